"""PageRank: where somebody would be who follows links at random and now and then starts anew (S29).

Brin and Page, "The anatomy of a large-scale hypertextual web search engine", 1998. A page ranks high if many pages
lead to it, if those rank high, and if they lead to few others.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Nodes = NDArray[np.int64]
Ranks = NDArray[np.float64]

FOLLOWED = 0.85
_TOLERANCE = 1e-10
_MOST_ROUNDS = 200


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

    starts: where one starts anew, not negative, any sum above 0; everywhere alike if None. followed: how often a link
    is followed, 0–1. From a page without links one starts anew. Rounds end when all ranks together change by less than
    10⁻¹⁰, or after 200. Time grows with the links: numpy's bincount takes twice as long as a sparse matrix of scipy,
    which is no reason to ship scipy (tests/bench/rank.py). Raises ValueError for starts of another shape or sign.
    """
    if graph.size == 0:
        return np.empty(0)
    anew = _shares(starts, graph.size)
    out = graph.links_out
    dead_ends = np.flatnonzero(out == 0)
    each = np.zeros(graph.size)
    np.divide(1.0, out, out=each, where=out > 0)
    ranks = anew
    for _ in range(_MOST_ROUNDS):
        passed = np.bincount(graph.targets, weights=(ranks * each)[graph.sources], minlength=graph.size)
        lost = ranks[dead_ends].sum()
        before, ranks = ranks, (1 - followed + followed * lost) * anew + followed * passed
        if np.abs(ranks - before).sum() < _TOLERANCE:
            break
    return ranks


def _shares(starts: Ranks | None, size: int) -> Ranks:
    if starts is None:
        return np.full(size, 1 / size)
    if starts.shape != (size,) or (starts < 0).any() or not starts.sum() > 0:
        raise ValueError(f"there is one start for each of {size} pages, none is negative, and not all are 0")
    shares: Ranks = starts / starts.sum()
    return shares
