import random
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.characters_hash import char16, gb13
from leitong.fingerprints.feature_bits import WIDTHS, bits_of, vote
from leitong.fingerprints.hashes import hashes_of
from leitong.fingerprints.prints import Recipe
from leitong.fingerprints.simhash import simhash

FEATURES = st.dictionaries(st.text("甲乙丙abc", min_size=1, max_size=4), st.integers(1, 99), min_size=1)


def number(row):
    return int("".join(map(str, row.tolist())), 2)


@pytest.mark.parametrize(
    ("name", "made"),
    [("h64", lambda word: hashes_of([word]).item()), ("gb13", gb13), ("char16", char16)],
)
def test_the_bits_are_those_of_the_hash(name, made):
    assert number(bits_of(["罗玉凤"], name)[0]) == made("罗玉凤")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_narrow_hash_is_the_end_of_a_wide_one(width):
    assert number(bits_of(["亚冠"], "h64", width)[0]) == number(bits_of(["亚冠"], "h64", 128)[0]) % (
        1 << width
    )


@given(FEATURES)
def test_at_64_bits_it_is_the_fingerprint_that_is_compared(features):
    assert vote(features).value == simhash(features, Recipe("words", "tf")).value


@given(FEATURES, st.sampled_from(WIDTHS), st.sampled_from(["h64", "gb13", "char16"]))
def test_a_scaled_text_has_the_same_fingerprint_at_every_width(features, width, name):
    one = vote(features, width=width, hash_name=name)
    other = vote({term: 3 * weight for term, weight in features.items()}, width=width, hash_name=name)
    assert one.value == other.value
    assert one.width == width


def test_the_rule_for_ties_decides_all_bits_without_votes():
    features = {"一": 2, "二": 2}
    none, all_ = (
        vote(features, hash_name="enumerated", tie=tie, together=["一", "二"]) for tie in ("gt", "ge")
    )
    assert none.tied == all_.tied == 32
    assert (none.value ^ all_.value).bit_count() == 32


def test_a_word_without_a_code_is_left_out():
    assert vote({"甲": 1, "乙": 9}, hash_name="enumerated", together=["甲"]).features == ("甲",)
    assert vote({"乙": 9}, hash_name="enumerated", together=["甲"]) is None


@pytest.mark.parametrize(("name", "width"), [("h65", 64), ("h64", 0), ("h64", 129)])
def test_there_are_no_other_hashes_or_widths(name, width):
    with pytest.raises(ValueError, match=r"h65|bits"):
        bits_of(["a"], name, width)


def test_nothing_has_no_bits():
    assert bits_of([], "h64", 16).shape == (0, 16)
    assert vote({}) is None


def test_the_bits_of_a_good_hash_are_as_often_one_as_zero(common_words):
    ones = {name: bits_of(common_words, name).mean(axis=0) for name in ("h64", "gb13", "char16")}
    assert 0.45 < ones["h64"].min() < ones["h64"].max() < 0.55
    assert 0.4 < ones["char16"].min() < ones["char16"].max() < 0.6
    assert ones["gb13"].min() < 0.05


def test_unbalanced_bits_bring_unrelated_texts_together(common_words):
    chance = random.Random(1)
    texts = [dict.fromkeys(chance.sample(common_words, 60), 1) for _ in range(60)]
    apart = {}
    for name in ("h64", "gb13", "char16"):
        values = [vote(text, hash_name=name).value for text in texts]
        distances = [(one ^ other).bit_count() for one, other in combinations(values, 2)]
        apart[name] = sum(distances) / len(distances)
    assert apart["gb13"] < 27 < apart["char16"] < apart["h64"] + 1


@pytest.mark.parametrize(("name", "measured"), [("gb13", "code13"), ("h64", "md5")])
def test_the_distances_of_the_specification(worked, common_words, name, measured):
    expected = worked["math_feature_hash"]["expected"][measured]
    bits, rng = bits_of(common_words, name), np.random.default_rng(1)
    one, other = rng.integers(0, len(common_words), (2, 4000))
    assert (bits[one] != bits[other]).sum(axis=1).mean() == pytest.approx(expected["unrelated_mean"], abs=1)
    assert bits.mean() == pytest.approx(expected["bit_one_rate_mean"], abs=0.02)
    texts = [2 * bits[rng.choice(len(bits), 60)].astype(np.int64) - 1 for _ in range(400)]
    codes = np.array([text.sum(axis=0) > 0 for text in texts])
    apart = (codes[::2] != codes[1::2]).sum(axis=1).mean()
    assert apart == pytest.approx(expected["doc_unrelated_mean"], abs=2)


def test_words_that_begin_alike_are_near_by_their_characters_only(common_words):
    begun = {}
    for word in common_words:
        begun.setdefault(word[0], []).append(word)
    pairs = [pair for words in begun.values() for pair in combinations(words, 2)][:2000]
    near = {}
    for name in ("h64", "char16", "gb13"):
        one, other = (bits_of([pair[side] for pair in pairs], name) for side in (0, 1))
        near[name] = (one != other).sum(axis=1).mean()
    assert near["gb13"] < near["char16"] < 20
    assert near["h64"] > 30
