import pytest
from PySide6.QtCore import QObject

from leitong.gui.turns import Turns


def counting(done, upto):
    for number in range(upto):
        done.append(number)
        yield


@pytest.fixture
def turns(qapp):
    owner = QObject()
    made = Turns(owner)
    yield made
    made.stop()
    owner.deleteLater()


def test_the_first_step_is_done_at_once_and_the_others_later(turns, qtbot):
    done = []
    turns.begin(counting(done, 3))
    assert done == [0]
    qtbot.waitUntil(lambda: not turns.busy)
    assert done == [0, 1, 2]


def test_who_needs_the_rest_has_it_at_once(turns):
    done = []
    turns.begin(counting(done, 3))
    turns.finish()
    assert done == [0, 1, 2]
    assert not turns.busy


def test_new_work_takes_the_place_of_old(turns, qtbot):
    old, new = [], []
    turns.begin(counting(old, 3))
    turns.begin(counting(new, 2))
    qtbot.waitUntil(lambda: not turns.busy)
    assert (old, new) == ([0], [0, 1])


def test_work_that_begins_other_work_leaves_that_running(turns, qtbot):
    done = []

    def handing_over():
        yield
        turns.begin(counting(done, 2))

    turns.begin(handing_over())
    qtbot.waitUntil(lambda: not turns.busy)
    assert done == [0, 1]


def test_work_that_fails_ends(turns):
    def failing():
        raise ValueError("here")
        yield

    with pytest.raises(ValueError, match="here"):
        turns.begin(failing())
    assert not turns.busy
