"""A slow question to the disk never holds up the window."""

import threading

from PySide6.QtCore import QObject, QThread

from leitong.gui.beside import Beside


def test_the_answer_is_told_in_the_windows_thread(qtbot):
    owner, told = QObject(), []
    beside = Beside(threading.get_ident, owner)
    beside.answered.connect(lambda thread: told.append((thread, QThread.currentThread())))
    beside()
    qtbot.waitUntil(lambda: bool(told))
    asked_in, told_in = told[0]
    assert asked_in != threading.get_ident() and told_in == owner.thread()


def test_questions_that_come_meanwhile_are_asked_once_after_it(qtbot):
    gate, asked, told = threading.Event(), [], []
    owner = QObject()

    def look():
        asked.append(None)
        return gate.wait(10)

    beside = Beside(look, owner)
    beside.answered.connect(told.append)
    for _ in range(5):
        beside()  # comes back at once, though the disk is silent
    assert told == []
    gate.set()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert len(asked) == 2
