"""The two texts of a comparison: panes, ribbon, overviews, match list and find bar, kept in step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSplitter, QToolTip, QVBoxLayout, QWidget

from leitong.analysis import Analysis
from leitong.compare.comparison import Comparison
from leitong.gui.fonts import window_font
from leitong.gui.texts.alignment import Alignment, other
from leitong.gui.texts.bands import bands_in_sight
from leitong.gui.texts.block_light import BlockLight
from leitong.gui.texts.colours import Colours
from leitong.gui.texts.find_bar import FindBar
from leitong.gui.texts.finding import Finding
from leitong.gui.texts.gutter import Gutter
from leitong.gui.texts.light import Light
from leitong.gui.texts.match_list import MatchList
from leitong.gui.texts.nothing_shared import NothingShared
from leitong.gui.texts.pane import TextPane
from leitong.gui.texts.ribbon import Ribbon
from leitong.gui.texts.rules_popover import RulesPopover
from leitong.gui.texts.side_edge import SideEdge
from leitong.gui.texts.side_text import SideText
from leitong.gui.tokens import Tokens
from leitong.gui.turns import Turns
from leitong.presenters.changed_words import ChangedWords
from leitong.presenters.focus import SharedFocus
from leitong.presenters.matches import Matches
from leitong.presenters.nearest import Nearest
from leitong.presenters.rules import AS_USUAL, RuleChoice
from leitong.presenters.shown_text import Extra
from leitong.spans import Span

SIDES = ("a", "b")
_POINT_SIZES = (7.0, 40.0)
_LARGER_THAN_WINDOW = 0.5  # texts are read, the rest of the window is looked at
_ROOM_FOR_LIST = 880
_AT_ONCE = 1000  # passages whose equal text is folded in a moment


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
        self._focus = focus
        self._colours = Colours.of(tokens)
        self._comparison: Comparison | None = None
        self._matches: Matches | None = None
        self._larger = 0
        self._turns = Turns(self)
        self._last_side = "a"
        self._wants_list: bool | None = None  # None: as there is room and need
        self._panes = {side: TextPane(side, self._colours) for side in SIDES}
        self._sides = {side: SideText(side, pane) for side, pane in self._panes.items()}
        self._edges_of = {side: SideEdge(pane) for side, pane in self._panes.items()}
        self._gutters = {side: Gutter(side, self._colours) for side in SIDES}
        self._alignment = Alignment(self._panes)
        self._ribbon = Ribbon(lambda: bands_in_sight(self._panes, self._matches), self._colours)
        self._list = MatchList(self._colours)
        self._light = Light(focus, self._sides, (*self._gutters.values(), self._ribbon, self._list))
        self._block_light = BlockLight(focus, self._panes, self._gutters)
        self._bar = FindBar()
        self._finding = Finding(self._panes, self._bar, self._unfold_all, self)
        self._nothing = NothingShared()
        self._rules: RulesPopover | None = None
        self._choice = AS_USUAL
        self._arrange()
        self._connect()
        self._set_font()

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
        self._refresh()

    def _show(self, comparison: Comparison | None) -> Iterator[None]:
        self._turns.stop()
        # until both texts are there, nothing can be pointed at
        self._comparison = self._matches = None
        self._light.show_comparison(None, None)
        self._block_light.show_comparison(None)
        self._ribbon.show_matches(None)
        matches = None if comparison is None else Matches(comparison)
        changed = None if comparison is None else ChangedWords(comparison)
        self._alignment.show(comparison, matches)
        for side in SIDES:
            self._sides[side].take(
                _analysis(comparison, side), matches, changed, *_taken_out(comparison, side)
            )
            yield
            with self._alignment.hold():
                self._sides[side].begin()
                self._gutters[side].show_matches(matches, self._sides[side].length)
            yield
        self._comparison, self._matches = comparison, matches
        self._ribbon.show_matches(matches)
        self._list.show_matches(matches)
        yield
        self._show_list()
        self._say_what_is_missing()
        self._finding.show_comparison(comparison)
        self._light.show_comparison(comparison, matches)
        self._block_light.show_comparison(comparison)

    def set_tokens(self, tokens: Tokens) -> None:
        self._colours = Colours.of(tokens)
        for side in SIDES:
            self._panes[side].set_colours(self._colours)
            self._gutters[side].set_colours(self._colours)
            self._edges_of[side].update()
        self._ribbon.set_colours(self._colours)
        self._list.set_colours(self._colours)

    def set_animated(self, animated: bool) -> None:
        """Whether marks may blink."""
        for gutter in self._gutters.values():
            gutter.animated = animated

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._say_what_is_missing()
            self._recompose(lambda side: side.compose())
        elif event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange):
            self._set_font()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_list()

    def focus_side(self, side: str) -> None:
        """Put the keyboard on the text of side "a" or "b"."""
        self._panes[side].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_in_use(self) -> None:
        """Put the keyboard back on the text where it was last."""
        self.focus_side(self._side_in_use())

    def next_match(self) -> None:
        self._step(1)

    def previous_match(self) -> None:
        self._step(-1)

    def jump_across(self) -> None:
        """Go on reading in the other pane, at the active match if there is one."""
        here = self._side_in_use()
        if self._matches is not None and self._matches.active is not None:
            self._alignment.align(here, self._matches.active)
        self.focus_side(other(here))

    def toggle_lock(self) -> None:
        """Scroll both panes together, or each alone."""
        self._alignment.locked = not self._alignment.locked
        if self._alignment.locked:
            self._alignment.follow(self._side_in_use())
        self.lock_changed.emit(self._alignment.locked)

    def toggle_peel(self) -> None:
        """Show or hide what extraction left out."""
        peeled = not self._sides["a"].peeled
        self._recompose(lambda side: side.set_peeled(peeled))
        self.peel_changed.emit(peeled)
        if peeled and not any(side.has_left_out for side in self._sides.values()):
            self._say(self.tr("Nothing was left out of either text."))

    def toggle_hide_equal(self) -> None:
        """Show only what differs, or all."""
        hidden = not self._sides["a"].equal_hidden
        self._turns.begin(self._hiding(hidden))
        if self._matches is None or len(self._matches) <= _AT_ONCE:
            self._turns.finish()
        self.hide_equal_changed.emit(hidden)

    def _hiding(self, hidden: bool) -> Iterator[None]:
        """Nothing is drawn between the steps: one text would stand folded beside the other."""
        self.setUpdatesEnabled(False)
        try:
            with self._alignment.hold():
                for side in self._sides.values():
                    yield from side.hiding(hidden)
                    yield
            self._in_step_again()
        finally:
            self.setUpdatesEnabled(True)
        self._redraw()

    def toggle_matches(self) -> None:
        """Show or hide the list of matches."""
        self._wants_list = self._list.isHidden()
        self._show_list()

    def open_rules(self) -> None:
        """Open what is chosen of the comparison's rules, at the list of passages or where it would be."""
        if self._rules is None:
            self._rules = RulesPopover(self)
            self._rules.chosen.connect(self.rules_chosen)
            self._rules.template_asked.connect(self.template_asked)
            self._rules.show_choice(self._choice)
        button = self._list.rules_button
        if button.isVisible():
            self._rules.open_below(button.mapToGlobal(QPoint(button.width(), button.height() + 4)))
        else:
            self._rules.open_below(self.mapToGlobal(QPoint(self.width() - 8, 8)))

    def strike(self, side: str | None = None, point: int | None = None) -> None:
        """Strike what is selected, or the paragraph at a code point; or take back what is struck there.

        side, point: None where the caret is.
        """
        side = side or self._side_in_use()
        pane = self._panes[side]
        selected = pane.selected_span()
        here = pane.caret_point() if point is None else point
        if here is None:
            return
        if any(span.start <= here <= span.end for span in self._choice.struck(side)):
            self.rules_chosen.emit(self._choice.with_restored(side, here))
            return
        span = selected or self._sides[side].paragraph(here)
        if span.start < span.end:
            self.rules_chosen.emit(self._choice.with_struck(side, span))

    def show_rules(self, choice: RuleChoice) -> None:
        if choice == self._choice:
            return
        self._choice = choice
        self._list.show_rules(choice.changes)
        if self._rules is not None:
            self._rules.show_choice(choice)

    def find(self) -> None:  # type: ignore[override]  # QWidget.find is about window numbers
        """Open the bar that looks for words in both texts."""
        selected = self._panes[self._side_in_use()].textCursor().selectedText()
        self._bar.open(selected if "\u2029" not in selected else "")

    def zoom(self, step: int) -> None:
        """Make the texts larger (1) or smaller (−1); 0: as at first."""
        self._larger = 0 if step == 0 else self._larger + step
        self._set_font()

    def activate(self, passage: int, side: str) -> None:
        """Make a match the active one, and bring it beside itself in the other pane."""
        if self._matches is None:
            return
        self._matches.active = passage
        self._recompose(lambda one: one.unfold(passage))
        self._alignment.show_match(side, passage)
        self._alignment.align(side, passage)
        self._gutters[other(side)].blink(self._matches.side(other(side)).spans[passage])
        self._list.make_current(passage)
        self._focus.on_passage(passage)
        self._refresh()
        self._announce(self._list.model.sentence(self._matches.row(passage)))

    def _arrange(self) -> None:
        texts = QWidget()
        row = QHBoxLayout(texts)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._gutters["a"])
        row.addLayout(_under(self._edges_of["a"], self._panes["a"]), 1)
        row.addWidget(self._ribbon)
        row.addLayout(_under(self._edges_of["b"], self._panes["b"]), 1)
        row.addWidget(self._gutters["b"])
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(texts)
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
        self._name()

    def _name(self) -> None:
        self._panes["a"].setAccessibleName(self.tr("Text A"))
        self._panes["b"].setAccessibleName(self.tr("Text B"))
        for side, gutter in self._gutters.items():
            gutter.name(side)

    def _connect(self) -> None:
        for side, pane in self._panes.items():
            pane.scrolled.connect(lambda side=side: self._on_scrolled(side))
            pane.hovered.connect(lambda point, side=side: self._on_hovered(side, point))
            pane.clicked.connect(lambda point, side=side: self._on_clicked(side, point))
            pane.opened.connect(lambda extra, side=side: self._on_opened(side, extra))
            pane.asked.connect(lambda line, place, side=side: self._on_asked(side, line, place))
            pane.entered.connect(lambda side=side: self._on_entered(side))
            pane.struck.connect(lambda point, side=side: self.strike(side, point))
            pane.zoomed.connect(self.zoom)
            pane.crossed.connect(self.jump_across)
            pane.filling.done.connect(self._refresh)
            gutter = self._gutters[side]
            gutter.jumped.connect(lambda point, side=side: self._on_jumped(side, point))
            gutter.landed.connect(lambda point, side=side: self._on_landed(side, point))
            gutter.rolled.connect(pane.scroll_lines)
            gutter.stepped.connect(lambda pages, side=side: self._panes[side].scroll_pages(pages))
        self._ribbon.hovered.connect(self._light.point_at)
        self._ribbon.rolled.connect(self._on_rolled)
        self._ribbon.clicked.connect(lambda passage: self.activate(passage, self._side_in_use()))
        self._list.chosen.connect(lambda passage: self.activate(passage, "a"))
        self._list.ticked.connect(self._on_ticked)
        self._list.rules_asked.connect(self.open_rules)
        self._nothing.asked.connect(self._show_nearest)
        self._finding.closed.connect(self.focus_in_use)

    def _step(self, step: int) -> None:
        side = self._side_in_use()
        passage = None if self._matches is None else self._matches.step(step, side)
        if passage is not None:
            self.activate(passage, side)

    def _on_scrolled(self, side: str) -> None:
        if self._alignment.locked and not self._alignment.moving:
            self._alignment.follow(side)
        self._gutters[side].set_seen(self._panes[side].sight.visible_span())
        self._ribbon.update()

    def _on_jumped(self, side: str, point: int) -> None:
        pane = self._panes[side]
        pane.scroll_to(point, pane.viewport().height() / 2)

    def _on_landed(self, side: str, point: int) -> None:
        there = self._alignment.counterpart(side, point)
        self._gutters[other(side)].blink(Span(there, there))

    def _on_rolled(self, lines: int) -> None:
        self._panes[self._side_in_use()].scroll_lines(lines)

    def _on_entered(self, side: str) -> None:
        self._last_side = side

    def _on_hovered(self, side: str, point: int | None) -> None:
        if self._matches is not None:
            self._light.point_at(None if point is None else self._matches.side(side).at(point))

    def show_blocks(self, on: bool) -> None:
        """A panel that shows the blocks of a page was opened or closed."""
        self._block_light.turn(on)

    def _on_clicked(self, side: str, point: int) -> None:
        self._block_light.point_at(side, point)
        passage = None if self._matches is None else self._matches.side(side).at(point)
        if passage is not None:
            self.activate(passage, side)

    def _on_opened(self, side: str, extra: Extra) -> None:
        """The person wants to see what a line stands for."""
        self._turns.finish()
        if self._sides[side].open(extra):
            self._redraw()

    def _on_asked(self, side: str, line: int, place: QPoint) -> None:
        """How was the block behind this line judged?"""
        card, words = self._sides[side].judged(line)
        QToolTip.showText(place, card, self._panes[side])
        if words:
            self._announce(words)

    def _on_ticked(self) -> None:
        if self._matches is None:
            return
        if self._sides["a"].equal_hidden:
            self._recompose(lambda side: side.compose())
        self._redraw()
        self.coverage_changed.emit(self._matches.excluded)

    def _show_nearest(self, near: Nearest) -> None:
        """The run that comes nearest to a passage, in both panes."""
        with self._alignment.hold():
            self._finding.point_out(near.a, near.b)

    def _unfold_all(self) -> None:
        """What is looked for stands in a fold."""
        if self._sides["a"].equal_hidden:
            self.toggle_hide_equal()

    def _recompose(self, change: Callable[[SideText], bool]) -> None:
        """Let both sides put their lines together anew, and keep the reader's place."""
        self._turns.finish()
        with self._alignment.hold():
            changed = [change(side) for side in self._sides.values()]
        if any(changed):
            self._in_step_again()
            self._redraw()

    def _in_step_again(self) -> None:
        """Each text has kept its own place; hold them against each other once more."""
        side = self._side_in_use()
        active = None if self._matches is None else self._matches.active
        span = None if active is None or self._matches is None else self._matches.side(side).spans[active]
        if span is not None and active is not None and self._panes[side].sight.visible_span().overlaps(span):
            self._alignment.align(side, active)
        elif self._alignment.locked:
            self._alignment.follow(side)

    def _redraw(self) -> None:
        for gutter in self._gutters.values():
            gutter.redraw()
        self._refresh()

    def _refresh(self) -> None:
        for side, pane in self._panes.items():
            self._gutters[side].set_seen(pane.sight.visible_span())
            self._gutters[side].update()
            pane.viewport().update()
        self._ribbon.update()

    def _set_font(self) -> None:
        font = window_font(10)
        size = QApplication.font().pointSizeF() + _LARGER_THAN_WINDOW + self._larger
        font.setPointSizeF(min(_POINT_SIZES[1], max(_POINT_SIZES[0], size)))
        with self._alignment.hold():
            for pane in self._panes.values():
                pane.set_font(font)
        self._refresh()

    def _say_what_is_missing(self) -> None:
        texts = all(self._sides[side].length for side in SIDES)
        alone = self._comparison is not None and not self._comparison.passages and texts
        self._nothing.show_pair(self._comparison if alone else None)
        for side, pane in self._panes.items():
            empty = self._comparison is not None and not self._sides[side].length
            pane.setPlaceholderText(self.tr("There is no text to compare.") if empty else "")

    def _show_list(self) -> None:
        needed = self._matches is not None and len(self._matches) > 0 and self.width() >= _ROOM_FOR_LIST
        shown = needed if self._wants_list is None else self._wants_list
        if shown == self._list.isHidden():
            self._list.setVisible(shown)
            self.matches_shown.emit(shown)

    def _say(self, words: str) -> None:
        """Answer a key that changes nothing, beside the text that the person reads."""
        pane = self._panes[self._side_in_use()]
        QToolTip.showText(pane.mapToGlobal(QPoint(0, 0)), words, pane)
        self._announce(words)

    def _announce(self, words: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _side_in_use(self) -> str:
        for side, pane in self._panes.items():
            if pane.hasFocus():
                return side
        return self._last_side


def _under(edge: SideEdge, pane: TextPane) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addWidget(edge)
    column.addWidget(pane, 1)
    return column


def _analysis(comparison: Comparison | None, side: str) -> Analysis | None:
    if comparison is None:
        return None
    return comparison.a if side == "a" else comparison.b


def _taken_out(comparison: Comparison | None, side: str) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    """Where the template stands, and what is struck."""
    if comparison is None:
        return (), ()
    if side == "a":
        return comparison.template_a, comparison.rules.struck_a
    return comparison.template_b, comparison.rules.struck_b
