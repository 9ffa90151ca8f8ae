"""Documents with the same text: found by their digests, never compared in pairs, and represented by one of them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.library.sketching.sketches import Sketches, units_key

Places = NDArray[np.int64]


def equal_texts(sketches: Sketches) -> Places:
    """For each document the first one that has the same text (S07): itself, or an earlier one. Shape (documents,).

    Texts are the same if their letters are, or their units once traditional characters are made simplified ones.
    A document without letters has the same text as no other.
    """
    keys = (units_key(sketches.units_of(one), passed) for one, passed in enumerate(sketches.stamps))
    return firsts_of(sketches.contents, keys)


def firsts_of(contents: Iterable[Hashable | None], units_keys: Iterable[Hashable | None]) -> Places:
    """The same from the digests of the letters and the keys of the units."""
    first = first_with_key(contents)
    # groups by letters and groups by units may overlap, so the second are laid over the first
    by_units = first_with_key(units_keys)
    parent = first.tolist()

    def root(document: int) -> int:
        while parent[document] != document:
            parent[document] = parent[parent[document]]
            document = parent[document]
        return document

    for document in np.flatnonzero(by_units != np.arange(by_units.size)).tolist():
        low, high = sorted((root(document), root(int(by_units[document]))))
        parent[high] = low
    return np.array([root(document) for document in range(len(parent))], dtype=np.int64)


def first_with_key(keys: Iterable[Hashable | None]) -> Places:
    """For each key the place of the first equal one; None equals nothing."""
    seen: dict[Hashable, int] = {}
    return np.array(
        [place if key is None else seen.setdefault(key, place) for place, key in enumerate(keys)],
        dtype=np.int64,
    )


def members(first: Places) -> dict[int, list[int]]:
    """The groups of two and more that `equal_texts` found: their first document, and all of them in order."""
    order = np.argsort(first, kind="stable")
    firsts, starts, counts = np.unique(first[order], return_index=True, return_counts=True)
    return {
        int(firsts[group]): order[starts[group] : starts[group] + counts[group]].tolist()
        for group in np.flatnonzero(counts > 1).tolist()
    }


def taken(sketches: Sketches, documents: Sequence[int] | Places) -> Sketches:
    """The sketches of some documents only, in the order given."""
    chosen = np.asarray(documents, dtype=np.int64)

    def cut(bounds: Places) -> tuple[NDArray[np.bool_] | Places, Places]:
        sizes = np.diff(bounds)[chosen]
        after = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(sizes)])
        return np.repeat(bounds[chosen] - after[:-1], sizes) + np.arange(after[-1]), after

    units, unit_bounds = cut(sketches.unit_bounds)
    sample, sample_bounds = cut(sketches.sample_bounds)
    letters, letter_bounds = cut(sketches.letter_bounds)
    return Sketches(
        tuple(sketches.contents[i] for i in chosen.tolist()),
        tuple(sketches.stamps[i] for i in chosen.tolist()),
        sketches.units[units],
        unit_bounds,
        sketches.sample[sample],
        sample_bounds,
        sketches.letters[letters],
        letter_bounds,
    )
