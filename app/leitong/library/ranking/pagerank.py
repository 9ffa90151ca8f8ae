"""PageRank: where somebody would be who follows links at random and now and then starts anew (S29).

Brin and Page, "The anatomy of a large-scale hypertextual web search engine", 1998. A page ranks high if many pages
lead to it, if those rank high, and if they lead to few others. The iteration is rustworkx's: handing it the links takes
as long again as all its rounds, and together some ten times as long as matrix work by numpy, which is half a second for
a million links (tests/bench/rank.py).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Nodes = NDArray[np.int64]
Ranks = NDArray[np.float64]

FOLLOWED = 0.85
_TOLERANCE = 1e-10
# how many links are Python's numbers at a time, as each takes twenty times its place in an array
_AT_A_TIME = 1 << 16


@dataclass(frozen=True, slots=True)
class Graph:
    """Links between `size` pages, each once, none from a page to itself. sources, targets: shape (links,)."""

    sources: Nodes
    targets: Nodes
    size: int

    @classmethod
    def of(cls, sources: Nodes, targets: Nodes, size: int) -> Graph:
        """A graph of any links: repeated ones count once, those of a page to itself not at all."""
        apart = sources != targets
        keys = np.sort(sources[apart] * max(size, 1) + targets[apart])
        keys = keys[np.append(True, keys[1:] != keys[:-1])[: keys.size]]
        return cls(keys // max(size, 1), keys % max(size, 1), size)

    @property
    def links_out(self) -> Nodes:
        return np.bincount(self.sources, minlength=self.size)

    @property
    def links_in(self) -> Nodes:
        return np.bincount(self.targets, minlength=self.size)


def pagerank(graph: Graph, starts: Ranks | None = None, *, followed: float = FOLLOWED) -> Ranks:
    """The rank of each page, shape (size,), adding up to 1; empty for no page.

    starts: where one starts anew, not negative, any finite sum above 0; everywhere alike if None. followed: how often a
    link is followed, at least 0 and below 1. From a page without links one starts anew. Rounds end when all ranks
    together change by less than 10⁻¹⁰. Raises ValueError for starts of another shape, sign or sum, and for another
    `followed`.
    """
    if not 0 <= followed < 1:
        raise ValueError(f"links are followed at least 0 and less than 1 times of 1, not {followed}")
    if graph.size == 0:
        return np.empty(0)
    # not loaded before a rank is asked for
    import rustworkx  # noqa: PLC0415

    web: rustworkx.PyDiGraph[int | None, None] = rustworkx.PyDiGraph(node_count_hint=graph.size)
    web.add_nodes_from(range(graph.size))
    for links in _in_parts(graph):
        web.extend_from_edge_list(links)
    ranks = rustworkx.pagerank(
        web,
        alpha=followed,
        personalization=None if starts is None else _shares(starts, graph.size),
        tol=_TOLERANCE / graph.size,  # which it takes of each page
        max_iter=_rounds(followed),
    )
    return np.fromiter(ranks.values(), dtype=np.float64, count=graph.size)


def _in_parts(graph: Graph) -> Iterator[list[tuple[int, int]]]:
    for start in range(0, graph.sources.size, _AT_A_TIME):
        part = slice(start, start + _AT_A_TIME)
        yield list(zip(graph.sources[part].tolist(), graph.targets[part].tolist(), strict=True))


def _rounds(followed: float) -> int:
    """As many as always do: the first changes the ranks by 2 at most, and each by `followed` of what the last did."""
    return 2 + (math.ceil(math.log(_TOLERANCE / 2) / math.log(followed)) if followed else 0)


def _shares(starts: Ranks, size: int) -> dict[int, float]:
    """Of each page that one starts from."""
    if starts.shape != (size,) or (starts < 0).any() or not 0 < starts.sum() < math.inf:
        raise ValueError(f"there is one finite start for each of {size} pages, none negative, and not all 0")
    shares = starts / starts.sum()
    pages = np.flatnonzero(shares)
    return dict(zip(pages.tolist(), shares[pages].tolist(), strict=True))
