import re
from itertools import pairwise

import jieba
import pytest
import rjieba
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.words.hashing import hash_terms
from leitong.words.segment import segment
from leitong.words.units import units_of

SAMPLES = (
    "昨天下午，市图书馆的三楼阅览室里坐满了人，大家都在等一位从外地赶来的老作家。",
    "这家公司在2023年卖出了1.5亿部手机，比前一年多三成；A股和T恤都涨价了。",
    "他把书翻到第88页，说：“结婚的和尚未结婚的都可以报名。”研究生命的起源不容易。",
    "工信处女干事每月经过下属科室都要亲口交代24口交换机等技术性器件的安装工作",
    "我们用Python写程序，B超、卡拉OK、维生素C一样不少，𠮷野家〇二号。",
)


def shown(text):
    words = segment(text)
    return [text[start:end] for start, end in zip(words.starts, words.ends, strict=True)]


@pytest.mark.parametrize("text", SAMPLES)
def test_chinese_words_are_jiebas_with_guessing_off(text):
    chinese = re.compile("[\u3400-\u9fff]")
    theirs = [word.casefold() for word in jieba.lcut(text, HMM=False) if chinese.search(word)]
    assert [word for word in segment(text).terms if chinese.search(word)] == theirs


@settings(max_examples=60)
@given(
    st.text(
        alphabet="的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过民前面书馆"
    )
)
def test_any_run_of_han_is_cut_as_jieba_cuts_it(text):
    assert list(segment(text).terms) == jieba.lcut(text, HMM=False)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("…!? \n", []),
        ("The state-of-the-art F-16", ["the", "state", "of", "the", "art", "f", "16"]),
        ("Don't say 'tis Anna's, it's they’re", ["don't", "say", "tis", "anna", "s", "it", "s", "they're"]),
        ("The'committee'met'on", ["the", "committee", "met", "on"]),
        ("1,300 of 3.14, 7. and 3-0", ["1,300", "of", "3.14", "7", "and", "3", "0"]),
        ("snake_case a.b", ["snake", "case", "a", "b"]),
        ("Café naïve Straße", ["café", "naïve", "strasse"]),
        ("Привет, мир", ["привет", "мир"]),
        ("한국어 텍스트", ["한국어", "텍스트"]),
        ("カメラとレンズ", ["カメラ", "と", "レンズ"]),
        ("नमस्ते दुनिया", ["नमस्ते", "दुनिया"]),
        ("委員會開會", ["委员会", "开会"]),
        ("3.14亿元", ["3.14", "亿元"]),
        ("A股", ["a股"]),
        ("街 头 发 放", ["街头", "发放"]),
    ],
)
def test_words(text, words):
    assert list(segment(text).terms) == words


def test_words_know_their_place_in_the_shown_text():
    assert shown("街 头\n发放了 ﬁne\u00adst 委員會。") == ["街 头", "发放", "了", "ﬁne\u00adst", "委員會"]


def test_a_long_text_is_cut_as_its_parts_are():
    part = "街头发放了3.14亿份 leaflets，卡拉OK。"
    once, often = segment(part), segment(part * 40_000)
    assert often.vocabulary == once.vocabulary
    assert len(often) == 40_000 * len(once)
    assert often.starts[-1] == once.starts[-1] + 39_999 * len(part)


def test_a_run_of_han_without_a_mark_is_cut_in_blocks_as_it_would_be_at_once():
    run = re.sub(r"[^\u4e00-\u9fd5]", "", "".join(SAMPLES)) * 2_500
    assert list(segment(run).terms) == rjieba.cut(run, False)


def test_a_word_longer_than_a_block_is_one_word():
    assert [len(term) for term in segment("中" + "a" * 450_000 + "国").terms] == [1, 450_000, 1]


def test_a_word_that_comes_again_is_one_term_of_the_vocabulary():
    words = segment("赛季开始，新赛季")
    assert words.vocabulary.count("赛季") == 1
    assert [(span.start, span.end) for span in words.spans("赛季")] == [(0, 2), (6, 8)]
    assert words.counts[words.vocabulary.index("赛季")] == 2


def test_more_different_words_than_are_told_apart_at_once_are_all_terms_in_order():
    terms = [f"w{number * 7919 % 50_000}" for number in range(50_000)]
    words = segment(" ".join([*terms, *reversed(terms)]))
    assert words.vocabulary == tuple(terms)
    assert words.terms == (*terms, *reversed(terms))


@given(st.text(alphabet="中国人民A股bß1.,'’- \n，。か한\u0301ﬁ會") | st.text())
def test_words_lie_in_the_text_in_order_and_without_overlap(text):
    words = segment(text)
    places = list(zip(words.starts.tolist(), words.ends.tolist(), strict=True))
    assert all(0 <= start < end <= len(text) for start, end in places)
    # Two words may stand for one character of the text (½ is 1⁄2), so that they share its place
    assert all(one <= other for one, other in pairwise(places))
    assert all(words.terms)


def units(text):
    found = units_of(text)
    return [text[start:end] for start, end in zip(found.starts, found.ends, strict=True)]


@pytest.mark.parametrize(
    ("text", "shown_units"),
    [
        ("", []),
        ("上港5-1大胜FC。", ["上", "港", "5", "1", "大", "胜", "FC"]),
        ("Don't 3.14 カ한𠮷", ["Don't", "3.14", "カ", "한", "𠮷"]),
    ],
)
def test_units_are_characters_of_east_asian_scripts_and_other_words(text, shown_units):
    assert units(text) == shown_units


def test_a_unit_has_the_same_hash_on_every_machine():
    assert [f"{value:016x}" for value in units_of("中 word").hashes.tolist()] == [
        "ed2f2fc599313ac0",
        "5dc1baebd835bf3f",
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("委員會 REPORT", "委员会report"),
        ("⼈ﬁ", "人fi"),
        ("cafe\u0301", "CAFÉ"),
        ("wоrd", "word"),
        ("don’t", "DON'T"),
    ],
)
def test_what_folds_alike_has_equal_units(one, other):
    assert units_of(one).hashes.tolist() == units_of(other).hashes.tolist()


@given(st.lists(st.text(alphabet="abc123", min_size=1, max_size=6), max_size=30))
def test_units_are_equal_exactly_where_the_words_are(words):
    hashes = units_of(" ".join(words)).hashes.tolist()
    assert len(set(zip(words, hashes, strict=True))) == len(set(words)) == len(set(hashes))


def test_each_word_of_the_vocabulary_has_its_key():
    words = segment("The library of 临江市图书馆, the café: 3.14")
    assert words.keys is not None
    assert words.keys.tolist() == hash_terms(words.vocabulary).tolist()
