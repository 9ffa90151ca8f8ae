"""The language of the window: our catalogue, Qt's own, and the core's messages through both."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from leitong.messages import Message
from leitong.resources import resource

CHINESE = "zh_CN"


def language_for(setting: str) -> str:
    """setting: "en", "zh" or "system"; returns "en" or "zh"."""
    if setting in ("en", "zh"):
        return setting
    return "zh" if QLocale.system().language() is QLocale.Language.Chinese else "en"


class Catalogues:
    """The translators that are installed now; they are kept here, for Qt does not hold them."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []

    def speak(self, language: str) -> None:
        """language: "en" or "zh"."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        QLocale.setDefault(QLocale(CHINESE if language == "zh" else "en_GB"))
        if language != "zh":
            return
        of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (("qtbase_zh_CN", of_qt), ("leitong_zh_CN", str(resource("translations")))):
            translator = QTranslator()
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)


def said(message: Message) -> str:
    """A message of the core in the language of the window."""
    return message.render(QCoreApplication.translate)


def shown(context: str, template: str) -> str:
    """A template of a table (actions, settings) in the language of the window."""
    return QCoreApplication.translate(context, template)
