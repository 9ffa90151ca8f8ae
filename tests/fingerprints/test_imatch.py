import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.imatch import (
    corpus_terms,
    document_terms,
    equal_signatures,
    imatch,
    lexicon_of,
    match_probability,
    signature,
)

TERMS = st.sets(st.text("甲乙丙丁戊己庚辛", min_size=1, max_size=3), max_size=12)


def test_two_news_items_keep_the_same_six_words(worked):
    example = worked["imatch_corpus"]
    inputs, expected = example["inputs"], example["expected"]
    lexicon = lexicon_of(inputs["df"], inputs["N_docs"], math.log(5), math.log(100))
    for number in (1, 2):
        kept = corpus_terms(inputs[f"doc{number}"], lexicon)
        assert list(kept) == expected[f"kept_{number}"]
        assert signature(kept).hex() == expected["sha1"][number - 1]


def test_a_lexicon_drops_what_stands_in_one_document_or_in_more_than_a_fifth():
    assert lexicon_of({"一": 1, "二": 2, "十": 10, "多": 11}, 50) == {"二", "十"}


def test_a_lexicon_needs_a_document():
    with pytest.raises(ValueError, match="at least 1"):
        lexicon_of({}, 0)


@pytest.mark.parametrize("side", ["a", "b"])
def test_the_football_paragraphs_keep_the_words_between(worked, side):
    example = worked["imatch_document"]
    kept = document_terms(Counter(example["inputs"][f"tokens_{side}"]))
    assert list(kept) == example["expected"][f"kept_{side}"]
    assert signature(kept).hex() == example["expected"][f"sha1_{side}"]


def test_one_word_of_other_frequency_hides_the_football_copy(worked):
    inputs = worked["imatch_document"]["inputs"]
    one, other, same, twin = (
        signature(document_terms(Counter(inputs[f"tokens_{name}"]))) for name in ("a", "b", "l1", "l2")
    )
    assert one != other
    assert same == twin
    assert same.hex() == worked["imatch_document"]["expected"]["sha1_l"]


@pytest.mark.parametrize("name", ["flat", "two_levels", "three_levels"])
def test_nothing_is_dropped_where_nothing_would_be_left(worked, name):
    example = worked["imatch_document"]
    assert list(document_terms(Counter(example["inputs"][name]))) == example["expected"][name]


def test_the_chance_that_a_lexicon_misses_what_differs(worked):
    example = worked["imatch_lexicon_randomization"]
    for key, left_out in (("P(match)", 0.3), ("p=1/3,K=10", 1 / 3)):
        for differing, expected in example["expected"][key].items():
            assert match_probability(int(differing), 10, left_out) == pytest.approx(expected, abs=1e-9)


def test_random_lexicons_leave_out_their_share():
    made = imatch((f"词{number}" for number in range(4000)), lexicons=5)
    assert made.sizes[0] == 4000
    assert all(2700 < size < 2900 for size in made.sizes[1:])
    assert len(set(made.signatures)) == 6


def test_one_word_of_many_differs_and_some_lexicon_nearly_always_lacks_it():
    common = [f"词{number}" for number in range(60)]
    pairs = [(imatch([*common, f"甲{i}"]), imatch([*common, f"乙{i}"])) for i in range(400)]
    found = sum(bool(equal_signatures(a, b)) for a, b in pairs)
    # both words must be missing from one lexicon
    assert found / 400 == pytest.approx(match_probability(2), abs=0.08)


def test_nothing_has_no_signature_and_matches_nothing():
    empty = imatch(())
    assert empty.signatures == (None,) * 11
    assert equal_signatures(empty, empty) == ()


def test_few_terms_are_weak_and_no_key_of_a_table():
    few = imatch(["甲", "乙"])
    assert few.weak
    assert few.strong == ()
    assert equal_signatures(few, few) == (0,)


@pytest.mark.parametrize(("lexicons", "left_out"), [(-1, 0.3), (10, 1.5)])
def test_what_cannot_be_left_out(lexicons, left_out):
    with pytest.raises(ValueError, match="can't be made"):
        imatch(["甲"], lexicons=lexicons, left_out=left_out)


@given(TERMS)
def test_order_and_repetition_do_not_count(terms):
    assert imatch([*terms, *reversed(list(terms))]) == imatch(terms)


@given(TERMS, TERMS)
def test_equal_terms_agree_in_all_lexicons_that_are_strong_enough(one, other):
    a, b = imatch(one), imatch(other)
    if one == other and one:
        assert 0 in equal_signatures(a, b)
    assert equal_signatures(a, b) == equal_signatures(b, a)
