"""The page store: what was understood of a page as one compressed record, read back without the page (S04).

A page's links lie in a record of their own, so that a library's link graph is read without any text. Its blocks are
not kept: they repeat the text, and the votes on them are made from the file where somebody looks at them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from leitong.pages.page import Image, LayoutProfile, Link, Page, PageKind

_LEVEL = 6
# links are hardly smaller at a higher level, and take three times as long
_LINKS_LEVEL = 1
# lone surrogates, which a broken file may hold, are kept as they are
_ENCODING = ("utf-8", "surrogatepass")


class Links(NamedTuple):
    """Where a page leads and what it is called. address, canonical: see `Page`."""

    address: str
    canonical: str
    links: tuple[Link, ...]


def packed_page(page: Page) -> bytes:
    """All of a page but its blocks and links."""
    return _packed(
        [
            page.title,
            page.content_title,
            page.description,
            page.declared_keywords,
            page.body,
            page.kind.value,
            [tuple(image) for image in page.images],
            *_columns(page.layout.outline),
            dict(page.layout.paths),
            page.language,
            page.fallback,
        ]
    )


def packed_links(page: Page) -> bytes:
    """A page's addresses and links; empty where it has none of both."""
    if not (page.address or page.canonical or page.links):
        return b""
    return _packed([page.address, page.canonical, [tuple(link) for link in page.links]], _LINKS_LEVEL)


def unpacked_links(record: bytes) -> Links:
    """The addresses and links of a record."""
    if not record:
        return Links("", "", ())
    address, canonical, links = _unpacked(record)
    return Links(address, canonical, tuple(Link(*link) for link in links))


def unpacked_page(record: bytes, links: bytes) -> Page:
    """The page again, without its blocks. Raises ValueError or zlib.error if the bytes are not those of a page."""
    (
        title,
        content_title,
        description,
        keywords,
        body,
        kind,
        images,
        depths,
        tags,
        paths,
        language,
        fallback,
    ) = _unpacked(record)
    leads = unpacked_links(links)
    return Page(
        title=title,
        content_title=content_title,
        description=description,
        declared_keywords=tuple(keywords),
        body=body,
        kind=PageKind(kind),
        blocks=(),
        links=leads.links,
        images=tuple(Image(*image) for image in images),
        layout=LayoutProfile(tuple(zip(depths, tags, strict=True)), paths),
        language=language,
        fallback=fallback,
        address=leads.address,
        canonical=leads.canonical,
    )


def _columns(outline: Sequence[tuple[int, str]]) -> tuple[list[int], list[str]]:
    return [depth for depth, _ in outline], [tag for _, tag in outline]


def _packed(parts: list[Any], level: int = _LEVEL) -> bytes:
    return zlib.compress(
        json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode(*_ENCODING), level
    )


def _unpacked(record: bytes) -> Any:
    return json.loads(zlib.decompress(record).decode(*_ENCODING))
