"""The limits that proof holds pairs against, beside those of the verdict.

Chosen on variants of Chinese and English news whose sources are known (tests/bench/pairs.py), the same for both
languages: recall at the precision that the verdict's own limits have. "Distinct" is the share of sampled runs that
two documents have in common where runs that stand in many documents weigh little.
"""

from __future__ import annotations

CERTAIN = 0.6
"""Jaccard from which a pair is near even if all that it shares stands in many documents."""
DISTINCT = 0.3
"""Of both documents, for a pair that shares less."""
UNBROKEN = 0.3
"""Or one stretch of at least this share of the lighter text: formulas are broken by what is filled in."""
SAMPLE_PARTIAL = 0.2
LETTERS_DISTINCT = 0.2
"""What is alike letter by letter only must be distinct as well: short runs of letters stand in many texts."""
LETTERS_CONTAINED = 0.85
LETTERS_CONTAINED_DISTINCT = 0.5
FEWEST_LETTERS = 32

LONG_PASSAGE = 36
"""Weight of one passage that makes a partial copy; a Han character weighs 1, a word 2."""
LONG_PASSAGE_SHARE = 0.18
"""Of the lighter text: less is a quotation."""
ONE_PIECE = 0.9
"""Of all that is the same: a pasted passage is one piece, reports on one event share many."""
LONG_PASSAGE_DISTINCT = 0.13

MAIN_PASSAGE = 20
MAIN_PASSAGE_SHARE = 0.5
MAIN_PASSAGE_DISTINCT = 0.2

ALL_COVERED = 0.9
ALL_COVERED_DISTINCT = 0.15
