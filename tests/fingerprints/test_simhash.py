import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from simhash import Simhash

from leitong.fingerprints.hashes import hashes_of
from leitong.fingerprints.prints import Recipe
from leitong.fingerprints.simhash import simhash, value_of, votes_of_bits, votes_of_hashes

RECIPE = Recipe(features="words", weights="tf")
FEATURES = st.dictionaries(st.text(max_size=5), st.integers(1, 1000), max_size=20)


def bits(rows):
    return np.array([[int(bit) for bit in row] for row in rows], dtype=np.uint8)


def whole(values):
    return np.array(values, dtype=np.int64)


def value(features):
    made = simhash(features, RECIPE)
    return made and f"0x{made.hex}"


def apart(a, b):
    return (simhash(a, RECIPE).value ^ simhash(b, RECIPE).value).bit_count()


def test_the_seven_words_of_the_slide(worked):
    example = worked["simhash_seed000_6bit"]
    votes = votes_of_bits(bits(example["inputs"]["hash6"]), whole(example["inputs"]["weights"]))
    assert votes.tolist() == example["expected"]["sums"] == [26, -14, 24, -8, -8, -8]
    assert f"{value_of(votes, 'gt'):06b}" == example["expected"]["fingerprint"]
    pairs = zip(example["inputs"]["hash6"], example["inputs"]["weights"], strict=True)
    rows = [votes_of_bits(bits([row]), whole([weight])).tolist() for row, weight in pairs]
    assert rows == example["expected"]["rows"]


def test_the_slide_prints_another_sum_of_the_same_sign(worked):
    expected = worked["simhash_seed000_6bit"]["expected"]
    printed = whole(expected["seed_printed_sums"])
    assert printed.tolist() != expected["sums"]
    assert f"{value_of(printed, 'gt'):06b}" == expected["seed_printed_fingerprint"] == expected["fingerprint"]


def test_the_sign_of_each_sum_is_a_bit(worked):
    example = worked["simhash_seed002_sign"]
    assert f"{value_of(whole(example['inputs']['hist']), 'gt'):06b}" == example["expected"]["fingerprint"]
    for name, row in example["inputs"]["rows"].items():
        assert votes_of_bits(bits([row]), whole([1])).tolist() == example["expected"]["signs"][name]


@pytest.mark.parametrize(("tie", "fingerprint"), [("gt", "00000000"), ("ge", "11111111")])
def test_the_recipe_decides_a_tie(worked, tie, fingerprint):
    features = worked["simhash_tie"]["inputs"]["features"]
    votes = votes_of_bits(bits([row for _, row, _ in features]), whole([weight for _, _, weight in features]))
    assert votes.tolist() == [0] * 8
    assert f"{value_of(votes, tie):08b}" == fingerprint


def test_there_is_no_third_way_to_decide_a_tie():
    with pytest.raises(ValueError, match="'up'"):
        value_of(whole([0]), "up")


def test_one_feature_is_its_own_hash_whatever_it_weighs(worked):
    expected = worked["simhash_edge"]["expected"]
    assert value({"亚冠": 1}) == value({"亚冠": 5}) == expected["single"]
    assert expected["single"] == f"0x{hashes_of(['亚冠']).item():016x}"


@pytest.mark.parametrize("features", [{}, [], {"亚冠": 0}])
def test_nothing_that_votes_is_no_fingerprint(features):
    assert simhash(features, RECIPE) is None


def test_scaling_all_weights_changes_nothing(worked):
    example = worked["simhash_edge"]
    assert [value(features) for features in example["inputs"]["weights_scaled"]] == example["expected"][
        "weights_scaled"
    ]


@pytest.mark.parametrize("weight", [-1, math.nan, math.inf, 0.5])
def test_a_weight_is_a_whole_number_of_at_least_nothing(weight):
    with pytest.raises(ValueError, match="上港"):
        simhash({"上港": weight}, RECIPE)


