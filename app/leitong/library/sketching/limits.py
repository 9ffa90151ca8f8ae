"""The limits that proof holds pairs against, beside those of the verdict.

Chosen on variants of Chinese and English news whose sources are known (tests/bench/pairs.py), the same for both
languages: recall at the precision that the verdict's own limits have. "Distinct" is the share of sampled runs that
two documents have in common where runs that stand in many documents weigh little.
"""

from __future__ import annotations

from dataclasses import dataclass

from leitong.compare.alignment import Alignment

CERTAIN = 0.6
"""Jaccard from which a pair is near even if all that it shares stands in many documents."""
DISTINCT = 0.3
"""Of both documents, for a pair that shares less."""
UNBROKEN = 0.3
"""Or one stretch of at least this share of the lighter text: formulas are broken by what is filled in."""
SAMPLE_PARTIAL = 0.2
LETTERS_DISTINCT = 0.2
"""What is alike letter by letter only must be distinct as well: short runs of letters stand in many texts."""
LETTERS_CONTAINED_DISTINCT = 0.5

ALL_COVERED = 0.9
"""Share of both texts that is kept in order, though word after word was exchanged."""
ALL_COVERED_DISTINCT = 0.15
# and less will do for texts of one length with the same numbers: words were put in the places of others
EXCHANGED_LENGTH = 0.99
EXCHANGED_NUMBERS = 0.9
EXCHANGED_COVERED = 0.85
EXCHANGED_DISTINCT = 0.1


@dataclass(frozen=True, slots=True)
class PassageLimit:
    """What a common passage must be to make a partial copy.

    weight: a Han character weighs 1, a word 2. share: of the lighter text; less is a quotation. of_all: of all that is
    the same; a pasted passage is one piece, reports on one event share many. distinct: of the lighter document.
    edited: a few words in it may have been changed.
    """

    weight: int
    share: float
    of_all: float
    distinct: float
    edited: bool = False

    def in_(self, sides: Alignment, distinct: float) -> bool:
        passage = sides.passage if self.edited else sides.longest
        least = max(self.weight, self.share * sides.lighter, self.of_all * sides.literal)
        return passage >= least and distinct >= self.distinct


PASSAGES = (
    PassageLimit(weight=36, share=0.18, of_all=0.9, distinct=0.15),
    PassageLimit(weight=20, share=0.5, of_all=0, distinct=0.2),
    PassageLimit(weight=150, share=0.3, of_all=0.9, distinct=0.35, edited=True),
)
LEAST_DISTINCT = min(limit.distinct for limit in PASSAGES)
