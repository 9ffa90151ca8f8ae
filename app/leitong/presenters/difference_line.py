"""What sets a file apart from the best copy of its group, in one line: the verdict's own words, told of the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leitong.compare.comparison import Kind
from leitong.messages import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from leitong.compare.comparison import Comparison


def line_of(comparison: Comparison) -> Message:
    """A of the comparison is the best copy, B the file that the line is about."""
    verdict, values = comparison.verdict, comparison.verdict.sentence.values
    changes = values.get("changes")
    if isinstance(changes, Message):
        return changes
    if verdict.kind is Kind.CONTAINED and "share" in values:
        return _part(comparison, values["share"])
    if verdict.kind is Kind.PARTIAL and "a" in values:
        return Message(
            QT_TRANSLATE_NOOP("Core", "Shares {a} % of the best copy, which is {b} % of this text."),
            {"a": values["a"], "b": values["b"]},
        )
    return verdict.sentence


def _part(comparison: Comparison, share: object) -> Message:
    of_file = comparison.measures.containment_b_in_a or 0
    of_best = comparison.measures.containment_a_in_b or 0
    if of_file >= of_best:
        template = QT_TRANSLATE_NOOP("Core", "{share} % of it stands in the best copy.")
    else:
        template = QT_TRANSLATE_NOOP("Core", "It holds {share} % of the best copy.")
    return Message(template, {"share": share})
