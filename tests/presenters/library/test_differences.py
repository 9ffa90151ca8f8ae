import pytest

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.messages import Message
from leitong.presenters.desk import Desk
from leitong.presenters.difference_line import line_of
from leitong.presenters.jobs import Failed, Job, Told
from leitong.presenters.library.differences import Differences
from leitong.presenters.library.state import MemberRow
from leitong.presenters.sources import Source

REPORT = (
    "The harbour was dredged in spring, and the quay was paved again.\n"
    "Forty boats came back in June with 312 tons of herring.\n"
    "The council thanked the crews and raised the fee for berths.\n"
    "Work on the lighthouse goes on until the first storms of autumn.\n"
)


class Recorded:
    """Takes jobs and does them when the test says so, with the real desk."""

    def __init__(self):
        self.jobs: list[Job] = []
        self.cancelled = 0
        self.desk = Desk()

    def submit(self, job):
        self.jobs.append(job)

    def cancel(self):
        self.cancelled += 1

    def answer(self):
        return self.desk.do(self.jobs[-1], lambda _stage: None)


def member(number, path, **more):
    facts = {"role": "scan", "format": "txt", "byte_size": 300, "modified": 1.0} | more
    return MemberRow(number, str(path), path.name, "", **facts)


@pytest.fixture
def group(tmp_path):
    texts = {
        "best.txt": REPORT,
        "shorter.txt": REPORT.replace("The council thanked the crews and raised the fee for berths.\n", ""),
        "other.txt": REPORT.replace("312", "298"),
    }
    rows = []
    for number, (name, text) in enumerate(texts.items()):
        path = tmp_path / name
        path.write_text(text, "utf-8")
        rows.append(member(number, path))
    return rows


@pytest.fixture
def runner():
    return Recorded()


@pytest.fixture
def differences(runner):
    made = Differences(runner, lambda: made.told.append(dict(made.lines())))
    made.told = []
    return made


def line(a, b):
    return str(line_of(compare(analyse(a), analyse(b))))


def test_the_line_lists_what_was_changed_from_the_best_copy():
    assert "removed" in line(
        REPORT, REPORT.replace("Forty boats came back in June with 312 tons of herring.\n", "")
    )


def test_the_same_text_is_said_to_be_it():
    assert line(REPORT, REPORT.replace("\n", "\n\n")).startswith("The same text")


def test_a_part_is_told_from_the_side_of_the_file():
    longer = REPORT + "".join(
        f"Chapter {n} tells of the nets, the ropes and of crew number {n}.\n" for n in range(40)
    )
    assert line(longer, REPORT) == "100 % of it stands in the best copy."
    assert line(REPORT, longer) == "It holds 100 % of the best copy."


def test_members_are_compared_with_the_best_copy_one_after_the_other(differences, runner, group):
    differences.ask(group)
    assert len(runner.jobs) == 1
    differences.on_answer(runner.answer())
    differences.on_answer(runner.answer())
    assert [(job.a, job.b) for job in runner.jobs] == [
        (Source.file(group[0].path), Source.file(group[number].path)) for number in (1, 2)
    ]
    assert {number: str(text) for number, text in differences.told[-1].items()} == {
        1: "one sentence removed",
        2: "one number changed",
    }


def test_what_was_compared_is_not_compared_again(differences, runner, group):
    differences.ask(group)
    differences.on_answer(runner.answer())
    differences.on_answer(runner.answer())
    differences.ask(group)
    assert len(runner.jobs) == 2
    assert set(differences.lines()) == {1, 2}


def test_a_changed_file_is_compared_again(differences, runner, group):
    differences.ask(group[:2])
    differences.on_answer(runner.answer())
    differences.ask([group[0], _touched(group[1])])
    assert len(runner.jobs) == 2


def _touched(row):
    return MemberRow(row.document, row.path, row.name, "", "scan", "txt", row.byte_size, row.modified + 1)


def test_another_group_takes_the_place_of_what_waits(differences, runner, group):
    differences.ask(group)
    differences.ask([group[2], group[0]])
    assert differences.stale
    differences.on_answer(runner.answer())
    assert runner.jobs[-1].b == Source.file(group[0].path)
    assert len(runner.jobs) == 2


def test_a_long_comparison_that_nobody_waits_for_is_given_up(differences, runner, group):
    differences.ask(group)
    lost = runner.answer()
    differences.ask([group[2], group[0]])
    differences.give_up()
    differences.on_answer(lost)
    assert runner.cancelled == 1
    assert dict(differences.lines()) == {}


def test_what_is_waited_for_is_not_given_up(differences, runner, group):
    differences.ask(group)
    differences.give_up()
    assert runner.cancelled == 0


def test_a_comparison_that_killed_its_process_is_not_tried_again(differences, runner, group):
    differences.ask(group[:2])
    differences.on_died(runner.jobs[-1].ticket, -9)
    assert "could not be told" in str(differences.lines()[1])
    assert len(runner.jobs) == 1


def test_a_fault_leaves_a_word_and_the_next_is_compared(differences, runner, group):
    differences.ask(group)
    differences.on_answer(Failed(runner.jobs[-1].ticket, "ValueError", ""))
    assert "could not be told" in str(differences.lines()[1])
    assert len(runner.jobs) == 2


def test_a_file_that_cannot_be_read_says_why(differences, runner, group, tmp_path):
    gone = member(5, tmp_path / "gone.txt")
    differences.ask([group[0], gone])
    differences.on_answer(runner.answer())
    assert str(differences.lines()[5])


def test_large_and_vanished_files_are_not_read(differences, runner, group):
    large = MemberRow(7, "/large.txt", "large.txt", "", "scan", "txt", 30_000_000, 1.0)
    away = MemberRow(8, "/away.txt", "away.txt", "", "scan", "txt", 300, 1.0, here=False)
    differences.ask([group[0], large, away])
    assert runner.jobs == []
    assert set(differences.lines()) == {7, 8}


def test_no_group_asks_for_nothing(differences, runner):
    differences.ask([])
    assert runner.jobs == []
    assert dict(differences.lines()) == {}


def test_an_answer_to_another_question_is_not_taken(differences, runner, group):
    differences.ask(group)
    differences.on_answer(Told(999, Message("nothing")))
    assert dict(differences.lines()) == {}


def test_a_process_that_dies_again_and_again_is_left_alone_until_it_is_asked_again(
    differences, runner, group
):
    rows = [
        *group,
        *(MemberRow(n, f"/{n}.txt", f"{n}.txt", "", "scan", "txt", 300, 1.0) for n in range(3, 9)),
    ]
    differences.ask(rows)
    for _death in range(5):
        differences.on_died(runner.jobs[-1].ticket, -9)
    assert len(runner.jobs) == 3
    differences.ask(rows)
    assert len(runner.jobs) == 4
