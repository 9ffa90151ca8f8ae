"""What is kept between two looks at watched folders, for how long, and that others may write in between."""

import threading
import time

import pytest

from leitong.library.library import Library
from leitong.library.records import Role
from leitong.presenters.keeping.librarian import Librarian
from leitong.presenters.keeping.standby import Standby
from leitong.presenters.library.answers import Rebuilt, ScanEnded
from leitong.presenters.library.jobs import Decide, Forget, Open, Scan, Watch
from leitong.scan.control import Control
from leitong.scan.scan import scan

LINES = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。",
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
    "天气预报说，明天上午多云转晴，午后有阵雨，气温略有回升，出门的人请带好雨具，注意路上安全。",
    "港务局将在星期一公布新的船期表，印好的册子可以在码头的窗口免费领取，老人和孩子可以优先上船。",
)
PATIENCE = 20  # seconds that a busy machine may need


@pytest.fixture
def store():
    with Library.open() as library:
        yield library.store


@pytest.fixture
def standby():
    standby = Standby()
    yield standby
    standby.keep(False)


def borrow(standby, store, control=None):
    with standby.borrowed(store, control or Control()) as what:
        return what


def until(holds):
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
    assert holds()


def test_a_scan_of_what_is_not_watched_leaves_nothing(standby, store):
    matcher, readers = borrow(standby, store)
    assert readers is None
    assert borrow(standby, store)[0] is not matcher


def test_while_folders_are_watched_the_next_scan_gets_the_same(standby, store):
    standby.keep(True)
    matcher, readers = borrow(standby, store)
    assert readers is not None
    assert borrow(standby, store) == (matcher, readers)


def test_a_matcher_that_was_stopped_is_not_used_again(standby, store):
    standby.keep(True)
    control = Control()
    control.stop()
    matcher, readers = borrow(standby, store, control)
    assert borrow(standby, store)[0] is not matcher
    assert borrow(standby, store)[1] is readers


def test_nor_is_one_whose_scan_went_wrong(standby, store):
    standby.keep(True)
    with pytest.raises(OSError, match="gone"), standby.borrowed(store, Control()) as (matcher, _):
        raise OSError("gone")
    assert borrow(standby, store)[0] is not matcher


def test_all_is_let_go_of_when_the_watch_ends(standby, store):
    standby.keep(True)
    matcher, _ = borrow(standby, store)
    standby.keep(False)
    assert borrow(standby, store)[1] is None
    assert borrow(standby, store)[0] is not matcher


def test_what_is_borrowed_when_the_watch_ends_is_not_taken_back(standby, store):
    standby.keep(True)
    with standby.borrowed(store, Control()) as (matcher, _):
        standby.keep(False)
    standby.keep(True)
    assert borrow(standby, store)[0] is not matcher


def test_readers_and_then_the_matcher_are_let_go_of_after_a_while(store):
    standby = Standby(keep_readers=0.05, keep_matcher=0.1)
    standby.keep(True)
    matcher, readers = borrow(standby, store)
    until(lambda: not any(isinstance(one, threading.Timer) for one in threading.enumerate()))
    again = borrow(standby, store)
    assert again[0] is not matcher
    assert again[1] is not readers
    standby.keep(False)


