import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.joins import equal_from_start, pairs_of_equals, ranked_pairs

VALUES = st.lists(st.integers(0, 6), max_size=30)


def whole(values):
    return np.array(values, dtype=np.uint64)


def joined(a, b, most):
    pairs = pairs_of_equals(whole(a), whole(b), most)
    return sorted(zip(pairs.a.tolist(), pairs.b.tolist(), strict=True))


@given(VALUES, VALUES)
def test_all_pairs_of_equals_are_found(a, b):
    assert joined(a, b, 10**6) == [(i, j) for i, x in enumerate(a) for j, y in enumerate(b) if x == y]


def test_a_value_that_stands_too_often_is_not_paired_but_told():
    pairs = pairs_of_equals(whole([7, 1, 7, 7]), whole([7, 7, 2]), most=5)
    assert pairs.a.size == 0
    assert (sorted(pairs.often_a.tolist()), sorted(pairs.often_b.tolist())) == ([0, 2, 3], [0, 1])


def test_the_first_is_paired_with_the_first_and_the_second_with_the_second():
    a, b = ranked_pairs(whole([7, 8, 7, 7]), whole([9, 7, 7, 8]))
    assert sorted(zip(a.tolist(), b.tolist(), strict=True)) == [(0, 1), (1, 3), (2, 2)]


@given(VALUES, VALUES)
def test_what_is_equal_from_the_start_is_counted(a, b):
    size = equal_from_start(whole(a), whole(b))
    assert a[:size] == b[:size]
    assert size == min(len(a), len(b)) or a[size] != b[size]
