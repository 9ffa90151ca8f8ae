"""What the Lab shows at this moment: a snapshot that the window draws."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from leitong.messages import Message
from leitong.presenters.lab.cards import Card
from leitong.presenters.lab.recipe import LabRecipe
from leitong.presenters.lab.samples import LabSample
from leitong.presenters.lab.steps import Timeline
from leitong.presenters.lab.text import LabText


@dataclass(frozen=True, slots=True)
class LabState:
    """texts: as typed, by side. sizes: of whole texts of which these are the beginnings. runs: worked out, by side,
    with what is struck; none until the first answer.

    side: which is in the picture. moment: on its timeline. bit, row: chosen ones. sample, card: those that are open.
    solved: names of cards. fresh: the open card has just been solved. trouble: why there is no answer.
    """

    texts: dict[str, str] = field(default_factory=lambda: {"a": "", "b": ""})
    sizes: dict[str, int] = field(default_factory=dict)
    recipe: LabRecipe = field(default_factory=LabRecipe)
    runs: dict[str, LabText] = field(default_factory=dict)
    side: str = "a"
    moment: int = 0
    playing: bool = False
    bit: int | None = None
    row: int | None = None
    sample: LabSample | None = None
    card: Card | None = None
    solved: frozenset[str] = frozenset()
    fresh: bool = False
    trouble: Message | None = None

    @property
    def text(self) -> LabText | None:
        """The text in the picture."""
        return self.runs.get(self.side)

    @property
    def timeline(self) -> Timeline:
        """Of the text in the picture."""
        return Timeline(len(self.text.terms) if self.text else 0)

    @property
    def at_end(self) -> bool:
        return self.moment >= self.timeline.last

    def at(self, moment: int) -> LabState:
        """At another moment, or at the end that is nearer to it."""
        return replace(self, moment=self.timeline.clamp(moment))

    @property
    def other(self) -> LabText | None:
        """The one it is compared with; None while that is empty or is no fingerprint of the same width."""
        run = self.runs.get("b" if self.side == "a" else "a")
        text = self.text
        return run if run is not None and text is not None and run.code and run.width == text.width else None
