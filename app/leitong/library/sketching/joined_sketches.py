"""The sketches of several short texts that are joined: what `sketches` does to one, for all at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.marked import marked_units
from leitong.library.sketching.sketches import (
    LEAST,
    RUN,
    SAMPLED_BELOW,
    SHORT_LEAST,
    SHORT_RUN,
    SHORT_SAMPLED_BELOW,
    WIDE_RUN,
    Sketch,
    different,
    halves,
)
from leitong.words.characters import ALNUM, UNIT, nfkc_table
from leitong.words.fold import fold
from leitong.words.hashing import Hashes, mix, rolled
from leitong.words.joined import Joined, Places
from leitong.words.units import units_of

Owned = tuple[Hashes, Places]
"""Runs, and the number of the text that each is of."""


def joined_sketches(joined: Joined, contents: Sequence[str | None], stamps: Sequence[bytes]) -> list[Sketch]:
    """The sketch of each text. contents, stamps: digests of its letters, and of what was passed over in it."""
    units = units_of(joined.text)
    marked = marked_units(joined.text, units)
    bounds = np.searchsorted(joined.owners(units.starts), np.arange(len(joined) + 1)).tolist()
    samples, short = _runs_of_each(joined)
    return [
        Sketch(content, marked[first:last], sample, halves(runs), passed)
        for content, passed, first, last, sample, runs in zip(
            contents, stamps, bounds[:-1], bounds[1:], samples, short, strict=True
        )
    ]


def _runs_of_each(joined: Joined) -> tuple[list[Hashes], list[Hashes]]:
    """The sampled runs and the sampled short runs."""
    folded = fold(joined.text)
    flags = nfkc_table().flags[folded.codes]
    heard = (flags & ALNUM).astype(bool)
    wide = (flags[heard] & UNIT).astype(bool)
    owners = joined.owners(folded.starts)[heard]
    mixed = mix(folded.codes[heard].astype(np.uint64))
    return (
        _least_of_each(_long_runs(mixed, wide, owners), SAMPLED_BELOW, LEAST, len(joined)),
        _least_of_each(_runs(mixed, SHORT_RUN, ~wide, owners), SHORT_SAMPLED_BELOW, SHORT_LEAST, len(joined)),
    )


def _long_runs(mixed: Hashes, wide: NDArray[np.bool_], owners: Places) -> Owned:
    """Runs of six wide letters and of twelve others, in the order of the texts."""
    of_wide, of_others = _runs(mixed, WIDE_RUN, wide, owners), _runs(mixed, RUN, ~wide, owners)
    if not of_wide[0].size or not of_others[0].size:
        return of_wide if of_wide[0].size else of_others
    runs, whose = (np.concatenate(parts) for parts in zip(of_wide, of_others, strict=True))
    order = np.argsort(whose.astype(np.int16), kind="stable")
    return runs[order], whose[order]


def _runs(mixed: Hashes, length: int, beginning: NDArray[np.bool_], owners: Places) -> Owned:
    """Each run of `length` letters that begins where `beginning` says and does not reach into the next text."""
    count = mixed.size - length + 1
    if count < 1 or not beginning.any():
        return np.empty(0, dtype=np.uint64), np.empty(0, dtype=np.int64)
    within = beginning[:count] & (owners[length - 1 :] == owners[:count])
    return mix(rolled(mixed, length)[within]), owners[:count][within]


def _least_of_each(owned: Owned, below: np.uint64, least: int, count: int) -> list[Hashes]:
    """Of each of so many texts the different runs below a bound, or the `least` smallest ones; ascending."""
    runs, owners = owned
    low = runs < below
    all_bounds = np.searchsorted(owners, np.arange(count + 1))
    few = runs[low]
    bounds = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(low)])[all_bounds].tolist()
    # one text after the other: many short arrays are sorted many times as fast as one long one
    parts = [different(few[first:last]) for first, last in pairwise(bounds)]
    for text, part in enumerate(parts):
        if part.size < least:
            parts[text] = different(runs[all_bounds[text] : all_bounds[text + 1]])[:least]
    return parts
