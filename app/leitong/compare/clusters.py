"""Gather matched seeds that lie near each other in both texts."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.compare.joins import Places
from leitong.compare.seeds import Seeds

_NEIGHBOURS = ((0, 1), (1, -1), (1, 0), (1, 1))


def clusters_of(seeds: Seeds, gap: int) -> Places:
    """Label each seed with its cluster: int64, shape (n,), 0 … number of clusters − 1.

    Seeds belong together if squares of `gap` × `gap` units that hold them touch, so that two clusters are at least
    `gap` units apart in one of the texts.
    """
    if not len(seeds):
        return np.zeros(0, dtype=np.int64)
    squares, of_seed, stride = squares_of(seeds, gap)
    return components(squares.size, *touching(squares, stride))[of_seed]


def squares_of(seeds: Seeds, size: int) -> tuple[Places, Places, int]:
    """(squares, of_seed, stride): the squares that hold seeds, ascending, the square of each seed, and the step from
    a square to the one below it.
    """
    rows, columns = seeds.a // size, seeds.b // size + 1
    stride = int(columns.max()) + 2
    squares, of_seed = np.unique(rows * stride + columns, return_inverse=True)
    return squares, of_seed.astype(np.int64), stride


def touching(squares: Places, stride: int) -> tuple[Places, Places]:
    """Each pair of squares that touch by a side or a corner, once, as two arrays of indices."""
    here, there = [], []
    for down, right in _NEIGHBOURS:
        wanted = squares + (down * stride + right)
        found = np.minimum(np.searchsorted(squares, wanted), squares.size - 1)
        hit = np.flatnonzero(squares[found] == wanted)
        here.append(hit)
        there.append(found[hit])
    return np.concatenate(here), np.concatenate(there)


def components(size: int, here: Places, there: Places) -> Places:
    """Label the connected components of the graph with edges here[k] – there[k] from 0 up, shape (size,)."""
    parent: NDArray[np.int64] = np.arange(size, dtype=np.int64)
    while True:
        one, other = parent[here], parent[there]
        open_edges = one != other
        if not open_edges.any():
            break
        here, there, one, other = here[open_edges], there[open_edges], one[open_edges], other[open_edges]
        np.minimum.at(parent, np.maximum(one, other), np.minimum(one, other))
        parent = _rooted(parent)
    return np.unique(parent, return_inverse=True)[1].astype(np.int64)


def _rooted(parent: Places) -> Places:
    while True:
        grand = parent[parent]
        if np.array_equal(grand, parent):
            return parent
        parent = grand
