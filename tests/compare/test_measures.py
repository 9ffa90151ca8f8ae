import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import leitong
from leitong.compare.measures import angle_of, cosine, hamming, measure, weighted_jaccard
from leitong.fingerprints.chance import expected_distance
from leitong.fingerprints.prints import Recipe
from leitong.fingerprints.simhash import simhash

WEIGHTS = st.dictionaries(st.sampled_from("abcdefgh"), st.integers(1, 50), min_size=1)


def measures_of(a, b):
    return measure(leitong.analyse(leitong.pasted(a)), leitong.analyse(leitong.pasted(b)))


def test_the_cosine_of_the_two_football_paragraphs(worked):
    example = worked["football_cosine_simhash"]
    a, b = (Counter(example["inputs"][f"tokens_{side}"]) for side in "ab")
    assert cosine(a, b) == pytest.approx(example["expected"]["cosine_tf"], abs=1e-9)
    assert angle_of(cosine(a, b)) == pytest.approx(example["expected"]["angle_deg"], abs=1e-6)


def test_the_cosine_without_stop_words(worked):
    example = worked["football_cosine_simhash"]
    stops = set(example["inputs"]["stop_words"])
    a, b = (Counter(t for t in example["inputs"][f"tokens_{side}"] if t not in stops) for side in "ab")
    assert cosine(a, b) == pytest.approx(example["expected"]["cosine_tf_no_stop"], abs=1e-9)
    assert angle_of(cosine(a, b)) == pytest.approx(example["expected"]["angle_deg_no_stop"], abs=1e-6)


@pytest.mark.parametrize(("name", "cosine"), [("tf", "cosine_tf"), ("no_stop", "cosine_tf_no_stop")])
def test_the_distance_that_their_angle_leads_to(worked, name, cosine):
    expected = worked["football_cosine_simhash"]["expected"]
    distance = expected["expected_distance_from_angle"][name]
    assert expected_distance(expected[cosine]) == pytest.approx(distance, abs=1e-9)


def test_the_hadoop_sentences_by_word_and_by_weighted_word(worked):
    inputs, expected = worked["simhash_pypi_hadoop"]["inputs"], worked["simhash_pypi_hadoop"]["expected"]
    a, b = (Counter(inputs[name].split()) for name in ("str0", "str1"))
    assert cosine(a, b) == pytest.approx(expected["cosine_words"], abs=1e-9)
    table = dict(inputs["features"])
    weighted = [{word: table.get(word, 1) * count for word, count in side.items()} for side in (a, b)]
    assert cosine(*weighted) == pytest.approx(expected["cosine_words_weighted"], abs=1e-9)


def test_titles_before_equal_bodies_spoil_a_certain_duplicate(worked):
    bodies = worked["verdict_table"]["inputs"]["tokens_luo"]
    titles = ("北大清华 硕士 不嫁 的 最牛 征婚 女", "1 米 4 专科 女 征婚 求 1 米 8 硕士 男 应征者 如云")
    wholes = [Counter([*title.split(), *body]) for title, body in zip(titles, bodies, strict=True)]
    expected = worked["luoyufeng_pair"]["expected"]
    assert hamming(*(simhash(Counter(body), Recipe("words", "tf")) for body in bodies)) == 0
    assert hamming(*(simhash(whole, Recipe("words", "tf")) for whole in wholes)) == 4
    assert expected["word simhash title+body"] == 4
    assert cosine(*wholes) == pytest.approx(expected["cosine title+body"], abs=1e-9)


def test_the_digits_of_the_slide(worked):
    example = worked["cosine_seed_digits"]
    a, b = (dict(enumerate(example["inputs"][name])) for name in ("split_1", "split_2"))
    assert cosine(a, b) == pytest.approx(example["expected"]["cosine"], abs=1e-9)
    assert angle_of(cosine(a, b)) == pytest.approx(example["expected"]["angle_deg"], abs=1e-6)


def test_nothing_has_no_direction_and_strangers_stand_at_right_angles(worked):
    example = worked["cosine_edge"]
    for pair, expected in example["expected"].items():
        a, b = (example["inputs"][name] for name in pair.split(","))
        assert cosine(a, b) == expected


