import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.words.ambiguity import ambiguities
from leitong.words.index_terms import every_reading
from leitong.words.other_readings import OtherReadings
from leitong.words.segment import segment

LETTERS = "从小学毕业电脑结婚的和尚未美军中将人才能国有企业大生活动，\nok卡拉 "


def beside(*texts):
    return OtherReadings().beside([(text, segment(text)) for text in texts])


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("结婚的和尚未结婚的", ["和尚", "未"]),
        ("生产和尚书", ["和尚", "书"]),
        ("联合国有企业", ["联合", "国有", "国有企业"]),
        ("從小學畢業", ["从小", "学"]),
        ("共和尚武", ["共", "和"]),
        ("图书馆", []),
        ("Nothing to cut here", []),
        ("", []),
    ],
)
def test_the_words_that_the_cut_lost(text, lost):
    assert beside(text) == [lost]


def test_a_word_that_the_cut_has_elsewhere_is_lost_all_the_same():
    assert beside("和尚来了，结婚的和尚未结婚的") == [["和尚", "未"]]


@settings(deadline=None)
@given(st.lists(st.text(st.sampled_from(LETTERS), max_size=40), max_size=5))
def test_together_with_the_cut_they_are_all_words_of_all_readings(texts):
    for text, found in zip(texts, beside(*texts), strict=True):
        words = segment(text)
        cut = set(zip(words.terms, words.starts.tolist(), words.ends.tolist(), strict=True))
        others = [posting for posting in every_reading(words, ambiguities(text)) if posting not in cut]
        assert sorted(found) == sorted(term for term, _start, _end in others)


def test_many_texts_say_what_each_says_alone():
    texts = [f"{'从小学毕业。' * times}大学生活动中心" for times in (1, 30_000, 2)]
    assert beside(*texts) == [beside(text)[0] for text in texts]
