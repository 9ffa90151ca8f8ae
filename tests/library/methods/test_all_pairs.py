from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.measures import cosine
from leitong.library.methods.all_pairs import cosine_pairs, estimate, pairs_of
from leitong.words.segment import segment

WORDS = st.lists(st.sampled_from(["harbour", "lantern", "kettle", "anchor", "bridge"]), max_size=8)


def near(bodies, least):
    firsts, seconds = cosine_pairs(bodies.__getitem__, len(bodies), least)
    return list(zip(firsts.tolist(), seconds.tolist(), strict=True))


@pytest.mark.parametrize(("texts", "pairs"), [(0, 0), (1, 0), (50, 1225), (10_000, 49_995_000)])
def test_as_many_pairs_as_the_lecture_counts(texts, pairs):
    assert pairs_of(texts) == pairs


def test_equal_directions_are_found_and_strangers_are_not():
    assert near(["harbour lantern", "harbour lantern " * 3, "kettle", ""], 1.0) == [(0, 1)]


def test_it_is_told_how_far_it_is():
    heard = []
    cosine_pairs(["harbour", "kettle"].__getitem__, 2, 0.9, lambda done, all_: heard.append((done, all_)))
    assert heard == [(1, 2), (2, 2)]


def test_an_estimate_counts_the_pairs_of_all_and_looks_at_some():
    asked = []
    told = estimate(lambda text: asked.append(text) or f"harbour {text}", 5000)
    assert told.pairs == 12_497_500
    assert told.seconds > 0
    assert len(asked) == 100


def test_of_nothing_there_is_nothing_to_estimate():
    assert estimate(str, 0) == estimate(str, 0).__class__(0, 0.0)


@given(st.lists(WORDS.map(" ".join), max_size=6), st.sampled_from([0.3, 0.5, 0.9]))
def test_it_finds_what_comparing_each_pair_finds(bodies, least):
    counts = [Counter(segment(body).terms) for body in bodies]
    values = {(a, b): cosine(counts[a], counts[b]) for a, b in combinations(range(len(bodies)), 2)}
    certain = {pair for pair, value in values.items() if value is not None and value > least + 1e-9}
    possible = {pair for pair, value in values.items() if value is not None and value > least - 1e-9}
    assert certain <= set(near(bodies, least)) <= possible
