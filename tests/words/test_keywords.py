import numpy as np
import pytest

from leitong.words.idf import UNKNOWN, idf_thousandths
from leitong.words.keywords import MOST, content_words, keywords_of, levels
from leitong.words.segment import segment

TEXT = "雷同检测比较两篇文章：雷同的句子，雷同的词。2023年的文章有 3.14 和 1,300 个 Simhash simhash。"


def terms(text):
    return [keyword.term for keyword in keywords_of(segment(text))]


def test_the_worked_levels(worked):
    example = worked["weights_five_levels"]
    scores = example["inputs"]["scores"]
    found = dict(zip(scores, levels(np.array(list(scores.values()))).tolist(), strict=True))
    assert found == example["expected"]["levels"]


def test_equal_weights_are_all_of_the_highest_level():
    assert levels(np.array([7, 7, 7])).tolist() == [5, 5, 5]
    assert levels(np.array([], dtype=np.int64)).tolist() == []


def test_keywords_are_no_stop_words_numbers_or_single_letters():
    assert set(terms(TEXT)) >= {"雷同", "文章", "simhash"}
    assert not {"的", "和", "有", "2023", "3.14", "1,300", "年"} & set(terms(TEXT))
    assert terms("a b the report") == ["report"]


def test_the_heaviest_comes_first_and_equals_by_code_point():
    found = keywords_of(segment("zzyx xxyz yyxz common common report"))
    weights = [keyword.weight for keyword in found]
    assert weights == sorted(weights, reverse=True)
    assert [keyword.term for keyword in found if keyword.weight == found[0].weight] == [
        "xxyz",
        "yyxz",
        "zzyx",
    ]


def test_density_is_the_share_of_all_words():
    (report,) = (
        keyword for keyword in keywords_of(segment("the report of the report")) if keyword.term == "report"
    )
    assert (report.count, report.density) == (2, 0.4)
    assert report.weight == pytest.approx(0.4 * idf_thousandths(["report"])[0] / 1000)


def test_chinese_words_of_one_character_count_if_they_say_something():
    assert set(terms("茶 的 了 与 马")) == {"茶", "马"}


@pytest.mark.parametrize("text", ["the of and", "的 了 是", "1 2 3"])
def test_a_text_of_stop_words_has_all_its_words_for_keywords(text):
    assert sorted(terms(text)) == sorted(text.split())
    assert content_words(segment(text)).only_stop_words


def test_no_text_has_no_keywords():
    assert keywords_of(segment("")) == ()


def test_jiebas_table_gives_the_rarity_of_chinese_words():
    assert idf_thousandths(["劳动防护", "生化学"]).tolist() == [13_901, 13_901]


def test_rare_english_words_weigh_more_than_common_ones():
    the, report, winnow = idf_thousandths(["the", "report", "fingerprint"]).tolist()
    assert the < report < winnow < UNKNOWN + 2000


def test_an_unknown_word_weighs_as_jieba_has_it():
    assert idf_thousandths(["qqzzxx"]).tolist() == [UNKNOWN]
    assert idf_thousandths([]).tolist() == []


def test_of_more_words_than_any_language_has_only_the_heaviest_are_keywords():
    words = [f"w{number:06}" for number in range(MOST + 300)]
    found = keywords_of(segment(" ".join([*words, words[-1], words[-1]])))
    assert len(found) == MOST
    assert (found[0].term, found[0].count) == (words[-1], 3)
