"""One moment of the Lab as its picture needs it, and the brushes it is drawn with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontMetricsF

from leitong.gui.lab.geometry import Geometry
from leitong.gui.tokens import Tokens
from leitong.presenters.lab.state import LabState
from leitong.presenters.lab.steps import Step, Timeline
from leitong.presenters.lab.text import LabText


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment. other: the fingerprint beside it. printed: sums as a slide has them. reach: the greatest sum ever."""

    text: LabText
    other: LabText | None
    side: str
    moment: int
    reach: int
    bit: int | None = None
    row: int | None = None
    printed: tuple[int, ...] = ()

    @property
    def step(self) -> Step:
        return Timeline(len(self.text.terms)).step(self.moment)

    @property
    def voted(self) -> int:
        return Timeline(len(self.text.terms)).voted(self.moment)

    @property
    def in_columns(self) -> bool:
        """Whether bits are to be seen, and not yet only words."""
        return self.step >= Step.HASHES


def scene_of(state: LabState, before: Scene | None = None) -> Scene | None:
    """The picture of a state; None without a text. before: spares measuring the same text again."""
    text = state.text
    if text is None:
        return None
    same = before is not None and before.text is text
    sample = state.sample
    return Scene(
        text=text,
        other=state.other,
        side=state.side,
        moment=state.moment,
        reach=before.reach if same and before is not None else text.reach,
        bit=state.bit,
        row=state.row,
        printed=tuple(sample.printed) if sample is not None and not text.struck else (),
    )


class Brushes:
    """All that a part of the picture needs: what, where, in which colours and letters.

    colour: of the side that is shown. small: letters for what is said beside. for_weights, for_sums: those in which all
    of them fit their columns; None: they are drawn as bars alone.
    """

    def __init__(self, scene: Scene, at: Geometry, tokens: Tokens, font: QFont) -> None:
        self.scene = scene
        self.at = at
        self.tokens = tokens
        self.font = font
        self.small = QFont(font)
        self.small.setPointSizeF(max(7.0, font.pointSizeF() - 2))
        self.bold = QFont(font)
        self.bold.setBold(True)
        self.colour = self.of_side(scene.side)
        heaviest = int(scene.text.weights.max(initial=0))
        self.for_weights = self._fitting(scene.text.signed(-heaviest))
        self.for_sums = self._fitting(scene.text.signed(-scene.reach))

    def _fitting(self, widest: str) -> QFont | None:
        """Letters in which this text fits a column; None if it does in none."""
        for font in (self.font, self.small):
            if QFontMetricsF(font).horizontalAdvance(widest) + 4 <= self.at.column:
                return font
        return None

    def of_side(self, side: str) -> str:
        return self.tokens.a if side == "a" else self.tokens.b
