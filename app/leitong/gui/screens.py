"""What fills the window: one screen at a time, all but the comparison made when they are first wanted."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from leitong.gui.compare_page import ComparePage
from leitong.gui.dress import Dress
from leitong.gui.lab.host import LabHost
from leitong.gui.library.host import LibraryHost
from leitong.gui.settings_page import SettingsPage
from leitong.gui.tokens import Tokens


class Screens(QStackedWidget):
    def __init__(self, compared: ComparePage, library: LibraryHost, lab: LabHost, dress: Dress) -> None:
        super().__init__()
        self._compared = compared
        self._library = library
        self._lab = lab
        self._dress = dress
        self._settings: SettingsPage | None = None
        self.addWidget(compared)

    @property
    def shows_comparison(self) -> bool:
        return self.currentWidget() is self._compared

    @property
    def shows_library(self) -> bool:
        return self._library.is_shown_in(self.currentWidget())

    def go(self, name: str) -> None:
        """name: "compare", "library", "lab" or "settings"."""
        match name:
            case "library":
                self._show(self._library.page)
                self._library.page.take_focus()
            case "lab":
                self._show(self._lab.page)
                self._lab.page.take_focus()
            case "settings":
                if self._settings is None:
                    self._settings = SettingsPage(self._dress.settings, self._dress.tokens)
                self._show(self._settings)
                self._settings.setFocus()
            case _:
                self._show(self._compared)

    def set_tokens(self, tokens: Tokens) -> None:
        for screen in (self._compared, self._library, self._lab, self._settings):
            if screen is not None:
                screen.set_tokens(tokens)

    def set_animated(self, animated: bool) -> None:
        self._compared.set_animated(animated)
        self._lab.set_animated(animated)

    def _show(self, screen: QWidget) -> None:
        if self.indexOf(screen) < 0:
            self.addWidget(screen)
        self.setCurrentWidget(screen)
