import threading
from multiprocessing import active_children

import pytest
import shiboken6
from PySide6.QtCore import QObject

from leitong.gui.worker import Worker
from leitong.presenters.jobs import Errand
from leitong.presenters.parcel import Unpacker


def listeners():
    return [thread for thread in threading.enumerate() if thread.name == "leitong-answers"]


def process_of(worker):
    return next(one for one in active_children() if one.pid == worker.process_id)


def test_closing_ends_the_process_and_the_thread_that_hears_it(qapp):
    before = listeners()
    worker = Worker()
    worker.warm()
    process = process_of(worker)
    worker.close()
    assert not process.is_alive()
    assert listeners() == before


def test_a_killed_process_is_told_and_its_thread_is_gone(qtbot):
    before, worker = listeners(), Worker()
    worker.warm()
    with qtbot.waitSignal(worker.died, timeout=20_000) as died:
        process_of(worker).kill()
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
    before, parent = listeners(), QObject()
    worker = Worker(parent)
    worker.warm()
    process = process_of(worker)
    (listener,) = (one for one in listeners() if one not in before)
    shiboken6.delete(parent)
    process.kill()
    listener.join(20)
    qtbot.wait(20)
    assert not listener.is_alive()
