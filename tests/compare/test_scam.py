from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.measures import cosine
from leitong.compare.scam import scam

COUNTS = st.dictionaries(st.sampled_from("abcdef"), st.integers(1, 9), min_size=1)


def similarity(found):
    """SCAM's own figure of a pair: that of the nearer direction, at most 1."""
    return min(1.0, max(found.a_in_b, found.b_in_a))


@pytest.mark.parametrize("name", ["D1", "D2", "D3_k1", "D3_k2", "D3_k5", "D4"])
def test_the_slides_documents(worked, name):
    example = worked["scam_rfm"]
    registered, document = example["inputs"]["R"], example["inputs"]["docs"][name]
    found, expected = scam(registered, document), example["expected"][name]
    assert sorted(found.close) == expected["closeness"]
    assert found.a_in_b == pytest.approx(expected["subset_RS"])
    assert found.b_in_a == pytest.approx(expected["subset_SR"])
    assert similarity(found) == pytest.approx(expected["sim"])
    assert cosine(registered, document) == pytest.approx(expected["cosine"])


def test_the_edges(worked):
    expected = worked["scam_edge"]["expected"]
    assert similarity(scam({"a": 1}, {"a": 1}, epsilon=2)) == expected["equal freq, eps=2"]
    assert similarity(scam({"a": 1}, {"a": 1}, epsilon=2.0000001)) == expected["equal freq, eps=2.0000001"]
    assert similarity(scam({"a": 3}, {"a": 5})) == expected["3 vs 5, 2.5"]
    assert scam({"a": 3}, {"a": 5}).a_in_b == pytest.approx(15 / 9)
    assert similarity(scam({"a": 1}, {"a": 3}, epsilon=5)) == expected["1 vs 3, eps 5"]
    assert scam({}, {"a": 1}) is scam({"a": 1}, {}) is expected["empty"] is None


def test_epsilon_is_at_least_two():
    with pytest.raises(ValueError, match="at least 2"):
        scam({"a": 1}, {"a": 1}, epsilon=1.9)


def test_a_text_twice_is_missed_at_two_and_a_half_and_found_beyond(worked):
    tokens = worked["edge_doubled_shuffled"]["inputs"]["tokens"]
    assert similarity(scam(Counter(tokens), Counter(tokens * 2))) == 0
    assert similarity(scam(Counter(tokens), Counter(tokens * 2), epsilon=2.51)) == 1


def test_weights_make_a_rare_word_count_for_more():
    a, b = {"rare": 1, "common": 1}, {"rare": 1, "other": 1}
    assert scam(a, b, alpha={"rare": 3.0}).a_in_b == pytest.approx(9 / 10)


@given(COUNTS, COUNTS)
def test_the_directions_change_places_with_the_texts(a, b):
    one, other = scam(a, b), scam(b, a)
    assert (one.a_in_b, one.b_in_a) == (other.b_in_a, other.a_in_b)
    assert 0 <= similarity(one) <= 1
