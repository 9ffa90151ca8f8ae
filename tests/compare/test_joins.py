import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.joins import pairs_of_equals

VALUES = st.lists(st.integers(0, 6), max_size=30)


def joined(a, b, most):
    one, other = pairs_of_equals(np.array(a, dtype=np.uint64), np.array(b, dtype=np.uint64), most)
    return sorted(zip(one.tolist(), other.tolist(), strict=True))


@given(VALUES, VALUES)
def test_all_pairs_of_equals_are_found(a, b):
    assert joined(a, b, 10**6) == [(i, j) for i, x in enumerate(a) for j, y in enumerate(b) if x == y]


def test_a_turn_of_phrase_in_a_long_text_is_left_out():
    a, b = [7] * 5 + list(range(100, 2100)), [7] * 5 + list(range(5000, 7000))
    assert joined(a, b, 16) == []


def test_what_a_text_consists_of_is_paired_in_its_order():
    assert joined([7] * 6, [7] * 5, 16) == [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]
