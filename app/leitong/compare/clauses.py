"""What was changed from one text to the other, in a few clauses: the most important first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from leitong.compare.changes import Changes
from leitong.messages import QT_TRANSLATE_NOOP, Message

# more clauses than these are a litany
_MOST_CLAUSES = 3
_LONGEST_QUOTE = 20


def change_list(changes: Changes) -> Message | None:
    """At most three clauses with commas between them, and a word on the rest; None where nothing is known."""
    clauses = change_clauses(changes)
    if not clauses:
        return None
    if len(clauses) > _MOST_CLAUSES:
        smaller = Message(QT_TRANSLATE_NOOP("Core", "and smaller edits"))
        clauses = [*clauses[:_MOST_CLAUSES], smaller]
    return listed(clauses)


def change_clauses(changes: Changes) -> list[Message]:
    """What was changed from A to B, each a clause of its own."""
    edits = changes.edits
    clauses = [
        _removed_and_added(changes.only_a, changes.only_b),
        _moved(changes),
        _counted(
            changes.moved_sentences,
            QT_TRANSLATE_NOOP("Core", "one sentence moved"),
            QT_TRANSLATE_NOOP("Core", "{n} sentences moved"),
        ),
        _counted(
            sum(exchange.of_numbers for exchange in edits.exchanges),
            QT_TRANSLATE_NOOP("Core", "one number changed"),
            QT_TRANSLATE_NOOP("Core", "{n} numbers changed"),
        ),
        _exchanged(changes),
        _counted(
            len(edits.rewritten),
            QT_TRANSLATE_NOOP("Core", "one place rewritten"),
            QT_TRANSLATE_NOOP("Core", "{n} places rewritten"),
        ),
        _left_out_and_inserted(len(edits.deletions), len(edits.insertions)),
        _counted(
            edits.spaces,
            QT_TRANSLATE_NOOP("Core", "other white space in one place"),
            QT_TRANSLATE_NOOP("Core", "other white space in {n} places"),
        ),
    ]
    return [clause for clause in clauses if clause is not None]


def _removed_and_added(removed: int, added: int) -> Message | None:
    if not added:
        return _counted(
            removed,
            QT_TRANSLATE_NOOP("Core", "one sentence removed"),
            QT_TRANSLATE_NOOP("Core", "{n} sentences removed"),
        )
    if not removed:
        return _counted(
            added,
            QT_TRANSLATE_NOOP("Core", "one sentence added"),
            QT_TRANSLATE_NOOP("Core", "{n} sentences added"),
        )
    if removed == added:
        return _counted(
            removed,
            QT_TRANSLATE_NOOP("Core", "one sentence removed and one added"),
            QT_TRANSLATE_NOOP("Core", "{n} sentences removed and as many added"),
        )
    if removed == 1:
        return Message(QT_TRANSLATE_NOOP("Core", "one sentence removed and {added} added"), {"added": added})
    if added == 1:
        return Message(
            QT_TRANSLATE_NOOP("Core", "{removed} sentences removed and one added"), {"removed": removed}
        )
    return Message(
        QT_TRANSLATE_NOOP("Core", "{removed} sentences removed and {added} added"),
        {"removed": removed, "added": added},
    )


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


def _exchanged(changes: Changes) -> Message | None:
    """The words exchanged, with the pair that was exchanged most often as the example."""
    often = changes.most_frequent()
    if often is None:
        return None
    exchange, times = often
    places = sum(not one.of_numbers for one in changes.edits.exchanges)
    values = {"n": places, "was": quoted(exchange.was), "now": quoted(exchange.now)}
    if places == 1:
        return Message(QT_TRANSLATE_NOOP("Core", "“{was}” became “{now}”"), values)
    if places == times:
        return Message(QT_TRANSLATE_NOOP("Core", "“{was}” became “{now}” in {n} places"), values)
    if changes.misspelt:
        return Message(
            QT_TRANSLATE_NOOP("Core", "words spelt otherwise in {n} places, such as “{was}” and “{now}”"),
            values,
        )
    return Message(
        QT_TRANSLATE_NOOP("Core", "words exchanged in {n} places (“{was}” became “{now}”)"), values
    )


def _left_out_and_inserted(left_out: int, inserted: int) -> Message | None:
    if left_out and inserted:
        return Message(
            QT_TRANSLATE_NOOP("Core", "words left out or inserted in {n} places"), {"n": left_out + inserted}
        )
    return _counted(
        left_out,
        QT_TRANSLATE_NOOP("Core", "words left out in one place"),
        QT_TRANSLATE_NOOP("Core", "words left out in {n} places"),
    ) or _counted(
        inserted,
        QT_TRANSLATE_NOOP("Core", "words inserted in one place"),
        QT_TRANSLATE_NOOP("Core", "words inserted in {n} places"),
    )


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


def quoted(text: str) -> str:
    """The text in one line, cut where it is long."""
    short = " ".join(text.split())
    return short if len(short) <= _LONGEST_QUOTE else short[: _LONGEST_QUOTE - 1] + "…"
