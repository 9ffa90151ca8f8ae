"""The verdict in plain words, with what was changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from leitong.compare.changes import Changes
from leitong.compare.comparison import Kind
from leitong.compare.evidence import Evidence
from leitong.compare.opinions import percent
from leitong.compare.template import slots_of
from leitong.messages import QT_TRANSLATE_NOOP, Message

_PLAIN = {
    Kind.IDENTICAL: Message(QT_TRANSLATE_NOOP("Core", "The same document, byte for byte.")),
    Kind.SAME_WORDS: Message(
        QT_TRANSLATE_NOOP(
            "Core", "The same words in another order: not the same text, though the words agree."
        )
    ),
}
_LONGEST_QUOTE = 24
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


def _same_text(evidence: Evidence) -> Message:
    if not evidence.same_letters:
        return Message(
            QT_TRANSLATE_NOOP("Core", "The same text in other characters, traditional and simplified.")
        )
    if evidence.same_layout:
        return Message(QT_TRANSLATE_NOOP("Core", "The same text in the same layout."))
    return Message(QT_TRANSLATE_NOOP("Core", "The same text in another layout."))


def _near(evidence: Evidence) -> Message:
    parts = change_parts(evidence.changes)
    if not parts:
        return Message(QT_TRANSLATE_NOOP("Core", "Almost the same text."))
    return Message(
        QT_TRANSLATE_NOOP("Core", "Likely the same article, edited: {changes}."), {"changes": listed(parts)}
    )


def _template(evidence: Evidence) -> Message:
    slots = slots_of(evidence)
    values = {"count": len(slots), "was": _quoted(slots[0].was), "now": _quoted(slots[0].now)}
    return Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "The same sentences with other numbers or names in {count} places, such as “{was}” and “{now}”.",
        ),
        values,
    )


def _contained(evidence: Evidence) -> Message:
    in_b, in_a = evidence.measures.containment_a_in_b or 0, evidence.measures.containment_b_in_a or 0
    values = {"share": percent(max(in_a, in_b)), "other": percent(min(in_a, in_b))}
    if in_b >= in_a:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "The first text is a part of the second: {share} % of it stands there and makes up {other} %.",
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "The second text is a part of the first: {share} % of it stands there and makes up {other} %.",
        )
    return Message(template, values)


def _partial(evidence: Evidence) -> Message:
    count = len(evidence.passages)
    values = {
        "count": count,
        "a": percent(evidence.shared_a),
        "b": percent(evidence.shared_b),
    }
    if min(evidence.shared_a, evidence.shared_b) >= _PARALLEL and (parts := change_parts(evidence.changes)):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core", "The two texts say the same in parallel, but much is reworded: {changes}."
            ),
            {"changes": listed(parts)},
        )
    if count == 0:
        return Message(
            QT_TRANSLATE_NOOP("Core", "Partly the same: short pieces of the texts agree here and there.")
        )
    if count == 1:
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Partly the same: one passage makes up {a} % of the first and {b} % of the second text.",
            ),
            values,
        )
    return Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "Partly the same: {count} passages make up {a} % of the first and {b} % of the second text.",
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


def change_parts(changes: Changes) -> list[Message]:
    """What was changed from A to B, the largest first, each a clause of its own."""
    parts = [
        _counted(
            changes.only_a,
            QT_TRANSLATE_NOOP("Core", "one sentence removed"),
            QT_TRANSLATE_NOOP("Core", "{n} sentences removed"),
        ),
        _counted(
            changes.only_b,
            QT_TRANSLATE_NOOP("Core", "one sentence added"),
            QT_TRANSLATE_NOOP("Core", "{n} sentences added"),
        ),
        _moved(changes),
        _counted(
            changes.moved_sentences,
            QT_TRANSLATE_NOOP("Core", "one sentence moved"),
            QT_TRANSLATE_NOOP("Core", "{n} sentences moved"),
        ),
        *_exchanged(changes),
        _counted(
            len(changes.edits.deletions),
            QT_TRANSLATE_NOOP("Core", "words left out in one place"),
            QT_TRANSLATE_NOOP("Core", "words left out in {n} places"),
        ),
        _counted(
            len(changes.edits.insertions),
            QT_TRANSLATE_NOOP("Core", "words inserted in one place"),
            QT_TRANSLATE_NOOP("Core", "words inserted in {n} places"),
        ),
        _counted(
            len(changes.edits.rewritten),
            QT_TRANSLATE_NOOP("Core", "one place rewritten"),
            QT_TRANSLATE_NOOP("Core", "{n} places rewritten"),
        ),
    ]
    return [part for part in parts if part is not None]


def _moved(changes: Changes) -> Message | None:
    if changes.moved_lines:
        one, many = (
            QT_TRANSLATE_NOOP("Core", "one paragraph moved"),
            QT_TRANSLATE_NOOP("Core", "{n} paragraphs moved"),
        )
    else:
        one, many = (
            QT_TRANSLATE_NOOP("Core", "one passage moved"),
            QT_TRANSLATE_NOOP("Core", "{n} passages moved"),
        )
    return _counted(len(changes.moved), one, many)


def _exchanged(changes: Changes) -> list[Message | None]:
    numbers = sum(exchange.of_numbers for exchange in changes.edits.exchanges)
    often = changes.most_frequent()
    parts = [
        _counted(
            numbers,
            QT_TRANSLATE_NOOP("Core", "one number changed"),
            QT_TRANSLATE_NOOP("Core", "{n} numbers changed"),
        )
    ]
    if often is None:
        return parts
    exchange, times = often
    others = len(changes.edits.exchanges) - numbers - times
    parts.append(
        Message(
            QT_TRANSLATE_NOOP("Core", "“{was}” became “{now}”"),
            {"was": _quoted(exchange.was), "now": _quoted(exchange.now)},
        )
    )
    parts.append(
        _counted(
            others,
            QT_TRANSLATE_NOOP("Core", "other words exchanged in one more place"),
            QT_TRANSLATE_NOOP("Core", "other words exchanged in {n} more places"),
        )
    )
    return parts


def _counted(count: int, one: str, many: str) -> Message | None:
    if count == 0:
        return None
    return Message(one) if count == 1 else Message(many, {"n": count})


def listed(parts: Sequence[Message]) -> Message:
    """The parts with commas between them, as each language sets them."""
    return reduce(
        lambda some, part: Message(QT_TRANSLATE_NOOP("Core", "{some}, {next}"), {"some": some, "next": part}),
        parts,
    )


def _quoted(text: str) -> str:
    short = " ".join(text.split())
    return short if len(short) <= _LONGEST_QUOTE else short[: _LONGEST_QUOTE - 1] + "…"
