"""File actions through the Library's presenter and the real librarian, whose jobs are done when the test says so."""

import os

import pytest

from leitong.presenters.keeping.librarian import Librarian
from leitong.presenters.library.answers import Broke
from leitong.presenters.library.filing_jobs import CarryOut, FilingTold, PlanFiling
from leitong.presenters.library.groups import Choice
from leitong.presenters.library.jobs import Scan, Steer
from leitong.presenters.library.memory import LibraryMemory
from leitong.presenters.library.presenter import LibraryPresenter

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。\n" * 2
OTHER = "The harbour office will publish the timetable on Monday, and copies are free at the pier.\n" * 2

pytestmark = pytest.mark.usefixtures("trash")


class RecordingView:
    def __init__(self):
        self.states, self.notices = [], []

    def show_library(self, state):
        self.states.append(state)

    def show_notice(self, notice):
        self.notices.append(notice)


class HeldKeeper:
    def __init__(self):
        self.waiting = []

    def submit(self, job):
        self.waiting.append(job)


class Screen:
    def __init__(self, home):
        self.view, self.keeper, self.answers = RecordingView(), HeldKeeper(), []
        self.librarian = Librarian(self.answers.append)
        self.presenter = LibraryPresenter(self.view, self.keeper, LibraryMemory(home))
        self.filing = self.presenter.filing
        self.presenter.open()
        self.work()

    @property
    def state(self):
        return self.view.states[-1]

    def work(self):
        """Until nothing is asked and nothing runs."""
        while self.keeper.waiting or self.answers:
            if self.keeper.waiting:
                self.librarian.do(self.keeper.waiting.pop(0))
            self.librarian.work.wait()
            while self.answers:
                self.presenter.on_answer(self.answers.pop(0))

    def listed(self):
        return {row.name: row.fate for row in self.state.filing.rows}

    def said(self):
        return str(self.view.notices[-1].text)


@pytest.fixture(scope="module")
def scanned(tmp_path_factory):
    """A folder and its library, made once."""
    home, folder = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("texts")
    names = {"a.txt": TEXT, "b.txt": TEXT, "c.txt": TEXT, "x.txt": OTHER, "y.txt": OTHER}
    for age, (name, text) in enumerate(names.items(), 1):
        (folder / name).write_text(text, "utf-8")
        os.utime(folder / name, (age, age))
    screen = Screen(home)
    screen.presenter.add([str(folder)])
    screen.work()
    return folder, home


@pytest.fixture
def folder(scanned):
    """The files as they were scanned; what a test does to them is put back."""
    folder = scanned[0]
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}
    yield folder
    for path, (content, date) in before.items():
        path.unlink(missing_ok=True)
        path.write_bytes(content)
        os.utime(path, ns=(date, date))


@pytest.fixture
def screen(scanned, folder, tmp_path):
    """A window on a copy of that library, with its first group chosen."""
    home = tmp_path / "home"
    (home / "libraries").mkdir(parents=True)
    for file in (scanned[1] / "libraries").iterdir():
        (home / "libraries" / file.name).write_bytes(file.read_bytes())
    screen = Screen(home)
    screen.presenter.choose_group(0)
    screen.work()
    return screen


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_of_a_group_all_but_the_best_copy_are_listed_first(screen, folder):
    screen.filing.list_group("trash")
    assert screen.state.filing.rows is None
    screen.work()
    assert screen.listed() == {"a.txt": "keep", "b.txt": "act", "c.txt": "act"}
    assert (screen.state.filing.acting, screen.state.filing.bytes) == (2, 2 * len(TEXT.encode()))
    assert len(names(folder)) == 5


def test_a_single_file_of_a_group_may_be_meant(screen, folder):
    screen.filing.list_group("trash", only=str(folder / "c.txt"))
    screen.work()
    assert screen.listed() == {"a.txt": "keep", "b.txt": "keep", "c.txt": "act"}


def test_a_file_says_whether_it_stays_for_the_others_or_as_is_wished(screen, folder):
    screen.filing.list_group("trash")
    screen.work()
    screen.filing.toggle(str(folder / "b.txt"))
    screen.work()
    reasons = {row.name: str(row.reason) for row in screen.state.filing.rows}
    assert reasons["a.txt"] == "It is the copy that stays."
    assert reasons["b.txt"] == "It stays, as you wish."


