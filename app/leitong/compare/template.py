"""Whether two texts are one form filled in twice: the same sentences with other numbers or names."""

from __future__ import annotations

from leitong.compare.changes import Exchange
from leitong.compare.evidence import Evidence

_FEWEST_SLOTS = 3
# share of the sentences that may stand in one text only, and share of the exchanges that must fill slots
_ODD_SENTENCES = 0.1
_SLOTS = 0.6


def filled_in_anew(evidence: Evidence) -> bool:
    """True if nearly all of both texts is shared in order, and what differs is mostly numbers or names."""
    changes = evidence.changes
    slots = slots_of(evidence)
    if len(slots) < _FEWEST_SLOTS or changes.moved:
        return False
    if min(evidence.shared_a, evidence.shared_b) < 1 - _ODD_SENTENCES:
        return False
    odd = len(changes.only_a) + len(changes.only_b) + changes.deletions + changes.insertions
    return len(slots) >= _SLOTS * (len(changes.exchanges) + odd)


def slots_of(evidence: Evidence) -> list[Exchange]:
    return [one for one in evidence.changes.exchanges if one.of_numbers or one.of_names]
