from dataclasses import replace

import numpy as np
import pytest

from leitong.messages import Message
from leitong.presenters.jobs import Told
from leitong.presenters.library.group_detail import GroupDetailPresenter, distance_words
from leitong.presenters.library.state import GroupRow, GroupView, MemberRow

APART = np.array([[0.0, 0.1, 0.3], [0.1, 0.0, 0.8], [0.3, 0.8, 0.0]])


def row(number, name, **more):
    return MemberRow(number, f"/texts/{name}", name, "texts", "scan", "txt", 300, 1.0, **more)


def group(kind="near", names=("report.txt", "draft.txt", "copy.txt"), matrix=APART, of=None, first=0):
    members = tuple(row(first + place, name, best=place == 0) for place, name in enumerate(names))
    return GroupView(
        GroupRow(1, 12, kind, names[0], of or len(names), 900), members, Message("It is the oldest."), matrix
    )


class Recorded:
    def __init__(self):
        self.jobs = []
        self.cancelled = 0
        self.states = []

    def submit(self, job):
        self.jobs.append(job)

    def cancel(self):
        self.cancelled += 1

    def show_state(self, state):
        self.states.append(state)


@pytest.fixture
def recorded():
    return Recorded()


@pytest.fixture
def detail(recorded):
    return GroupDetailPresenter(recorded, recorded)


@pytest.mark.parametrize(
    ("kind", "heading"),
    [
        ("exact", "Group 12: 3 files with the same bytes"),
        ("same-text", "Group 12: 3 files with the same text"),
        ("near", "Group 12: 3 files near each other"),
        ("contained", "Group 12: a text and 2 parts of it"),
    ],
)
def test_the_heading_says_what_the_group_is(detail, kind, heading):
    detail.show(group(kind))
    assert str(detail.state.heading) == heading


def test_a_text_with_one_part_is_said_so(detail):
    detail.show(group("contained", ("whole.txt", "part.txt"), APART[:2, :2]))
    assert str(detail.state.heading) == "Group 12: a text and a part of it"


def test_the_best_copy_and_the_next_are_in_hand_first(detail):
    detail.show(group())
    assert detail.paths_in_hand() == ("/texts/report.txt", "/texts/draft.txt")
    assert str(detail.state.of_pair) == "“report.txt” and “draft.txt”: distance 0.10"


def test_ends_that_are_far_apart_are_named_with_a_warning(detail):
    detail.show(group())
    assert detail.state.far
    assert detail.state.widest == (1, 2)
    assert "far apart: “draft.txt” and “copy.txt” at 0.80" in str(detail.state.spread)


def test_ends_that_are_near_are_named_without_one(detail):
    detail.show(group(matrix=APART / 2))
    assert not detail.state.far
    assert str(detail.state.spread) == "Largest distance 0.40, between “draft.txt” and “copy.txt”."


def test_parts_are_far_from_their_whole_by_their_nature(detail):
    detail.show(group("contained"))
    assert not detail.state.far
    assert detail.state.spread is None


def test_files_that_are_all_the_same_are_not_apart(detail):
    detail.show(group("exact", matrix=np.zeros((3, 3))))
    assert str(detail.state.spread) == "No two of them are apart."


def test_before_the_distances_are_known_nothing_is_said_of_them(detail):
    detail.show(group(matrix=None))
    assert detail.state.spread is None
    assert str(detail.state.of_pair) == "“report.txt” and “draft.txt”"


def test_of_a_large_group_it_says_what_is_shown(detail):
    detail.show(group(of=412))
    assert str(detail.state.sample) == "The 3 best of 412 files are shown and measured."


def test_two_files_are_taken_into_the_hand_the_better_first(detail):
    detail.show(group())
    detail.choose(2, 1)
    assert detail.paths_in_hand() == ("/texts/draft.txt", "/texts/copy.txt")
    assert detail.documents_in_hand() == (1, 2)


def test_a_member_is_held_against_the_best_copy(detail):
    detail.show(group())
    detail.choose_member(2)
    assert detail.state.pair == (0, 2)
    detail.choose_member(0)
    assert detail.state.pair == (0, 1)


@pytest.mark.parametrize("cell", [(1, 1), (0, 3), (-1, 0)])
def test_what_is_no_pair_is_not_chosen(detail, cell):
    detail.show(group())
    detail.choose(*cell)
    assert detail.state.pair == (0, 1)


def test_files_stay_in_hand_when_the_group_is_cut_anew(detail):
    detail.show(group())
    detail.choose(1, 2)
    detail.show(group(names=("copy.txt", "report.txt", "draft.txt"), first=40))
    assert detail.paths_in_hand() == ("/texts/copy.txt", "/texts/draft.txt")
    assert detail.documents_in_hand() == (40, 42)


def test_another_group_begins_with_its_best_copy(detail):
    detail.show(group())
    detail.choose(1, 2)
    detail.show(group(names=("a.txt", "b.txt", "copy.txt")))
    assert detail.state.pair == (0, 1)


def test_no_group_holds_nothing(detail):
    detail.show(group())
    detail.show(None)
    assert detail.paths_in_hand() is None
    assert detail.documents_in_hand() is None
    assert detail.state.members == ()


def test_files_are_compared_only_for_who_stays(detail, recorded):
    detail.show(group())
    assert recorded.jobs == []
    detail.ask_for_lines()
    assert len(recorded.jobs) == 1


def test_files_of_the_same_bytes_are_not_compared(detail, recorded):
    detail.show(group("exact"))
    detail.ask_for_lines()
    assert recorded.jobs == []
    assert {str(line) for line in detail.state.lines.values()} == {"The same bytes."}


def test_a_line_is_shown_when_it_arrives(detail, recorded):
    detail.show(group())
    detail.ask_for_lines()
    detail.differences.on_answer(Told(recorded.jobs[-1].ticket, Message("one number changed")))
    assert {number: str(line) for number, line in recorded.states[-1].lines.items()} == {
        1: "one number changed"
    }


def test_lines_stay_when_more_of_the_group_is_known(detail, recorded):
    first = group(matrix=None)
    detail.show(first)
    detail.ask_for_lines()
    detail.differences.on_answer(Told(recorded.jobs[-1].ticket, Message("one number changed")))
    detail.show(replace(first, matrix=APART))
    assert set(detail.state.lines) == {1}


def test_lines_of_a_group_do_not_stand_in_another(detail, recorded):
    detail.show(group())
    detail.ask_for_lines()
    detail.show(group(names=("a.txt", "b.txt", "c.txt")))
    detail.differences.on_answer(Told(recorded.jobs[-1].ticket, Message("one number changed")))
    assert dict(detail.state.lines) == {}


def test_the_same_state_is_not_drawn_twice(detail, recorded):
    shown = group()
    detail.show(shown)
    detail.show(shown)
    assert len(recorded.states) == 1


def test_what_the_mouse_points_at_is_said_without_choosing_it(detail):
    detail.show(group())
    assert str(detail.words_of(2, 1)) == "“draft.txt” and “copy.txt”: distance 0.80"
    assert detail.words_of(1, 1) is None
    assert detail.state.pair == (0, 1)


@pytest.mark.parametrize(
    ("distance", "words"),
    [(0.0, "0"), (0.0004, "< 0.01"), (0.01, "0.01"), (0.304, "0.30"), (0.9996, "0.99"), (1.0, "1")],
)
def test_what_is_nearly_the_same_is_not_called_the_same(distance, words):
    assert distance_words(distance) == words
