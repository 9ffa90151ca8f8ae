"""Printed lines back into paragraphs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.documents.formats.paragraphs import Line, joint, paragraphs
from leitong.documents.formats.radicals import without_radicals


def printed(*texts, left=50.0, size=10.0, wide=10.0):
    """Lines one below the other, each letter `wide` points."""
    return [
        Line(text, left, left + wide * len(text), 700.0 - 12 * number, 700.0 - 12 * number, size)
        for number, text in enumerate(texts)
    ]


def test_chinese_lines_join_without_a_blank():
    lines = printed("图书馆周末也开放，读者可以自", "带电脑，还书请走东门，谢谢合", "作。")
    assert paragraphs(lines) == ["图书馆周末也开放，读者可以自带电脑，还书请走东门，谢谢合作。"]


def test_a_short_chinese_line_ends_its_paragraph():
    lines = printed("图书馆周末也开放，读者可以自", "带电脑。", "还书请走东门，谢谢合作，请带", "好证件。")
    assert paragraphs(lines) == [
        "图书馆周末也开放，读者可以自带电脑。",
        "还书请走东门，谢谢合作，请带好证件。",
    ]


def test_a_line_that_sticks_out_does_not_move_the_edge():
    lines = printed(
        "图书馆周末也开放，读者可以自",
        "带电脑，还书请走东门，谢谢合",
        "作，欢迎各位读者常来我馆读书",
        "学习。",
    )
    far = Line("这一行比其他行都长得多了些哦这里", 50.0, 240.0, 500.0, 500.0, 10.0)
    assert paragraphs([*lines, far])[0].endswith("学习。")


def test_a_heading_is_no_part_of_the_text_below():
    heading = Line("年度报告年度报告年度", 50.0, 190.0, 716.0, 716.0, 14.0)
    assert paragraphs([heading, *printed("图书馆周末也开放，读者可以自", "带电脑。")])[0] == heading.text


@pytest.mark.parametrize(
    ("before", "after", "between"),
    [
        ("word", "next", " "),
        ("中文", "接着", ""),
        ("中文", "word", " "),
        ("well-", "known", ""),
        ("- ", "x", " "),
        ("책을", "읽다", " "),
    ],
)
def test_what_stands_between_two_lines(before, after, between):
    assert joint(before, after) == between


@given(st.lists(st.text(st.characters(categories=("L", "N")), min_size=1, max_size=20), max_size=30))
def test_no_letter_is_lost(texts):
    lines = printed(*texts)
    assert "".join(paragraphs(lines)).replace(" ", "") == "".join(texts)


def test_radicals_become_the_characters_that_they_look_like():
    assert without_radicals("⼈⺠的⻛⻋") == "人民的风车"
    assert without_radicals("plain 中文") == "plain 中文"
