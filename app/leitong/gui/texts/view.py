"""The two texts of a comparison: panes, ribbon and overviews, kept in step by one set of matches."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.fonts import window_font
from leitong.gui.texts.colours import Colours
from leitong.gui.texts.gutter import Gutter
from leitong.gui.texts.pane import TextPane
from leitong.gui.texts.ribbon import Band, Ribbon
from leitong.gui.tokens import Tokens
from leitong.presenters.changed_words import ChangedWords
from leitong.presenters.focus import Focus, SharedFocus
from leitong.presenters.matches import Matches
from leitong.presenters.scroll_map import ScrollMap
from leitong.presenters.shown_text import ShownText
from leitong.spans import Span

_REFERENCE = 0.3  # the height, as a share of the pane, at which the two texts are held against each other
_POINT_SIZE = 11.5


class TextsView(QWidget):
    coverage_changed = Signal(object)  # frozenset of the passages that the person left out

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._focus = focus
        self._colours = Colours.of(tokens)
        self._comparison: Comparison | None = None
        self._matches: Matches | None = None
        self._map = ScrollMap(0, 0, ())
        self._locked = True
        self._following = False
        self._point_size = _POINT_SIZE
        self._panes = {side: TextPane(side, self._colours) for side in ("a", "b")}
        self._gutters = {side: Gutter(side, self._colours) for side in ("a", "b")}
        self._ribbon = Ribbon(self._bands, self._colours)
        self._name_panes()
        self._arrange()
        self._connect()
        self._set_font()
        focus.listen(self._on_focus)

    def show_comparison(self, comparison: Comparison | None) -> None:
        self._comparison = comparison
        self._matches = None if comparison is None else Matches(comparison)
        changed = None if comparison is None else ChangedWords(comparison)
        texts = {"a": "", "b": ""} if comparison is None else {"a": comparison.a.text, "b": comparison.b.text}
        passages = () if comparison is None else comparison.passages
        self._map = ScrollMap(len(texts["a"]), len(texts["b"]), passages)
        for side, pane in self._panes.items():
            pane.marks.matches, pane.marks.changed = self._matches, changed
            pane.show_text(ShownText(texts[side]))
            pane.verticalScrollBar().setValue(0)
            self._gutters[side].show_matches(self._matches, len(texts[side]))
        self._ribbon.show_matches(self._matches)
        self._refresh()

    def set_tokens(self, tokens: Tokens) -> None:
        self._colours = Colours.of(tokens)
        for side, pane in self._panes.items():
            pane.set_colours(self._colours)
            self._gutters[side].set_colours(self._colours)
        self._ribbon.set_colours(self._colours)

    def focus_side(self, side: str) -> None:
        self._panes[side].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def next_match(self) -> None:
        self._step(1)

    def previous_match(self) -> None:
        self._step(-1)

    def jump_across(self) -> None:
        """Go on reading at the active match, or the aligned place, in the other pane."""
        here = self._side_in_use()
        other = _other(here)
        if self._matches is not None and self._matches.active is not None:
            self._align(here, self._matches.active)
        self._panes[other].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def toggle_lock(self) -> None:
        """Scroll both panes together, or each alone."""
        self._locked = not self._locked
        if self._locked:
            self._follow(self._side_in_use())

    def zoom(self, step: int) -> None:
        """Make the text larger (1) or smaller (−1)."""
        self._point_size = min(40.0, max(7.0, self._point_size + step))
        self._set_font()

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._gutters["a"])
        row.addWidget(self._panes["a"], 1)
        row.addWidget(self._ribbon)
        row.addWidget(self._panes["b"], 1)
        row.addWidget(self._gutters["b"])

    def _name_panes(self) -> None:
        self._panes["a"].setAccessibleName(self.tr("Text A"))
        self._panes["b"].setAccessibleName(self.tr("Text B"))

    def _connect(self) -> None:
        for side, pane in self._panes.items():
            pane.scrolled.connect(lambda side=side: self._on_scrolled(side))
            pane.hovered.connect(lambda point, side=side: self._on_hovered(side, point))
            pane.clicked.connect(lambda point, side=side: self._on_clicked(side, point))
            pane.zoomed.connect(self.zoom)
            pane.crossed.connect(self.jump_across)
            gutter = self._gutters[side]
            gutter.jumped.connect(lambda point, side=side: self._on_jumped(side, point))
            gutter.stepped.connect(lambda pages, side=side: self._on_stepped(side, pages))
        self._ribbon.hovered.connect(self._point_at)
        self._ribbon.clicked.connect(lambda passage: self.activate(passage, self._side_in_use()))

    def activate(self, passage: int, side: str) -> None:
        """Make a match the active one, and bring it beside the same match in the other pane."""
        if self._matches is None:
            return
        self._matches.active = passage
        self._align(side, passage)
        self._focus.on_passage(passage)
        self._refresh()

    def _step(self, step: int) -> None:
        side = self._side_in_use()
        if self._matches is None or self._matches.step(step, side) is None:
            return
        active = self._matches.active
        assert active is not None
        pane = self._panes[side]
        self._following = True
        pane.scroll_to(self._matches.side(side).spans[active].start, pane.height() * _REFERENCE)
        self._following = False
        self.activate(active, side)

    def _align(self, side: str, passage: int) -> None:
        """Scroll the other pane so that the match stands at the height that it has in `side`."""
        assert self._matches is not None
        pane, other = self._panes[side], self._panes[_other(side)]
        spans = self._matches.side(side).spans
        y = pane.height_of(spans[passage].start)
        if not 0 <= y < pane.viewport().height():
            y = pane.viewport().height() * _REFERENCE if abs(y) > 1e3 else y
        target = self._matches.side(_other(side)).spans[passage]
        self._following = True
        if not pane.visible_span().overlaps(spans[passage]):
            pane.scroll_to(spans[passage].start, y)
        other.scroll_to(target.start, y)
        self._following = False
        self._gutters[_other(side)].blink(target)

    def _on_scrolled(self, side: str) -> None:
        if self._following:
            self._refresh()
            return
        if self._locked:
            self._follow(side)
        self._refresh()

    def _follow(self, leader: str) -> None:
        pane, other = self._panes[leader], self._panes[_other(leader)]
        y = pane.viewport().height() * _REFERENCE
        point = pane.point_at_height(y)
        target = self._map.to_b(point) if leader == "a" else self._map.to_a(point)
        self._following = True
        other.scroll_to(round(target), y)
        self._following = False

    def _on_jumped(self, side: str, point: int) -> None:
        pane = self._panes[side]
        pane.scroll_to(point, pane.viewport().height() / 2)

    def _on_stepped(self, side: str, pages: int) -> None:
        bar = self._panes[side].verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def _on_hovered(self, side: str, point: int | None) -> None:
        if self._matches is not None:
            self._point_at(None if point is None else self._matches.side(side).at(point))

    def _on_clicked(self, side: str, point: int) -> None:
        passage = None if self._matches is None else self._matches.side(side).at(point)
        if passage is not None:
            self.activate(passage, side)

    def _point_at(self, passage: int | None) -> None:
        """Nothing under the mouse: the light goes back to the active match."""
        active = None if self._matches is None else self._matches.active
        self._focus.on_passage(active if passage is None else passage)

    def _on_focus(self, focus: Focus) -> None:
        known = self._matches is not None and focus.passage is not None and focus.passage < len(self._matches)
        pointed = focus.passage if known else None
        for side, pane in self._panes.items():
            pane.marks.pointed = pointed
            pane.marks.term = self._spans(side, focus.term)
            self._gutters[side].set_pointed(pointed)
            pane.viewport().update()
        self._ribbon.set_pointed(pointed)

    def _spans(self, side: str, term: str | None) -> tuple[Span, ...]:
        if self._comparison is None or term is None:
            return ()
        analysis = self._comparison.a if side == "a" else self._comparison.b
        return analysis.words.spans(term)

    def _bands(self) -> list[Band]:
        if self._matches is None:
            return []
        seen = {side: pane.visible_span() for side, pane in self._panes.items()}
        passages = {
            index
            for side in ("a", "b")
            for index in self._matches.side(side).within(seen[side].start, seen[side].end)
        }
        bands = []
        for index in sorted(passages):
            a, b = self._matches.a.spans[index], self._matches.b.spans[index]
            bands.append(Band(index, *self._edges("a", a.start, a.end), *self._edges("b", b.start, b.end)))
        return bands

    def _edges(self, side: str, start: int, end: int) -> tuple[float, float]:
        pane = self._panes[side]
        beyond = 80.0
        low, high = -beyond, pane.viewport().height() + beyond
        top = min(high, max(low, pane.height_of(start)))
        bottom = min(high, max(low, pane.height_of(max(start, end - 1)) + pane.spacing.pitch))
        return top, bottom

    def _refresh(self) -> None:
        for side, pane in self._panes.items():
            self._gutters[side].set_seen(pane.visible_span())
            self._gutters[side].update()
            pane.viewport().update()
        self._ribbon.update()

    def _set_font(self) -> None:
        font = window_font(10)
        font.setPointSizeF(self._point_size)
        for pane in self._panes.values():
            pane.set_font(font)
        self._refresh()

    def _side_in_use(self) -> str:
        return "b" if self._panes["b"].hasFocus() else "a"


def _other(side: str) -> str:
    return "b" if side == "a" else "a"
