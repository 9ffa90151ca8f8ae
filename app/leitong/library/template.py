"""Whether two texts are one form filled in twice, judged from units: `leitong.compare.template` for many pairs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.library.alignment import Alignment
from leitong.library.sketches import NAME, NUMBER

_FEWEST = 3
_COVERED = 0.9
# share of the numbers, or of all exchanges, that must be other numbers or names
_MOST = 0.6
# share of all exchanges below which the text was not filled in but spoilt by typing errors
_FEW = 0.4


def same_form(sides: Alignment) -> bool:
    """True if nearly all of both is kept in order, and most numbers differ or most that differs are names."""
    slots = sides.numbers + sides.names
    if slots < _FEWEST or min(sides.covered_a, sides.covered_b) < _COVERED:
        return False
    least = _FEW if sides.numbers >= _FEWEST and 1 - sides.numbers_kept >= _MOST else _MOST
    return slots >= least * sides.exchanges


def slots_of(units: NDArray[np.uint32]) -> frozenset[int]:
    """The numbers and names of a text."""
    return frozenset(units[(units & (NUMBER | NAME)) > 0].tolist())


def may_be_filled_in(a: frozenset[int], b: frozenset[int]) -> bool:
    """False if two texts have nearly the same numbers and names, so that a look at their order can be spared."""
    return min(len(a - b), len(b - a)) >= _FEWEST
