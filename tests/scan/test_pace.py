import pytest

from leitong.scan.events import Stage
from leitong.scan.pace import Pace


@pytest.fixture
def clock():
    """A clock that is set by hand."""

    class Clock:
        now = 100.0

        def __call__(self):
            return self.now

    return Clock()


def test_nothing_is_promised_at_the_start(clock):
    progress = Pace(Stage.READ, 10, 1000.0, clock).now()
    assert (progress.done, progress.total) == (0, 10)
    assert progress.rate is progress.seconds_left is None


def test_time_left_follows_the_work_and_not_the_number_of_files(clock):
    pace = Pace(Stage.READ, 10, 1000.0, clock)
    clock.now += 2
    pace.add(8, 200.0)
    progress = pace.now()
    assert progress.rate == 4.0
    assert progress.seconds_left == 8.0


def test_only_what_was_done_lately_counts(clock):
    pace = Pace(Stage.READ, 1000, 1000.0, clock)
    for _ in range(20):
        clock.now += 1
        pace.add(1, 1.0)
        pace.now()
    for _ in range(20):
        clock.now += 1
        pace.add(10, 10.0)
        progress = pace.now()
    assert progress.rate == 10.0
    assert progress.seconds_left == (1000 - 220) / 10


def test_progress_is_not_told_more_than_ten_times_a_second(clock):
    pace = Pace(Stage.FIND, None, None, clock)
    told = 0
    for _ in range(1000):
        clock.now += 0.001
        told += pace.due() is not None
    assert told <= 11
