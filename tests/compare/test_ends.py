"""No passage begins or ends inside a date, a time, a number, an address or a word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.compare.pieces import LEAST_REST
from leitong.compare.ties import Ties
from leitong.documents.load import document_of
from leitong.words.segment import segment
from leitong.words.units import units_of

SHARED = "图书馆今天宣布，从下个月起主馆每天开放到晚上十点，周末和节假日也不例外"
ENGLISH = "the harbour office will publish the new timetable at the pier, where printed copies can be had"
BEFORE, AFTER = (
    "渔民在清晨把船推进冷水里，孩子们沿着堤岸奔跑。",
    "面包师说面粉从春天起就贵了许多。",
)


def texts(text):
    return analyse(document_of("a.txt", text.encode(), "a.txt"))


def lit(one, other):
    return [
        (passage.a.of(one), passage.b.of(other)) for passage in compare(texts(one), texts(other)).passages
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2023年3月5日", "2023年4月5日"),
        ("2023-03-05", "2023-04-05"),
        ("10:20:30", "11:20:30"),
        ("二千三百", "一千三百"),
        ("浏览次数：1234次", "点击次数：1234次"),
        ("https://example.org/a/b.html", "https://example.com/a/b.html"),
        ("someone@example.org", "anyone@example.org"),
    ],
)
def test_a_passage_begins_behind_what_differs(one, other):
    """Though the last parts of both are the same."""
    a, b = BEFORE + one + " " + SHARED + "。", AFTER + other + " " + SHARED + "。"
    assert lit(a, b) == [(SHARED, SHARED)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2023年3月5日", "2023年3月15日"),
        ("2023-03-05", "2023-03-06"),
        ("10:20", "10:21"),
        ("一千二百", "一千三百"),
        ("3万", "3亿"),
        ("https://example.org/a/b.html", "https://example.org/a/c.html"),
    ],
)
def test_a_passage_ends_before_what_differs(one, other):
    """Though the first parts of both are the same."""
    a, b = BEFORE + SHARED + " " + one + "，" + AFTER, SHARED + " " + other + "。"
    assert lit(a, b) == [(SHARED, SHARED)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("March 5", "March 6"),
        ("5 March 2023", "5 April 2023"),
        ("well-known", "well-to-do"),
        ("10:20 pm", "10:25 am"),
    ],
)
def test_of_english_texts_too(one, other):
    a, b = (
        f"Nobody answered. {ENGLISH} {one} Bakers said so",
        f"Flour is dear! {ENGLISH} {other}. Others did not",
    )
    assert lit(a, b) == [(ENGLISH, ENGLISH)]


def test_a_passage_ends_within_no_word_of_chinese():
    a, b = BEFORE + SHARED + "。他研究生命" + AFTER, SHARED + "。他研究所里的事情没有人回答。"
    ((in_a, in_b),) = lit(a, b)
    assert in_a == in_b == SHARED + "。他"


def test_what_both_go_on_with_is_taken_in():
    line = f"{SHARED} 2023年3月5日"
    assert lit(f"{BEFORE}{line}。{AFTER}", f"{line}，没有人回答。") == [(line, line)]


def test_a_stamp_within_a_passage_parts_nothing():
    a, b = (f"{BEFORE}于{day}在本公司大楼举行，{SHARED}。" for day in ("3月5日", "4月5日"))
    assert lit(a, b) == [(a[:-1], b[:-1])]


def test_runs_end_where_their_passage_does():
    a, b = SHARED + " 2023-03-05" + BEFORE, SHARED + " 2023-03-06" + AFTER
    (passage,) = compare(texts(a), texts(b)).passages
    assert passage.runs == ((passage.a, passage.b),)
    assert passage.kind == "same"
    assert passage.shared == len(units_of(SHARED))


def test_what_is_shared_within_one_address_stays():
    path = "/".join(f"folder{number}" for number in range(30))
    a, b = f"https://example.org/{path}/one", f"https://example.com/{path}/two"
    ((in_a, in_b),) = lit(a, b)
    assert in_a.endswith(path)
    assert in_b.endswith(path)


@pytest.mark.parametrize("beside", ["六八九十", "桥梁", "bridge", "21:35"])
def test_so_does_what_is_shared_within_one_address_and_a_word_beside_it(beside):
    """The word alone would be no passage."""
    path = "/".join(f"folder{number}" for number in range(30))
    a, b = f"https://harbour.org/{path} {beside}", f"www.pier.com/{path} {beside}"
    ((in_a, in_b),) = lit(a + "。" + BEFORE, b + "？" + AFTER)
    assert in_a == in_b == f"{path} {beside}"


def tied(text):
    """Where a text may be cut, shown by its parts."""
    units = units_of(text)
    ties = Ties(text, units, segment(text))
    places = [int(units.starts[at]) for at in range(1, len(units)) if not ties.tied(at)]
    return [text[start:end] for start, end in zip([0, *places], [*places, len(text)], strict=True)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", [""]),
        ("one two", ["one ", "two"]),
        ("well-known or/and", ["well-known ", "or/and"]),
        ("It ended.Next came U.S.A.", ["It ", "ended.", "Next ", "came ", "U.S.A."]),
        ("from 10:20 to 12:30, all", ["from ", "10:20 ", "to ", "12:30, ", "all"]),
        ("1,300.5 or 3.14", ["1,300.5 ", "or ", "3.14"]),
        ("see www.example.org/a?b=(c),d now", ["see ", "www.example.org/a?b=(c),d ", "now"]),
        ("图书馆开放", ["图书馆", "开放"]),
        ("5\n2023", ["5\n", "2023"]),
    ],
)
def test_what_belongs_together(text, parts):
    assert tied(text) == parts


def test_a_long_address_is_one_thing_to_its_end():
    address = "https://example.org/" + "(a)," * 300 + "z"
    assert tied(f"at {address} now") == ["at ", f"{address} ", "now"]


@given(
    st.lists(
        st.sampled_from(
            (
                "2023-03-05",
                "3月5日",
                "10:20",
                "10:21",
                "www.example.org/a",
                "图书馆",
                "研究生",
                "研究",
                "生命",
                "the",
                "。",
                " ",
            )
        ),
        max_size=30,
    ),
    st.lists(
        st.sampled_from(("3月5日", "10:20", "图书馆", "生命", "4月5日", "馆", "the", "。")), max_size=20
    ),
)
def test_no_passage_of_any_texts_but_a_short_one_ends_within_anything(one, other):
    a, b = " ".join((*one, SHARED, *other)), " ".join((*other, SHARED, *one))
    found = compare(texts(a), texts(b))
    # of others nearly nothing may be left beside what they split
    for passage in (one for one in found.passages if one.shared >= 2 * LEAST_REST):
        for span, side in ((passage.a, found.a), (passage.b, found.b)):
            ties = Ties(side.text, side.units, side.words)
            assert not ties.tied(int(side.units.starts.searchsorted(span.start)))
            assert not ties.tied(int(side.units.ends.searchsorted(span.end)) + 1)
