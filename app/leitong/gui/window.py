"""The window: rail, screens, notices and status strip around the presenter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.asker import Asker
from leitong.gui.compare_page import ComparePage
from leitong.gui.ctrl_hold import CtrlHold
from leitong.gui.drops import DropZone
from leitong.gui.facts_text import source_name
from leitong.gui.fonts import font_advice, has_chinese_font, window_font
from leitong.gui.help import HelpOverlay
from leitong.gui.intake import Intake
from leitong.gui.lab.host import LabHost
from leitong.gui.library.host import LibraryHost
from leitong.gui.menu import menu_of
from leitong.gui.notices import Notices
from leitong.gui.palette import Palette
from leitong.gui.rail import Rail
from leitong.gui.settings_page import SettingsPage
from leitong.gui.status import StatusStrip
from leitong.gui.theme import palette_of, style_sheet, tokens_for
from leitong.gui.translate import Catalogues, language_for, shown
from leitong.gui.worker import Worker
from leitong.presenters.actions import ACTIONS
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
PANE_KEYS = frozenset({"jump-across"})  # Tab belongs to the panes; elsewhere it moves the keyboard on


class MainWindow(QMainWindow):
    """Draws what the presenter says and tells it what the person does."""

    def __init__(self, settings: Settings, memory: Memory) -> None:
        super().__init__()
        self._settings = settings
        self._catalogues = Catalogues()
        self._tokens = tokens_for(settings.text("theme"))
        self.worker = Worker(self)
        self.presenter = ComparePresenter(self, self.worker, SharedFocus(), memory)
        self.worker.staged.connect(self.presenter.on_stage)
        self.worker.answered.connect(self.presenter.on_answer)
        self.worker.died.connect(self.presenter.on_died)
        self._library = LibraryHost(memory.libraries, self._tokens, self)
        self._library.entered.connect(lambda: self._go("library"))
        self._library.noticed.connect(self.show_notice)
        self._library.built.connect(self._hold_library)
        self._lab = LabHost(self.worker, memory.lab, self._tokens, self._compared_texts, self)
        self._lab.built.connect(self._hold_lab)
        self._intake = Intake(self.presenter, self)
        self._library.compared.connect(self._intake.compare)
        self._intake.asked_about.connect(self._library.ask)
        self._intake.taken.connect(lambda: self._go("compare"))
        self._ctrl = CtrlHold(self)
        self._ctrl.held.connect(lambda: self._keys().hold())
        self.setWindowIcon(QIcon(str(resource("icons", "leitong.svg"))))
        self.setMinimumSize(QSize(960, 600))
        self.resize(1280, 800)
        self.restoreGeometry(QByteArray.fromHex(memory.session.window.encode("ascii", "ignore")))
        self._dress()
        self._build()
        settings.listen(self._on_setting)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _scheme: self._on_setting("theme"))

    # what the presenter draws on

    def show_state(self, state: CompareState) -> None:
        self._page.show_state(state)
        names = [source_name(state.slot(side).source) for side in SIDES if state.slot(side).taken]
        self.setWindowTitle(" — ".join([" ↔ ".join(names), PRODUCT]) if names else PRODUCT)
        self._status.show_progress(state.progress)
        slots = [state.slot(side) for side in SIDES if state.slot(side).phase is not Phase.ASKING]
        self._status.show_fetching(
            any(slot.source is not None and slot.source.kind is SourceKind.ADDRESS for slot in slots)
        )
        self._enable_actions()
        self._actions["cancel"].setEnabled(state.progress is not None)

    def show_notice(self, notice: Notice) -> None:
        self._notices.add(notice)

    def collect(self, paths: Sequence[str]) -> None:
        self._library.take(paths)

    def prepare(self) -> None:
        """Make the widgets of a comparison while nobody waits for them yet, and see to watched folders."""
        self._page.prepare()
        self._library.wake()

    # the frame

    def _dress(self) -> None:
        """Language, font, colours; also again when a setting changes."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self._catalogues.speak(language_for(self._settings.text("language")))
        application.setFont(window_font(self._settings.number("font_size")))
        application.setPalette(palette_of(self._tokens))
        self.setStyleSheet(style_sheet(self._tokens, self._settings.number("font_size")))

    def _build(self) -> None:
        """All widgets, from nothing: at the start and when the language changes."""
        focus = SharedFocus()
        self.presenter.refocus(focus)
        self._rail = Rail(self._tokens)
        self._page = ComparePage(focus, self._tokens, self.presenter)
        for screen in (self._page, self._lab):
            screen.set_animated(self._settings.flag("animations"))
        self._preferences: SettingsPage | None = None
        self._notices = Notices(self._tokens)
        self._status = StatusStrip()
        self._status.hold(self._library.strip)
        self._screens = QStackedWidget()
        self._screens.addWidget(self._page)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        for widget, stretch in ((self._notices, 0), (self._screens, 1), (self._status, 0)):
            right.addWidget(widget, stretch)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._rail)
        row.addLayout(right, 1)
        self.setCentralWidget(whole)
        self._palette: Palette | None = None
        self._help: HelpOverlay | None = None
        self._drops = DropZone(self._tokens, self)
        self._make_actions()
        self._connect()
        self._rail.mark("compare")
        if not has_chinese_font():
            self._notices.add(Notice(font_advice(), "warning"))
        self.show_state(self.presenter.state)
        self._page.take_focus()

    def _connect(self) -> None:
        self._rail.chosen.connect(self.do)
        self._notices.chosen.connect(self.do)
        self._status.cancelled.connect(self.presenter.cancel)
        self._page.asked.connect(self._intake.answer)
        self._page.built.connect(self._drops.watch)
        self._page.built.connect(self._let_words_ask)
        self._page.built.connect(self._let_pages_ask)
        self._page.built.connect(self._let_methods_ask)
        self._page.switched.connect(lambda name, on: self._actions[name].setChecked(on))
        self._drops.as_one = lambda paths: self._library.takes_for_itself(paths, self._in_library)
        self._drops.dropped.connect(self._dropped)
        self._drops.texted.connect(self._intake.write)

    def _hold_library(self, page: LibraryPage) -> None:
        page.keep_words_in(self.presenter.memory.own_words)
        self._screens.addWidget(page)
        self._drops.watch(page)

    def _hold_lab(self, page: QWidget) -> None:
        self._screens.addWidget(page)

    @property
    def _in_library(self) -> bool:
        return self._library.is_shown_in(self._screens.currentWidget())

    def _dropped(self, paths: list[str], side: str) -> None:
        if self._in_library and len(paths) == 1 and not Path(paths[0]).is_dir():
            self._library.ask(paths[0])
        else:
            self._intake.drop(paths, side)

    # actions

    def do(self, name: str) -> None:
        """Do what the table calls `name`, as if its key had been pressed."""
        if name in self._actions:
            self._actions[name].trigger()
        else:
            self._handlers[name]()

    def _make_actions(self) -> None:
        for action in self.actions():
            self.removeAction(action)
        compared = self._page.handlers()
        self._handlers = compared | self._own_handlers() | self._library.handlers()
        self._handlers["find"] = lambda: self._find(compared["find"])
        self._need_comparison = (frozenset(compared) | {"mark", "note"}) - {"find"}
        self._actions: dict[str, QAction] = {}
        for row in ACTIONS:
            action = QAction(shown("Actions", row.text), self)
            action.setToolTip(shown("Actions", row.tip))
            if row.name not in PANE_KEYS:
                action.setShortcuts([QKeySequence(key) for key in row.keys])
            action.setCheckable(row.switch)
            action.setAutoRepeat(row.name in ("next-match", "previous-match"))
            action.triggered.connect(self._handlers[row.name])
            self.addAction(action)
            self._actions[row.name] = action
        self._menu = menu_of(self._actions, self)

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
            "compare": lambda: self._go("compare"),
            "library": lambda: self._go("library"),
            "lab": lambda: self._go("lab"),
            "settings": lambda: self._go("settings"),
            "menu": lambda: self._menu.popup(self._rail.place_of("menu")),
            "palette": self._open_palette,
            "help": lambda: self._keys().open(),
            "theme": self._toggle_theme,
            "quit": self.close,
        }

    def _let_methods_ask(self, screen: CompareScreen) -> None:
        screen.methods.ask_through(Asker(self.worker, screen), lambda: self.presenter.state.pair)

    def _let_pages_ask(self, screen: CompareScreen) -> None:
        screen.page.ask_through(Asker(self.worker, screen))

    def _let_words_ask(self, screen: CompareScreen) -> None:
        screen.words.ask_through(self.worker, self.presenter.memory.own_words)

    def _compared_texts(self) -> tuple[str, str] | None:
        comparison = self.presenter.state.comparison
        return None if comparison is None else (comparison.a.text, comparison.b.text)

    def _find(self, in_comparison: Callable[[], object]) -> None:
        if self._in_library:
            self._library.page.focus_filter()
        elif self.presenter.state.comparison is not None:
            in_comparison()

    def _enable_actions(self) -> None:
        """What belongs to a comparison can be done where one is in sight: a letter must not change what nobody sees."""
        in_sight = self._screens.currentWidget() is self._page
        compared = self.presenter.state.comparison is not None
        for name in self._need_comparison:
            self._actions[name].setEnabled(compared and in_sight)
        self._actions["swap"].setEnabled(in_sight)

    def _go(self, screen: str) -> None:
        if screen == "settings" and self._preferences is None:
            self._preferences = SettingsPage(self._settings, self._tokens)
            self._screens.addWidget(self._preferences)
        if screen == "settings" and self._preferences is not None:
            self._screens.setCurrentWidget(self._preferences)
            self._preferences.setFocus()
        elif screen == "library":
            self._screens.setCurrentWidget(self._library.page)
            self._library.page.take_focus()
        elif screen == "lab":
            self._screens.setCurrentWidget(self._lab.page)
            self._lab.page.take_focus()
        else:
            self._screens.setCurrentWidget(self._page)
        self._rail.mark(screen)
        self._enable_actions()

    def _open_palette(self) -> None:
        if self._palette is None:
            self._palette = Palette(self)
            self._palette.chosen.connect(self.do)
        self._palette.open()

    def _keys(self) -> HelpOverlay:
        """Made when first wanted, as are palette and settings: none of them is needed to paint the window."""
        if self._help is None:
            self._help = HelpOverlay(self)
        return self._help

    def _toggle_theme(self) -> None:
        self._settings.set("theme", "light" if self._tokens.dark else "dark")

    def _on_setting(self, key: str) -> None:
        match key:
            case "theme":
                self._tokens = tokens_for(self._settings.text("theme"))
                self._dress()
                parts = (
                    self._rail,
                    self._page,
                    self._library,
                    self._lab,
                    self._preferences,
                    self._notices,
                    self._drops,
                )
                for part in parts:
                    if part is not None:
                        part.set_tokens(self._tokens)
            case "language":
                self._dress()
                self._library.rebuild(self._tokens)
                self._lab.rebuild(self._tokens)
                self._build()
                self._go("settings")
            case "font_size":
                self._dress()
            case "animations":
                for screen in (self._page, self._lab):
                    screen.set_animated(self._settings.flag("animations"))

    # keys and end

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
            self._keys().release()
        super().keyReleaseEvent(event)

    def _back(self) -> None:
        """One step back, and nothing is lost by it."""
        if self._in_library:
            if not self._library.page.back():
                self._notices.dismiss()
        elif self._screens.currentWidget() is not self._page:
            self._go("compare")
        elif not self._notices.dismiss():
            self._page.back()

    def closeEvent(self, event: QCloseEvent) -> None:
        place = bytes(self.saveGeometry().toHex().data()).decode("ascii")
        self.presenter.memory.session.keep_window(place)
        self.hide()  # a scan may take a moment to end in good order
        self._library.close()
        self.worker.close()
        super().closeEvent(event)
