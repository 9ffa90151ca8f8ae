"""The verdict on a pair: its duplicate type (S05) and its kind (S06). Symmetric in the two texts."""

from __future__ import annotations

from leitong.compare.comparison import Kind, Verdict
from leitong.compare.evidence import Evidence
from leitong.compare.limits import JACCARD_OTHER_ORDER
from leitong.compare.opinions import opinions
from leitong.compare.whole import near_or_contained
from leitong.compare.wording import sentence

# passages that are literally less than this of either text, and not long, may be a quotation or boilerplate
_SHARED_PASSAGES = 0.15
_LONG_PASSAGES = 500
_SHORT_PASSAGE = 20
_SAME_KEYWORDS = 0.8
_MAY_BE_FORMS = {Kind.NEAR, Kind.CONTAINED, Kind.PARTIAL}
_TYPE_3_OR_4 = {Kind.NEAR, Kind.SAME_TEMPLATE, Kind.CONTAINED, Kind.PARTIAL}


def verdict_on(evidence: Evidence) -> Verdict:
    """Decide, and give every measure's own opinion beside it."""
    kind = kind_of(evidence)
    return Verdict(type_of(kind, evidence), kind, sentence(kind, evidence), opinions(evidence))


def kind_of(evidence: Evidence) -> Kind:
    """The order of S06: what is certain first, then what is near, then what is shared."""
    if evidence.no_text_a or evidence.no_text_b:
        return Kind.NO_TEXT
    if evidence.same_bytes:
        return Kind.IDENTICAL
    if evidence.same_letters or evidence.same_folded:
        return Kind.SAME_TEXT
    kind = _unequal(evidence)
    return Kind.SAME_TEMPLATE if kind in _MAY_BE_FORMS and evidence.filled_in_anew else kind


def _unequal(evidence: Evidence) -> Kind:
    cosine = evidence.measures.cosine or 0
    if (whole := _as_a_whole(evidence, cosine)) is not None:
        return whole
    if evidence.part or _shares_passages(evidence):
        return Kind.PARTIAL
    return Kind.RELATED if cosine >= evidence.limits.cosine_related else Kind.DIFFERENT


def _as_a_whole(evidence: Evidence, cosine: float) -> Kind | None:
    """How the whole of both texts is related, if it is."""
    measures, limits = evidence.measures, evidence.limits
    jaccard = measures.jaccard or 0
    near, contained = near_or_contained(
        jaccard,
        evidence.containment,
        measures.letters or 0,
        measures.letters_contained or 0,
        evidence.length_ratio,
        near=limits.jaccard_near,
    )
    if contained or (evidence.excerpt and jaccard < limits.jaccard_near):
        return Kind.CONTAINED
    if near:
        return Kind.NEAR
    if cosine < evidence.limits.cosine_near:
        return None
    if is_candidate(evidence) and evidence.part:
        return Kind.NEAR
    return Kind.SAME_WORDS if jaccard < JACCARD_OTHER_ORDER and _same_words(evidence) else None


def is_candidate(evidence: Evidence) -> bool:
    """Whether either fingerprint is near enough for a text of this length (M4)."""
    limit = evidence.candidate
    distances = (evidence.measures.hamming, evidence.measures.hamming_windows)
    return limit is not None and any(bits is not None and bits <= limit for bits in distances)


def type_of(kind: Kind, evidence: Evidence) -> int:
    """1 complete, 2 content, 3 layout, 4 partial, 0 none."""
    if kind is Kind.IDENTICAL:
        return 1
    if kind is Kind.SAME_TEXT:
        return 1 if evidence.same_layout else 2
    if kind in _TYPE_3_OR_4 and (evidence.part or kind is Kind.NEAR):
        return 3 if evidence.layout_similarity >= evidence.limits.layout_similar else 4
    return 0


def _shares_passages(evidence: Evidence) -> bool:
    return evidence.shared_weight >= (
        _LONG_PASSAGES if evidence.literal < _SHARED_PASSAGES else _SHORT_PASSAGE
    )


def _same_words(evidence: Evidence) -> bool:
    """Whether it is the words that are the same.

    Two long texts of one author have a cosine near 1 as well, but not all words as often; and a few words that are
    not stop words are soon the same.
    """
    enough = evidence.candidate is not None
    return enough and (evidence.measures.keywords or 0) >= _SAME_KEYWORDS and not evidence.part
