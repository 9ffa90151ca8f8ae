"""Whether two texts are one form filled in twice: the same sentences with other numbers or names.

Judged from marked units alone, so that a scan, which keeps no texts, and a comparison say the same of a pair.
"""

from __future__ import annotations

from leitong.compare.alignment import Alignment, align, anchors
from leitong.fingerprints.marked import NAME, NUMBER, Marked, telling

_FEWEST = 3
_COVERED = 0.9
# share of all exchanges that must be other numbers or names
_MOST = 0.6
# or, where most numbers are others: share of the numbers that may be the same, and spoilt places for each that differs
_KEPT = 0.4
_SPOILT = 0.5


def filled_in_anew(a: Marked, b: Marked) -> bool:
    """Whether two texts that share much are the same form. Symmetric."""
    return may_be_filled_in(slots_of(a), slots_of(b)) and same_form(align(anchors(a), anchors(b)))


def same_form(sides: Alignment) -> bool:
    """True if nearly all of both is kept in order, and most that differs are numbers or names, or most numbers differ.

    Where most numbers differ, other things may as well: the form of a report has words for what rose and what fell.
    But a text full of typing errors is no form.
    """
    exchanges = sides.exchanges
    slots = exchanges.numbers + exchanges.names
    if slots < _FEWEST or min(sides.covered_a, sides.covered_b) < _COVERED:
        return False
    if slots >= _MOST * exchanges.all:
        return True
    other_numbers = exchanges.numbers >= _FEWEST and sides.numbers_kept <= _KEPT
    return other_numbers and exchanges.spoilt <= _SPOILT * slots


def slots_of(units: Marked) -> frozenset[int]:
    """The numbers and names of a text."""
    units = telling(units)
    return frozenset(units[(units & (NUMBER | NAME)) > 0].tolist())


def may_be_filled_in(a: frozenset[int], b: frozenset[int]) -> bool:
    """False if two texts have nearly the same numbers and names, so that a look at their order can be spared."""
    return min(len(a - b), len(b - a)) >= _FEWEST
