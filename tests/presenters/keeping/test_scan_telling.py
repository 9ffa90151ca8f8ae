from pathlib import Path

from leitong.messages import Message
from leitong.presenters.keeping.scan_telling import ScanTelling
from leitong.presenters.library.answers import ScanEnded, ScanTold
from leitong.scan.events import DocumentRead, Finished, ProblemFound, Progress, Stage


class Scan:
    """A scan whose clock the test turns."""

    def __init__(self):
        self.now, self.sent, self.lists = 100.0, [], 0
        self.telling = ScanTelling(7, self.sent.append, self._list, lambda: self.now)

    def _list(self):
        self.lists += 1
        self.now += 1.0  # it takes a second

    def read(self, seconds):
        """A file every hundredth of a second."""
        for number in range(round(seconds * 100)):
            self.now += 0.01
            self.telling.hear(DocumentRead(Path("/x"), None, known=False))
            self.telling.hear(Progress(Stage.READ, number, 1000))


def test_it_tells_no_more_than_ten_times_a_second():
    scan = Scan()
    scan.read(1.0)
    assert 8 <= len(scan.sent) <= 11


def test_a_new_stage_is_told_at_once():
    scan = Scan()
    scan.telling.hear(Progress(Stage.READ, 0, 9))
    scan.telling.hear(Progress(Stage.MATCH, 0, 9))
    assert [told.stage for told in scan.sent] == ["read", "match"]


def test_each_problem_is_told_once():
    scan = Scan()
    scan.telling.hear(ProblemFound(Path("/x/locked"), Message("It is locked.")))
    scan.telling.hear(Progress(Stage.READ, 1, 9))
    scan.now += 1
    scan.telling.hear(Progress(Stage.READ, 2, 9))
    assert [len(told.problems) for told in scan.sent] == [1, 0]


def test_listing_takes_a_tenth_of_the_time_at_most():
    scan = Scan()
    scan.read(30.0)
    assert scan.lists == 3


def test_where_nothing_new_was_read_nothing_is_listed():
    scan = Scan()
    for _ in range(100):
        scan.now += 1
        scan.telling.hear(Progress(Stage.MATCH, 0, 9))
    assert scan.lists == 0


def test_the_end_says_what_was_done():
    scan = Scan()
    scan.telling.hear(Finished(9, 4, 5, 0, 0, 1, 2, stopped=True))
    scan.telling.end()
    assert isinstance(scan.sent[0], ScanTold)
    assert scan.sent[-1] == ScanEnded(7, found=9, read=4, pairs=2, stopped=True)
