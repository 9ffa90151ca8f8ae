"""The link graph of a library: which of its files lead to which others, and in what words (S04, S29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from leitong.library.page_records import Links
from leitong.library.ranking.pagerank import Graph
from leitong.library.ranking.places import name_of, names_of

_NO_LINKS = Links("", "", ())


@dataclass(frozen=True, slots=True)
class Placed:
    """One file that is there. id: of the document; print: of what was read in it. size: bytes."""

    id: int
    print: int
    path: Path
    size: int
    mtime_ns: int


@dataclass(frozen=True, slots=True)
class Web:
    """The files and the links between them. graph: over places in `files`, without links that ask not to be followed.

    anchors: for each file the different words in which others lead to it, in their order.
    """

    files: tuple[Placed, ...]
    graph: Graph
    anchors: Mapping[int, tuple[str, ...]]


def web_of(files: Iterable[Placed], links: Mapping[int, Links]) -> Web:
    """files: in an order that does not change from scan to scan. links: of each print that has any."""
    placed = tuple(files)
    at: dict[str, int] = {}
    named = [names_of(file.path, links.get(file.print, _NO_LINKS)) for file in placed]
    # a file's own path names no other; an address may be claimed by several copies
    for depth in range(max(map(len, named), default=0)):
        for place, names in enumerate(named):
            if depth < len(names):
                at.setdefault(names[depth], place)
    sources, targets = [], []
    anchors: dict[int, dict[str, None]] = {}
    for source, target, anchor, counts in _resolved(placed, links, at):
        if counts:
            sources.append(source)
            targets.append(target)
        if source != target and anchor:
            anchors.setdefault(target, {})[anchor] = None
    graph = Graph.of(np.array(sources, dtype=np.int64), np.array(targets, dtype=np.int64), len(placed))
    return Web(placed, graph, {target: tuple(texts) for target, texts in anchors.items()})


def _resolved(
    files: tuple[Placed, ...], links: Mapping[int, Links], at: Mapping[str, int]
) -> Iterator[tuple[int, int, str, bool]]:
    """Source, target, anchor and whether it counts, of every link that stays within the library."""
    for source, file in enumerate(files):
        for link in links.get(file.print, _NO_LINKS).links:
            if link.fragment:
                continue
            name = name_of(link.url, file.path)
            target = at.get(name) if name else None
            if target is not None:
                yield source, target, link.anchor, not link.nofollow
