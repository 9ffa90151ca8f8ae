"""The window: rail, screens, notices and status strip around the presenter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from leitong.gui.asker import Asker
from leitong.gui.compare_page import ComparePage
from leitong.gui.ctrl_hold import CtrlHold
from leitong.gui.dress import Dress
from leitong.gui.drops import DropZone
from leitong.gui.facts_text import source_name
from leitong.gui.fonts import font_advice, has_chinese_font
from leitong.gui.help import HelpOverlay
from leitong.gui.intake import Intake
from leitong.gui.lab.host import LabHost
from leitong.gui.late_modules import LateModules
from leitong.gui.library.host import LibraryHost
from leitong.gui.notices import Notices
from leitong.gui.overlay import Overlay
from leitong.gui.palette import Palette
from leitong.gui.rail import Rail
from leitong.gui.screens import Screens
from leitong.gui.status import StatusStrip
from leitong.gui.window_actions import WindowActions
from leitong.gui.worker import Worker
from leitong.presenters.compare import ComparePresenter
from leitong.presenters.focus import SharedFocus
from leitong.presenters.memory import Memory
from leitong.presenters.settings import Settings
from leitong.presenters.sources import SourceKind
from leitong.presenters.state import SIDES, CompareState, Notice, Phase
from leitong.resources import resource

if TYPE_CHECKING:
    from leitong.gui.compare_screen import CompareScreen
    from leitong.gui.library.page import LibraryPage

PRODUCT = "Leitong 雷同"


class MainWindow(QMainWindow):
    """Draws what the presenter says and tells it what the person does."""

    def __init__(self, settings: Settings, memory: Memory) -> None:
        super().__init__()
        self.dress = Dress(settings)
        self.worker = Worker(self)
        self.presenter = ComparePresenter(self, self.worker, SharedFocus(), memory)
        self.worker.staged.connect(self.presenter.on_stage)
        self.worker.answered.connect(self.presenter.on_answer)
        self.worker.died.connect(self.presenter.on_died)
        self.library = LibraryHost(memory.libraries, self.dress.tokens, self)
        self.library.entered.connect(lambda: self._go("library"))
        self.library.noticed.connect(self.show_notice)
        self.library.built.connect(self._hold_library)
        self.lab = LabHost(self.worker, memory.lab, self.dress.tokens, self._compared_texts, self)
        self._intake = Intake(self.presenter, self)
        self.library.compared.connect(self._intake.compare)
        self._intake.asked_about.connect(self.library.ask)
        self._intake.taken.connect(lambda: self._go("compare"))
        self._ctrl = CtrlHold(self)
        self._ctrl.held.connect(lambda: self.keys().hold())
        self.setWindowIcon(QIcon(str(resource("icons", "leitong.svg"))))
        self.setMinimumSize(QSize(960, 600))
        self.resize(1280, 800)
        self.restoreGeometry(QByteArray.fromHex(memory.session.window.encode("ascii", "ignore")))
        self.dress.put_on(self)
        self._build()
        settings.listen(self._on_setting)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _scheme: self._on_setting("theme"))

    def show_state(self, state: CompareState) -> None:
        self.page.show_state(state)
        names = [source_name(state.slot(side).source) for side in SIDES if state.slot(side).taken]
        self.setWindowTitle(" — ".join([" ↔ ".join(names), PRODUCT]) if names else PRODUCT)
        self._status.show_progress(state.progress)
        slots = [state.slot(side) for side in SIDES if state.slot(side).phase is not Phase.ASKING]
        self._status.show_fetching(
            any(slot.source is not None and slot.source.kind is SourceKind.ADDRESS for slot in slots)
        )
        self._enable_actions()
        self.table.enable(["cancel"], state.progress is not None)

    def show_notice(self, notice: Notice) -> None:
        self.notices.add(notice)

    def collect(self, paths: Sequence[str]) -> None:
        self.library.take(paths)

    def prepare(self) -> None:
        """Make the widgets of a comparison while nobody waits for them yet, and see to watched folders."""
        self.page.prepare()
        self.library.wake()

    def _build(self) -> None:
        """All widgets, from nothing: at the start and when the language changes."""
        for floating in (*self.findChildren(Overlay), *self.findChildren(DropZone)):
            floating.deleteLater()
        focus = SharedFocus()
        tokens = self.dress.tokens
        self.presenter.refocus(focus)
        self.rail = Rail(tokens)
        self.page = ComparePage(focus, tokens, self.presenter)
        self.screens = Screens(self.page, self.library, self.lab, self.dress)
        self.screens.set_animated(self.dress.animated)
        self.notices = Notices(tokens)
        self._status = StatusStrip()
        self._status.hold(self.library.strip)
        self._palette: Palette | None = None
        self._help: HelpOverlay | None = None
        self._arrange()
        self._drops = DropZone(tokens, self)
        self._make_actions()
        self._connect()
        self.rail.mark("compare")
        if not has_chinese_font():
            self.notices.add(Notice(font_advice(), "warning"))
        self.show_state(self.presenter.state)
        self.page.take_focus()

    def _arrange(self) -> None:
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        for widget, stretch in ((self.notices, 0), (self.screens, 1), (self._status, 0)):
            right.addWidget(widget, stretch)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(right, 1)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        self.rail.chosen.connect(self.do)
        self.notices.chosen.connect(self.do)
        self._status.cancelled.connect(self.presenter.cancel)
        self.page.asked.connect(self._intake.answer)
        self.page.library_asked.connect(lambda: self._go("library"))
        self.page.built.connect(self._drops.watch)
        self.page.built.connect(self._let_words_ask)
        self.page.built.connect(self._let_pages_ask)
        self.page.built.connect(self._let_methods_ask)
        self.page.switched.connect(self.table.check)
        self._drops.as_one = lambda paths: self.library.takes_for_itself(paths, self.screens.shows_library)
        self._drops.dropped.connect(self._dropped)
        self._drops.texted.connect(self._intake.write)

    def _hold_library(self, page: LibraryPage) -> None:
        page.keep_words_in(self.presenter.memory.own_words)
        self._drops.watch(page)

    def _dropped(self, paths: list[str], side: str) -> None:
        if self.screens.shows_library and len(paths) == 1 and not Path(paths[0]).is_dir():
            self.library.ask(paths[0])
        else:
            self._intake.drop(paths, side)

    def do(self, name: str) -> None:
        """Do what the table calls `name`, as if its key had been pressed."""
        self.table.do(name)

    def _make_actions(self) -> None:
        compared = self.page.handlers()
        find = {"find": lambda: self._find(compared["find"])}
        self.table = WindowActions(compared | self._own_handlers() | self.library.handlers() | find, self)
        self._need_comparison = (frozenset(compared) | {"mark", "note"}) - {"find"}

    def _own_handlers(self) -> dict[str, Callable[[], object]]:
        presenter = self.presenter
        return {
            "open-a": lambda: self._intake.choose("a"),
            "open-b": lambda: self._intake.choose("b"),
            "paste": lambda: self._intake.paste(None),
            "paste-a": lambda: self._intake.paste("a"),
            "paste-b": lambda: self._intake.paste("b"),
            "swap": presenter.swap,
            "new": presenter.clear,
            "cancel": presenter.cancel,
            "mark": presenter.cycle_mark,
            "undo": self._undo,
            "redo": lambda: presenter.redo() if self.screens.shows_comparison else None,
            "compare": lambda: self._go("compare"),
            "library": lambda: self._go("library"),
            "lab": lambda: self._go("lab"),
            "settings": lambda: self._go("settings"),
            "menu": lambda: self.table.menu.popup(self.rail.place_of("menu")),
            "palette": self._open_palette,
            "help": lambda: self.keys().open(),
            "theme": self.dress.toggle_dark,
            "quit": self.close,
        }

    def _let_methods_ask(self, screen: CompareScreen) -> None:
        memory = self.presenter.memory.methods
        memory.forget_listeners()  # a screen before this one spoke another language
        for panel in (screen.methods, screen.why):
            panel.ask_through(Asker(self.worker, screen), lambda: self.presenter.state.pair, memory)

    def _let_pages_ask(self, screen: CompareScreen) -> None:
        screen.page.ask_through(Asker(self.worker, screen), self.presenter.memory.page)

    def _let_words_ask(self, screen: CompareScreen) -> None:
        screen.words.ask_through(self.worker, self.presenter.memory.own_words)

    def _compared_texts(self) -> tuple[str, str] | None:
        comparison = self.presenter.state.comparison
        return None if comparison is None else (comparison.a.text, comparison.b.text)

    def _find(self, in_comparison: Callable[[], object]) -> None:
        if self.screens.shows_library:
            self.library.page.focus_filter()
        elif self.presenter.state.comparison is not None:
            in_comparison()

    def _undo(self) -> None:
        """What is in sight: nobody's files move because of what was struck in a text."""
        if self.screens.shows_library:
            self.library.undo()
        elif self.screens.shows_comparison:
            self.presenter.undo()

    def _enable_actions(self) -> None:
        """What belongs to a comparison can be done where one is in sight: a letter must not change what nobody sees."""
        in_sight = self.screens.shows_comparison
        compared = self.presenter.state.comparison is not None
        self.table.enable(self._need_comparison, compared and in_sight)
        self.table.enable(["swap"], in_sight)

    def _go(self, screen: str) -> None:
        self.screens.go(screen)
        self.rail.mark(screen)
        self._enable_actions()

    def _open_palette(self) -> None:
        if self._palette is None:
            self._palette = Palette(lambda name: self.table[name].isEnabled(), self)
            self._palette.chosen.connect(self.do)
        self._palette.open()

    def keys(self) -> HelpOverlay:
        """Made when first wanted, as are palette and settings: none of them is needed to paint the window."""
        if self._help is None:
            self._help = HelpOverlay(self)
        return self._help

    def _on_setting(self, key: str) -> None:
        match key:
            case "theme":
                self.dress.put_on(self)
                for part in (self.rail, self.screens, self.notices, self._drops):
                    part.set_tokens(self.dress.tokens)
            case "language":
                self.dress.put_on(self)
                self.library.rebuild(self.dress.tokens)
                self.lab.rebuild(self.dress.tokens)
                self._build()
                self._go("settings")
            case "font_size":
                self.dress.put_on(self)
            case "animations":
                self.screens.set_animated(self.dress.animated)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._ctrl.stop()
        if event.key() == Qt.Key.Key_Control:
            self._ctrl.start()
        elif event.key() == Qt.Key.Key_Escape:
            self._back()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._ctrl.stop()
        if event.key() == Qt.Key.Key_Control:
            self.keys().release()
        super().keyReleaseEvent(event)

    def _back(self) -> None:
        """One step back, and nothing is lost by it."""
        if self.screens.shows_library:
            if not self.library.page.back():
                self.notices.dismiss()
        elif not self.screens.shows_comparison:
            self._go("compare")
        elif not self.notices.dismiss():
            self.page.back()

    def closeEvent(self, event: QCloseEvent) -> None:
        place = bytes(self.saveGeometry().toHex().data()).decode("ascii")
        self.presenter.memory.session.keep_window(place)
        self.hide()  # a scan may take a moment to end in good order
        for late in self.findChildren(LateModules):
            late.close()
        self.library.close()
        self.worker.close()
        super().closeEvent(event)
