"""Compare as one screen: the start while there is nothing to show, the comparison as soon as there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from leitong.gui.beside import Beside
from leitong.gui.panel_tabs import PANELS
from leitong.gui.start import LastLibrary, StartScreen
from leitong.gui.tokens import Tokens
from leitong.presenters.compare import ComparePresenter
from leitong.presenters.focus import SharedFocus
from leitong.presenters.recent import NONE_GONE, Gone, RecentPair
from leitong.presenters.reviews import Review
from leitong.presenters.samples import Sample
from leitong.presenters.state import CompareState

if TYPE_CHECKING:
    from leitong.gui.compare_screen import CompareScreen


class ComparePage(QStackedWidget):
    """asked: (what, side, value) as of a Chip. built: the comparison's widgets are there. library_asked: to be shown.

    switched: (name of an action, whether what it switches is on)."""

    asked = Signal(str, str, object)
    built = Signal(QWidget)
    switched = Signal(str, bool)
    library_asked = Signal()

    def __init__(self, focus: SharedFocus, tokens: Tokens, presenter: ComparePresenter) -> None:
        super().__init__()
        self._focus = focus
        self._tokens = tokens
        self._presenter = presenter
        self._screen: CompareScreen | None = None
        self._animated = True
        self._gone = NONE_GONE
        self._look = Beside(presenter.memory.look, self)
        self._look.answered.connect(self._on_gone)
        self._start = StartScreen(tokens)
        self._start.asked.connect(lambda what, side: self.asked.emit(what, side, None))
        self._start.sampled.connect(self._open_sample)
        self._start.reopened.connect(self._reopen)
        self._start.forgotten.connect(self._forget)
        self._start.library_asked.connect(self.library_asked)
        self.addWidget(self._start)

    def prepare(self) -> CompareScreen:
        """The comparison, made when it is first wanted: the window is painted before engine and plots are loaded."""
        if self._screen is None:
            from leitong.gui.compare_screen import CompareScreen  # noqa: PLC0415

            screen = CompareScreen(self._focus, self._tokens)
            screen.asked.connect(self.asked)
            screen.swapped.connect(self._presenter.swap)
            screen.mark_asked.connect(self._presenter.cycle_mark)
            screen.noted.connect(self._note)
            screen.rules_chosen.connect(self._presenter.choose_rules)
            screen.switched.connect(self.switched)
            screen.texts.set_animated(self._animated)
            self.addWidget(screen)
            self._screen = screen
            self.built.emit(screen)
            screen.tell_switches()
        return self._screen

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._start.set_tokens(tokens)
        self._show_recent()
        if self._screen is not None:
            self._screen.set_tokens(tokens)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_recent()  # a library may have come meanwhile

    def set_animated(self, animated: bool) -> None:
        self._animated = animated
        if self._screen is not None:
            self._screen.texts.set_animated(animated)

    def show_state(self, state: CompareState) -> None:
        if state.comparison is None:
            self._start.show_state(state)
            self._show_recent()
            if self.currentWidget() is not self._start:
                self.setCurrentWidget(self._start)
                self.take_focus()
        else:
            screen = self.prepare()
            self.setCurrentWidget(screen)
            screen.show_state(state)

    def take_focus(self) -> None:
        """The keyboard goes where reading starts: to the texts, or to the start screen as a whole."""
        if self._screen is not None and self.currentWidget() is self._screen:
            self._screen.texts.focus_side("a")
        else:
            self._start.setFocus()

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the table of actions means on the comparison; nothing while there is none."""

        def on_screen(act: Callable[[CompareScreen], object]) -> Callable[[], object]:
            return lambda: act(self._screen.settled()) if self._screen is not None else None

        return {
            "next-match": on_screen(lambda screen: screen.texts.next_match()),
            "previous-match": on_screen(lambda screen: screen.texts.previous_match()),
            "jump-across": on_screen(lambda screen: screen.texts.jump_across()),
            "find": on_screen(lambda screen: screen.texts.find()),
            "strike": on_screen(lambda screen: screen.texts.strike()),
            "rules": on_screen(lambda screen: screen.texts.open_rules()),
            "matches": on_screen(lambda screen: screen.texts.toggle_matches()),
            "lock": on_screen(lambda screen: screen.texts.toggle_lock()),
            "peel": on_screen(lambda screen: screen.texts.toggle_peel()),
            "hide-equal": on_screen(lambda screen: screen.texts.toggle_hide_equal()),
            "focus-a": on_screen(lambda screen: screen.texts.focus_side("a")),
            "focus-b": on_screen(lambda screen: screen.texts.focus_side("b")),
            "note": on_screen(lambda screen: screen.header.edit_note()),
        } | {name: on_screen(partial(_toggle, name)) for name in PANELS}

    def back(self) -> None:
        """From the comparison's panels to its texts."""
        if self._screen is not None and self.currentWidget() is self._screen:
            self._screen.texts.focus_in_use()
        else:
            self.take_focus()

    def _show_recent(self) -> None:
        """With what is known of which files are there; that is asked again meanwhile."""
        self._draw_recent()
        self._look()

    def _on_gone(self, gone: Gone) -> None:
        self._gone = gone
        self._draw_recent()

    def _draw_recent(self) -> None:
        memory = self._presenter.memory
        last = memory.libraries.last
        library = (
            None
            if last is None
            else LastLibrary(last.path, memory.libraries.name(last.path), last.when, last.unfinished)
        )
        self._start.show_recent(memory.recent.pairs, library, self._gone)

    def _open_sample(self, sample: Sample) -> None:
        self._presenter.open_pair(*sample.sources)

    def _reopen(self, pair: RecentPair) -> None:
        self._presenter.open_pair(pair.a, pair.b)

    def _forget(self, pair: RecentPair) -> None:
        self._presenter.memory.recent.forget(pair)
        self._show_recent()

    def _note(self, text: str) -> None:
        review = self._presenter.state.review
        self._presenter.review(Review(review.mark, text))


def _toggle(panel: str, screen: CompareScreen) -> None:
    screen.toggle_panel(panel)
