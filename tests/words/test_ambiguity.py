from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.words.ambiguity import Ambiguity, ambiguities
from leitong.words.lexicon import Lexicon, lexicon
from leitong.words.readings import MOST_COUNTED, MOST_READINGS, partings_of

STRINGS = ("从小学电脑", "从小学毕业", "美军中将竟然", "新建地铁中将禁止商业摆摊", "人才能")


def found(text, dictionary=None):
    return [(one.span.of(text), one.kind.value) for one in ambiguities(text, dictionary)]


@pytest.mark.parametrize("text", STRINGS)
@pytest.mark.parametrize("whole", [False, True])
def test_the_kinds_of_the_worked_examples(worked, text, whole):
    example = worked["segmentation_ambiguity"]
    dictionary = lexicon() if whole else Lexicon(example["inputs"]["dictionary"])
    expected = example["expected"]["results"][text]["ambiguity"]
    stretches = expected["overlap"] or expected["combination"]
    assert found(text, dictionary) == [(stretch, expected["kind"]) for stretch in stretches]


def test_the_three_readings_of_the_seed():
    (one,) = ambiguities("人才能")
    assert one.readings == (("人才", "能"), ("人", "才能"), ("人", "才", "能"))
    assert one.count == 3


def test_the_right_readings_of_the_seed_are_among_those_kept(worked):
    for text, right in worked["segmentation_ambiguity"]["expected"]["right_by_the_seed"].items():
        kept = {"/".join(reading) for one in ambiguities(text) for reading in one.readings}
        assert all(any(reading in way for reading in kept) for way in right.split(" or "))


def test_all_cuts_of_the_worked_examples(worked):
    """With every character free, all cuts of a string are what the example lists; 64 of the longest."""
    example = worked["segmentation_ambiguity"]
    for text, result in example["expected"]["results"].items():
        dictionary = {*example["inputs"]["dictionary"], *text}
        lengths = [
            [n for n in range(1, len(text) - place + 1) if text[place : place + n] in dictionary]
            for place in range(len(text))
        ]
        count = 1
        for parting in partings_of(lengths):
            count *= parting.count
        assert count == (result["all"] if isinstance(result["all"], int) else len(result["all"]))


def test_terms_are_the_words_of_all_readings_with_their_places():
    text = "说：從小學畢業"
    (one,) = ambiguities(text)
    assert [(term, place.of(text)) for term, place in one.terms] == [
        ("从", "從"), ("从小", "從小"), ("小学", "小學"), ("学", "學"),
    ]  # fmt: skip


def test_a_word_that_no_reading_has_makes_nothing_ambiguous():
    # 建地 is a word, but 新 and 铁 are not
    assert found("新建地铁", Lexicon(["新建", "建地", "地铁"])) == []


def test_latin_letters_and_numbers_have_one_reading():
    assert found("research 2023 卡拉OK") == []


def test_nothing_is_ambiguous_in_nothing():
    assert ambiguities("") == ()


def test_many_readings_are_counted_and_the_best_listed():
    dictionary = Lexicon(["甲", "甲甲"])
    (one,) = ambiguities("甲" * 30, dictionary)
    assert one.kind is Ambiguity.MIXED
    assert one.count == 1_346_269  # Fibonacci's number
    assert len(one.readings) == MOST_READINGS
    assert one.readings[0] == ("甲甲",) * 15


@settings(deadline=None)
@given(st.text(alphabet="从小学电脑毕业人才能中将", max_size=12))
def test_readings_are_cuts_of_their_stretch(text):
    for one in ambiguities(text):
        assert one.count >= len(one.readings) > 1
        assert len(set(one.readings)) == len(one.readings)
        assert all("".join(reading) == one.span.of(text) for reading in one.readings)
        assert {word for reading in one.readings for word in reading} <= {term for term, _place in one.terms}


def ways(text, dictionary):
    """All cuts into words and single letters, with how many letters stand alone that are no words."""
    if not text:
        return [((), 0)]
    found = []
    for length in range(1, len(text) + 1):
        word = text[:length]
        if word in dictionary or length == 1:
            stray = int(word not in dictionary)
            found += [((word, *rest), stray + more) for rest, more in ways(text[length:], dictionary)]
    return found


@settings(deadline=None)
@given(st.text(alphabet="甲乙丙", max_size=7), st.sets(st.text(alphabet="甲乙丙", min_size=1, max_size=3)))
def test_readings_are_all_cuts_with_the_fewest_stray_letters(text, dictionary):
    cuts = ways(text, dictionary)
    least = min(stray for _cut, stray in cuts)
    best = {cut for cut, stray in cuts if stray == least}
    lengths = [
        [n for n in range(1, len(text) - place + 1) if text[place : place + n] in dictionary]
        for place in range(len(text))
    ]
    partings = partings_of(lengths)
    assert prod(parting.count for parting in partings) == len(best)
    for parting in partings:
        inside = {cut_within(cut, parting.first, parting.last) for cut in best}
        assert {tuple(text[a:b] for a, b in reading) for reading in parting.readings} <= inside
        assert parting.count == len(inside)


def cut_within(cut, first, last):
    """The words of a cut that lie between two places."""
    place, within = 0, []
    for word in cut:
        if first <= place < last:
            within.append(word)
        place += len(word)
    return tuple(within)


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("B超声波", [("b超", "声波"), ("b", "超声波")]),
        # of 股市|场 the second would be no word
        ("买A股市场", []),
        ("看5G电影", []),
        ("OK", []),
    ],
)
def test_latin_letters_before_a_character_may_be_of_its_word(text, readings):
    assert [way for one in ambiguities(text) for way in one.readings] == readings


def test_a_text_that_repeats_itself_is_one_stretch_with_more_readings_than_are_counted():
    (one,) = ambiguities("人才能" * 3000)
    assert len(one.span) == 9000
    assert one.readings[0][:3] == ("人才", "能人", "才能")
    assert len(one.readings) == MOST_READINGS
    assert one.count == MOST_COUNTED
