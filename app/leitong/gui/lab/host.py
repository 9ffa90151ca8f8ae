"""The Lab between window and working process: made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from leitong.gui.asker import Asker
from leitong.gui.tokens import Tokens
from leitong.gui.worker import Worker
from leitong.presenters.lab.memory import LabMemory

if TYPE_CHECKING:
    from leitong.gui.lab.page import LabPage


class LabHost(QObject):
    """built: the page is there. compared: gives the two texts of the comparison that is open, if one is."""

    built = Signal(QWidget)

    def __init__(
        self,
        worker: Worker,
        memory: LabMemory,
        tokens: Tokens,
        compared: Callable[[], tuple[str, str] | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._memory = memory
        self._tokens = tokens
        self._compared = compared
        self._animated = True
        self._asker: Asker | None = None
        self._page: LabPage | None = None

    @property
    def page(self) -> LabPage:
        if self._page is None:
            from leitong.gui.lab.page import LabPage  # noqa: PLC0415

            self._asker = Asker(self._worker, self)
            self._page = LabPage(self._asker, self._memory, self._tokens, self._compared)
            self._page.set_animated(self._animated)
            self.built.emit(self._page)
        return self._page

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        if self._page is not None:
            self._page.set_tokens(tokens)

    def set_animated(self, animated: bool) -> None:
        self._animated = animated
        if self._page is not None:
            self._page.set_animated(animated)

    def rebuild(self, tokens: Tokens) -> None:
        """All widgets anew when next wanted: the language has changed."""
        self._tokens = tokens
        if self._asker is not None:
            self._asker.deleteLater()
        self._asker = self._page = None
