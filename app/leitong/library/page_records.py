"""The page store: what was understood of a page as one compressed record, read back without the page (S04).

A page's links lie in a record of their own, so that a library's link graph is read without any text. Its blocks are
not kept: they repeat the text, and the votes on them are made from the file where somebody looks at them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from leitong.pages.page import Image, LayoutProfile, Link, Page, PageKind

# records are a twentieth smaller at the usual level, and take twice as long
_LEVEL = 3
# links are hardly smaller at a higher level, and take three times as long
_LINKS_LEVEL = 1
# lone surrogates, which a broken file may hold, are kept as they are
_ENCODING = ("utf-8", "surrogatepass")
# lists of lists that never hold themselves
_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)
# what stands for a value is the letter so many places after this one
_FIRST = ord("0")
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
            page.title,
            page.content_title,
            page.description,
            page.declared_keywords,
            page.body,
            page.kind.value,
            _columns(page.images, len(Image._fields)),
            _packed_outline(page.layout.outline),
            _packed_paths(page.layout.paths),
            page.language,
            page.fallback,
        ],
        _LEVEL,
    )


def packed_links(page: Page) -> bytes:
    """A page's addresses and links; empty where it has none of both."""
    if not (page.address or page.canonical or page.links):
        return b""
    return _packed([page.address, page.canonical, *_columns(page.links, len(Link._fields))], _LINKS_LEVEL)


def unpacked_links(record: bytes) -> Links:
    """The addresses and links of a record."""
    if not record:
        return Links("", "", ())
    address, canonical, *columns = _unpacked(record)
    return Links(address, canonical, tuple(map(Link._make, zip(*columns, strict=True))))


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
        outline,
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
        # records of an earlier version have neither titles nor captions of pictures
        images=tuple(Image(*row) for row in zip(*images, strict=True)),
        layout=LayoutProfile(_outline(*outline), _paths(*paths)),
        language=language,
        fallback=fallback,
        address=leads.address,
        canonical=leads.canonical,
    )


class _Lettered(dict[_Value, str]):
    """The letter that stands for each different value, in the order in which they were met."""

    def __missing__(self, value: _Value) -> str:
        letter = self[value] = chr(_FIRST + len(self))
        return letter


def _packed_outline(outline: Sequence[tuple[int, str]]) -> tuple[list[int], list[str], str]:
    """The different entries, and which of them stands at each place."""
    letters = _Lettered[tuple[int, str]]()
    which = "".join(map(letters.__getitem__, outline))
    return [depth for depth, _ in letters], [tag for _, tag in letters], which


def _outline(depths: list[int], tags: list[str], which: str) -> tuple[tuple[int, str], ...]:
    entries = list(zip(depths, tags, strict=True))
    return tuple([entries[ord(letter) - _FIRST] for letter in which])


def _packed_paths(paths: Mapping[str, int]) -> tuple[list[int], list[str], list[int]]:
    """Each path as the number of a path before it, or -1, and what it has beyond that; and the counts."""
    numbers: dict[str, int] = {}
    before: list[int] = []
    rest: list[str] = []
    counts: list[int] = []
    for path, count in paths.items():
        head, slash, tail = path.rpartition("/")
        parent = numbers.get(head, -1) if slash else -1
        numbers[path] = len(numbers)
        before.append(parent)
        rest.append(path if parent < 0 else tail)
        counts.append(count)
    return before, rest, counts


def _paths(before: list[int], rest: list[str], counts: list[int]) -> dict[str, int]:
    paths: list[str] = []
    for parent, tail in zip(before, rest, strict=True):
        paths.append(tail if parent < 0 else f"{paths[parent]}/{tail}")
    return dict(zip(paths, counts, strict=True))


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[tuple[Any, ...]]:
    return list(zip(*rows, strict=True)) or [()] * width


def _packed(parts: list[Any], level: int) -> bytes:
    return zlib.compress(_JSON.encode(parts).encode(*_ENCODING), level)


def _unpacked(record: bytes) -> Any:
    return json.loads(zlib.decompress(record).decode(*_ENCODING))