class Window:
    """A librarian whose watcher is the test: it says what changed, and the look is done when `look` returns."""

    def __init__(self, place):
        self.folder, self.path = place / "watched", place / "l.leitong"
        self.answers = []
        self.librarian = Librarian(self.answers.append)
        self.ticket = 1
        self.roles = {str(self.folder): "scan"}
        self.folder.mkdir()
        self.do(Open(1, str(self.path), 0.5))
        self.librarian.heed(Watch(1, str(self.path), (str(self.folder),)))

    def do(self, job):
        self.librarian.do(job)
        self.librarian.work.wait()

    def write(self, name, *lines):
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(LINES[line] for line in lines), "utf-8")
        return path

    def look(self, *paths):
        self.ticket += 1
        self.do(Scan(self.ticket, tuple(self.roles.items()), tuple(map(str, paths))))
        ends = [one for one in self.answers if isinstance(one, ScanEnded) and one.ticket == self.ticket]
        assert [one.stopped for one in ends] == [False]

    def pairs(self):
        with Library.open(self.path, read_only=True) as library:
            return list(library.pairs())

    def pairs_of_a_new_library(self):
        roles = {
            role: [path for path, own in self.roles.items() if own == role] for role in self.roles.values()
        }
        with Library.open() as library:
            list(scan(roles["scan"], library, template=roles.get("template", ()), processes=1))
            return list(library.pairs())


@pytest.fixture
def window(tmp_path):
    window = Window(tmp_path)
    yield window
    window.librarian.heed(Watch(1, str(window.path), ()))
    window.librarian.close()


@pytest.fixture
def watched(window):
    """A window that has looked at three files."""
    window.write("whole.txt", 0, 1, 2, 3)
    window.write("shorter.txt", 0, 1, 2)
    window.write("other.txt", 4, 3)
    window.look(window.folder)
    assert len(window.pairs()) == 2
    return window


def test_another_program_that_scans_between_two_looks_is_heeded(watched):
    watched.write("other.txt", 4, 2)
    watched.write("theirs.txt", 4, 2, 1)
    with Library.open(watched.path) as library:
        library.forget(watched.folder / "other.txt")
        list(scan([watched.folder], library, processes=1))
    watched.look(watched.write("ours.txt", 4, 2, 3))
    assert watched.pairs() == watched.pairs_of_a_new_library()
    assert len(watched.pairs()) > 2


def test_what_is_forgotten_between_two_looks_is_heeded(watched):
    watched.do(Forget(2, str(watched.folder / "whole.txt")))
    assert watched.pairs() == []
    (watched.folder / "whole.txt").unlink()
    watched.look(watched.write("again.txt", 1, 2, 3))
    assert watched.pairs() == watched.pairs_of_a_new_library()


def test_so_is_a_decision(watched):
    one, other = watched.folder / "whole.txt", watched.folder / "shorter.txt"
    watched.do(Decide(2, str(one), str(other)))
    watched.look(watched.write("third.txt", 0, 1, 2, 4))
    assert watched.pairs() == watched.pairs_of_a_new_library()


def test_a_folder_may_become_one_of_templates_and_a_scanned_one_again(watched, tmp_path):
    common = tmp_path / "common"
    common.mkdir()
    (common / "form.txt").write_text(LINES[0] + LINES[1], "utf-8")
    for role in (Role.SCAN, Role.TEMPLATE, Role.SCAN):
        watched.roles[str(common)] = role.value
        watched.look(common, watched.write(f"{role.value}.txt", 0, 1, 3))
        assert watched.pairs() == watched.pairs_of_a_new_library()


def test_a_library_that_was_damaged_and_made_anew_is_matched_from_nothing(watched):
    watched.path.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    for name in ("-wal", "-shm"):
        watched.path.with_name(watched.path.name + name).unlink(missing_ok=True)
    watched.do(Scan(50, tuple(watched.roles.items())))
    assert any(isinstance(one, Rebuilt) for one in watched.answers)
    watched.look(watched.write("more.txt", 0, 1, 4))
    assert watched.pairs() == watched.pairs_of_a_new_library()


def test_an_older_copy_of_the_library_may_be_put_back(watched):
    older = watched.path.read_bytes()
    watched.look(watched.write("new.txt", 2, 3, 4))
    watched.path.write_bytes(older)
    (watched.folder / "new.txt").unlink()
    with Library.open(watched.path) as library:
        list(scan([watched.folder], library, processes=1))
    watched.look(watched.write("newer.txt", 4, 0, 1))
    assert watched.pairs() == watched.pairs_of_a_new_library()
