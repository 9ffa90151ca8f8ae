"""All that the verdict on a pair is drawn from, gathered once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from leitong.compare.alignment import align, anchors
from leitong.compare.boxes import unit_weights
from leitong.compare.changes import Changes, changes_between
from leitong.compare.comparison import Measures, Passage
from leitong.compare.coverage import share, share_within, within
from leitong.compare.limits import DEFAULTS, Limits, candidate_distance, strict_distance
from leitong.compare.rules import USUAL, Rules
from leitong.compare.template import filled_in_anew, may_be_filled_in, slots_of
from leitong.compare.torn import is_torn, mended
from leitong.compare.whole import is_excerpt, may_be_excerpt
from leitong.fingerprints.marked import marked_units
from leitong.fingerprints.signed_text import stamps_key
from leitong.pages.layout import layout_equal, layout_similarity
from leitong.words.units import units_of

if TYPE_CHECKING:
    from leitong.analysis import Analysis


@dataclass(frozen=True, slots=True)
class Evidence:
    """no_text_a, no_text_b: there is no letter to compare. same_bytes, same_letters: certain equality (S07).

    same_folded: equal once traditional characters are folded to simplified ones. same_but_stamps: equal but for the
    dates, times, counters and addresses that do not count.

    words: of the shorter text. strict, candidate: bits that may differ for that many words (M4), or None.
    shared_a, shared_b: shares of the texts that stand in passages, 0–1. literal_a, literal_b: that stand in runs.
    shared_weight: of the runs, a Han character 1, a word 2. length_ratio: shorter / longer, in units.
    excerpt: one text stands in the other literally, though not in its order. filled_in_anew: the same sentences with
    other numbers or names. by_rules: some things do not count.
    limits: what all this is held against.
    by_rules: other rules than usual were chosen.
    """

    measures: Measures
    passages: tuple[Passage, ...]
    changes: Changes
    no_text_a: bool
    no_text_b: bool
    same_bytes: bool
    same_letters: bool
    same_folded: bool
    same_layout: bool
    layout_similarity: float
    words: int
    strict: int | None
    candidate: int | None
    shared_a: float
    shared_b: float
    literal_a: float
    literal_b: float
    shared_weight: int
    length_ratio: float
    filled_in_anew: bool
    excerpt: bool = False
    same_but_stamps: bool = False
    by_rules: bool = False
    limits: Limits = DEFAULTS

    @property
    def part(self) -> bool:
        """`Part` of S05: the important part is equal."""
        return (
            self.measures.jaccard or 0
        ) >= self.limits.jaccard_partial or self.containment >= self.limits.containment_partial

    @property
    def literal(self) -> float:
        """Share of one text that stands in runs, of the text where it is the more, 0–1."""
        return max(self.literal_a, self.literal_b)

    @property
    def containment(self) -> float:
        """Of the text that stands in the other the more, 0–1."""
        return max(self.measures.containment_a_in_b or 0, self.measures.containment_b_in_a or 0)


def _form(a: Analysis, b: Analysis, measures: Measures) -> bool:
    """Whether the two are one form filled in twice, also if the words of one are torn apart."""
    jaccard = measures.jaccard or 0
    # what shares less is not asked in a scan either
    if max(jaccard, measures.letters or 0) < DEFAULTS.jaccard_partial:
        return False
    units = [marked_units(one.text, one.fingerprints.units) for one in (a, b)]
    if jaccard >= DEFAULTS.jaccard_partial and filled_in_anew(*units):
        return True
    one, other = a.fingerprints.text or a.text, b.fingerprints.text or b.text
    if not (may_be_filled_in(*map(slots_of, units)) and is_torn(one, other)):
        return False
    whole = mended(one, other), mended(other, one)
    return filled_in_anew(*(marked_units(text, units_of(text)) for text in whole))


def _excerpt(a: Analysis, b: Analysis, measures: Measures, length_ratio: float) -> bool:
    """Whether one text stands in the other, though its sentences were reordered."""
    contained = max(measures.containment_a_in_b or 0, measures.containment_b_in_a or 0)
    if not may_be_excerpt(measures.jaccard or 0, contained, length_ratio):
        return False
    units = (marked_units(one.text, one.fingerprints.units) for one in (a, b))
    return is_excerpt(align(*map(anchors, units), forms=False))


def evidence_of(
    a: Analysis,
    b: Analysis,
    measures: Measures,
    passages: tuple[Passage, ...],
    check: Callable[[], None] = lambda: None,
    *,
    rules: Rules = USUAL,
) -> Evidence:
    """All that the verdict is drawn from. check: called between steps; raises to stop."""
    runs_a = [run for passage in passages for run, _ in passage.runs]
    runs_b = [run for passage in passages for _, run in passage.runs]
    changes = changes_between(
        a, b, passages, within(a.units, runs_a), within(b.units, runs_b), as_words=rules.as_words
    )
    check()
    form = _form(a, b, measures)
    check()
    words = min(len(a.words), len(b.words))
    counted_a, counted_b = a.fingerprints.units, b.fingerprints.units
    literal_a, literal_b = within(counted_a, runs_a), within(counted_b, runs_b)
    sizes = sorted((len(counted_a), len(counted_b)))
    ratio = sizes[0] / sizes[1] if sizes[1] else 1.0
    same_units = len(counted_a) > 0 and np.array_equal(counted_a.hashes, counted_b.hashes)
    same_stamps = stamps_key(a.text, a.stamps) == stamps_key(b.text, b.stamps)
    return Evidence(
        measures=measures,
        passages=passages,
        changes=changes,
        no_text_a=a.fingerprints.letters == 0,
        no_text_b=b.fingerprints.letters == 0,
        same_bytes=a.document.sha256 == b.document.sha256 and rules.struck_a == rules.struck_b,
        same_letters=a.fingerprints.content is not None and a.fingerprints.content == b.fingerprints.content,
        same_folded=same_units and same_stamps,
        same_but_stamps=same_units and not same_stamps,
        excerpt=_excerpt(a, b, measures, ratio),
        same_layout=layout_equal(a.page.layout, b.page.layout),
        layout_similarity=layout_similarity(a.page.layout, b.page.layout),
        words=words,
        strict=strict_distance(words),
        candidate=candidate_distance(words),
        shared_a=share_within(counted_a, [passage.a for passage in passages]),
        shared_b=share_within(counted_b, [passage.b for passage in passages]),
        literal_a=share(literal_a),
        literal_b=share(literal_b),
        shared_weight=int(unit_weights(counted_a)[literal_a].sum()),
        length_ratio=ratio,
        filled_in_anew=form,
        by_rules=not rules.usual,
    )
