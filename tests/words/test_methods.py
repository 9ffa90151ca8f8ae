from itertools import pairwise

import jieba
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.words.lexicon import Lexicon, free_characters, lexicon
from leitong.words.methods import Method, cut

STRINGS = ("从小学电脑", "从小学毕业", "美军中将竟然", "新建地铁中将禁止商业摆摊", "人才能")
NAMES = {
    Method.MM: "MM",
    Method.RMM: "RMM",
    Method.BOTH: "bi",
    Method.NGRAM: "bigrams",
    Method.JIEBA: "jieba",
}
CHINESE = st.text(alphabet="从小学电脑毕业人才能中将研究生命起源的a1 ，\n")


@pytest.fixture(scope="module")
def example(worked):
    return worked["segmentation_ambiguity"]


def words(text, method, dictionary=None):
    return list(cut(text, method, dictionary).terms)


def shown(text, method, dictionary=None):
    found = cut(text, method, dictionary)
    return [text[a:b] for a, b in zip(found.starts.tolist(), found.ends.tolist(), strict=True)]


@pytest.mark.parametrize("text", STRINGS)
@pytest.mark.parametrize("method", NAMES)
def test_the_worked_cuts(example, text, method):
    dictionary = Lexicon(example["inputs"]["dictionary"])
    assert words(text, method, dictionary) == example["expected"]["results"][text][NAMES[method]]


@pytest.mark.parametrize("text", STRINGS)
@pytest.mark.parametrize("method", NAMES)
def test_the_cuts_are_the_same_with_the_whole_dictionary(example, text, method):
    assert words(text, method) == example["expected"]["results"][text][NAMES[method]]


def test_no_longest_match_reads_the_subway_sentence_right(example):
    right = example["expected"]["right_by_the_seed"]["新建地铁中将禁止商业摆摊"].split("/")
    assert all(words("新建地铁中将禁止商业摆摊", method) != right for method in Method)


@pytest.mark.parametrize(
    ("dictionary", "text", "result"),
    [
        # MM 2 words, RMM 3
        (["研究生", "命", "生命", "研究"], "研究生命", ["研究", "生命"]),
        # fewer words: MM ab|cd against RMM a|bc|d
        (["甲乙", "丙丁", "乙丙丁"], "甲乙丙丁", ["甲乙", "丙丁"]),
        # as many words, but 甲 is none of the dictionary
        (["甲乙", "乙丙", "丙"], "甲乙丙", ["甲乙", "丙"]),
        # a tie in everything: RMM
        (["甲乙", "乙丙", "甲", "丙"], "甲乙丙", ["甲", "乙丙"]),
    ],
)
def test_both_ways_takes_fewer_words_then_known_ones_then_longer_ones_then_rmm(dictionary, text, result):
    assert words(text, Method.BOTH, Lexicon(dictionary)) == result


def test_both_ways_chooses_anew_between_places_where_both_cut():
    dictionary = Lexicon(["甲乙", "乙丙", "丙", "子丑", "丑寅", "子", "。"])
    assert words("甲乙丙，子丑寅", Method.BOTH, dictionary) == ["甲乙", "丙", "子", "丑寅"]


@pytest.mark.parametrize("method", [Method.MM, Method.RMM, Method.BOTH])
@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("", []),
        ("…，。", []),
        ("用Python3写程序", ["用", "python3", "写", "程序"]),
        ("T恤和A股", ["t恤", "和", "a股"]),
        ("OKA股", ["oka", "股"]),
        ("3.14亿元", ["3.14", "亿元"]),
        ("the state of 中国", ["the", "state", "of", "中国"]),
        ("委員會", ["委员会"]),
        ("图 书\n馆", ["图书馆"]),
    ],
)
def test_longest_words_keep_latin_runs_whole(text, result, method):
    assert words(text, method) == result


def test_words_know_their_place_in_the_shown_text():
    assert shown("委員會，图 书馆", Method.MM) == ["委員會", "图 书馆"]
    assert shown("街 头", Method.NGRAM) == ["街 头"]


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("", []),
        ("中", ["中"]),
        ("中国人，民", ["中国", "国人", "民"]),
        ("中国\n人民", ["中国", "人民"]),
        ("用Python写", ["用", "python", "写"]),
        ("OCR 中 国", ["ocr", "中国"]),
    ],
)
def test_ngrams_are_all_pairs_of_a_run_and_other_words_whole(text, result):
    assert words(text, Method.NGRAM) == result


def test_hmm_guesses_words_that_the_dictionary_lacks():
    text = "他来到了网易杭研大厦"
    assert words(text, Method.JIEBA_HMM) == jieba.lcut(text)
    assert "杭研" in words(text, Method.JIEBA_HMM)
    assert "杭研" not in words(text, Method.JIEBA)


def test_words_of_the_person_are_kept_whole_by_every_method():
    text = "而羅玉鳳說K歌很好"
    for method in (Method.MM, Method.RMM, Method.BOTH, Method.JIEBA):
        assert words(text, method, lexicon(("罗玉凤", "K歌"))) == ["而", "罗玉凤", "说", "k歌", "很", "好"]
    assert "罗玉凤" not in words(text, Method.JIEBA)


def test_words_of_the_person_are_cut_as_jieba_cuts_words_that_were_added_to_it():
    theirs = jieba.Tokenizer()
    for word in ("罗玉凤", "大湾区", "云计算师"):
        theirs.add_word(word)
    mine = lexicon(("罗玉凤", "大湾区", "云计算师"))
    for text in (
        "而罗玉凤说粤港澳大湾区的云计算师很多",
        "云计算师傅在大湾区域里找罗玉凤凰",
        "从小学毕业的罗玉凤",
    ):
        assert words(text, Method.JIEBA, mine) == theirs.lcut(text, HMM=False)


def test_words_of_the_person_change_nothing_for_others():
    lexicon(("罗玉凤",)).jieba_cut("罗玉凤", False)
    assert words("罗玉凤", Method.JIEBA) == ["罗", "玉", "凤"]


def test_the_dictionary_knows_its_words():
    assert lexicon(("罗玉凤",)).holds(["图书馆", "图书", "馆书", "罗玉凤", "a股", "中", "脑", ""]).tolist() == [
        True, True, False, True, True, True, False, False,
    ]  # fmt: skip


def test_the_free_characters_of_the_worked_examples_are_free(example):
    singles = {word for word in example["inputs"]["dictionary"] if len(word) == 1}
    assert singles <= free_characters()
    assert not free_characters() & set("小美军电脑毕业竟然馆") - {"竟"}
    assert all(len(character) == 1 for character in free_characters())


@settings(deadline=None)
@given(CHINESE, st.sampled_from([Method.MM, Method.RMM, Method.BOTH, Method.JIEBA_HMM]))
def test_the_words_of_every_method_lie_in_order_and_leave_no_letter_out(text, method):
    found = cut(text, method)
    places = list(zip(found.starts.tolist(), found.ends.tolist(), strict=True))
    assert all(one[1] <= other[0] for one, other in pairwise(places))
    covered = {place for start, end in places for place in range(start, end)}
    assert all(place in covered for place, letter in enumerate(text) if letter.isalnum())
