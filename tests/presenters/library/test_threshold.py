import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.library.clusters.linkage import cut, tree
from leitong.presenters.library.merges import Merges
from leitong.presenters.library.threshold import Thresholds, likeness_of

NAMES = ("report", "report-old", "news", "news-2", "essay")


def merges_of(pairs, size):
    """pairs: (a, b, likeness)."""
    a, b, alike = (np.array(column) for column in zip(*pairs, strict=True))
    return tree(a, b, alike.astype(float), np.arange(size))


@pytest.fixture
def thresholds():
    pairs = [(0, 1, 0.95), (2, 3, 0.8), (0, 2, 0.6), (0, 3, 0.6), (1, 2, 0.6), (1, 3, 0.6)]
    likenesses = np.array([alike for *_pair, alike in pairs])
    return Thresholds(likenesses, merges_of(pairs, 5), NAMES.__getitem__)


def test_at_no_distance_nothing_is_grouped(thresholds):
    state = thresholds.state(0.0)
    assert (state.groups, state.files, state.pairs_within, state.pairs) == (0, 0, 0, 6)


def test_a_wider_threshold_groups_more(thresholds):
    assert [(thresholds.state(value).groups, thresholds.state(value).files) for value in (0.05, 0.2)] == [
        (1, 2),
        (2, 4),
    ]


def test_groups_that_merge_are_one_group(thresholds):
    last = thresholds.state(0.4)
    assert (last.groups, last.files) == (1, 4)


def test_the_next_merge_is_named_with_what_each_side_has(thresholds):
    ghost = thresholds.state(0.3)
    assert ghost.next_value == 0.4
    assert ghost.next_names == ("report", "news")
    assert ghost.next_files == (2, 2)
    assert ghost.next_also == 0


def test_a_file_that_would_join_counts_as_one(thresholds):
    assert thresholds.state(0.1).next_files == (1, 1)


def test_nothing_comes_after_the_last_merge(thresholds):
    assert thresholds.state(0.4).next_value is None
    assert thresholds.state(1.0).next_names is None


def test_stepping_to_the_next_value_does_what_was_announced(thresholds):
    ghost = thresholds.state(0.05)
    after = thresholds.state(ghost.next_value)
    assert (after.groups, after.files) == (2, 4)
    assert after.previous_value == 0.05


def test_pairs_are_counted_where_they_stand(thresholds):
    counts = thresholds.state(0.0).counts
    assert {bin_: count for bin_, count in enumerate(counts) if count} == {4: 1, 19: 1, 39: 4}


def test_a_pair_at_the_threshold_is_within(thresholds):
    assert thresholds.state(0.2).pairs_within == 2
    assert thresholds.state(0.199999).pairs_within == 1


def test_the_first_bin_holds_what_is_not_apart_at_all():
    thresholds = Thresholds(np.array([1.0, 1.0, 0.0]), merges_of([(0, 1, 1.0)], 2), NAMES.__getitem__)
    assert thresholds.state(0.0).counts[0] == 2
    assert thresholds.state(0.0).counts[-1] == 1


def test_a_library_without_pairs_has_no_groups_and_no_next():
    nothing = np.array([], dtype=np.int64)
    merges = tree(nothing, nothing, nothing.astype(float), np.arange(3))
    state = Thresholds(np.array([]), merges, NAMES.__getitem__).state(0.5)
    assert (state.groups, state.files, state.next_value, sum(state.counts)) == (0, 0, None, 0)


def test_several_merges_at_one_height_are_announced_together():
    merges = Merges(merges_of([(0, 1, 0.8), (2, 3, 0.8)], 4))
    assert merges.next(0.9).also == 1


def test_a_distance_reaches_the_merge_that_stands_at_it():
    for millionths in (70_001, 299_999, 410_000, 700_003):
        assert likeness_of(millionths / 1e6) == (1_000_000 - millionths) / 1e6


@given(
    st.dictionaries(
        st.tuples(st.integers(0, 7), st.integers(0, 7)).filter(lambda pair: pair[0] < pair[1]),
        st.integers(10, 100).map(lambda percent: percent / 100),
        min_size=1,
    ),
    st.floats(0, 1),
)
def test_groups_and_files_are_those_of_the_cut(pairs, threshold):
    whole = merges_of([(a, b, alike) for (a, b), alike in pairs.items()], 8)
    _labels, sizes = np.unique(cut(whole, threshold), return_counts=True)
    merges = Merges(whole)
    assert merges.groups(threshold) == (sizes > 1).sum()
    assert merges.files(threshold) == sizes[sizes > 1].sum()
