import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.winnowing import gram_hashes, winnow, winnowed, winnowed_share


def uint64(values):
    return np.array(values, dtype=np.uint64)


def test_the_papers_example(worked):
    example = worked["winnowing_paper"]
    chosen = winnow(uint64(example["inputs"]["hashes"]), example["inputs"]["w"])
    pairs = zip(chosen.hashes.tolist(), chosen.positions.tolist(), strict=True)
    assert [list(pair) for pair in pairs] == example["expected"]["fingerprints"]


def test_the_papers_grams(worked):
    example = worked["winnowing_paper"]
    letters, k = example["inputs"]["letters"], example["inputs"]["k"]
    grams = example["expected"]["kgrams"]
    assert gram_hashes(letters, k).tolist() == [gram_hashes(gram, k).item() for gram in grams]


def test_no_grams_match_nothing():
    assert winnow(uint64([]), window=4) is None
    assert winnowed("甲乙", 8, 8) is None


def test_a_text_shorter_than_a_window_keeps_its_smallest_gram():
    assert winnow(uint64([9, 4, 7]), window=8).hashes.tolist() == [4]


@pytest.mark.parametrize("window", [0, -1])
def test_a_window_holds_at_least_one_gram(window):
    with pytest.raises(ValueError, match="at least 1"):
        winnow(uint64([1]), window)


def test_a_gram_holds_at_least_one_letter():
    with pytest.raises(ValueError, match="at least 1"):
        gram_hashes("甲", 0)


def test_about_two_of_a_window_and_one_are_kept():
    rng = np.random.default_rng(1)
    hashes = rng.integers(0, 2**64, 50_000, dtype=np.uint64)
    assert winnow(hashes, 8).hashes.size / hashes.size == pytest.approx(2 / 9, abs=0.01)


def test_the_share_of_fingerprints_is_of_the_first_text():
    part, whole = (
        winnowed("一二三四五六七八九十" * 3, 3, 2),
        winnowed("一二三四五六七八九十百千万亿" * 3, 3, 2),
    )
    assert winnowed_share(part, whole) > winnowed_share(whole, part) > 0
    assert winnowed_share(None, whole) is None
    assert winnowed_share(whole, None) == 0


@given(
    st.lists(st.integers(0, 2**64 - 1), min_size=4),
    st.lists(st.integers(0, 2**64 - 1)),
    st.lists(st.integers(0, 2**64 - 1)),
)
def test_a_shared_run_as_long_as_a_window_shares_a_fingerprint(shared, before, after):
    one, other = winnow(uint64(before + shared), 4), winnow(uint64(shared + after), 4)
    assert set(one.hashes.tolist()) & set(other.hashes.tolist())


@given(st.text("甲乙丙", min_size=15), st.text("甲乙丙"), st.text("甲乙丙"))
def test_every_shared_passage_of_fifteen_letters_is_found(shared, before, after):
    assert winnowed_share(winnowed(before + shared, 8, 8), winnowed(shared + after, 8, 8)) > 0
