"""Runs of five letters, whatever words they make: words that a scanner has torn, or typing errors spoilt, keep most.

Those that chance has chosen are enough, the same ones in every text (Broder 1997), so that a library can keep them.
Chinese needs no such look: its units are letters.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import ALNUM, UNIT, Codes, codes_of, nfkc_table
from leitong.words.fold import fold
from leitong.words.hashing import Hashes, mix, rolled
from leitong.words.token import Units

LETTERS = 5
SAMPLED_BELOW = np.uint64(2**62)
# short texts give more than one in four
LEAST = 64
FEWEST = 32
"""Runs of a text; of fewer nothing is said."""

_Number = TypeVar("_Number", np.uint32, np.uint64)

Runs = NDArray[np.uint32]
"""The upper halves of the chosen hashes, ascending, each once."""


class LetterShares(NamedTuple):
    """Of the runs of two texts, 0–1, estimated from as much of the samples as can be compared."""

    jaccard: float
    a_in_b: float
    b_in_a: float


def letter_runs(text: str) -> Runs:
    """The chosen runs of the folded letters of a text: every fourth, but at least 64 where there are as many."""
    letters, wide = letters_of(text)
    return short_runs(letters, wide)


def is_spelt(text: str, units: Units, runs: Runs) -> bool:
    """Whether a text may be compared by letters: mostly other than Chinese ones, and enough of them."""
    wide = (nfkc_table().flags[codes_of(text)[units.starts]] & UNIT) > 0
    return 2 * int(wide.sum()) < len(units) and runs.size >= FEWEST


def letter_shares(a: Runs, b: Runs) -> LetterShares:
    """The Jaccard and both containments, from samples that may be of different depth."""
    depth = min(_depth(a), _depth(b))
    a, b = (runs[: np.searchsorted(runs, np.uint32(depth), side="right")] for runs in (a, b))
    common = int(np.intersect1d(a, b, assume_unique=True).size)
    return LetterShares(
        common / max(a.size + b.size - common, 1), common / max(a.size, 1), common / max(b.size, 1)
    )


def _depth(runs: Runs) -> int:
    if runs.size < LEAST:
        return 2**32 - 1
    return max(int(runs[-1]), int(SAMPLED_BELOW >> np.uint64(32)))


def letters_of(text: str) -> tuple[Codes, NDArray[np.bool_]]:
    """The letters and numbers of the folded text, and which of them are Han, kana or Hangul."""
    folded = fold(text)
    heard = ((folded.flags & np.uint16(ALNUM)) > 0).nonzero()[0]
    return folded.codes.take(heard), (folded.flags.take(heard) & np.uint16(UNIT)) > 0


def short_runs(letters: Codes, wide: NDArray[np.bool_]) -> Runs:
    """The same of letters as `letters_of` gives them."""
    runs = runs_of(mix(letters.astype(np.uint64)), LETTERS, ~wide)
    return halves(least_of(runs, SAMPLED_BELOW, LEAST))


def halves(runs: Hashes) -> Runs:
    """The upper halves of ascending hashes, each once."""
    return _each_once((runs >> np.uint64(32)).astype(np.uint32))


def least_of(runs: Hashes, below: np.uint64, least: int) -> Hashes:
    """The different runs below a bound, or the `least` smallest ones where those are more; ascending."""
    # All are sorted only where the few below the bound do not suffice
    few = different(runs.compress(runs < below))
    return few if few.size >= least else different(runs)[:least]


def different(runs: Hashes) -> Hashes:
    """Each once, ascending."""
    return _each_once(np.sort(runs))


def _each_once(values: NDArray[_Number]) -> NDArray[_Number]:
    """Ascending values without their repetitions."""
    again = values[1:] == values[:-1]
    if not np.count_nonzero(again):  # many times as fast as `any` on few
        return values
    kept = np.ones(values.size, dtype=bool)
    np.logical_not(again, out=kept[1:])
    return values.compress(kept)


def runs_of(mixed: Hashes, length: int, beginning: NDArray[np.bool_]) -> Hashes:
    """Hash of each run of `length` letters that begins where `beginning` says. mixed: a hash of each letter."""
    count = mixed.size - length + 1
    if count < 1 or not beginning.any():
        return np.empty(0, dtype=np.uint64)
    return mix(rolled(mixed, length).compress(beginning[:count]))
