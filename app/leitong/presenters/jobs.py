"""What is asked of the process that works away from the window, and what it answers. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from leitong.messages import Message
from leitong.presenters.facts import DocumentFacts
from leitong.presenters.rules import AS_USUAL, RuleChoice
from leitong.presenters.sources import Source

if TYPE_CHECKING:
    from leitong.compare.comparison import Comparison


@dataclass(frozen=True, slots=True)
class Job:
    """One side to be looked at, or both to be compared. ticket: names the job in every answer.

    in_a_line: of both, only what sets B apart from A is wanted, in one line. choice: by which rules to compare.
    """

    ticket: int
    a: Source | None
    b: Source | None
    in_a_line: bool = False
    choice: RuleChoice = AS_USUAL


@dataclass(frozen=True, slots=True)
class Stage:
    """done of total steps; total is at least 1. text: what is being done."""

    ticket: int
    done: int
    total: int
    text: Message


@dataclass(frozen=True, slots=True)
class Looked:
    """One side was read; the other is empty."""

    ticket: int
    side: str
    facts: DocumentFacts


@dataclass(frozen=True, slots=True)
class Compared:
    ticket: int
    comparison: Comparison
    facts_a: DocumentFacts
    facts_b: DocumentFacts


@dataclass(frozen=True, slots=True)
class Told:
    """What sets B apart from A."""

    ticket: int
    line: Message


@dataclass(frozen=True, slots=True)
class Refused:
    """A side, both, or the "template" of the rules can't be used.

    reasons: (side, why). facts: of the other side, if it could be read.
    """

    ticket: int
    reasons: tuple[tuple[str, Message], ...]
    facts: DocumentFacts | None


@dataclass(frozen=True, slots=True)
class Errand:
    """Something else that a screen wants of the engine. task: a name in presenters/errands."""

    ticket: int
    task: str
    arguments: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """An errand's result; None where `reason` says why there is none."""

    ticket: int
    result: object
    reason: Message | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """The work hit a fault of Leitong's own. report: the trace, for the person to copy."""

    ticket: int
    error: str
    report: str


Answer = Looked | Compared | Told | Refused | Done | Failed
