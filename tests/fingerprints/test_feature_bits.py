import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.characters_hash import char16, gb13
from leitong.fingerprints.feature_bits import WIDTHS, bits_of, vote
from leitong.fingerprints.hashes import h64
from leitong.fingerprints.prints import Recipe
from leitong.fingerprints.simhash import simhash

FEATURES = st.dictionaries(st.text("甲乙丙abc", min_size=1, max_size=4), st.integers(1, 99), min_size=1)


def number(row):
    return int("".join(map(str, row.tolist())), 2)


@pytest.mark.parametrize(("name", "made"), [("h64", h64), ("gb13", gb13), ("char16", char16)])
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
