"""Which rules the two texts are compared by: chosen beside the list of passages, or by striking text out."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from leitong.gui.texts.caret import body_point, selected_span
from leitong.gui.texts.match_list import MatchList
from leitong.gui.texts.pane import TextPane
from leitong.gui.texts.rules_popover import RulesPopover
from leitong.gui.texts.stage import Stage
from leitong.presenters.rules import AS_USUAL, RuleChoice
from leitong.presenters.shown_text import LineKind
from leitong.spans import Span


class RuleChooser(QObject):
    """chosen: a RuleChoice. template_asked: as of the RulesPopover, which is made when it is first opened."""

    chosen = Signal(object)
    template_asked = Signal()

    def __init__(self, stage: Stage, list_: MatchList, view: QWidget) -> None:
        super().__init__(view)
        self._stage = stage
        self._list = list_
        self._view = view
        self._choice = AS_USUAL
        self._popover: RulesPopover | None = None
        list_.rules_asked.connect(self.open)
        stage.struck.connect(self.strike)

    def show_choice(self, choice: RuleChoice) -> None:
        if choice == self._choice:
            return
        self._choice = choice
        self._list.show_rules(choice.changes)
        if self._popover is not None:
            self._popover.show_choice(choice)

    def open(self) -> None:
        """At the list of passages, or where it would be."""
        if self._popover is None:
            self._popover = RulesPopover(self._view)
            self._popover.chosen.connect(self.chosen)
            self._popover.template_asked.connect(self.template_asked)
            self._popover.show_choice(self._choice)
        button = self._list.rules_button
        if button.isVisible():
            self._popover.open_below(button.mapToGlobal(QPoint(button.width(), button.height() + 4)))
        else:
            self._popover.open_below(self._view.mapToGlobal(QPoint(self._view.width() - 8, 8)))

    def strike(self, side: str | None = None, point: int | None = None) -> None:
        """Strike what is selected, or the paragraph at a code point; or take back what is struck there.

        side, point: None where the caret is.
        """
        side = side or self._stage.side_in_use()
        pane = self._stage.panes[side]
        selected = selected_span(pane)
        here = body_point(pane, pane.textCursor()) if point is None else point
        if here is None:
            here = _first_below(pane) if selected is None else selected.start
        if here is None:
            return
        meant = selected if selected and point is None else Span(here, here)
        if any(span.start <= meant.start and meant.end <= span.end for span in self._choice.struck(side)):
            self.chosen.emit(self._choice.with_restored(side, meant.start))
            return
        span = selected or self._stage.sides[side].paragraph(here)
        if span.start < span.end:
            self.chosen.emit(self._choice.with_struck(side, span))


def _first_below(pane: TextPane) -> int | None:
    """Where the body begins, if the caret is on the line above it that says what was left out: it is there at first."""
    line = pane.textCursor().blockNumber()
    extra = pane.shown.extra(line)
    hidden = line == 0 and extra is not None and extra.kind is LineKind.HIDDEN
    return extra.at if hidden and extra is not None else None
