"""How documents come in: by the file dialog, from the clipboard, dropped, or by a button of their side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from leitong.presenters.compare import ComparePresenter


class Intake(QObject):
    """taken: something came in, so the comparison should be in sight. asked_about: a path; seen before?"""

    taken = Signal()
    asked_about = Signal(object)

    def __init__(self, presenter: ComparePresenter, window: QWidget) -> None:
        super().__init__(window)
        self._presenter = presenter
        self._window = window

    def choose(self, side: str) -> None:
        """Ask for a file with the system's dialog."""
        title = self.tr("Open document {side}").format(side=side.upper())
        path, _kind = QFileDialog.getOpenFileName(self._window, title, "", self._kinds())
        if path:
            self.drop([path], side)

    def choose_template(self) -> None:
        """Ask for the file whose text is taken out of both documents."""
        path, _kind = QFileDialog.getOpenFileName(
            self._window, self.tr("Choose a template"), "", self._kinds()
        )
        if path:
            self._presenter.choose_template(path)

    def paste(self, side: str | None = None) -> None:
        """Files or text from the clipboard; without a side to where there is room."""
        data = QGuiApplication.clipboard().mimeData()
        files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        if files:
            self.drop(files, side)
        else:
            self.write(data.text(), side)

    def drop(self, paths: list[str], side: str | None) -> None:
        self.taken.emit()
        self._presenter.opening.paths(paths, side)

    def compare(self, a: str, b: str, templates: Sequence[str]) -> None:
        """Two files of a library. templates: those that it takes out of all others."""
        self.taken.emit()
        self._presenter.opening.pair_without(a, b, templates)

    def write(self, text: str, side: str | None) -> None:
        self.taken.emit()
        self._presenter.opening.pasted(text, side)

    def _kinds(self) -> str:
        kinds = self.tr("Documents") + " (*.html *.htm *.xhtml *.txt *.md *.markdown *.pdf *.docx)"
        return f"{kinds};;{self.tr('All files')} (*)"

    def answer(self, what: str, side: str, value: object) -> None:
        """What a button or a menu of a side asked for; see SlotCard and Chip."""
        match what:
            case "open":
                self.choose(side)
            case "paste":
                self.paste(side)
            case "fetch":
                self._presenter.fetch(side)
            case "text":
                self._presenter.opening.as_text(side)
            case "again":
                self._presenter.opening.again(side)
            case "seen":
                source = self._presenter.state.slot(side).source
                if source is not None:
                    self.asked_about.emit(source.value)
            case "template":
                self.choose_template()
            case "remove":
                self._presenter.remove(side)
            case "encoding":
                self._presenter.opening.in_encoding(side, value if isinstance(value, str) else None)
