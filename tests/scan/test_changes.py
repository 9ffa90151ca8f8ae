"""What is told of folders that change."""

from threading import Event

import pytest

from leitong.scan.changes import changes


@pytest.fixture
def stop():
    stop = Event()
    yield stop
    stop.set()


def no_own(_path):
    return False


def first_of(told):
    return next(some for some in told if some is None or some)


def test_everything_may_have_changed_before_the_watch_began(tmp_path, stop):
    assert next(changes([tmp_path], no_own, stop)) is None


def test_then_changed_paths_are_named(tmp_path, stop):
    told = changes([tmp_path], no_own, stop)
    next(told)
    (tmp_path / "a.txt").write_text("text", "utf-8")
    assert first_of(told) == {tmp_path / "a.txt"}


def test_everything_is_looked_at_now_and_then_though_nothing_was_told(tmp_path, stop):
    told = changes([tmp_path], no_own, stop, whole_every=0.0)
    assert [first_of(told) for _ in range(3)] == [None] * 3


def test_a_folder_that_comes_later_is_watched_from_the_next_such_look(tmp_path, stop):
    later = tmp_path / "later"
    told = changes([later], no_own, stop, whole_every=0.3)
    next(told)
    later.mkdir()
    assert first_of(told) is None
    (later / "a.txt").write_text("text", "utf-8")
    assert first_of(told) in ({later / "a.txt"}, None)


def test_it_ends_when_it_is_told_to(tmp_path, stop):
    told = changes([tmp_path], no_own, stop)
    next(told)
    stop.set()
    assert list(told) == []
