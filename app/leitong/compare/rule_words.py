"""The rules of a comparison in words, as far as they are not the usual ones."""

from __future__ import annotations

from leitong.compare.clauses import listed
from leitong.compare.rules import Rules, Stamps
from leitong.messages import QT_TRANSLATE_NOOP, Message


def rules_sentence(rules: Rules) -> Message | None:
    """Such as: By your rules case counts, numbers do not count. None for the usual rules."""
    parts = rule_clauses(rules)
    if not parts:
        return None
    return Message(QT_TRANSLATE_NOOP("Core", "By the rules chosen {rules}."), {"rules": listed(parts)})


def rule_clauses(rules: Rules) -> list[Message]:
    """Each rule that is not as usual, as a clause of its own."""
    clauses = [
        Message(template)
        for counts, template in (
            (not rules.ignore_case, QT_TRANSLATE_NOOP("Core", "case counts")),
            (not rules.ignore_width, QT_TRANSLATE_NOOP("Core", "full and half width count")),
            (not rules.ignore_punctuation, QT_TRANSLATE_NOOP("Core", "punctuation counts")),
            (
                not rules.ignore_variants,
                QT_TRANSLATE_NOOP("Core", "traditional and simplified characters differ"),
            ),
            (not rules.ignore_space, QT_TRANSLATE_NOOP("Core", "white space counts")),
            (
                rules.stamps is Stamps.ON,
                QT_TRANSLATE_NOOP("Core", "dates, times, counters and addresses do not count"),
            ),
            (
                rules.stamps is Stamps.OFF,
                QT_TRANSLATE_NOOP("Core", "dates, times, counters and addresses count"),
            ),
            (rules.ignore_numbers, QT_TRANSLATE_NOOP("Core", "numbers do not count")),
        )
        if counts
    ]
    if rules.shortest:
        template = QT_TRANSLATE_NOOP("Core", "passages of fewer than {n} words do not count")
        clauses.append(Message(template, {"n": rules.shortest}))
    if rules.template is not None:
        template = QT_TRANSLATE_NOOP("Core", "the text of {name} is taken out")
        clauses.append(Message(template, {"name": rules.template.name}))
    struck = len(rules.struck_a) + len(rules.struck_b)
    if struck == 1:
        clauses.append(Message(QT_TRANSLATE_NOOP("Core", "one struck stretch is left out")))
    elif struck:
        clauses.append(Message(QT_TRANSLATE_NOOP("Core", "{n} struck stretches are left out"), {"n": struck}))
    return clauses
