import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.words.grams import frequent_grams
from leitong.words.letters import Letters
from leitong.words.lexicon import lexicon
from leitong.words.new_words import LEAST_LETTERS, Limits, new_words, statistics

FILLER = "天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏闰余成岁律吕调阳云腾致雨露结为霜金生丽水玉出昆冈"


def letters(*texts):
    taken = Letters()
    for text in texts:
        taken.add(text)
    return taken


def all_statistics(text, least=1):
    codes = letters(text).codes()
    return {
        word.term: word
        for grams in frequent_grams(codes, least)
        for word in statistics(codes, grams, np.arange(grams.counts.size))
    }


def around(term, beside="一二三四五六七八九十", filler=6):
    """A text in which `term` stands ten times between other letters."""
    sentences = (f"{FILLER[i]}{beside[i]}{term}{beside[-i]}{FILLER[-i - 1]}。" for i in range(10))
    return "".join(sentences) + (FILLER + "。") * filler


def found(text, limits=None, own=()):
    return [word.term for word in new_words(letters(text), limits, lexicon(own)).words]


@pytest.mark.parametrize(("name", "term"), [("text1", "葡萄"), ("text2", "罗玉凤")])
def test_the_worked_statistics(worked, name, term):
    example = worked["newword"]
    text, expected = example["inputs"][name], example["expected"][term]
    word = all_statistics(text)[term]
    assert letters(text).count == example["expected"][f"total_chars_{name[-1]}"]
    assert word.count == expected["freq"]
    assert word.cohesion == pytest.approx(expected["cohesion"], abs=1e-9)
    assert math.log(word.cohesion) == pytest.approx(expected["pmi_ln"], abs=1e-9)
    assert word.left == pytest.approx(expected["HL"], abs=1e-9)
    assert word.right == pytest.approx(expected["HR"], abs=1e-9)
    assert word.freedom == pytest.approx(expected["free"], abs=1e-9)


def test_the_worked_words_that_reach_the_limits(worked):
    example = worked["newword"]
    reach = {
        term
        for term, word in all_statistics(example["inputs"]["text2"], least=4).items()
        if word.cohesion >= 30 and word.freedom >= 0.6
    }
    assert set(example["expected"]["found_2 (freq>=4, cohesion>=30, freedom>=0.6)"]) <= reach
    limits = Limits(count=4, cohesion=30, freedom=0.6)
    assert found(example["inputs"]["text2"], limits) == ["罗玉凤"]  # 1米 has a digit


def test_a_new_word_knows_what_it_is_made_of():
    (word,) = new_words(letters(around("罗玉凤"))).words
    assert (word.term, word.count, word.parts) == ("罗玉凤", 10, ("罗", "玉", "凤"))


@pytest.mark.parametrize(
    "term",
    [
        "图书馆",  # is in the dictionary
        "的玉凤",  # begins with a stop word
        "玉凤和",  # ends with one
        "凤2",  # has a digit
        "图书馆玉",  # too long for its last letter: 书馆玉 is torn out of 图书馆
    ],
)
def test_what_is_no_new_word(term):
    assert "".join(term)[-3:] not in found(around(term))
    assert term not in found(around(term))


def test_names_may_begin_with_what_says_nothing_as_a_keyword():
    assert found(around("大鲲鹏", "赵钱孙李周吴郑王冯陈", filler=12)) == ["大鲲鹏"]


def test_a_latin_letter_belongs_to_a_new_word_but_a_piece_of_a_latin_word_does_not():
    assert found(around("k凤")) == ["k凤"]
    assert "k凤" not in found(around("ok凤"))


def test_a_word_that_the_person_accepted_is_new_no_more():
    assert found(around("罗玉凤"), own=("罗玉凤",)) == []


def test_a_word_without_neighbours_is_not_free():
    assert found("罗玉凤。" * 100) == []


@pytest.mark.parametrize(("count", "too_little"), [(LEAST_LETTERS - 1, True), (LEAST_LETTERS, False)])
def test_too_little_text_is_said_to_be(count, too_little):
    assert new_words(letters("中" * count)).too_little is too_little


def test_of_another_language_there_is_too_little():
    assert new_words(letters("a long text in English. " * 50)).too_little


def test_no_text_is_too_little():
    assert new_words(letters("")).too_little
    assert new_words(letters()).words == ()


def test_the_least_count_grows_with_the_text():
    assert new_words(letters("中，" * 200)).least_count == 5
    many = Letters()
    for _ in range(700):
        many.add("中国，" * 500)
    assert new_words(many).least_count == 7


def test_marks_and_line_ends_break_a_run_and_spaces_in_chinese_do_not():
    words = all_statistics("甲乙，丙\n丁 戊")
    assert set(words) == {"甲乙", "丁戊"}


def test_traditional_and_simplified_are_counted_as_one():
    assert all_statistics("羅玉鳳，罗玉凤")["罗玉凤"].count == 2


def test_runs_without_chinese_are_no_part_of_it():
    taken = letters("English words, 2024。用 Python 写\nmore English")
    assert "".join(chr(code or 32) for code in taken.codes().tolist()).split() == ["用python写"]
    assert taken.count == 8


def test_texts_do_not_touch():
    codes = letters("甲", "乙").codes()
    assert [grams.counts.size for grams in frequent_grams(codes, 1)] == [0, 0, 0]


def test_a_long_text_is_taken_in_pieces():
    part = "甲乙丙丁，" * 30_000 + "\n"
    assert letters(part * 8).count == 8 * 120_000
    assert letters("甲" * 1_200_000).count == 1_200_000


@settings(deadline=None)
@given(st.lists(st.text(alphabet="甲乙丙a1，\n ", max_size=30), max_size=4), st.integers(1, 3))
def test_counts_are_those_of_a_plain_dictionary(texts, least):
    codes = letters(*texts).codes()
    plain = {}
    for run in "".join(chr(code or 32) for code in codes.tolist()).split():
        for n in (2, 3, 4):
            for start in range(len(run) - n + 1):
                plain[run[start : start + n]] = plain.get(run[start : start + n], 0) + 1
    counted = {
        word.term: word.count
        for grams in frequent_grams(codes, least)
        for word in statistics(codes, grams, np.arange(grams.counts.size))
    }
    assert counted == {term: count for term, count in plain.items() if count >= least}
