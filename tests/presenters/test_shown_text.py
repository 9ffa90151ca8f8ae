import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.presenters.shown_lines import LONGEST_LINE, Fold
from leitong.presenters.shown_text import Extra, LineKind, ShownText, clean
from leitong.spans import Span


def lines(shown):
    return shown.text.split("\n")


def test_each_paragraph_is_a_line():
    shown = ShownText("一\n\n三")
    assert lines(shown) == ["一", "", "三"]
    assert [shown.span(line) for line in range(3)] == [Span(0, 1), Span(2, 2), Span(3, 4)]


def test_an_empty_body_is_one_empty_line():
    assert lines(ShownText("")) == [""]
    assert ShownText("").place(0) == (0, 0)


@pytest.mark.parametrize("strange", ["\x00", "\r", "\u2028", "\u2029", "\ufdd0", "\ud800"])
def test_what_qt_cannot_hold_is_shown_as_one_other_character(strange):
    assert len(clean(f"a{strange}b")) == 3
    assert strange not in clean(f"a{strange}b")
    assert "\n" not in clean(strange)


def test_offsets_within_a_line_are_utf_16_units():
    shown = ShownText("x\na𠮷b😀c")
    assert shown.place(2 + 4) == (1, 6)
    assert shown.point(1, 6) == 6
    assert list(shown.stretches(Span(3, 6))) == [(1, 1, 6)]


def test_a_long_paragraph_is_cut_at_a_sentence_end():
    sentence = "这是一个句子，说的是图书馆。"
    shown = ShownText(sentence * 1000)
    assert max(map(len, lines(shown))) <= LONGEST_LINE
    assert all(line.endswith("。") for line in lines(shown))
    assert "".join(lines(shown)) == shown.body


def test_without_sentences_it_is_cut_at_a_space_and_without_spaces_anywhere():
    words = ShownText("wort " * 2000)
    assert all(line.endswith(" ") for line in lines(words)[:-1])
    assert [len(line) for line in lines(ShownText("a" * 9000))] == [4000, 4000, 1000]


def test_a_stretch_over_three_lines_is_three_stretches():
    shown = ShownText("abc\ndef\nghi")
    assert list(shown.stretches(Span(1, 9))) == [(0, 1, 3), (1, 0, 3), (2, 0, 1)]


def test_other_lines_stand_after_their_place():
    extras = [
        Extra(0, "before", LineKind.HIDDEN, 0),
        Extra(3, "between", LineKind.LEFT_OUT, 7),
        Extra(7, "after", LineKind.HIDDEN, 1),
    ]
    shown = ShownText("abc\ndef", extras)
    assert lines(shown) == ["before", "abc", "between", "def", "after"]
    assert shown.extra(2) == extras[1]
    assert shown.extra(1) is None
    assert shown.place(4) == (3, 0)


def test_lines_without_any_body_are_shown():
    shown = ShownText("", [Extra(0, "all of it", LineKind.LEFT_OUT, 0)])
    assert "all of it" in lines(shown)


def test_a_line_break_in_another_line_would_shift_all_that_follow():
    assert lines(ShownText("a", [Extra(0, "x\ny", LineKind.LEFT_OUT, 0)])) == ["x y", "a"]


def test_a_folded_stretch_gives_its_place_to_one_line():
    shown = ShownText("one two three\nfour", folds=[Fold(Span(4, 7), "…", 0)])
    assert lines(shown) == ["one ", "…", " three", "four"]
    assert shown.extra(1) == Extra(4, "…", LineKind.EQUAL, 0)
    assert not shown.shows(5)
    assert shown.shows(8)


def test_a_fold_over_paragraphs_is_one_line():
    shown = ShownText("one\ntwo\nthree\nfour", folds=[Fold(Span(0, 13), "= all the same", 0)])
    assert lines(shown) == ["= all the same", "four"]


def test_a_folded_place_is_shown_at_the_nearest_line():
    shown = ShownText("one two\nthree", folds=[Fold(Span(4, 7), "…", 0)])
    assert shown.place(5) == (0, 4)


@given(st.text(alphabet="ab。\n𠮷 ", max_size=60), st.data())
def test_every_place_of_the_body_is_found_again(body, data):
    shown = ShownText(body)
    point = data.draw(st.integers(0, len(body)))
    line, unit = shown.place(point)
    assert shown.point(line, unit) == point


@given(st.text(alphabet="ab \n", max_size=60), st.data())
def test_folding_loses_no_letter_outside_the_folds(body, data):
    edges = sorted(data.draw(st.lists(st.integers(0, len(body)), max_size=6, unique=True)))
    folds = [
        Fold(Span(start, end), "=", index)
        for index, (start, end) in enumerate(zip(edges[::2], edges[1::2], strict=False))
    ]
    kept = "".join(
        character
        for place, character in enumerate(body)
        if not any(fold.span.start <= place < fold.span.end for fold in folds)
    )
    shown = ShownText(body, folds=folds)
    body_lines = [text for line, text in enumerate(lines(shown)) if shown.extra(line) is None]
    assert "".join("".join(body_lines).split()) == "".join(kept.split())
    assert sum(shown.extra(line) is not None for line in range(len(shown))) == len(folds)


def test_long_lines_are_known():
    assert ShownText(
        "short\na longer line\nx", [Extra(0, "a long line of its own", LineKind.HIDDEN, 0)]
    ).lines_longer_than(6) == [2]
