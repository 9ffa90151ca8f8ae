"""The sketches of several short texts that are joined: what `sketches` does to one, for all at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints import letter_runs
from leitong.fingerprints.letter_runs import different, halves
from leitong.fingerprints.marked import marked_by_codes
from leitong.library.sketching.sketches import (
    LEAST,
    RUN,
    SAMPLED_BELOW,
    WIDE_RUN,
    Sketch,
)
from leitong.words.characters import ALNUM, UNIT
from leitong.words.fold import fold
from leitong.words.hashing import Hashes, Rolled, mix
from leitong.words.joined import Joined, Places
from leitong.words.units import units_of

Owned = tuple[Hashes, list[int]]
"""Runs, and where those of each text begin, and after the last."""
_NOTHING = np.empty(0, dtype=np.uint64)


def joined_sketches(joined: Joined, contents: Sequence[str | None], stamps: Sequence[bytes]) -> list[Sketch]:
    """The sketch of each text. contents, stamps: digests of its letters, and of what was passed over in it."""
    units = units_of(joined.text)
    marked = marked_by_codes(joined.codes, units)
    bounds = [*units.starts.searchsorted(joined.starts).tolist(), len(units)]
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
    heard = ((folded.flags & np.uint16(ALNUM)) > 0).nonzero()[0]
    wide = (folded.flags.take(heard) & np.uint16(UNIT)) > 0
    bounds = heard.searchsorted(folded.starts.searchsorted(joined.starts))
    rolled = Rolled(mix(folded.codes.take(heard).astype(np.uint64)))
    others = ~wide
    long_runs = (_runs(rolled, WIDE_RUN, wide, bounds), _runs(rolled, RUN, others, bounds))
    return (
        _least_of_each(long_runs, SAMPLED_BELOW, LEAST),
        _least_of_each(
            (_runs(rolled, letter_runs.LETTERS, others, bounds),),
            letter_runs.SAMPLED_BELOW,
            letter_runs.LEAST,
        ),
    )


def _runs(rolled: Rolled, length: int, beginning: NDArray[np.bool_], bounds: Places) -> Owned:
    """Each run of `length` letters that begins where `beginning` says and does not reach into the next text.

    bounds: where the letters of each text begin.
    """
    count = beginning.size - length + 1
    if count < 1 or not beginning.any():
        return _NOTHING, [0] * (bounds.size + 1)
    within = beginning[:count].copy()
    for bound in bounds[1:].tolist():
        within[max(0, bound - length + 1) : bound] = False
    places = within.nonzero()[0]
    return mix(rolled.runs(length).take(places)), [*places.searchsorted(bounds).tolist(), places.size]


def _least_of_each(kinds: Sequence[Owned], below: np.uint64, least: int) -> list[Hashes]:
    """Of each text the different runs of all kinds below a bound, or the `least` smallest ones; ascending."""
    low = [(runs < below).nonzero()[0] for runs, _ in kinds]
    few = [
        (runs.take(places), places.searchsorted(bounds).tolist())
        for places, (runs, bounds) in zip(low, kinds, strict=True)
    ]
    # one text after the other: many short arrays are sorted many times as fast as one long one
    parts = [different(runs) for runs in _of_each(few)]
    if min(part.size for part in parts) < least:
        for text, runs in enumerate(_of_each(kinds)):
            if parts[text].size < least:
                parts[text] = different(runs)[:least]
    return parts


def _of_each(kinds: Sequence[Owned]) -> Iterator[Hashes]:
    """All runs of each text."""
    for places in zip(*(pairwise(bounds) for _, bounds in kinds), strict=True):
        found = [
            runs[first:last] for (runs, _), (first, last) in zip(kinds, places, strict=True) if last > first
        ]
        yield found[0] if len(found) == 1 else np.concatenate((*found, _NOTHING))
