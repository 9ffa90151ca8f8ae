import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.presenters.library.group_lines import Lines
from leitong.presenters.library.groups import Choice, FileColumns, GroupColumns, GroupList
from leitong.presenters.library.texts import Texts

PATHS = (
    "/home/me/Archive/报告 终稿.docx",
    "/home/me/Archive/old/报告 终稿.docx",
    "/home/me/Essays/a.txt",
    "/home/me/Essays/b.txt",
    "/home/me/Essays/z.txt",
)


def files(paths=PATHS):
    count = len(paths)
    return FileColumns(
        Texts.of(list(paths)),
        Texts.of([path.casefold() for path in paths]),
        np.zeros(count, dtype=bool),
        np.ones(count, dtype=bool),
        np.zeros(count, dtype=np.int8),
        ("txt",),
        np.arange(1, count + 1) * 1000,
        np.arange(count, dtype=np.float64),
        np.arange(count),
        ("/home/me/Archive", "/home/me/Essays"),
    )


def columns(*groups):
    """groups: (number of the kind, members)."""
    members = [one for _, some in groups for one in some]
    sizes = [len(some) for _, some in groups]
    return GroupColumns(
        np.array([kind for kind, _ in groups], dtype=np.int8),
        np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64),
        np.array(members, dtype=np.int64),
        len(set(members)),
    )


GROUPS = columns((2, (2, 3, 4)), (0, (0, 1)), (3, (2, 0)))


@pytest.fixture
def groups():
    return GroupList.of(files(), GROUPS, Choice())


def titles(groups):
    return [groups.row(place).title for place in range(len(groups))]


def test_a_row_says_what_a_group_is(groups):
    row = groups.row(0)
    assert (row.number, row.kind, row.title, row.members, row.byte_size) == (1, "near", "a.txt", 3, 12_000)


def test_a_row_says_what_the_copies_take_beside_the_best_one(groups):
    assert groups.row(0).spare == 12_000 - 3000
    contained = next(row for place in range(len(groups)) if (row := groups.row(place)).kind == "contained")
    assert contained.spare == 0


def test_the_first_member_is_the_best_copy(groups):
    assert groups.member(0, 0).best
    assert not groups.member(0, 1).best


def test_folders_are_told_from_their_source_on(groups):
    assert groups.member(1, 1).folder == "Archive/old"


def test_a_text_filters_by_the_name_or_folder_of_any_member(groups):
    assert titles(groups.choose(Choice("archive/OLD"))) == ["报告 终稿.docx"]
    assert titles(groups.choose(Choice("终稿"))) == ["报告 终稿.docx", "a.txt"]
    assert titles(groups.choose(Choice("nowhere"))) == []


def test_kinds_filter(groups):
    assert titles(groups.choose(Choice(kinds=frozenset({"exact"})))) == ["报告 终稿.docx"]
    assert len(groups.choose(Choice(kinds=frozenset()))) == 0


@pytest.mark.parametrize(
    ("order", "numbers"),
    [("files", [1, 2, 3]), ("size", [1, 3, 2]), ("newest", [1, 3, 2]), ("name", [2, 1, 3])],
)
def test_orders(groups, order, numbers):
    ordered = groups.choose(Choice(order=order))
    assert [ordered.row(place).number for place in range(len(ordered))] == numbers


def test_a_group_is_found_again_by_its_best_copy(groups):
    ordered = groups.choose(Choice(order="name"))
    assert ordered.place_of("/home/me/Essays/a.txt", contained=False) == 1
    assert ordered.place_of("/home/me/Essays/a.txt", contained=True) == 2
    assert ordered.place_of("/home/me/Essays/b.txt", contained=False) is None
    assert ordered.place_of("/not/there", contained=False) is None


def test_no_groups_can_be_filtered_and_ordered():
    none = np.empty(0, dtype=np.int64)
    columns = GroupColumns(none.astype(np.int8), np.zeros(1, dtype=np.int64), none, 0)
    nothing = GroupList.of(files(), columns, Choice("a", order="size"))
    assert len(nothing) == 0
    assert nothing.counts() == {"exact": 0, "same-text": 0, "near": 0, "contained": 0}


def test_a_name_that_is_no_text_comes_back_as_it_was():
    name = b"/x/\xff\xfe.txt".decode("utf-8", "surrogateescape")
    assert files([name]).paths[0] == name
    assert files([name]).number(name) == 0


@given(st.lists(st.text(max_size=8), max_size=6), st.text(min_size=1, max_size=3))
def test_holding_is_what_in_says(texts, wanted):
    assert Texts.of(texts).holding(wanted).tolist() == [wanted in text for text in texts]


@given(st.lists(st.integers(2, 5), min_size=1, max_size=6), st.data())
def test_lines_are_the_groups_with_the_members_of_the_opened_ones_below(sizes, data):
    count = sum(sizes)
    paths = [f"/{place:03}" for place in range(count)]
    ends = np.cumsum(sizes).tolist()
    made = columns(*((0, range(end - size, end)) for size, end in zip(sizes, ends, strict=True)))
    lines = Lines(GroupList.of(files(paths), made, Choice()))
    opened = data.draw(st.lists(st.integers(0, len(sizes) - 1), unique=True))
    for place in opened:
        lines.open(place)
    for place in data.draw(st.lists(st.sampled_from(opened), unique=True)) if opened else []:
        lines.close(place)
    expected = []
    for place, size in enumerate(sizes):
        assert lines.line_of(place) == len(expected)
        expected.append((place, None))
        if lines.is_open(place):
            expected += [(place, member) for member in range(size)]
    assert [lines.at(line) for line in range(len(lines))] == expected


def test_what_stands_in_thousands_of_texts_is_found_in_all_of_them():
    texts = [f"{number} 报告" if number % 2 else f"{number}" for number in range(6000)]
    assert Texts.of(texts).holding("报告").sum() == 3000
