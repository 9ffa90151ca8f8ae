"""Each measure's own opinion on a pair, with its value, its limit and its reason: disagreement is shown."""

from __future__ import annotations

from leitong.compare.comparison import Method
from leitong.compare.distance import told_distance
from leitong.compare.evidence import Evidence
from leitong.compare.limits import LETTERS_NEAR
from leitong.messages import QT_TRANSLATE_NOOP, Message

_BITS = 64
_NO_TEXT = Message(QT_TRANSLATE_NOOP("Core", "There is no text to measure."))


def opinions(evidence: Evidence) -> tuple[Method, ...]:
    """In the order in which the verdict asks them."""
    measures = evidence.measures
    return (
        opinion_of_equality(evidence),
        _distance("simhash-words", measures.hamming, evidence),
        _distance("simhash-windows", measures.hamming_windows, evidence),
        _share(
            "jaccard",
            None if evidence.no_text_a or evidence.no_text_b else measures.jaccard,
            evidence.limits.jaccard_near,
            QT_TRANSLATE_NOOP("Core", "{percent} % of all short runs of words stand in both texts."),
        ),
        *_letters(measures.letters),
        _share(
            "containment",
            _containment(evidence),
            evidence.limits.containment_partial,
            QT_TRANSLATE_NOOP("Core", "{percent} % of one text's short runs of words stand in the other."),
        ),
        _cosine(evidence),
        _share(
            "passages",
            None if evidence.no_text_a or evidence.no_text_b else max(evidence.shared_a, evidence.shared_b),
            evidence.limits.containment_partial,
            QT_TRANSLATE_NOOP("Core", "Shared passages, with their edits, cover {percent} % of one text."),
        ),
        _share(
            "layout",
            None if evidence.no_text_a or evidence.no_text_b else evidence.layout_similarity,
            evidence.limits.layout_similar,
            QT_TRANSLATE_NOOP("Core", "The layouts are {percent} % alike; the layout alone decides nothing."),
        ),
    )


def opinion_of_equality(evidence: Evidence) -> Method:
    """Whether the texts are equal by bytes, letters or simplified letters."""
    if evidence.no_text_a or evidence.no_text_b:
        return Method("exact", None, 1, False, _NO_TEXT)
    if evidence.same_bytes:
        reason = Message(QT_TRANSLATE_NOOP("Core", "The documents are equal byte for byte."))
    elif evidence.same_letters:
        reason = Message(QT_TRANSLATE_NOOP("Core", "All letters and digits are equal."))
    elif evidence.same_folded:
        reason = Message(
            QT_TRANSLATE_NOOP(
                "Core", "All letters are equal once variants, such as traditional characters, are made one."
            )
        )
    else:
        reason = Message(QT_TRANSLATE_NOOP("Core", "The letters and digits are not all equal."))
    equal = evidence.same_bytes or evidence.same_letters or evidence.same_folded
    return Method("exact", float(equal), 1, equal, reason)


def _letters(value: float | None) -> tuple[Method, ...]:
    """Asked only where the words do not decide."""
    if value is None:
        return ()
    template = QT_TRANSLATE_NOOP("Core", "{percent} % of all short runs of letters stand in both texts.")
    return (_share("letters", value, LETTERS_NEAR, template),)


def _distance(name: str, bits: int | None, evidence: Evidence) -> Method:
    limit = evidence.candidate
    if bits is None:
        reason = Message(QT_TRANSLATE_NOOP("Core", "There is no fingerprint to compare."))
        return Method(name, None, limit, False, reason)
    reason = told_distance(bits, _BITS, limit, evidence.strict)
    return Method(name, bits, limit, limit is not None and bits <= limit, reason)


def _cosine(evidence: Evidence) -> Method:
    value, angle = evidence.measures.cosine, evidence.measures.angle
    if value is None or angle is None:
        return Method("cosine", None, evidence.limits.cosine_near, False, _NO_TEXT)
    values = {"angle": round(angle)}
    template = QT_TRANSLATE_NOOP("Core", "The directions of the weighted words are {angle}° apart.")
    if evidence.measures.with_stop_words:
        template = QT_TRANSLATE_NOOP(
            "Core", "The directions of the words, stop words among them, are {angle}° apart."
        )
    return Method(
        "cosine",
        value,
        evidence.limits.cosine_near,
        value >= evidence.limits.cosine_near,
        Message(template, values),
    )


def _share(name: str, value: float | None, limit: float, template: str) -> Method:
    if value is None:
        reason = Message(QT_TRANSLATE_NOOP("Core", "There is too little text to measure."))
        return Method(name, None, limit, False, reason)
    return Method(name, value, limit, value >= limit, Message(template, {"percent": percent(value)}))


def percent(share: float) -> int:
    """Whole per cent; 0 and 100 only where nothing or everything is meant."""
    if 0 < share < 1:
        return min(99, max(1, round(100 * share)))
    return round(100 * share)


def _containment(evidence: Evidence) -> float | None:
    return None if evidence.measures.containment_a_in_b is None else evidence.containment
