import gc
import threading

import pytest
from PySide6.QtCore import QObject

from leitong.gui.sweeper import Sweeper, sweep


class Ring:
    """Refers to itself, and tells in which thread it is ended."""

    def __init__(self, ended):
        self.ended = ended
        self.me = self

    def __del__(self):
        self.ended.append(threading.get_ident())


@pytest.fixture(autouse=True)
def _as_before():
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)


def test_another_thread_that_makes_much_ends_nothing(qapp):
    assert qapp.findChild(Sweeper) is not None
    gc.set_threshold(10, 2, 2)
    ended = []

    def work():
        Ring(ended)
        kept = [[] for _number in range(10_000)]
        assert len(kept) == 10_000

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert ended == []
    while not ended:
        sweep()
        kept = [[] for _number in range(100)]
        assert kept
    assert ended == [threading.get_ident()]


def test_a_window_searches_by_itself(qtbot):
    gc.set_threshold(10, 2, 2)
    ended = []
    for _number in range(100):
        Ring(ended)
    qtbot.waitUntil(lambda: len(ended) == 100)


def test_the_search_stays_with_the_window(qapp):
    parent = QObject()
    Sweeper(parent)
    assert not gc.isenabled()


def test_a_threshold_of_nothing_means_no_search(monkeypatch):
    gc.set_threshold(0)
    ended = []
    Ring(ended)
    sweep()
    assert ended == []
    gc.collect()
