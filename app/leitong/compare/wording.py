"""The verdict in plain words, with what was changed."""

from __future__ import annotations

from leitong.compare.clauses import change_list, quoted
from leitong.compare.comparison import Kind
from leitong.compare.evidence import Evidence
from leitong.compare.opinions import percent
from leitong.messages import QT_TRANSLATE_NOOP, Message

_PLAIN = {
    Kind.IDENTICAL: Message(QT_TRANSLATE_NOOP("Core", "The same document, byte for byte.")),
    Kind.SAME_WORDS: Message(
        QT_TRANSLATE_NOOP(
            "Core", "The same words in another order: not the same text, though the words agree."
        )
    ),
}
# from this share on, the letters are the same but for a few
_SAME_LETTERS = 0.9
# from this share of both texts on, passages are no parts but the whole
_PARALLEL = 0.8


def sentence(kind: Kind, evidence: Evidence) -> Message:
    """One sentence for a person, made of nested messages so that each part can be translated."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    return {
        Kind.NO_TEXT: _no_text,
        Kind.SAME_TEXT: _same_text,
        Kind.NEAR: _near,
        Kind.SAME_TEMPLATE: _template,
        Kind.CONTAINED: _contained,
        Kind.PARTIAL: _partial,
        Kind.RELATED: _related,
        Kind.DIFFERENT: _different,
    }[kind](evidence)


def _no_text(evidence: Evidence) -> Message:
    if evidence.by_rules:
        return _nothing_left(evidence)
    if evidence.no_text_a and evidence.no_text_b:
        return Message(
            QT_TRANSLATE_NOOP("Core", "Neither document has any text, so there is nothing to compare.")
        )
    if evidence.no_text_a:
        return Message(
            QT_TRANSLATE_NOOP("Core", "The first document has no text, so there is nothing to compare.")
        )
    return Message(
        QT_TRANSLATE_NOOP("Core", "The second document has no text, so there is nothing to compare.")
    )


def _nothing_left(evidence: Evidence) -> Message:
    if evidence.no_text_a and evidence.no_text_b:
        return Message(
            QT_TRANSLATE_NOOP("Core", "By the rules chosen nothing is left of either text to compare.")
        )
    if evidence.no_text_a:
        return Message(
            QT_TRANSLATE_NOOP("Core", "By the rules chosen nothing is left of the first text to compare.")
        )
    return Message(
        QT_TRANSLATE_NOOP("Core", "By the rules chosen nothing is left of the second text to compare.")
    )


def _same_text(evidence: Evidence) -> Message:
    if evidence.by_rules:
        return Message(QT_TRANSLATE_NOOP("Core", "The same text by the rules chosen."))
    if not evidence.same_letters:
        return Message(QT_TRANSLATE_NOOP("Core", "The same text, in part in other characters."))
    if evidence.same_layout:
        return Message(QT_TRANSLATE_NOOP("Core", "The same text in the same layout."))
    return Message(QT_TRANSLATE_NOOP("Core", "The same text in another layout."))


def _near(evidence: Evidence) -> Message:
    if evidence.same_but_stamps:
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "The same text but for dates, times, counters or addresses, which were passed over.",
            )
        )
    if (evidence.measures.letters or 0) >= _SAME_LETTERS:
        return Message(
            QT_TRANSLATE_NOOP(
                "Core", "Nearly the same letters all through, but cut into other words, as a scanner does."
            )
        )
    changes = change_list(evidence.changes)
    if changes is None:
        return Message(QT_TRANSLATE_NOOP("Core", "Almost the same text."))
    return Message(
        QT_TRANSLATE_NOOP("Core", "Likely the same article, edited: {changes}."), {"changes": changes}
    )


def _template(evidence: Evidence) -> Message:
    slots = [one for one in evidence.changes.edits.exchanges if one.of_a_form]
    if not slots:
        return Message(QT_TRANSLATE_NOOP("Core", "The same sentences with other numbers or names."))
    values = {"count": len(slots), "was": quoted(slots[0].was), "now": quoted(slots[0].now)}
    return Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "The same sentences with other numbers or names in {count} places, such as “{was}” and “{now}”.",
        ),
        values,
    )


def _contained(evidence: Evidence) -> Message:
    in_b = max(evidence.measures.containment_a_in_b or 0, evidence.literal_a)
    in_a = max(evidence.measures.containment_b_in_a or 0, evidence.literal_b)
    values = {"share": percent(max(in_a, in_b)), "other": percent(min(in_a, in_b))}
    if in_b >= in_a:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "The first text is a part of the second: {share} % of it stands there and makes up {other} % of that text.",
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "The second text is a part of the first: {share} % of it stands there and makes up {other} % of that text.",
        )
    return Message(template, values)


def _partial(evidence: Evidence) -> Message:
    count = len(evidence.passages)
    values = {
        "count": count,
        "a": percent(evidence.shared_a),
        "b": percent(evidence.shared_b),
    }
    changes = change_list(evidence.changes)
    if min(evidence.shared_a, evidence.shared_b) >= _PARALLEL and changes is not None:
        return Message(
            QT_TRANSLATE_NOOP(
                "Core", "The two texts say the same in parallel, but much is reworded: {changes}."
            ),
            {"changes": changes},
        )
    if count == 0:
        return Message(
            QT_TRANSLATE_NOOP("Core", "Partly the same: short pieces of the texts agree here and there.")
        )
    if count == 1:
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Partly the same: one passage, with its edits, covers {a} % of the first and {b} % of the second text.",
            ),
            values,
        )
    return Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "Partly the same: {count} passages, with their edits, cover {a} % of the first"
            " and {b} % of the second text.",
        ),
        values,
    )


def _related(evidence: Evidence) -> Message:
    if evidence.passages:
        return Message(
            QT_TRANSLATE_NOOP("Core", "Different texts on a related subject, with a few words in common.")
        )
    return Message(QT_TRANSLATE_NOOP("Core", "Different texts on a related subject."))


def _different(evidence: Evidence) -> Message:
    if evidence.passages:
        return Message(QT_TRANSLATE_NOOP("Core", "Different texts with a few words in common."))
    return Message(QT_TRANSLATE_NOOP("Core", "Different texts."))
