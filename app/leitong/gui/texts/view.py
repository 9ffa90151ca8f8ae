"""The two texts of a comparison with all that belongs to them: list of passages, find bar, rules, shared light."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QToolTip, QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.accessible import speak
from leitong.gui.texts.alignment import other
from leitong.gui.texts.block_light import BlockLight
from leitong.gui.texts.colours import Colours
from leitong.gui.texts.find_bar import FindBar
from leitong.gui.texts.finding import Finding
from leitong.gui.texts.light import Light
from leitong.gui.texts.match_list import MatchList
from leitong.gui.texts.nothing_shared import NothingShared
from leitong.gui.texts.rule_chooser import RuleChooser
from leitong.gui.texts.stage import SIDES, Stage
from leitong.gui.texts.text_size import TextSize
from leitong.gui.tokens import Tokens
from leitong.presenters.focus import SharedFocus
from leitong.presenters.matches import Matches
from leitong.presenters.nearest import Nearest
from leitong.presenters.rules import RuleChoice
from leitong.presenters.shown_text import Extra

_ROOM_FOR_LIST = 880


class TextsView(QWidget):
    coverage_changed = Signal(object)  # frozenset of the passages that the person left out
    peel_changed = Signal(bool)
    lock_changed = Signal(bool)
    hide_equal_changed = Signal(bool)
    matches_shown = Signal(bool)
    rules_chosen = Signal(object)  # a RuleChoice
    template_asked = Signal()

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        colours = Colours.of(tokens)
        self._focus = focus
        self._comparison: Comparison | None = None
        self._matches: Matches | None = None
        self._size = TextSize()
        self._wants_list: bool | None = None  # None: as there is room and need
        self._stage = Stage(colours)
        self.panes, self.sides = self._stage.panes, self._stage.sides
        self._alignment = self._stage.alignment
        self._list = MatchList(colours)
        gutters = self._stage.gutters
        self._light = Light(focus, self.sides, (*gutters.values(), self._stage.ribbon, self._list))
        self._block_light = BlockLight(focus, self.panes, gutters)
        self._bar = FindBar()
        self._finding = Finding(self.panes, self._bar, self._unfold_all, self)
        self._nothing = NothingShared()
        self._rules = RuleChooser(self._stage, self._list, self)
        self._arrange()
        self._connect()
        self._stage.set_text_font(self._size.font)

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Show a pair from its beginnings; None: empty panes."""
        for _step in self.showing(comparison):
            pass

    def showing(self, comparison: Comparison | None) -> Iterator[None]:
        """The same in steps of few milliseconds. Nothing is drawn between them: one text would belong to no pair."""
        self.setUpdatesEnabled(False)
        try:
            yield from self._show(comparison)
        finally:
            self.setUpdatesEnabled(True)
        self._stage.refresh()

    def _show(self, comparison: Comparison | None) -> Iterator[None]:
        # until both texts are there, nothing can be pointed at
        self._comparison = self._matches = None
        self._light.show_comparison(None, None)
        self._block_light.show_comparison(None)
        matches = None if comparison is None else Matches(comparison)
        yield from self._stage.showing(comparison, matches)
        self._comparison, self._matches = comparison, matches
        self._list.show_matches(matches)
        yield
        self._show_list()
        self._say_what_is_missing()
        self._finding.show_comparison(comparison)
        self._light.show_comparison(comparison, matches)
        self._block_light.show_comparison(comparison)

    def set_tokens(self, tokens: Tokens) -> None:
        colours = Colours.of(tokens)
        self._stage.set_colours(colours)
        self._list.set_colours(colours)

    def set_animated(self, animated: bool) -> None:
        """Whether marks may blink."""
        for gutter in self._stage.gutters.values():
            gutter.animated = animated

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._stage.name()
            self._say_what_is_missing()
            self._stage.recompose(lambda side: side.compose())
        elif event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange):
            self._stage.set_text_font(self._size.font)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_list()

    def focus_side(self, side: str) -> None:
        """Put the keyboard on the text of side "a" or "b"."""
        self.panes[side].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_in_use(self) -> None:
        """Put the keyboard back on the text where it was last."""
        self.focus_side(self._stage.side_in_use())

    def settle(self) -> None:
        """Do now what is still being done by and by."""
        self._stage.settle()

    def next_match(self) -> None:
        self._step(1)

    def previous_match(self) -> None:
        self._step(-1)

    def jump_across(self) -> None:
        """Go on reading in the other pane, at the active match if there is one."""
        here = self._stage.side_in_use()
        if self._matches is not None and self._matches.active is not None:
            self._alignment.align(here, self._matches.active)
        self.focus_side(other(here))

    def toggle_lock(self) -> None:
        """Scroll both panes together, or each alone."""
        self._alignment.locked = not self._alignment.locked
        if self._alignment.locked:
            self._alignment.follow(self._stage.side_in_use())
        self.lock_changed.emit(self._alignment.locked)

    def toggle_peel(self) -> None:
        """Show or hide what extraction left out."""
        peeled = not self.sides["a"].peeled
        self._stage.recompose(lambda side: side.set_peeled(peeled))
        self.peel_changed.emit(peeled)
        if peeled and not any(side.has_left_out for side in self.sides.values()):
            self._say(self.tr("Nothing was left out of either text."))

    def toggle_hide_equal(self) -> None:
        """Show only what differs, or all."""
        hidden = not self.sides["a"].equal_hidden
        self._stage.hide_equal(hidden)
        self.hide_equal_changed.emit(hidden)

    def toggle_matches(self) -> None:
        """Show or hide the list of matches."""
        self._wants_list = self._list.isHidden()
        self._show_list()

    def open_rules(self) -> None:
        """Open what is chosen of the comparison's rules."""
        self._rules.open()

    def strike(self) -> None:
        """Strike what is selected, or the paragraph at the caret; or take it back."""
        self._rules.strike()

    def show_rules(self, choice: RuleChoice) -> None:
        self._rules.show_choice(choice)

    def show_blocks(self, on: bool) -> None:
        """A panel that shows the blocks of a page was opened or closed."""
        self._block_light.turn(on)

    def find(self) -> None:  # type: ignore[override]  # QWidget.find is about window numbers
        """Open the bar that looks for words in both texts."""
        selected = self.panes[self._stage.side_in_use()].textCursor().selectedText()
        self._bar.open(selected if "\u2029" not in selected else "")

    def zoom(self, step: int) -> None:
        """Make the texts larger (1) or smaller (−1); 0: as at first."""
        self._size.zoom(step)
        self._stage.set_text_font(self._size.font)

    def activate(self, passage: int, side: str) -> None:
        """Make a match the active one, and bring it beside itself in the other pane."""
        if self._matches is None:
            return
        self._matches.active = passage
        self._stage.show_match(passage, side)
        self._list.make_current(passage)
        self._focus.on_passage(passage)
        self._stage.refresh()
        speak(self, self._list.model.sentence(self._matches.row(passage)))

    def _arrange(self) -> None:
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self._stage)
        splitter.addWidget(self._list)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 0)
        splitter.setCollapsible(0, False)
        splitter.setHandleWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._nothing)
        column.addWidget(splitter, 1)
        column.addWidget(self._bar)

    def _connect(self) -> None:
        stage = self._stage
        stage.hovered.connect(self._on_hovered)
        stage.clicked.connect(self._on_clicked)
        stage.opened.connect(self._on_opened)
        stage.asked.connect(self._on_asked)
        stage.zoomed.connect(self.zoom)
        stage.crossed.connect(self.jump_across)
        stage.ribbon.hovered.connect(self._light.point_at)
        stage.ribbon.clicked.connect(lambda passage: self.activate(passage, stage.side_in_use()))
        self._list.chosen.connect(lambda passage: self.activate(passage, "a"))
        self._list.ticked.connect(self._on_ticked)
        self._rules.chosen.connect(self.rules_chosen)
        self._rules.template_asked.connect(self.template_asked)
        self._nothing.asked.connect(self._show_nearest)
        self._finding.closed.connect(self.focus_in_use)

    def _step(self, step: int) -> None:
        side = self._stage.side_in_use()
        passage = None if self._matches is None else self._matches.step(step, side)
        if passage is not None:
            self.activate(passage, side)

    def _on_hovered(self, side: str, point: int | None) -> None:
        if self._matches is not None:
            self._light.point_at(None if point is None else self._matches.side(side).at(point))

    def _on_clicked(self, side: str, point: int) -> None:
        self._block_light.point_at(side, point)
        passage = None if self._matches is None else self._matches.side(side).at(point)
        if passage is not None:
            self.activate(passage, side)

    def _on_opened(self, side: str, extra: Extra) -> None:
        """The person wants to see what a line stands for."""
        self._stage.settle()
        if self.sides[side].open(extra):
            self._stage.redraw()

    def _on_asked(self, side: str, line: int, place: QPoint) -> None:
        """How was the block behind this line judged?"""
        card, words = self.sides[side].judged(line)
        QToolTip.showText(place, card, self.panes[side])
        if words:
            speak(self, words)

    def _on_ticked(self) -> None:
        if self._matches is None:
            return
        if self.sides["a"].equal_hidden:
            self._stage.recompose(lambda side: side.compose())
        self._stage.redraw()
        self.coverage_changed.emit(self._matches.excluded)

    def _show_nearest(self, near: Nearest) -> None:
        """The run that comes nearest to a passage, in both panes."""
        with self._alignment.hold():
            self._finding.point_out(near.a, near.b)

    def _unfold_all(self) -> None:
        """What is looked for stands in a fold."""
        if self.sides["a"].equal_hidden:
            self.toggle_hide_equal()
            self._stage.settle()

    def _say_what_is_missing(self) -> None:
        texts = all(self.sides[side].length for side in SIDES)
        alone = self._comparison is not None and not self._comparison.passages and texts
        self._nothing.show_pair(self._comparison if alone else None)
        for side, pane in self.panes.items():
            empty = self._comparison is not None and not self.sides[side].length
            pane.setPlaceholderText(self.tr("There is no text to compare.") if empty else "")

    def _show_list(self) -> None:
        needed = self._matches is not None and len(self._matches) > 0 and self.width() >= _ROOM_FOR_LIST
        shown = needed if self._wants_list is None else self._wants_list
        if shown == self._list.isHidden():
            self._list.setVisible(shown)
            self.matches_shown.emit(shown)

    def _say(self, words: str) -> None:
        """Answer a key that changes nothing, beside the text that the person reads."""
        pane = self.panes[self._stage.side_in_use()]
        QToolTip.showText(pane.mapToGlobal(QPoint(0, 0)), words, pane)
        speak(self, words)
