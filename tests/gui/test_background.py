import gc
import threading

import pytest
import shiboken6
from PySide6.QtCore import QObject

from leitong.gui.library.background import Background


def threads():
    return [thread for thread in threading.enumerate() if thread.name == "leitong-filter"]


@pytest.fixture
def background(qapp):
    made = Background(None)
    yield made
    made.close()


def test_the_outcome_comes_in_this_thread_and_the_work_is_done_in_another(background, qtbot):
    told = []
    background(threading.get_ident, lambda outcome: told.append((outcome, threading.get_ident())))
    qtbot.waitUntil(lambda: bool(told))
    assert told[0][0] != threading.get_ident()
    assert told[0][1] == threading.get_ident()


def test_only_the_latest_of_what_waits_is_done(background, qtbot):
    go, told, done = threading.Event(), [], []
    background(go.wait, lambda _outcome: told.append("first"))
    for name in ("second", "third"):
        background(lambda name=name: done.append(name), lambda _outcome, name=name: told.append(name))
    go.set()
    qtbot.waitUntil(lambda: told[-1:] == ["third"])
    assert done[-1] == "third"
    assert told.index("third") == len(told) - 1


def test_an_error_is_told_and_the_next_wish_is_done(background, qtbot):
    told = []
    with qtbot.captureExceptions() as caught:
        background(lambda: 1 / 0, told.append)
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError
    background(lambda: 7, told.append)
    qtbot.waitUntil(lambda: told == [7])


def test_closing_ends_the_thread_and_nothing_is_told_any_more(background, qtbot):
    told = []
    background(lambda: 1, told.append)
    background.close()
    assert threads() == []
    qtbot.wait(20)
    assert told == []


def test_it_may_die_while_its_thread_works(qtbot):
    go, told, parent = threading.Event(), [], QObject()
    background = Background(parent)
    background(go.wait, told.append)
    thread = threads()[0]
    shiboken6.delete(parent)
    assert not shiboken6.isValid(background)
    go.set()
    background.close()
    qtbot.wait(20)
    assert not thread.is_alive()
    assert told == []
    del background
    gc.collect()
