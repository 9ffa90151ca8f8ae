"""The language of the window: our catalogue, Qt's own, and the core's messages through both."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from leitong.messages import Message
from leitong.resources import resource

CHINESE = "zh_CN"
_WIDE_MARKS = ("。", "！", "？", "；", "：", "…")


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


def one_after_another(sentences: Iterable[str]) -> str:
    """The sentences in one line; a mark of Chinese brings its own space with it. Empty ones are left out."""
    line = ""
    for sentence in filter(None, sentences):
        line += f"{'' if line.endswith(_WIDE_MARKS) else ' '}{sentence}" if line else sentence
    return line


def shown(context: str, template: str) -> str:
    """A template of a table (actions, settings) in the language of the window."""
    return QCoreApplication.translate(context, template)