def test_a_file_can_be_left_out_and_taken_in_again(screen, folder):
    screen.filing.list_group("trash")
    screen.work()
    screen.filing.toggle(str(folder / "b.txt"))
    screen.work()
    assert screen.listed() == {"a.txt": "keep", "b.txt": "keep", "c.txt": "act"}
    screen.filing.toggle(str(folder / "b.txt"))
    screen.work()
    assert screen.listed()["b.txt"] == "act"


def test_another_copy_than_the_best_may_be_the_one_that_stays(screen, folder):
    screen.filing.list_group("trash")
    screen.work()
    for name in ("c.txt", "a.txt"):
        screen.filing.toggle(str(folder / name))
        screen.work()
    assert screen.listed() == {"c.txt": "keep", "a.txt": "act", "b.txt": "act"}


def test_one_copy_stays_though_all_were_chosen(screen, folder):
    screen.filing.list_group("trash")
    screen.work()
    screen.filing.toggle(str(folder / "a.txt"))
    screen.work()
    assert screen.listed()["a.txt"] == "keep"


def test_of_all_groups_those_are_meant_first_of_which_nothing_is_lost(screen):
    screen.filing.list_kinds("trash")
    assert screen.state.filing.kinds == ("exact", "same-text")
    screen.work()
    assert sorted(name for name, fate in screen.listed().items() if fate == "act") == [
        "b.txt",
        "c.txt",
        "y.txt",
    ]
    screen.filing.choose_kinds(("contained",))
    screen.work()
    assert screen.state.filing.rows == ()


@pytest.fixture
def trashed(screen):
    """The copies of the first group are in the trash."""
    screen.filing.list_group("trash")
    screen.work()
    screen.filing.carry_out()
    assert screen.state.filing.run.total == 2
    screen.work()
    return screen


def test_what_was_listed_is_done(trashed, folder):
    assert names(folder) == ["a.txt", "x.txt", "y.txt"]
    assert trashed.state.filing is None
    assert trashed.state.groups.total == 1


def test_what_was_done_is_said_with_an_offer_to_undo_it(trashed):
    notice = trashed.view.notices[-1]
    assert trashed.said() == "2 files are in the trash."
    assert ([offer.action for offer in notice.offers], notice.seconds) == (["undo-filing"], 10)


def test_what_was_done_can_be_undone(trashed, folder):
    trashed.presenter.undoing.take_last_back()
    trashed.work()
    assert trashed.said() == "2 files are back in their places."
    assert len(names(folder)) == 5
    assert trashed.state.groups.total == 2


def test_a_move_goes_where_it_was_said(screen, folder, tmp_path):
    screen.filing.list_group("move", str(tmp_path / "away"))
    screen.work()
    assert {row.target for row in screen.state.filing.rows if row.fate == "act"} == {
        str(tmp_path / "away" / name) for name in ("b.txt", "c.txt")
    }
    screen.filing.choose_folder(str(tmp_path / "else"), False)
    screen.work()
    screen.filing.carry_out()
    screen.work()
    assert names(tmp_path / "else") == ["b.txt", "c.txt"]
    assert screen.said() == f"2 files were moved to {tmp_path / 'else'}."


def test_links_are_hard_or_symbolic_as_is_wished(screen, folder):
    screen.filing.list_group("link")
    screen.work()
    assert {row.link for row in screen.state.filing.rows if row.fate == "act"} == {"hard"}
    screen.filing.choose_link(True)
    screen.work()
    assert {row.link for row in screen.state.filing.rows if row.fate == "act"} == {"symbolic"}


def test_files_that_stay_as_they_are_are_shown_with_the_reason(screen, folder):
    screen.filing.list_group("trash")
    screen.work()
    (folder / "b.txt").write_text("changed", "utf-8")
    screen.filing.carry_out()
    screen.work()
    ended = screen.state.filing.ended
    assert [(row.name, row.state) for row in ended.files if row.reason] == [("b.txt", "failed")]
    assert screen.said() == (
        "c.txt is in the trash. b.txt stays as it is: It has changed since the library read it."
    )
    assert screen.presenter.put_answer_away()
    assert screen.state.filing is None


