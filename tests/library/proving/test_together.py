import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from leitong.library.proving.candidates import Candidates
from leitong.library.proving.together import kept_together


def candidates(pairs):
    a, b = (
        (np.array(side, dtype=np.int64) for side in zip(*pairs, strict=True))
        if pairs
        else (np.empty(0, int),) * 2
    )
    shared = np.arange(a.size)
    return Candidates(a, b, shared, *(shared / 10,) * 3)


def pairs_of(found):
    return list(zip(found.a.tolist(), found.b.tolist(), strict=True))


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(10, 19)), unique=True))
def test_the_same_pairs_with_what_is_known_of_them(pairs):
    before = candidates(pairs)
    after = kept_together(before)
    known = dict(zip(pairs, before.shared.tolist(), strict=True))
    assert sorted(pairs_of(after)) == sorted(pairs)
    assert [known[pair] for pair in pairs_of(after)] == after.shared.tolist()


def test_one_heap_comes_after_the_other():
    assert pairs_of(kept_together(candidates([(1, 5), (2, 7), (5, 9), (7, 8)]))) == [
        (1, 5),
        (5, 9),
        (2, 7),
        (7, 8),
    ]


def test_in_a_long_chain_each_text_is_met_in_pairs_that_are_side_by_side():
    links = [(number, number + 1) for number in range(50)]
    shuffled = [links[(7 * place) % 50] for place in range(50)]
    assert pairs_of(kept_together(candidates(shuffled))) == links
