"""Pictures that pages have lost, shown from copies of the pages and said to be, as one page of its own (S35)."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from mimetypes import guess_type
from pathlib import Path

from leitong.library.pictures.gallery import LostPicture
from leitong.report.plain import without_surrogates

_MOST_BYTES = 16_000_000
_STYLE = (
    "body{font:16px/1.5 system-ui,'Noto Sans','Noto Sans CJK SC',sans-serif;max-width:60rem;margin:2rem auto;"
    "padding:0 1rem;color:#1b1f24;background:#fff}h1{font-size:1.5rem}h2{font-size:1.1rem;margin:2rem 0 .3rem;"
    "overflow-wrap:anywhere}figure{margin:0 0 1rem}img{max-width:100%;display:block}"
    "figcaption{color:#5a6472;overflow-wrap:anywhere}"
    "@media(prefers-color-scheme:dark){body{color:#e6e9ed;background:#16191d}figcaption{color:#9aa5b1}}"
)


def lost_pictures_html(lost: Sequence[LostPicture]) -> Iterator[str]:
    """The page in pieces. A picture whose file can't be read, or is larger than 16 MB, is named only."""
    yield (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Leitong: lost pictures</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>'
        "<h1>Lost pictures, shown from copies</h1>"
    )
    page = None
    for one in lost:
        if one.page != page:
            page = one.page
            yield f"<h2>{_text(str(page))}</h2>"
        yield f"<figure>{_picture(one)}<figcaption>{_text(one.image.url)} · {_label(one)}</figcaption></figure>"
    yield "</body></html>\n"


def _picture(one: LostPicture) -> str:
    data = _bytes(one.lent)
    kind = guess_type(one.lent.name)[0] if one.lent is not None else None
    if data is None or kind is None or not kind.startswith("image/"):
        return ""
    return f'<img alt="{_text(one.image.alt)}" src="data:{kind};base64,{b64encode(data).decode()}">'


def _bytes(file: Path | None) -> bytes | None:
    try:
        if file is None or file.stat().st_size > _MOST_BYTES:
            return None
        return file.read_bytes()
    except OSError:
        return None


def _label(one: LostPicture) -> str:
    return "no copy has it" if one.loan is None else _text(str(one.loan.label))


def _text(text: str) -> str:
    return escape(without_surrogates(text))
