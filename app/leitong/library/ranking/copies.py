"""Copies raise the rank: a text that others thought worth keeping is one page, and is started from more often (S30).

The formula is ours: a page starts with 1 + β · ln(1 + copies) instead of 1, where only copies in another place count,
as whoever copies a page beside itself recommends nothing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.library.ranking.pagerank import Graph, Ranks, pagerank

Labels = NDArray[np.int64]

_BETA = 1.0


def collapsed(graph: Graph, labels: Labels) -> Graph:
    """Each group of pages as its first one: links are united, those within a group dropped.

    labels: for each page the page that stands for it, shape (size,). Pages that do not stand for themselves keep
    their number and have no links.
    """
    return Graph.of(labels[graph.sources], labels[graph.targets], graph.size)


def copies_elsewhere(labels: Labels, places: Labels) -> Labels:
    """For each page that stands for a group, how many of the group lie in another place; 0 for all others.

    places: a number for each page's host or folder, shape (size,).
    """
    elsewhere = places != places[labels]
    return np.bincount(labels[elsewhere], minlength=labels.size)


def starts_with(copies: Labels, labels: Labels, beta: float = _BETA) -> Ranks:
    """How often each page is started from: never where another stands for it."""
    speaks = labels == np.arange(labels.size)
    starts: Ranks = np.where(speaks, 1 + beta * np.log1p(copies), 0.0)
    return starts


def rank_with_copies(graph: Graph, labels: Labels, places: Labels) -> Ranks:
    """PageRank of the groups, each raised by its copies elsewhere; a page has the rank of its group.

    Without any copies it is plain PageRank. Shape (size,); the ranks of those that stand for a group add up to 1.
    """
    speaking, number = np.unique(labels, return_inverse=True)
    united = collapsed(graph, labels)
    small = Graph(
        np.searchsorted(speaking, united.sources), np.searchsorted(speaking, united.targets), speaking.size
    )
    starts = starts_with(copies_elsewhere(labels, places), labels)[speaking]
    ranks: Ranks = pagerank(small, starts if speaking.size else None)[number]
    return ranks
