"""One screen's line to the working process: the newest question is answered, older ones are let go."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QObject, Signal

from leitong.gui.worker import Worker
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.jobs import Done, Errand, Failed

_TICKETS = count(-1, -1)  # comparisons count upwards
_BROKEN = QT_TRANSLATE_NOOP(
    "Core", "Something went wrong inside Leitong: {error}. Your documents are untouched."
)


class Asker(QObject):
    """answered: a result of the newest question. refused: a Message, why there is none.

    One question is under way at a time, so that fast typing never piles up work.
    """

    answered = Signal(object)
    refused = Signal(object)

    def __init__(self, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._running: Errand | None = None
        self._next: Errand | None = None
        worker.answered.connect(self._on_answer)
        worker.died.connect(self._on_died)
        worker.cancelled.connect(self._on_cancelled)

    def ask(self, task: str, *arguments: object) -> None:
        """task: a name in presenters/errands; arguments go through a pipe."""
        errand = Errand(next(_TICKETS), task, arguments)
        if self._running is None:
            self._running = errand
            self._worker.submit(errand)
        else:
            self._next = errand

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._running = self._next = None

    @property
    def waiting(self) -> bool:
        return self._running is not None

    def _on_answer(self, answer: object) -> None:
        if not isinstance(answer, Done | Failed) or not self._is_ours(answer.ticket):
            return
        if self._go_on():
            return
        if isinstance(answer, Failed):
            self.refused.emit(Message(_BROKEN, {"error": answer.error}))
        elif answer.reason is not None:
            self.refused.emit(answer.reason)
        else:
            self.answered.emit(answer.result)

    def _on_died(self, ticket: object, exitcode: object) -> None:
        if self._is_ours(ticket) and not self._go_on():
            self.refused.emit(Message(_BROKEN, {"error": f"exit {exitcode}"}))

    def _on_cancelled(self) -> None:
        """The process was stopped for another reason, so ask again."""
        again = self._next or self._running
        if again is not None:
            self._running, self._next = again, None
            self._worker.submit(again)

    def _is_ours(self, ticket: object) -> bool:
        return self._running is not None and self._running.ticket == ticket

    def _go_on(self) -> bool:
        """Ask what came since; whether there was anything."""
        self._running, self._next = self._next, None
        if self._running is not None:
            self._worker.submit(self._running)
        return self._running is not None