def test_under_eight_features_is_too_short():
    assert simhash(dict.fromkeys("abcdefg", 1), RECIPE).too_short
    assert not simhash(dict.fromkeys("abcdefgh", 1), RECIPE).too_short


def test_the_words_of_the_hadoop_sentences(worked):
    example = worked["simhash_pypi_hadoop"]
    inputs, expected = example["inputs"], example["expected"]
    table = dict(inputs["features"])
    for name in ("str0", "str1"):
        words = inputs[name].split()
        assert value(dict.fromkeys(words, 1)) == expected["word_features_unweighted"][name]
        weighted = {word: table.get(word, 1) for word in words}
        assert value(weighted) == expected["word_features_weighted_from_table_else_1"][name]
    assert value(table) == expected["weighted_as_in_seed"]["value_both"]
    words = [dict.fromkeys(inputs[name].split(), 1) for name in ("str0", "str1")]
    assert apart(*words) == expected["word_features_unweighted"]["distance"] == 7
    own = [table | {word: 6} for word in ("large", "big")]
    assert apart(*own) == expected["table_plus_own_word(large|big weight 6)"]["distance"] == 8


def test_the_words_of_the_football_paragraphs(worked):
    example = worked["football_cosine_simhash"]
    stops = set(example["inputs"]["stop_words"])
    tokens = [example["inputs"][f"tokens_{side}"] for side in "ab"]
    for name, dropped in (("simhash_words_tf", set()), ("simhash_words_no_stop", stops)):
        one, other = (value(Counter(word for word in words if word not in dropped)) for words in tokens)
        assert [one, other] == example["expected"][name][:2]
        assert (int(one, 16) ^ int(other, 16)).bit_count() == example["expected"][name][2]


def test_a_text_twice_and_a_text_shuffled_keep_their_words_fingerprint(worked):
    inputs = worked["edge_doubled_shuffled"]["inputs"]
    once = value(Counter(inputs["tokens"]))
    assert value(Counter(inputs["tokens"] * 2)) == value(Counter(inputs["shuffled_tokens"])) == once


def test_the_hash_of_each_feature_is_the_packages():
    features = ["亚冠", "", "a", "𠮷野家"]
    assert hashes_of(features).tolist() == [Simhash([feature]).value for feature in features]


def test_no_features_have_no_hashes():
    assert hashes_of([]).tolist() == []


def test_many_features_vote_as_few_do():
    rng = np.random.default_rng(7)
    hashes = rng.integers(0, 2**64, 9000, dtype=np.uint64)
    weights = rng.integers(1, 99, 9000)
    parts = [votes_of_hashes(hashes[i : i + 3000], weights[i : i + 3000]) for i in (0, 3000, 6000)]
    assert votes_of_hashes(hashes, weights).tolist() == sum(parts).tolist()


@given(FEATURES)
def test_the_order_of_features_is_irrelevant(features):
    assert value(dict(reversed(features.items()))) == value(features)


@given(FEATURES, st.integers(1, 5))
def test_repeating_a_feature_adds_its_weights(features, times):
    repeated = [pair for pair in features.items() for _ in range(times)]
    assert value(repeated) == value({term: weight * times for term, weight in features.items()})


@given(st.dictionaries(st.text(max_size=5), st.integers(1, 200), min_size=1, max_size=20))
def test_it_is_the_packages_fingerprint(features):
    assert value(features) == f"0x{Simhash(features).value:016x}"


@given(FEATURES)
def test_the_votes_are_the_sums_of_the_weights(features):
    made = simhash(features, RECIPE)
    if made is not None:
        assert made.total_weight == sum(features.values())
        hashes = dict(zip(features, hashes_of(features).tolist(), strict=True))
        for bit, vote in enumerate(made.votes.tolist()):
            assert vote == sum(w if hashes[f] >> (63 - bit) & 1 else -w for f, w in features.items())