def test_a_decision_and_a_file_action_are_undone_in_turn(screen, folder):
    screen.filing.list_group("trash")
    screen.work()
    screen.filing.carry_out()
    screen.work()
    files = screen.state.groups.files
    a, x = (files.number(str(folder / name)) for name in ("a.txt", "x.txt"))
    screen.presenter.keep_apart(a, x)
    screen.work()
    screen.presenter.undoing.take_last_back()
    screen.work()
    assert len(names(folder)) == 3
    screen.presenter.undoing.take_last_back()
    screen.work()
    assert len(names(folder)) == 5


def test_where_there_is_nothing_to_undo_the_journal_is_shown(screen):
    screen.presenter.undoing.take_last_back()
    screen.work()
    assert screen.state.journal.entries == ()
    assert screen.presenter.put_answer_away()
    assert screen.state.journal is None


def test_an_undo_that_breaks_off_leaves_no_list_in_sight(screen):
    screen.filing.undo(1)
    ticket = screen.keeper.waiting.pop().ticket
    screen.presenter.on_answer(FilingTold(ticket, 1, 9, "b.txt"))
    assert screen.state.filing.run.total == 9
    screen.presenter.on_answer(Broke(ticket, "OSError", ""))
    assert screen.state.filing is None


def test_the_journal_lists_every_action_and_undoes_any(screen, folder):
    for name in ("b.txt", "c.txt"):
        screen.filing.list_group("trash")
        screen.work()
        for row in screen.state.filing.rows:
            if row.fate == "act" and row.name != name:
                screen.filing.toggle(row.path)
                screen.work()
        screen.filing.carry_out()
        screen.work()
        screen.presenter.choose_group(0)
    screen.filing.show_journal()
    screen.work()
    second, first = screen.state.journal.entries
    assert [row.name for row in first.files] == ["b.txt"]
    screen.filing.undo(first.entry)
    screen.work()
    assert (folder / "b.txt").exists() and not (folder / "c.txt").exists()
    assert [entry.count("undone") for entry in screen.state.journal.entries] == [0, 1]
    assert second.count("done") == 1


def test_nothing_is_filed_away_while_a_scan_runs(screen, folder):
    screen.filing.list_group("trash")
    screen.work()
    screen.presenter.scan()
    screen.filing.carry_out()
    assert not any(isinstance(job, CarryOut) for job in screen.keeper.waiting)
    screen.work()
    assert len(names(folder)) == 5


def test_the_process_itself_refuses_during_a_scan(screen, folder):
    screen.filing.list_group("trash")
    screen.work()
    screen.librarian.do(Scan(1000, ((str(folder), "scan"),)))
    screen.filing.carry_out()
    screen.librarian.do(screen.keeper.waiting.pop(0))
    screen.librarian.close()
    screen.work()
    assert "A scan is running" in screen.said() or names(folder) == ["a.txt", "x.txt", "y.txt"]
    assert screen.state.filing is None or screen.state.filing.run is None


def test_only_the_list_that_is_in_sight_is_done(screen):
    screen.filing.list_group("trash")
    screen.work()
    screen.librarian.do(PlanFiling(1000, "trash", 0.5, kinds=("exact",)))
    screen.answers.clear()
    screen.filing.carry_out()
    screen.work()
    assert "The list has changed" in screen.said()
    assert screen.state.filing.run is None


def test_what_is_being_done_is_stopped_after_a_file(screen):
    screen.filing.list_group("trash")
    screen.work()
    screen.filing.carry_out()
    screen.filing.stop()
    screen.filing.stop()
    assert [job.what for job in screen.keeper.waiting if isinstance(job, Steer)] == ["stop"]
    assert screen.state.filing.run.stopping
    assert screen.presenter.put_answer_away()
    assert screen.state.filing is not None
    screen.work()


def test_another_filter_leaves_the_list_in_sight(screen):
    screen.filing.list_group("trash")
    screen.work()
    listed = screen.state.filing.rows
    screen.presenter.choose(Choice("a.txt"))
    assert screen.state.filing.rows == listed
