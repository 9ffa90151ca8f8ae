"""The Library's presenter with the real librarian, whose jobs are done when the test says so."""

import json
import time
from pathlib import Path

import pytest

from leitong.library.library import Library
from leitong.messages import Message
from leitong.presenters.keeping.librarian import Librarian
from leitong.presenters.library.answers import Changed, Decided, Refused, ScanEnded, ScanTold
from leitong.presenters.library.groups import Choice
from leitong.presenters.library.jobs import Decide, Regroup, Scan, Steer, Watch
from leitong.presenters.library.memory import LibraryMemory
from leitong.presenters.library.presenter import LibraryPresenter

LINES = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。",
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
    "天气预报说，明天上午多云转晴，午后有阵雨，气温略有回升，出门的人请带好雨具，注意路上安全。",
    "港务局将在星期一公布新的船期表，印好的册子可以在码头的窗口免费领取，老人和孩子可以优先上船。",
)
WHOLE = "".join(LINES)


class RecordingView:
    def __init__(self):
        self.states, self.notices, self.compared = [], [], []

    def show_library(self, state):
        self.states.append(state)

    def show_notice(self, notice):
        self.notices.append(notice)

    def compare_files(self, a, b, templates):
        self.compared.append((a, b, *templates))


class HeldKeeper:
    def __init__(self):
        self.waiting = []

    def submit(self, job):
        self.waiting.append(job)


