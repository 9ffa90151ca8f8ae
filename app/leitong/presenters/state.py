"""What the Compare screen shows at one moment; widgets draw it and know nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.facts import DocumentFacts
from leitong.presenters.reviews import Review
from leitong.presenters.rules import AS_USUAL, RuleChoice
from leitong.presenters.sources import Source

if TYPE_CHECKING:
    from leitong.compare.comparison import Comparison, Measures

SIDES = ("a", "b")


def other(side: str) -> str:
    return "b" if side == "a" else "a"


class Phase(StrEnum):
    EMPTY = "empty"
    ASKING = "asking"  # a web address was pasted: fetch it?
    READING = "reading"
    READY = "ready"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Slot:
    """One side. facts: once read. reason: why it failed."""

    phase: Phase = Phase.EMPTY
    source: Source | None = None
    facts: DocumentFacts | None = None
    reason: Message | None = None

    @property
    def taken(self) -> bool:
        return self.phase is not Phase.EMPTY


@dataclass(frozen=True, slots=True)
class Progress:
    """fraction: 0–1 of the running job. text: the step that runs."""

    fraction: float
    text: Message


@dataclass(frozen=True, slots=True)
class CompareState:
    """comparison: what is shown; it stays until another is ready. progress: None when nothing runs.

    choice: the rules chosen for the pair. before: what the shown pair measured before other rules were chosen.
    """

    a: Slot = field(default_factory=Slot)
    b: Slot = field(default_factory=Slot)
    comparison: Comparison | None = None
    progress: Progress | None = None
    review: Review = field(default_factory=Review)
    choice: RuleChoice = AS_USUAL
    before: Measures | None = None

    @property
    def pair(self) -> tuple[Source, Source, RuleChoice] | None:
        """What is compared and by which rules; None where there is no comparison."""
        if self.comparison is None or self.a.source is None or self.b.source is None:
            return None
        return self.a.source, self.b.source, self.choice

    @property
    def free_side(self) -> str:
        """Where the next document goes that nobody gave a side."""
        return "b" if self.a.taken and not self.b.taken else "a"

    def slot(self, side: str) -> Slot:
        return self.a if side == "a" else self.b

    def to_read(self) -> dict[str, Source | None]:
        """What is to be read, by side: both as soon as both are there, as they are to be compared; else what is new."""
        reading = [side for side in SIDES if self.slot(side).phase is Phase.READING]
        there = [side for side in SIDES if self.slot(side).phase in (Phase.READING, Phase.READY)]
        return {side: self.slot(side).source for side in (there if len(there) == len(SIDES) else reading)}

    def waiting(self) -> Progress:
        """How far it is before the first step is told."""
        if self.a.phase is self.b.phase is Phase.READY:
            return Progress(0.0, Message(QT_TRANSLATE_NOOP("Core", "Comparing…")))
        return Progress(0.0, Message(QT_TRANSLATE_NOOP("Core", "Reading…")))

    def with_slot(self, side: str, slot: Slot) -> CompareState:
        return replace(self, a=slot) if side == "a" else replace(self, b=slot)

    def with_ready(self, side: str, facts: DocumentFacts | None) -> CompareState:
        """facts: None where they are known already."""
        slot = self.slot(side)
        return self.with_slot(side, replace(slot, phase=Phase.READY, facts=facts or slot.facts))

    def with_refused(self, reasons: Mapping[str, Message], facts: DocumentFacts | None) -> CompareState:
        """reasons: by side, why it can't be read. facts: of the side that could, where only one could not."""
        state = self
        for side, reason in reasons.items():
            slot = replace(state.slot(side), phase=Phase.FAILED, reason=reason, facts=None)
            state = state.with_slot(side, slot)
            if other(side) not in reasons and facts is not None:
                state = state.with_ready(other(side), facts)
        return state

    def read_so_far(self) -> CompareState:
        """Nothing more is read: what was not read before is empty again."""
        return self._where_reading(lambda slot: replace(slot, phase=Phase.READY) if slot.facts else Slot())

    def broken_off(self, reason: Message) -> CompareState:
        """What was being read can't be."""
        return self._where_reading(lambda slot: replace(slot, phase=Phase.FAILED, reason=reason))

    def _where_reading(self, then: Callable[[Slot], Slot]) -> CompareState:
        a, b = (then(slot) if slot.phase is Phase.READING else slot for slot in (self.a, self.b))
        return replace(self, a=a, b=b)


@dataclass(frozen=True, slots=True)
class ShownPair:
    """Both sides when they were compared, and by which rules."""

    a: Slot
    b: Slot
    choice: RuleChoice

    def is_open_in(self, state: CompareState) -> bool:
        """Whether the sides hold the same documents still."""
        return (self.a.source, self.b.source) == (state.a.source, state.b.source)

    def is_turned_in(self, state: CompareState) -> bool:
        """Whether the two have changed sides."""
        return (self.b.source, self.a.source) == (state.a.source, state.b.source)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something the person may do about a notice. label: template in the context "Notices"; action: see actions."""

    label: str
    action: str


@dataclass(frozen=True, slots=True)
class Notice:
    """level: "info", "warning" or "error". report: a longer text that can be copied, empty if there is none.

    seconds: after which it goes by itself; 0: it stays until it is dismissed. topic: of notices with the same one, not
    empty, only the latest stays.
    """

    text: Message
    level: str = "info"
    offers: tuple[Offer, ...] = ()
    report: str = ""
    seconds: int = 0
    topic: str = ""
