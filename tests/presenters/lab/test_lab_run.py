"""The Lab's arithmetic: what the engine makes of a text, and what the lecture's slides make of theirs."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints import feature_bits
from leitong.fingerprints.make import words_simhash
from leitong.fingerprints.windows import windows_simhash
from leitong.presenters.lab.recipe import CUTS, HASHES, MOST_LETTERS, WEIGHTS, WIDTHS, LabRecipe, restored
from leitong.presenters.lab.run import run
from leitong.presenters.lab.samples import LAB_SAMPLES
from leitong.presenters.lab.steps import Step, Timeline
from leitong.presenters.lab.text import distance
from leitong.presenters.lab.what_if import pushers, smallest_flip, strike
from leitong.words.segment import segment

SAMPLES = {sample.name: sample for sample in LAB_SAMPLES}
NEWS = "图书馆宣布延长周末开放时间。The library opens later on Sundays, and readers are glad of it."


def test_the_slides_rows_add_up_to_minus_14_and_not_to_minus_24():
    text = SAMPLES["six-bits"].given
    assert text.votes.tolist() == [26, -14, 24, -8, -8, -8]
    assert text.code == "101000"
    assert SAMPLES["six-bits"].printed == (26, -24, 24, -8, -8, -8)


def test_the_slides_rows_are_the_weights_with_signs():
    text = SAMPLES["six-bits"].given
    assert (text.weights[:, None] * text.signs)[1].tolist() == [4, -4, 4, 4, 4, -4]


def test_the_diagrams_sums_give_its_fingerprint():
    assert SAMPLES["sign"].given.code == "110001"


def test_a_tie_is_decided_by_the_rule_alone():
    text = SAMPLES["tie"].given
    assert text.votes.tolist() == [0] * 6
    assert (text.code, replace(text, tie="ge").code) == ("000000", "111111")


def test_hadoop_by_windows_is_three_bits_apart_as_the_package_has_it():
    sample = SAMPLES["hadoop"]
    a, b = run(sample.a, sample.b, sample.recipe)
    assert (a.code, b.code, distance(a, b)) == ("9df1629cdbff03fc", "9cf1629cdbbf03fd", 3)
    assert a.package == windows_simhash(sample.a).value == a.value


def test_words_in_another_order_vote_alike():
    sample = SAMPLES["order"]
    a, b = run(sample.a, sample.b, sample.recipe)
    assert distance(a, b) == 0 and a.package != b.package


def test_the_first_recipe_is_the_one_that_leitong_compares_by():
    text, _ = run(NEWS, "", LabRecipe())
    assert text.value == words_simhash(segment(NEWS)).value


@pytest.mark.parametrize("cut", [choice.name for choice in CUTS])
@pytest.mark.parametrize("hash_name", [choice.name for choice in HASHES])
def test_every_way_to_cut_goes_with_every_hash(cut, hash_name):
    a, b = run(NEWS, "另一篇文章。Another text.", LabRecipe(cut=cut, hash=hash_name))
    assert len(a.code) == 16 and distance(a, b) > 0


@pytest.mark.parametrize("weights", [choice.name for choice in WEIGHTS])
def test_every_weight_is_above_nought(weights):
    text, _ = run(NEWS, "", LabRecipe(weights=weights))
    assert (text.weights > 0).all()


def test_the_tables_name_what_the_engine_has():
    assert WIDTHS == feature_bits.WIDTHS
    assert {choice.name for choice in HASHES} == set(feature_bits.HASHES)


@pytest.mark.parametrize("bits", WIDTHS)
def test_every_width_has_so_many_votes(bits):
    text, _ = run(NEWS, "", LabRecipe(bits=bits))
    assert text.votes.shape == (bits,)
    assert len(text.code) == (bits // 4 if bits % 4 == 0 else bits)


def test_a_text_of_nothing_has_no_fingerprint_and_no_distance():
    a, b = run("", "。！", LabRecipe(cut="ngrams"))
    assert a.value is None and a.code == "" and distance(a, b) is None


def test_words_beyond_the_table_of_codes_have_none():
    words = " ".join(f"word{n:02}x" for n in range(40))
    text, _ = run(words, "", LabRecipe(cut="all-words", hash="enumerated", bits=16))
    assert len(text.terms) == 32
    assert sum(row < 0 for _word, row in text.pieces) == 8


def test_only_the_beginning_of_a_long_text_is_taken():
    text, _ = run("词" * (MOST_LETTERS + 5), "", LabRecipe(cut="ngrams"))
    assert len(text.text) == MOST_LETTERS


def test_a_struck_word_says_nothing():
    text, _ = run("harbour lantern", "", LabRecipe(weights="count"))
    alone, _ = run("lantern", "", LabRecipe(weights="count"))
    assert text.without(frozenset({0})).code == alone.code


def test_the_last_word_cant_be_struck_away():
    text, _ = run("lantern", "", LabRecipe())
    assert strike(text, (0,)) is None and smallest_flip(text, 5) is None


@given(
    st.lists(
        st.sampled_from(["harbour", "lantern", "kettle", "anchor", "bridge", "candle"]),
        min_size=2,
        max_size=9,
    )
)
def test_the_smallest_flip_turns_its_bit_and_a_smaller_one_does_not(words):
    text, _ = run(" ".join(words), "", LabRecipe(weights="count", bits=16))
    for bit in range(16):
        flip = smallest_flip(text, bit)
        if flip is None:
            continue
        assert bit in flip.bits
        fewer = strike(text, flip.rows[:-1])
        assert fewer is None or bit not in fewer.bits


def test_the_heaviest_push_is_named_first():
    text = SAMPLES["six-bits"].given
    assert pushers(text, 1, 2) == (("上海上港", -5), ("赛季", -5))


def test_votes_add_up_word_by_word():
    text = SAMPLES["six-bits"].given
    steps = [text.votes_after(count) for count in range(len(text.terms) + 1)]
    assert steps[0].tolist() == [0] * 6
    for row, (before, after) in enumerate(pairwise(steps)):
        assert np.array_equal(after - before, text.weights[row] * text.signs[row])


def test_sums_of_a_long_text_are_those_of_all_its_words():
    words = " ".join(
        f"word{chr(97 + n // 676)}{chr(97 + n // 26 % 26)}{chr(97 + n % 26)}" for n in range(700)
    )
    text, _ = run(words, "", LabRecipe(cut="all-words", weights="count"))
    assert len(text.terms) == 700
    for count in (0, 511, 512, 513, 700):
        assert np.array_equal(text.votes_after(count), text.weights[:count] @ text.signs[:count])
    steps = np.cumsum(text.weights[:, None] * text.signs, axis=0)
    assert text.reach == np.abs(steps).max()


def test_a_timeline_goes_from_text_to_sign():
    line = Timeline(7)
    assert [line.step(moment) for moment in (0, 1, 2, 3, 9, 10)] == [
        Step.TEXT,
        Step.WORDS,
        Step.HASHES,
        Step.VOTES,
        Step.VOTES,
        Step.SIGN,
    ]
    assert line.voted(3) == 1 and line.voted(10) == 7
    assert line.begin(Step.SIGN) == line.last == 10


def test_a_long_text_plays_faster_within_limits():
    assert [Timeline(words).pace for words in (0, 8, 40, 1000)] == [600, 600, 300, 40]


def test_without_words_the_hashes_are_followed_by_the_sign():
    line = Timeline(0)
    assert line.step(line.last) is Step.SIGN and line.last == 3


def test_a_recipe_survives_being_kept():
    recipe = LabRecipe(cut="ngrams", weights="log", bits=16, tie="ge", hash="char16", gram=2)
    assert restored(recipe.stored()) == recipe


@pytest.mark.parametrize("row", [None, [], {"cut": "none", "bits": 7, "tie": 3}])
def test_what_no_table_knows_is_as_at_the_start(row):
    assert restored(row) == LabRecipe()
