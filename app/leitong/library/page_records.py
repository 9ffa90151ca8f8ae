"""The page store: what was understood of a page as one compressed record, read back without the page (S04).

A page's links lie in a record of their own, so that a library's link graph is read without any text. Its blocks are
not kept: they repeat the text, and the votes on them are made from the file where somebody looks at them.
"""

from __future__ import annotations

import zlib
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any, NamedTuple, TypeVar

from isal import isal_zlib

from leitong.library.fields import Columns, columns_of, written
from leitong.pages.outline import FIRST_LETTER
from leitong.pages.page import Image, LayoutProfile, Link, Page, PageKind

# its level 2 takes no less room; zlib, which reads the same, takes four times as long and saves a twentieth
_LEVEL = 1
# 100,000 links below the longest address that a page may name as its base, and some more
_MOST_BYTES = 256_000_000
# lone surrogates, which a broken file may hold, are kept as they are
_ENCODING = ("utf-8", "surrogatepass")
# one letter says all of a link but its texts: its kind, whether it points into the page, whether it is not followed
_SIGNS = {
    said: chr(ord("0") + number)
    for number, said in enumerate(product(("text", "image"), (False, True), (False, True)))
}
_SAID = {sign: said for said, sign in _SIGNS.items()}
_Value = TypeVar("_Value", bound=Hashable)


class Links(NamedTuple):
    """Where a page leads and what it is called. address, canonical: see `Page`."""

    address: str
    canonical: str
    links: tuple[Link, ...]


def packed_page(page: Page) -> bytes:
    """All of a page but its blocks and links."""
    return _packed(
        [
            (page.title, page.content_title, page.description, page.body, page.kind.value),
            page.declared_keywords,
            () if page.language is None else (page.language,),
            ("",) if page.fallback else (),
            *_turned(page.images, len(Image._fields)),
            *(page.layout.columns or _packed_layout(page.layout)),
        ]
    )


def packed_links(page: Page) -> bytes:
    """A page's addresses and links; empty where it has none of both."""
    if not (page.address or page.canonical or page.links):
        return b""
    urls, anchors, kinds, fragments, nofollows = _turned(page.links, len(Link._fields))
    signs = map(_SIGNS.__getitem__, zip(kinds, fragments, nofollows, strict=True))
    return _packed([(page.address, page.canonical), urls, anchors, ("".join(signs),)])


def unpacked_links(record: bytes) -> Links:
    """The addresses and links of a record. Raises ValueError or zlib.error if the bytes are not those of links."""
    if not record:
        return Links("", "", ())
    with _as_written():
        (address, canonical), urls, anchors, (signs,) = _unpacked(record)
        rows = zip(urls, anchors, signs, strict=True)
        return Links(address, canonical, tuple(Link(url, anchor, *_SAID[sign]) for url, anchor, sign in rows))


def unpacked_page(record: bytes, links: bytes) -> Page:
    """The page again, without its blocks. Raises ValueError or zlib.error if the bytes are not those of a page."""
    leads = unpacked_links(links)
    with _as_written():
        texts, keywords, language, fallback, *columns = _unpacked(record)
        title, content_title, description, body, kind = texts
        return Page(
            title=title,
            content_title=content_title,
            description=description,
            declared_keywords=tuple(keywords),
            body=body,
            kind=PageKind(kind),
            blocks=(),
            links=leads.links,
            images=tuple(map(Image._make, zip(*columns[:4], strict=True))),
            layout=LayoutProfile(_outline(*columns[4:7]), _paths(*columns[7:])),
            language=language[0] if language else None,
            fallback=bool(fallback),
            address=leads.address,
            canonical=leads.canonical,
        )


@contextmanager
def _as_written() -> Iterator[None]:
    """Raise ValueError for columns that are fewer, more or shorter than they were made."""
    try:
        yield
    except (LookupError, TypeError) as error:
        raise ValueError(f"a record is not as it was written ({error})") from error


class _Lettered(dict[_Value, str]):
    """The letter that stands for each different value, in the order in which they were met."""

    def __missing__(self, value: _Value) -> str:
        letter = self[value] = chr(FIRST_LETTER + len(self))
        return letter


def _packed_layout(layout: LayoutProfile) -> Columns:
    """As `leitong.pages.outline` makes them from a walk."""
    return *_packed_outline(layout.outline), *_packed_paths(layout.paths)


def _packed_outline(outline: Sequence[tuple[int, str]]) -> Columns:
    """Depths and tags of the different entries, and which of them stands at each place."""
    letters = _Lettered[tuple[int, str]]()
    which = "".join(map(letters.__getitem__, outline))
    return [str(depth) for depth, _ in letters], [tag for _, tag in letters], (which,)


def _outline(depths: Sequence[str], tags: Sequence[str], which: Sequence[str]) -> tuple[tuple[int, str], ...]:
    entries = list(zip(map(int, depths), tags, strict=True))
    return tuple([entries[ord(letter) - FIRST_LETTER] for letter in which[0]])


def _packed_paths(paths: Mapping[str, int]) -> Columns:
    """Each path as the number of a path before it, or -1, and what it has beyond that; and the counts."""
    numbers: dict[str, int] = {}
    before: list[str] = []
    rest: list[str] = []
    counts: list[str] = []
    for path, count in paths.items():
        head, slash, tail = path.rpartition("/")
        parent = numbers.get(head, -1) if slash else -1
        numbers[path] = len(numbers)
        before.append(str(parent))
        rest.append(path if parent < 0 else tail)
        counts.append(str(count))
    return before, rest, counts


def _paths(before: Sequence[str], rest: Sequence[str], counts: Sequence[str]) -> dict[str, int]:
    paths: list[str] = []
    for parent, tail in zip(map(int, before), rest, strict=True):
        paths.append(tail if parent < 0 else f"{paths[parent]}/{tail}")
    return dict(zip(paths, map(int, counts), strict=True))


def _turned(rows: Sequence[tuple[Any, ...]], width: int) -> Sequence[Sequence[Any]]:
    return list(zip(*rows, strict=True)) or [()] * width


def _packed(columns: Columns) -> bytes:
    return isal_zlib.compress(written(columns).encode(*_ENCODING), _LEVEL)


def _unpacked(record: bytes) -> list[list[str]]:
    stream = zlib.decompressobj()
    written_ = stream.decompress(record, _MOST_BYTES)
    if not stream.eof:
        raise ValueError("a record ends too early, or unpacks to more than a page can hold")
    return columns_of(written_.decode(*_ENCODING))
