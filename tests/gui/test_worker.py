import threading

import pytest
import shiboken6
from PySide6.QtCore import QObject

from leitong.gui.worker import Worker
from leitong.presenters.jobs import Errand
from leitong.presenters.parcel import Unpacker


def listeners():
    return [thread for thread in threading.enumerate() if thread.name == "leitong-answers"]


def test_closing_ends_the_process_and_the_thread_that_hears_it(qapp):
    before = listeners()
    worker = Worker()
    worker.warm()
    process = worker._process
    worker.close()
    assert not process.is_alive()
    assert listeners() == before


def test_a_killed_process_is_told_and_its_thread_is_gone(qtbot):
    before, worker = listeners(), Worker()
    worker.warm()
    with qtbot.waitSignal(worker.died, timeout=20_000) as died:
        worker._process.kill()
    assert died.args == [None, -9]
    assert listeners() == before
    assert worker.process_id is None


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_process_that_is_not_understood_is_ended(qtbot, monkeypatch):
    worker = Worker()
    monkeypatch.setattr(Unpacker, "add", lambda _unpacker, _part: 1 // 0)
    with qtbot.waitSignal(worker.died, timeout=20_000):
        worker.submit(Errand(-1, "no such task", ()))
    assert worker.process_id is None


def test_it_may_die_before_its_process(qtbot):
    parent = QObject()
    worker = Worker(parent)
    worker.warm()
    process, listener = worker._process, worker._listener
    shiboken6.delete(parent)
    process.kill()
    listener.wait()
    qtbot.wait(20)
    assert not listener._thread.is_alive()
