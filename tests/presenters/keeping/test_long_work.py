import threading

import pytest

from leitong.presenters.keeping.long_work import LongWork


@pytest.fixture
def work():
    made = LongWork()
    yield made
    made.close()


def test_a_change_is_made_at_the_next_pause_of_what_runs(work):
    changed, go_on = [], threading.Event()

    def run(_control):
        go_on.wait(10)
        work.make_changes("library")

    work.start("test", run)
    assert work.put_in(changed.append)
    assert not changed
    go_on.set()
    work.wait()
    assert changed == ["library"]


def test_without_work_nothing_takes_a_change(work):
    assert not work.put_in(print)


def test_a_change_that_waits_keeps_work_from_its_end(work):
    told, put_in = [], threading.Event()

    def run(_control):
        put_in.wait(10)
        told.append(work.take_no_more())
        work.make_changes("library")
        told.append(work.take_no_more())

    work.start("test", run)
    work.put_in(told.append)
    put_in.set()
    work.wait()
    assert told == [False, "library", True]


def test_work_that_takes_no_more_is_given_none_though_it_still_runs(work):
    ending, go_on = threading.Event(), threading.Event()

    def run(_control):
        assert work.take_no_more()
        ending.set()
        go_on.wait(10)

    work.start("test", run)
    ending.wait(10)
    assert work.runs
    assert not work.put_in(print)
    go_on.set()


def test_new_work_takes_changes_again(work):
    work.start("test", lambda _control: work.take_no_more())
    work.wait()
    go_on = threading.Event()
    work.start("test", lambda _control: go_on.wait(10))
    assert work.put_in(print)
    go_on.set()