def test_a_text_and_its_double_point_the_same_way(worked):
    tokens = worked["edge_doubled_shuffled"]["inputs"]["tokens"]
    assert cosine(Counter(tokens), Counter(tokens * 2)) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("name", ["football", "luoyufeng bodies", "hadoop"])
def test_the_cosines_of_the_verdict_table(worked, name):
    inputs = worked["verdict_table"]["inputs"]
    football = worked["football_cosine_simhash"]["inputs"]
    tokens = {
        "football": (football["tokens_a"], football["tokens_b"]),
        "luoyufeng bodies": inputs["tokens_luo"],
        "hadoop": inputs["tokens_hadoop"],
    }[name]
    expected = worked["verdict_table"]["expected"][name]["cosine"]
    assert cosine(*map(Counter, tokens)) == pytest.approx(expected, abs=1e-9)


def test_the_angle_of_a_cosine(worked):
    table = worked["math_angle"]["expected"]["d to angle and cosine"]
    assert [angle_of(row["cos"]) for row in table.values()] == pytest.approx(
        [row["deg"] for row in table.values()]
    )


def test_the_hamming_distance_of_the_football_words(worked):
    example = worked["football_cosine_simhash"]
    a, b = (simhash(Counter(example["inputs"][f"tokens_{side}"]), Recipe("words", "tf")) for side in "ab")
    assert hamming(a, b) == example["expected"]["simhash_words_tf"][2] == 2


def test_no_fingerprint_has_no_distance_not_even_to_none():
    one = simhash({"a": 1}, Recipe("words", "tf"))
    assert hamming(None, one) is hamming(one, None) is hamming(None, None) is None


def test_fingerprints_of_different_recipes_are_never_compared():
    one, other = simhash({"a": 1}, Recipe("words", "tf")), simhash({"a": 1}, Recipe("words", "levels"))
    with pytest.raises(ValueError, match="different recipes"):
        hamming(one, other)


def test_the_shingles_of_the_football_paragraphs(worked):
    example = worked["football_cosine_simhash"]
    measured = measures_of(example["inputs"]["text_a"], example["inputs"]["text_b"])
    # units keep 3-0 and FC whole, so that the figures are near those of single letters
    assert measured.jaccard == pytest.approx(example["expected"]["jaccard_char_shingle"]["3"], abs=0.03)
    assert measured.hamming_windows == example["expected"]["pypi_simhash_char4"][2] == 16


def test_a_part_is_contained_in_the_whole_and_not_the_whole_in_the_part():
    part = "the quick brown fox jumps over the lazy dog near the river bank"
    measured = measures_of(part, part + " while the grey cat sleeps on a warm stone under the old oak")
    assert measured.containment_a_in_b == 1
    assert measured.containment_b_in_a < 0.6


def test_two_units_are_too_few_for_a_shingle():
    assert measures_of("甲乙", "丙丁").jaccard is None


def test_stop_words_stand_in_where_there_is_nothing_else():
    measured = measures_of("the of and the", "the of and")
    assert measured.with_stop_words
    assert measured.cosine == pytest.approx((2 + 1 + 1) / math.sqrt(6 * 3), abs=1e-9)


def test_keywords_are_weighed_against_each_other_by_their_shares():
    assert weighted_jaccard({"a": 1.0, "b": 1.0}, {"a": 2.0, "c": 2.0}) == pytest.approx(1 / 3)
    assert weighted_jaccard({"a": 1.0}, {"a": 5.0}) == 1
    assert weighted_jaccard({}, {"a": 1.0}) is None


@given(WEIGHTS, WEIGHTS)
def test_the_measures_do_not_know_which_text_is_first(a, b):
    assert cosine(a, b) == pytest.approx(cosine(b, a), abs=1e-12)
    assert 0 <= cosine(a, b) <= 1
    assert 0 <= angle_of(cosine(a, b)) <= 90
    assert weighted_jaccard(a, b) == pytest.approx(weighted_jaccard(b, a), abs=1e-12)
