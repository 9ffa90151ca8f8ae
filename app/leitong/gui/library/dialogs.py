"""The Library's file dialogs: which folder, which document, which library, where to."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from leitong.presenters.library.memory import SUFFIX
from leitong.presenters.library.presenter import LibraryPresenter


class LibraryDialogs(QObject):
    """page: whose window they belong to."""

    def __init__(self, presenter: LibraryPresenter, page: QWidget) -> None:
        super().__init__(page)
        self._presenter = presenter
        self._page = page

    def add_folder(self) -> None:
        path = QFileDialog.getExistingDirectory(self._page, self.tr("Add a folder to the library"))
        if path:
            self._presenter.add([path])

    def ask_for_file(self) -> None:
        """Seen before?"""
        kinds = self.tr("Documents") + " (*.html *.htm *.xhtml *.txt *.md *.markdown *.pdf *.docx)"
        everything = self.tr("All files") + " (*)"
        path, _kind = QFileDialog.getOpenFileName(
            self._page, self.tr("Was this document seen before?"), "", f"{kinds};;{everything}"
        )
        if path:
            self._presenter.ask(path)

    def export(self, form: str) -> None:
        """form: "html", "csv" or "json"."""
        name = f"{self._presenter.state.name or 'library'}.{form}"
        path, _kind = QFileDialog.getSaveFileName(self._page, self.tr("Export"), name, f"*.{form}")
        if path:
            self._presenter.export(form, path)

    def open_library(self, which: str) -> None:
        """which: "new", "open", or the path of one that was open before."""
        kinds = self.tr("Libraries") + f" (*{SUFFIX})"
        if which == "new":
            path, _kind = QFileDialog.getSaveFileName(self._page, self.tr("New library"), "", kinds)
            if path and not path.endswith(SUFFIX):
                path += SUFFIX
        elif which == "open":
            everything = self.tr("All files") + " (*)"
            path, _kind = QFileDialog.getOpenFileName(
                self._page, self.tr("Open library"), "", f"{kinds};;{everything}"
            )
        else:
            path = which
        if path:
            self._presenter.open(path)
