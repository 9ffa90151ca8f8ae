import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.signature import packed, unpacked


def bits(*rows):
    return np.array([[int(bit) for bit in row] for row in rows], dtype=np.uint8)


def test_the_last_bit_is_the_lowest():
    assert packed(bits("000101", "100000")).tolist() == [5, 32]


def test_more_than_64_bits_take_two_numbers_the_higher_first():
    row = "1" + "0" * 126 + "1"
    assert packed(bits(row)).tolist() == [[1 << 63, 1]]


@pytest.mark.parametrize("width", [1, 6, 16, 63, 64, 65, 128])
@given(seed=st.integers(0, 2**32 - 1))
def test_unpacked_they_are_the_same_bits(width, seed):
    rows = np.random.default_rng(seed).integers(0, 2, (5, width), dtype=np.uint8)
    assert np.array_equal(unpacked(packed(rows), width), rows)
