"""How the whole program looks: language, font and colours, as the settings have them."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from leitong.gui.fonts import window_font
from leitong.gui.theme import palette_of, style_sheet, tokens_for
from leitong.gui.translate import Catalogues, language_for
from leitong.presenters.settings import Settings


class Dress:
    """tokens: colours and lengths of the theme that is worn."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tokens = tokens_for(settings.text("theme"))
        self._catalogues = Catalogues()

    @property
    def animated(self) -> bool:
        return self.settings.flag("animations")

    def put_on(self, window: QWidget) -> None:
        """Also again when a setting has changed."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        size = self.settings.number("font_size")
        self.tokens = tokens_for(self.settings.text("theme"))
        self._catalogues.speak(language_for(self.settings.text("language")))
        application.setFont(window_font(size))
        application.setPalette(palette_of(self.tokens))
        window.setStyleSheet(style_sheet(self.tokens, size))

    def toggle_dark(self) -> None:
        """From the light theme to the dark one, or back."""
        self.settings.set("theme", "light" if self.tokens.dark else "dark")
