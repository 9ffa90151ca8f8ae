import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from leitong.library.clusters.linkage import CLOSE, cut, tree


def grouped(labels):
    found = {}
    for document, label in enumerate(labels.tolist()):
        found.setdefault(label, set()).add(document)
    return {frozenset(group) for group in found.values() if len(group) > 1}


def merged(pairs, size, rank=None, apart=()):
    a, b, alike = (np.array(column) for column in zip(*pairs, strict=True)) if pairs else ([], [], [])
    return tree(
        np.asarray(a, dtype=np.int64),
        np.asarray(b, dtype=np.int64),
        np.asarray(alike, dtype=float),
        np.arange(size) if rank is None else np.asarray(rank),
        apart,
    )


def test_moving_the_threshold_cuts_the_same_tree_anew():
    merges = merged([(0, 1, 0.8), (0, 2, 0.6), (1, 2, 0.6), (3, 4, 0.7)], 5)
    assert grouped(cut(merges, 0.55)) == {frozenset({0, 1, 2}), frozenset({3, 4})}
    assert grouped(cut(merges, 0.65)) == {frozenset({0, 1}), frozenset({3, 4})}
    assert grouped(cut(merges, 0.75)) == {frozenset({0, 1})}
    assert grouped(cut(merges, 0.85)) == set()


def test_a_threshold_includes_what_lies_on_it():
    assert grouped(cut(merged([(0, 1, 0.5)], 2), 0.5)) == {frozenset({0, 1})}


def test_a_chain_does_not_grow_without_end():
    chain = [(i, i + 1, 0.6) for i in range(99)]
    assert max(map(len, grouped(cut(merged(chain, 100), 0.5)))) == 2


def test_a_star_of_close_copies_is_one_group_though_not_all_its_pairs_are_known():
    star = [(0, i, 0.95) for i in range(1, 500)]
    assert grouped(cut(merged(star, 500), 0.9)) == {frozenset(range(500))}


def test_a_close_copy_is_put_to_the_better_one_it_is_most_like():
    merges = merged([(0, 2, 0.92), (1, 2, 0.97)], 3)
    assert grouped(cut(merges, 0.9)) == {frozenset({1, 2})}


def test_what_was_told_apart_stays_apart():
    pairs = [(0, 1, 0.95), (0, 2, 0.95), (1, 2, 0.99), (3, 4, 0.7), (3, 5, 0.7), (4, 5, 0.7)]
    labels = cut(merged(pairs, 6, apart=[(1, 2), (5, 3)]), 0.1)
    assert labels[1] != labels[2]
    assert labels[3] != labels[5]
    assert grouped(labels) == {frozenset({0, 1}), frozenset({3, 4})} or len(grouped(labels)) == 2


def test_no_pairs_make_no_groups():
    merges = merged([], 3)
    assert cut(merges, 0.5).tolist() == [0, 1, 2]
    assert merges.heights.size == 0


@st.composite
def families(draw):
    size = draw(st.integers(2, 14))
    pairs = draw(
        st.dictionaries(
            st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)).filter(lambda p: p[0] < p[1]),
            st.integers(10, 100).map(lambda percent: percent / 100),
            max_size=40,
        )
    )
    return size, [(a, b, alike) for (a, b), alike in pairs.items()]


@given(families(), st.randoms(use_true_random=False), st.floats(0.1, 1))
def test_the_order_of_documents_and_pairs_changes_nothing(family, chance, threshold):
    size, pairs = family
    place = chance.sample(range(size), size)
    other = [(min(place[a], place[b]), max(place[a], place[b]), alike) for a, b, alike in pairs]
    chance.shuffle(other)
    rank = np.empty(size, dtype=np.int64)
    rank[place] = np.arange(size)
    straight = grouped(cut(merged(pairs, size), threshold))
    mixed = grouped(cut(merged(other, size, rank), threshold))
    assert {frozenset(place[i] for i in group) for group in straight} == mixed


@given(families(), st.floats(0.1, 1), st.floats(0.1, 1))
def test_a_lower_threshold_only_joins_groups(family, one, other):
    size, pairs = family
    merges = merged(pairs, size)
    assert (np.diff(merges.heights) <= 0).all()
    fine, coarse = (grouped(cut(merges, level)) for level in (max(one, other), min(one, other)))
    assert all(any(group <= larger for larger in coarse) for group in fine)


@given(families(), st.integers(10, 100))
def test_members_are_on_average_as_alike_as_the_threshold_or_close_to_a_centre(family, percent):
    size, pairs = family
    known = {frozenset((a, b)): alike for a, b, alike in pairs}
    for group in grouped(cut(merged(pairs, size), percent / 100)):
        nearest = max(known.get(frozenset((a, b)), 0) for a in group for b in group if a < b)
        assert nearest >= min(percent / 100, CLOSE) - 1e-6
