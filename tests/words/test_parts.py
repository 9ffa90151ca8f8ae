import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.words.fold import folded_parts
from leitong.words.normalise import letters
from leitong.words.parts import LONG, PART, parts_of
from leitong.words.segment import segment
from leitong.words.units import units_of

SENTENCE = "The harbour's 1,300 boats wait… 图书馆今天开放。夜里ｏｐｅｎ3.14 "
TIMES = LONG // len(SENTENCE) + 1


def test_a_text_that_is_not_long_is_one_part():
    assert list(parts_of("")) == [(0, "")]
    assert list(parts_of(SENTENCE)) == [(0, SENTENCE)]


@pytest.mark.parametrize(
    "text", [SENTENCE * TIMES, "图" * (LONG + 5), "e\u0301" * (LONG // 2 + 7), "a" * LONG + " b"]
)
def test_the_parts_are_the_text_and_none_is_too_long(text):
    parts = list(parts_of(text))
    assert "".join(part for _, part in parts) == text
    assert len(parts) > 1
    assert all(text.startswith(part, start) for start, part in parts)
    assert max(len(part) for _, part in parts) <= LONG


def test_no_word_is_cut_and_no_mark_taken_from_its_letter():
    assert all(part[-1] in " 。" for _, part in list(parts_of(SENTENCE * TIMES))[:-1])
    assert all(part[0] == "e" for _, part in parts_of("e\u0301" * (LONG // 2 + 7)))


def test_a_line_break_of_html_is_not_cut():
    text = "x" * (PART - 3) + "<br /> " + "word " * PART
    assert all(not part.endswith("<br ") for _, part in parts_of(text))


def test_a_long_text_has_the_units_and_words_of_its_sentences():
    one, all_ = units_of(SENTENCE), units_of(SENTENCE * TIMES)
    shifts = np.arange(TIMES)[:, None] * len(SENTENCE)
    assert (all_.hashes == np.tile(one.hashes, TIMES)).all()
    assert (all_.starts == (one.starts + shifts).ravel()).all()
    assert (all_.ends == (one.ends + shifts).ravel()).all()
    word, words = segment(SENTENCE), segment(SENTENCE * TIMES)
    assert words.vocabulary == word.vocabulary
    assert (words.ids == np.tile(word.ids, TIMES)).all()
    assert (words.starts == (word.starts + shifts).ravel()).all()
    assert letters(SENTENCE * TIMES) == letters(SENTENCE) * TIMES


@pytest.mark.parametrize("whole", ["\u202ethgil\u202c ", "привет ", "ραin "])
def test_what_must_be_read_as_a_whole_is_one_part(whole):
    assert len(list(folded_parts(whole + SENTENCE * TIMES))) == 1


@given(st.integers(0, 40))
def test_any_length_is_cut_completely(more):
    text = "ab " * (LONG // 3) + "c" * more
    assert sum(len(part) for _, part in parts_of(text)) == len(text)