class Screen:
    def __init__(self, folder):
        self.view, self.keeper = RecordingView(), HeldKeeper()
        self.answers, self.asked = [], []
        self.librarian = Librarian(self.answers.append)
        self.folder = folder
        self.memory = LibraryMemory(folder)
        self.presenter = LibraryPresenter(self.view, self.keeper, self.memory)
        self.presenter.open()
        self.work()

    @property
    def state(self):
        return self.view.states[-1]

    def work(self):
        """Until nothing is asked and no scan runs."""
        while self.keeper.waiting or self.answers:
            if self.keeper.waiting:
                self.asked.append(self.keeper.waiting.pop(0))
                self.librarian.do(self.asked[-1])
            self.librarian.work.wait()
            while self.answers:
                self.presenter.on_answer(self.answers.pop(0))

    def titles(self):
        return [self.state.groups.row(place).title for place in range(len(self.state.groups))]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("文件")
    texts = {
        "whole.txt": WHOLE,
        "copy.txt": WHOLE,
        "shorter.txt": "".join(LINES[:4]),
        "other.txt": "The harbour office will publish the timetable on Monday, and copies are free. " * 4,
        "empty.txt": "",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def scanned_home(tmp_path_factory, folder):
    """Where a library of the folder lies, scanned once for all tests."""
    home = tmp_path_factory.mktemp("home")
    screen = Screen(home)
    screen.presenter.add([str(folder)])
    screen.work()
    return home


@pytest.fixture
def screen(scanned_home, tmp_path):
    """A window on a copy of that library."""
    home = tmp_path / "home"
    (home / "libraries").mkdir(parents=True)
    for file in (scanned_home / "libraries").iterdir():
        (home / "libraries" / file.name).write_bytes(file.read_bytes())
    return Screen(home)


def test_a_new_library_is_empty_and_waits_for_a_folder(tmp_path):
    screen = Screen(tmp_path)
    assert not screen.state.loading
    assert (screen.state.documents, screen.state.sources) == (0, ())


def test_a_scanned_folder_becomes_groups_and_problems(screen, folder):
    assert screen.state.documents == 5
    assert [(row.path, row.role, row.files) for row in screen.state.sources] == [(str(folder), "scan", 5)]
    assert [Path(problem.path).name for problem in screen.state.problems] == ["empty.txt"]
    assert screen.state.groups.row(0).members == 3


def test_moving_the_threshold_groups_anew(screen):
    screen.presenter.set_threshold(0.0)
    screen.work()
    assert screen.state.threshold.value == 0.0
    assert screen.state.groups.row(0).kind == "exact"
    assert screen.state.groups.row(0).members == 2


def test_while_groups_are_made_only_the_last_threshold_is_asked_for_next(screen):
    for distance in (0.4, 0.3, 0.2, 0.1):
        screen.presenter.set_threshold(distance)
    asked = [job.likeness for job in screen.keeper.waiting if isinstance(job, Regroup)]
    assert asked == [0.6]
    screen.work()
    assert screen.state.threshold.value == 0.1


def test_the_threshold_is_remembered(screen):
    screen.presenter.set_threshold(0.25)
    again = LibraryMemory(screen.folder)
    assert again.latest.distance == 0.25


def test_a_chosen_group_gets_its_distances_and_stays_chosen(screen):
    screen.presenter.choose_group(0)
    assert screen.state.group.matrix is None
    screen.work()
    group = screen.state.group
    assert group.matrix.shape == (3, 3)
    assert str(group.reason)
    assert group.members[0].distance == 0.0
    screen.presenter.choose(Choice(order="name"))
    assert screen.state.group is not None


def test_a_choice_that_hides_the_group_lets_it_go(screen):
    screen.presenter.choose_group(0)
    screen.presenter.choose(Choice("no such name"))
    assert screen.state.group is None
    assert len(screen.state.groups) == 0


def test_two_told_apart_are_in_no_group_until_it_is_undone(screen):
    paths = {Path(screen.state.groups.files.paths[n]).name: n for n in range(screen.state.documents)}
    screen.presenter.keep_apart(paths["whole.txt"], paths["shorter.txt"])
    screen.work()
    assert screen.state.groups.row(0).members == 2
    assert screen.view.notices[-1].offers[0].action == "undo-apart"
    screen.presenter.undoing.take_decision_back()
    screen.work()
    assert screen.state.groups.row(0).members == 3


def test_seen_before_names_the_nearest_and_not_the_file_itself(screen, folder, tmp_path):
    asked = tmp_path / "asked.txt"
    asked.write_text("".join(LINES[:4]), "utf-8")
    screen.presenter.ask(str(asked))
    assert screen.state.near.rows is None
    screen.work()
    assert screen.state.near.rows[0].name == "shorter.txt"
    screen.presenter.ask(str(folder / "whole.txt"))
    screen.work()
    assert "whole.txt" not in [row.name for row in screen.state.near.rows]
    assert screen.presenter.put_answer_away()
    assert screen.state.near is None


def test_a_file_that_cannot_be_read_is_answered_with_the_reason(screen, folder):
    screen.presenter.ask(str(folder / "empty.txt"))
    screen.work()
    assert "empty" in str(screen.state.near.problem)


def test_an_empty_library_is_not_asked(tmp_path, folder):
    screen = Screen(tmp_path)
    screen.presenter.ask(str(folder / "whole.txt"))
    assert screen.state.near is None
    assert "empty" in str(screen.view.notices[-1].text)


def test_a_source_taken_out_takes_its_files_along(screen, folder):
    screen.presenter.remove(str(folder))
    screen.work()
    assert (screen.state.documents, screen.state.sources) == (0, ())
    assert folder.exists()


def test_a_source_taken_out_during_its_scan_does_not_come_back(screen, folder):
    screen.presenter.scan()
    screen.librarian.do(screen.keeper.waiting.pop(0))
    screen.presenter.remove(str(folder))
    screen.librarian.do(screen.keeper.waiting.pop(0))
    screen.work()
    assert (screen.state.documents, screen.state.sources, screen.state.scan) == (0, (), None)


def test_a_reference_folder_has_no_groups_of_its_own(screen, folder):
    screen.presenter.set_role(str(folder), "reference")
    assert screen.state.sources[0].role == "reference"
    screen.work()
    assert screen.titles() == []


def test_a_folder_given_while_the_library_is_being_read_joins_the_others(screen, folder, tmp_path):
    more = tmp_path / "more"
    more.mkdir()
    (more / "again.txt").write_text(WHOLE, "utf-8")
    screen.presenter.open(screen.state.path)
    screen.presenter.add([str(more)])
    screen.work()
    assert {row.path for row in screen.state.sources} == {str(folder), str(more)}
    assert screen.state.groups.row(0).members == 4


def test_a_pause_is_told_and_remembered_over_a_restart(screen):
    screen.presenter.scan()
    screen.presenter.pause()
    assert screen.state.scan.paused
    assert [job.what for job in screen.keeper.waiting if isinstance(job, Steer)] == ["pause"]
    assert LibraryMemory(screen.folder).latest.unfinished
    restarted = Screen(screen.folder)
    assert restarted.state.interrupted
    restarted.presenter.scan()
    restarted.work()
    assert not restarted.state.interrupted
    assert not LibraryMemory(screen.folder).latest.unfinished


def test_a_stopping_scan_is_neither_paused_nor_stopped_again(screen):
    screen.presenter.scan()
    screen.presenter.stop()
    screen.presenter.stop()
    screen.presenter.pause()
    assert screen.state.scan.stopping
    assert [job.what for job in screen.keeper.waiting if isinstance(job, Steer)] == ["stop"]


def test_what_an_earlier_scan_tells_is_not_shown(screen):
    screen.presenter.scan()
    before = screen.state.scan
    screen.presenter.on_answer(ScanTold(-1, "read", 7, 9, None, None))
    assert screen.state.scan is before


@pytest.mark.parametrize("form", ["csv", "json", "html"])
def test_exports_are_written_whole(screen, tmp_path, form):
    out = tmp_path / f"out.{form}"
    screen.presenter.export(form, str(out))
    screen.work()
    assert "whole.txt" in out.read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []
    if form == "json":
        assert len(json.loads(out.read_text("utf-8"))["documents"]) == 5


def test_a_place_that_cannot_be_written_is_named(screen, tmp_path):
    screen.presenter.export("csv", str(tmp_path / "no such folder" / "out.csv"))
    screen.work()
    assert screen.view.notices[-1].level == "error"


def test_a_damaged_library_is_kept_and_made_anew(screen):
    path = Path(screen.state.path)
    path.write_bytes(bytes(1000))  # as a power cut may leave it
    screen.presenter.open(str(path))
    screen.work()
    assert screen.view.notices[-1].level == "warning"
    assert any("damaged" in file.name for file in path.parent.iterdir())
    assert screen.state.documents == 0


@pytest.mark.parametrize(
    ("names", "said"), [("%/other.txt", "1 file was read by"), ("%", "4 files were read by")]
)
def test_files_that_another_version_has_read_are_told_of_and_scanned_again(screen, names, said):
    path = screen.state.path
    with Library.open(path) as library, library.store.writing():
        for table in ("prints", "documents"):
            key = "print" if table == "documents" else "id"
            library.store.connection.execute(
                f"UPDATE {table} SET recipe = 'of another version' WHERE {key} IN"
                " (SELECT print FROM documents WHERE CAST(path AS TEXT) LIKE ?)",
                (names,),
            )
    screen.view.notices.clear()
    screen.presenter.open(path)
    screen.work()
    (notice,) = screen.view.notices
    assert str(notice.text).startswith(said)
    assert [offer.action for offer in notice.offers] == ["scan-again"]
    screen.presenter.scan()
    screen.work()
    assert screen.view.notices == [notice]
    with Library.open(path, read_only=True) as library:
        assert library.counts().outdated == 0


def test_a_file_that_is_no_library_is_refused_and_the_one_before_stays(screen, tmp_path):
    first, no_library = screen.state.path, tmp_path / "folder"
    no_library.mkdir()
    screen.presenter.open(str(no_library))
    screen.work()
    assert screen.view.notices[-1].level == "error"
    assert (screen.state.path, screen.state.documents) == (first, 5)
    assert screen.memory.latest.path == first


def test_other_libraries_are_offered_by_their_names(screen, tmp_path):
    first = screen.state.path
    screen.presenter.open(str(tmp_path / "Essays 2026.leitong"))
    screen.work()
    assert screen.state.name == "Essays 2026"
    assert [recent.path for recent in screen.state.recent] == [first]
    Path(first).unlink()
    screen.memory.look()
    screen.presenter.open(screen.state.path)
    assert screen.state.recent == ()


def test_a_library_that_another_program_writes_to_is_named_and_the_scan_can_be_gone_on_with(screen):
    with Library.open(screen.state.path):
        screen.presenter.scan()
        screen.work()
        assert screen.view.notices[-1].level == "error"
        assert screen.state.scan is None
        assert screen.state.interrupted
    screen.presenter.scan()
    screen.work()
    assert not screen.state.interrupted


def test_a_decision_made_during_a_scan_is_kept(screen, folder):
    librarian, ticket = screen.librarian, 1000
    paths = [str(folder / name) for name in ("whole.txt", "shorter.txt")]
    librarian.do(Scan(ticket, ((str(folder), "scan"),)))
    librarian.do(Decide(ticket + 1, *paths))
    librarian.close()
    assert any(isinstance(answer, Decided) for answer in screen.answers)
    with Library.open(screen.state.path, read_only=True) as library:
        assert library.counts().decisions == 1


def test_a_template_is_taken_out_of_all_others(screen, folder, tmp_path):
    form = tmp_path / "form.txt"
    form.write_text(WHOLE, "utf-8")
    screen.presenter.add([str(form)], "template")
    screen.work()
    assert {row.role for row in screen.state.sources} == {"scan", "template"}
    assert not any("form.txt" in title for title in screen.titles())


def test_a_pair_is_opened_with_the_templates_that_the_library_takes_out_of_it(screen, folder, tmp_path):
    forms = tmp_path / "forms"
    forms.mkdir()
    for name, text in (("one.txt", WHOLE), ("two.txt", WHOLE[::-1]), ("copy.txt", WHOLE), ("empty.txt", "")):
        (forms / name).write_text(text, "utf-8")
    screen.presenter.add([str(forms)], "template")
    screen.work()
    screen.presenter.compare("a.txt", "b.txt")
    a, b, *templates = screen.view.compared[-1]
    assert (a, b) == ("a.txt", "b.txt")
    assert {Path(path).read_text("utf-8") for path in templates} == {WHOLE, WHOLE[::-1]}
    assert len(templates) == 2


def test_a_process_that_died_is_told_and_the_library_opened_again(screen):
    screen.presenter.on_died(-9)
    assert screen.view.notices[-1].level == "error"
    assert screen.state.loading
    screen.work()
    assert screen.state.documents == 5


def test_large_lists_are_filtered_elsewhere_and_only_the_last_wish_is_shown(screen, monkeypatch):
    waiting = []
    monkeypatch.setattr("leitong.presenters.library.shown.MANY", 1)
    screen.presenter.groups.run = lambda work, done: waiting.append((work, done))
    screen.presenter.choose(Choice("no such name"))
    screen.presenter.choose(Choice("whole"))
    for work, done in waiting:
        done(work())
    assert len(screen.state.groups) == 1


@pytest.fixture
def living(screen, tmp_path):
    """The library with a folder of its own that may change, and what is told of that."""
    folder = tmp_path / "living"
    folder.mkdir()
    (folder / "first.txt").write_text(WHOLE, "utf-8")
    screen.presenter.add([str(folder)])
    screen.work()
    screen.living = folder
    yield screen
    screen.presenter.watch(str(folder), False)
    screen.work()


def watched(screen):
    return [Path(row.path).name for row in screen.state.sources if row.watched]


def until(screen, holds):
    """Answers come by themselves while a folder is watched."""
    end = time.monotonic() + 20
    while not holds() and time.monotonic() < end:
        screen.work()
        time.sleep(0.02)
    assert holds()


def test_a_new_file_in_a_watched_folder_is_found_by_itself(living):
    living.presenter.watch(str(living.living), True)
    assert watched(living) == ["living"]
    before = living.state.documents
    (living.living / "new.txt").write_text(WHOLE, "utf-8")
    until(living, lambda: living.state.documents == before + 1)
    assert living.state.scan is None
    assert not living.state.interrupted


def test_what_is_watched_is_remembered_with_the_library(living):
    living.presenter.watch(str(living.living), True)
    living.work()
    again = Screen(living.folder)
    assert watched(again) == ["living"]
    again.presenter.watch(str(living.living), False)
    again.work()
    assert LibraryMemory(living.folder).latest.watched == ()


def test_a_source_that_is_taken_out_or_left_out_is_not_watched(living):
    living.presenter.watch_all()
    assert len(watched(living)) == 2
    living.presenter.set_role(str(living.living), "ignore")
    living.work()
    assert "living" not in watched(living)
    last = [job for job in living.asked if isinstance(job, Watch)][-1]
    assert str(living.living) not in last.paths
    living.presenter.watch_all()
    living.work()
    assert watched(living) == []


def test_another_library_ends_the_watch_of_this_one(living, tmp_path):
    living.presenter.watch(str(living.living), True)
    living.presenter.open(str(tmp_path / "other.leitong"))
    assert [job.paths for job in living.keeper.waiting if isinstance(job, Watch)][-1] == ()
    living.work()
    living.presenter.on_answer(Changed(1, (str(living.living),)))
    assert not living.keeper.waiting


def test_what_changed_waits_for_work_that_runs(living):
    sources = tuple((row.path, row.role) for row in living.state.sources)
    told = len(living.answers)
    living.librarian.do(Scan(2000, sources))
    living.librarian.do(Scan(2001, sources, (str(living.living),)))
    living.librarian.close()
    bounced = [one for one in living.answers[told:] if isinstance(one, ScanEnded) and one.ticket == 2001]
    assert [one.stopped for one in bounced] == [True]


def test_many_changed_files_are_shown_as_a_scan(living):
    for number in range(30):
        (living.living / f"{number}.txt").write_text(f"{number} {WHOLE}", "utf-8")
    living.presenter.watch(str(living.living), True)
    until(living, lambda: any(one.scan is not None and one.scan.total for one in living.view.states[-200:]))
    until(living, lambda: living.state.scan is None and living.state.documents == 36)


def test_a_folder_that_cannot_be_watched_loses_its_tick(living):
    living.presenter.watch(str(living.living), True)
    job = next(job for job in living.keeper.waiting if isinstance(job, Watch))
    living.presenter.on_answer(Refused(job.ticket, str(living.living), Message("No room.")))
    assert watched(living) == []
    assert living.view.notices[-1].level == "error"


def test_what_the_library_has_already_is_kept_out_if_that_was_chosen(tmp_path, folder):
    screen = Screen(tmp_path)
    screen.presenter.set_gate(True)
    screen.presenter.add([str(folder)])
    screen.work()
    assert screen.asked[-1].gate
    assert screen.state.documents == 4  # without the copy
    assert [str(notice.text) for notice in screen.view.notices] == [
        "1 file was kept out of the library, which has its text already."
    ]
    again = Screen(tmp_path)
    assert again.state.gate
    again.presenter.set_gate(False)
    again.presenter.scan()
    again.work()
    assert again.state.documents == 4  # what is known as a copy is passed over all the same
    assert again.view.notices == []
