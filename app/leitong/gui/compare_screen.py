"""The comparison itself: chips, head, both texts, and one panel below for the votes or the keywords."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.accessible import speak
from leitong.gui.chips import DocumentBar
from leitong.gui.header import Header
from leitong.gui.late_lists import PANELS
from leitong.gui.late_modules import LateModules
from leitong.gui.methods.panel import MethodsPanel
from leitong.gui.page.panel import PagePanel
from leitong.gui.panel import Panel
from leitong.gui.panel_tabs import PanelTabs
from leitong.gui.texts.view import TextsView
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.turns import Turns
from leitong.gui.why.keyword_chips import KeywordChips
from leitong.gui.why.keywords_view import KeywordsView
from leitong.gui.why.panel import WhyPanel
from leitong.gui.words.panel import WordsPanel
from leitong.presenters.focus import SharedFocus
from leitong.presenters.headline import headline_of
from leitong.presenters.state import SIDES, CompareState, Phase
from leitong.presenters.ticked import ticked_shares

_WITH_PLOTS = frozenset({"why", "keywords"})
_ROOM_FOR_CHIPS, _ROOM_FOR_MEASURES = 860, 720  # pixels of height
_PANEL_SHARE = (10, 11)  # heights of texts and panel when the panel opens


class CompareScreen(QWidget):
    """asked: as of a Chip, or for a "template". swapped: exchange the sides. mark_asked, noted: as of the Header.

    rules_chosen: a RuleChoice.

    switched: (name of an action, whether what it switches is on).
    """

    asked = Signal(str, str, object)
    swapped = Signal()
    mark_asked = Signal()
    noted = Signal(str)
    rules_chosen = Signal(object)
    switched = Signal(str, bool)

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = CompareState()
        self._shown: Comparison | None = None
        self._stale: set[str] = set()
        self._turns = Turns(self)
        self._preparing = Turns(self)
        self._plots = LateModules(PANELS, self)
        self._plots.ready.connect(self._on_plots)
        self.bar = DocumentBar(tokens)
        self.header = Header(tokens)
        self.texts = TextsView(focus, tokens)
        self.chips = KeywordChips(focus, tokens)
        self.tabs = PanelTabs(tokens)
        self.why = WhyPanel(focus, tokens)
        self.methods = MethodsPanel(focus, tokens)
        self.words = WordsPanel(focus, tokens)
        self.page = PagePanel(focus, tokens)
        self.panels: dict[str, Panel] = {
            "why": self.why,
            "keywords": KeywordsView(focus, tokens),
            "words": self.words,
            "methods": self.methods,
            "page": self.page,
        }
        self._panel = QStackedWidget()
        for panel in self.panels.values():
            self._panel.addWidget(panel)
        self._panel.hide()
        self._arrange()
        self._connect()

    def set_tokens(self, tokens: Tokens) -> None:
        for widget in (self.bar, self.header, self.texts, self.chips, self.tabs):
            widget.set_tokens(tokens)
        for panel in self.panels.values():
            panel.set_tokens(tokens)

    def show_state(self, state: CompareState) -> None:
        self._state = state
        self.bar.show_state(state)
        self.texts.show_rules(state.choice)
        self.header.show_waiting(any(state.slot(side).phase is Phase.READING for side in SIDES))
        if state.comparison is self._shown:
            self.header.show_review(state.review)
        else:
            again = not self._turns.busy and _same_pair(self._shown, state.comparison)
            self._shown = state.comparison
            self._turns.begin(self._showing(state, again))

    def settled(self) -> CompareScreen:
        """This screen, with all that was still to be shown."""
        self._turns.finish()
        self.texts.settle()
        return self

    def _showing(self, state: CompareState, again: bool) -> Iterator[None]:
        """Show another pair, a part a turn, so that the window answers meanwhile. again: the same by other rules."""
        if not again:
            self.header.show_other_pair(state.review)
        self._show_headline(frozenset())
        yield
        yield from self.texts.showing(state.comparison)
        yield
        self.chips.show_comparison(state.comparison)
        yield
        self._stale = set(self.panels)
        self._fill_panel()
        if self.isVisible() and not again:
            self.texts.focus_side("a")
        if state.comparison is not None:
            speak(self, said(state.comparison.verdict.sentence))

    def toggle_panel(self, name: str) -> None:
        """Open the panel of that name, or close it if it is the open one."""
        panel = self.panels[name]
        close = self._panel.isVisible() and self._panel.currentWidget() is panel
        opening = self._panel.isHidden() and not close
        self._panel.setCurrentWidget(panel)
        self._panel.setVisible(not close)
        if opening:
            self._splitter.setSizes([self.height() * share for share in _PANEL_SHARE])
        self.tabs.mark(None if close else name)
        for panel_name in self.panels:
            self.switched.emit(panel_name, panel_name == name and not close)
        self.texts.show_blocks(name == "page" and not close)
        self._make_room()
        self._fill_panel()
        # Tab belongs to the texts, so that the keyboard would hardly find its way into the panel
        if close:
            self.texts.focus_in_use()
        else:
            panel.take_focus(Qt.FocusReason.ShortcutFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def tell_switches(self) -> None:
        """Say what is on at the start, for the marks in the menu."""
        self.switched.emit("lock", True)
        self.switched.emit("matches", True)

    def _arrange(self) -> None:
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.texts, 1)
        column.addWidget(self.chips)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(upper)
        self._splitter.addWidget(self._panel)
        inside = QVBoxLayout()
        inside.setContentsMargins(16, 0, 16, 8)
        inside.setSpacing(8)
        inside.addWidget(self.header)
        inside.addWidget(self._splitter, 1)
        inside.addWidget(self.tabs)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(inside, 1)

    def _connect(self) -> None:
        self.bar.asked.connect(self.asked)
        self.bar.swapped.connect(self.swapped)
        self.tabs.asked.connect(self.toggle_panel)
        self.why.methods_asked.connect(lambda: self.toggle_panel("methods"))
        self.header.mark_asked.connect(self.mark_asked)
        self.header.noted.connect(self.noted)
        self.header.left.connect(self.texts.focus_in_use)
        self.texts.rules_chosen.connect(self.rules_chosen)
        self.texts.template_asked.connect(lambda: self.asked.emit("template", "", None))
        self.texts.coverage_changed.connect(self._show_headline)
        for name, signal in (
            ("lock", self.texts.lock_changed),
            ("peel", self.texts.peel_changed),
            ("hide-equal", self.texts.hide_equal_changed),
            ("matches", self.texts.matches_shown),
        ):
            signal.connect(lambda on, name=name: self.switched.emit(name, on))

    def _make_room(self) -> None:
        """In a low window an open panel leaves the texts the room; Keywords names the words of the chips."""
        room = self.height() if self._panel.isVisibleTo(self) else _ROOM_FOR_CHIPS
        self.chips.setVisible(room >= _ROOM_FOR_CHIPS)
        self.header.set_brief(room < _ROOM_FOR_MEASURES)

    def _fill_panel(self) -> None:
        """Panels are filled when they are seen: the plots cost most of the time until the texts are lit."""
        for name, panel in self.panels.items():
            if name in _WITH_PLOTS and not self._plots.loaded:
                continue
            if name in self._stale and self._panel.isVisibleTo(self) and self._panel.currentWidget() is panel:
                self._stale.discard(name)
                panel.show_comparison(self._shown)

    def _on_plots(self) -> None:
        """A panel that was opened before is filled now, and gets the keyboard that it was opened with."""
        self._fill_panel()
        self._preparing.begin(step for panel in self.panels.values() for step in panel.preparing())
        panel = self._panel.currentWidget()
        if isinstance(panel, Panel) and panel.hasFocus():
            panel.take_focus(Qt.FocusReason.OtherFocusReason)

    def _show_headline(self, left_out: frozenset[int]) -> None:
        """left_out: passages that the person unticked; the shares are counted without them."""
        comparison, a, b = self._shown, self._state.a.facts, self._state.b.facts
        if comparison is not None and a is not None and b is not None:
            shares = ticked_shares(comparison, left_out) if left_out else None
            self.header.show_headline(
                headline_of(comparison, a, b, shares, self._state.before, left_out=len(left_out))
            )


def _same_pair(one: Comparison | None, other: Comparison | None) -> bool:
    if one is None or other is None:
        return False
    return (one.a.document.sha256, one.b.document.sha256) == (
        other.a.document.sha256,
        other.b.document.sha256,
    )
