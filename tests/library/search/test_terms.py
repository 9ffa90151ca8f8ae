import pytest

from leitong.library.search.terms import (
    BREAK,
    parts_of,
    phrase_of,
    phrase_of_readings,
    phrase_of_words,
    runs_of_two,
    words_of,
)


def test_every_two_letters_in_a_row_are_a_term_and_the_last_alone():
    assert list(runs_of_two("上海上港")) == ["上海", "海上", "上港", "港"]


def test_other_words_are_terms_as_they_are():
    assert list(runs_of_two("绝杀首尔FC open")) == ["绝杀", "杀首", "首尔", "尔", "fc", "open"]


@pytest.mark.parametrize("text", ["上港。恒大", "上港\n恒大", "上港，恒大"])
def test_nothing_reads_on_over_a_mark_or_a_line_end(text):
    assert list(runs_of_two(text)) == ["上港", "港", BREAK, "恒大", "大"]


def test_spaces_within_chinese_and_traditional_characters_make_no_difference():
    assert list(runs_of_two("圖書 館")) == list(runs_of_two("图书馆"))


def test_words_are_those_of_the_dictionary():
    assert list(words_of("临江市图书馆开放了。State-of-the-art")) == [
        "临江市",
        "图书馆",
        "开放",
        "了",
        "state",
        "of",
        "the",
        "art",
    ]


def test_a_question_is_cut_at_spaces_and_whole_in_quotes():
    assert parts_of('图书馆 "open source" 「三 连胜」 ，') == ["图书馆", "open source", "三 连胜"]


@pytest.mark.parametrize(
    ("part", "phrase"),
    [
        ("上港", '"上港"'),
        ("三连胜", '"三连 连胜"'),
        ("港", '"港" *'),
        ("首尔FC", '"首尔 尔 fc"'),
        ("FC首", '"fc 首" *'),
        ("open source", '"open source"'),
        ("（上港）", '"上港"'),
        ("……", ""),
    ],
)
def test_a_part_asks_for_its_terms_in_a_row(part, phrase):
    assert phrase_of(part) == phrase


@pytest.mark.parametrize(
    ("part", "words", "readings"),
    [
        ("和尚", '{title heading anchors body} : "和尚"', '("和尚")'),
        ("尚未结婚", '{title heading anchors body} : "尚未 结婚"', '("尚未" AND "结婚")'),
        ("……", "", ""),
    ],
)
def test_words_stand_in_a_row_where_they_are_cut_so_and_anywhere_in_other_readings(part, words, readings):
    assert (phrase_of_words(part), phrase_of_readings(part)) == (words, readings)


def test_a_part_that_is_said_again_is_asked_for_once():
    assert parts_of('library 图书馆 library "library"') == ["library", "图书馆"]


def test_a_word_that_a_part_repeats_is_asked_for_once_among_all_readings():
    assert phrase_of_readings("library open library") == '("library" AND "open")'
