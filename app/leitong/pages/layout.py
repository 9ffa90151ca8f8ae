"""Whether two pages have the same layout, or nearly (ALGORITHMS S05)."""

from __future__ import annotations

from math import sqrt

from leitong.pages.page import LayoutProfile


def layout_equal(a: LayoutProfile, b: LayoutProfile) -> bool:
    """`Fe`: the same tags at the same depths in the same order, repetitions of one taken as one."""
    return a.outline == b.outline


def layout_similarity(a: LayoutProfile, b: LayoutProfile) -> float:
    """`Fs`: cosine of the counts of root-to-node tag paths, 0 to 1. Two plain texts, without any path, give 1."""
    if not a.paths or not b.paths:
        return float(not a.paths and not b.paths)
    dot = sum(count * b.paths.get(path, 0) for path, count in a.paths.items())
    squares = sum(n * n for n in a.paths.values()) * sum(n * n for n in b.paths.values())
    return min(1.0, dot / sqrt(squares))
