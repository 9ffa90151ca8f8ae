"""The Methods panel's question, answered in the working process: what does every method say of the open pair?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from leitong.compare.methods.choices import Choices
from leitong.compare.methods.records import Methods
from leitong.presenters.rules import RuleChoice
from leitong.presenters.sources import Source

if TYPE_CHECKING:
    from leitong.presenters.desk import Desk


def methods_of(desk: Desk, a: Source, b: Source, rules: RuleChoice, choices: Choices) -> Methods:
    """Raises LeitongError if a document can't be used any more."""
    return desk.judge(a, b, rules).says(choices)
