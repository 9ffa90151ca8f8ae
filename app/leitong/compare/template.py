"""Whether two texts are one form filled in twice: the same sentences with other numbers or names."""

from __future__ import annotations

from leitong.compare.edits import Exchange
from leitong.compare.evidence import Evidence

_FEWEST = 3
# share of the sentences that may stand in one text only
_ODD = 0.1
# share of the numbers, or of all exchanges, that must be other numbers or names
_MOST = 0.6


def filled_in_anew(evidence: Evidence) -> bool:
    """True if nearly all of both texts is shared in order, and most numbers differ or most that differs are names."""
    changes = evidence.changes
    slots = slots_of(evidence)
    if (
        len(slots) < _FEWEST
        or changes.moved
        or changes.moved_sentences
        or changes.misspelt
        or min(evidence.shared_a, evidence.shared_b) < 1 - _ODD
    ):
        return False
    if changes.numbers >= _FEWEST and changes.numbers_changed >= _MOST:
        return True
    edits = changes.edits
    odd = changes.only_a + changes.only_b + len(edits.deletions) + len(edits.insertions)
    return len(slots) >= _MOST * (len(edits.exchanges) + len(edits.rewritten) + odd)


def slots_of(evidence: Evidence) -> list[Exchange]:
    """The exchanges of a number for a number, or of a name for a name."""
    return [
        one
        for one in evidence.changes.edits.exchanges
        if one.of_numbers or (one.of_names and not one.of_spelling)
    ]
