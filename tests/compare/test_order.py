import itertools

from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.order import heaviest_chain


def test_the_lighter_of_two_crossing_passages_was_moved():
    assert heaviest_chain([500, 100], [30, 80]) == [1]


def test_many_light_passages_outweigh_one_heavy_one():
    assert heaviest_chain([900, 100, 200, 300], [50, 20, 20, 20]) == [1, 2, 3]


def test_nothing_has_no_chain():
    assert heaviest_chain([], []) == []


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 9)), max_size=8))
def test_no_chain_is_heavier(items):
    starts, weights = [start for start, _ in items], [weight for _, weight in items]
    chain = heaviest_chain(starts, weights)
    assert all(starts[one] < starts[two] for one, two in itertools.pairwise(chain))
    heaviest = max(
        sum(weights[at] for at in some)
        for size in range(len(items) + 1)
        for some in itertools.combinations(range(len(items)), size)
        if all(starts[one] < starts[two] for one, two in itertools.pairwise(some))
    )
    assert sum(weights[at] for at in chain) == heaviest
