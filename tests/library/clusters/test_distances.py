"""The largest distance of each of many groups is what it would be if there were no other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.library.clusters import distances
from leitong.library.clusters.distances import distance_matrix, largest_distances
from leitong.library.sketching.sketches import gathered, sketch
from leitong.words.normalise import letters
from leitong.words.units import units_of

SENTENCES = (
    "The ferry to the island was cancelled on Friday because of strong winds, the port said. ",
    "Passengers were put up in two hotels near the harbour and will sail on Saturday at noon. ",
    "A spokesman for the company told reporters that tickets remain valid until the end of May. ",
    "Fishermen on the east coast had already brought their boats into the bay on Thursday night. ",
    "港务局将在星期一公布新的船期表，印好的册子可以在码头的窗口免费领取，老人和孩子可以优先上船。",
)
# a text for each choice of sentences, with numbers of prints that are no places; the first one is empty
TEXTS = ["".join(SENTENCES[i] for i in range(5) if chosen >> i & 1) for chosen in range(32)]
SKETCHES = {100 - n: sketch(text, units_of(text), letters(text)) for n, text in enumerate(TEXTS)}
PRINTS = sorted(SKETCHES)


def known(prints):
    """As a library gives them: in an order of its own."""
    wanted = set(prints)
    return {one: SKETCHES[one] for one in sorted(wanted, key=lambda one: (one * 37) % 101)}


def matrix_of(group):
    return distance_matrix(gathered([SKETCHES[one] for one in group]), range(len(group)))


def all_of(groups):
    return list(largest_distances(groups, known))


def test_the_farthest_two_of_each_group():
    near, far = [100 - 0b1111, 100 - 0b0111, 100 - 0b1011], [100 - 0b0011, 100 - 0b1100]
    (first, exact), (second, also_exact) = all_of([near, far])
    assert exact
    assert also_exact
    assert 0 < first < 0.7
    assert first == matrix_of(near)[1, 2]
    assert second > 0.9


def test_texts_without_a_word_share_nothing():
    assert all_of([[100, 100 - 1]]) == [(1.0, True)]


def test_a_group_of_one_text_has_no_distance():
    assert all_of([[97], [97, 98]])[0] == (0.0, True)


def test_no_groups_have_no_distances():
    assert all_of([]) == []


@given(st.lists(st.lists(st.sampled_from(PRINTS), min_size=1, unique=True), max_size=12))
def test_it_does_not_matter_which_groups_are_measured_together(groups):
    assert all_of(groups) == [(float(matrix_of(group).max()), True) for group in groups]


@given(st.lists(st.lists(st.sampled_from(PRINTS), min_size=1, unique=True), max_size=12), st.data())
def test_nor_in_how_large_portions(groups, data):
    texts, pairs = data.draw(st.integers(1, 40)), data.draw(st.integers(1, 40))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(distances, "_TEXTS_AT_ONCE", texts)
        patch.setattr(distances, "_PAIRS_AT_ONCE", pairs)
        assert all_of(groups) == [(float(matrix_of(group).max()), True) for group in groups]


def test_a_large_group_of_nearly_the_same_texts_is_known_to_be_close():
    words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    texts = ["".join(SENTENCES) * 3 + f"{a} {b} {c}" for a in words for b in words for c in words[:4]]
    many = {n: sketch(text, units_of(text), letters(text)) for n, text in enumerate(texts)}
    ((largest, exact),) = largest_distances([list(many)], lambda prints: {one: many[one] for one in prints})
    assert not exact
    assert 0 < largest < 0.2


@given(st.lists(st.lists(st.sampled_from(PRINTS), min_size=2, unique=True), min_size=1, max_size=6))
def test_of_large_groups_there_is_a_bound(groups):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(distances, "_ALL_PAIRS", 4)
        found = all_of(groups)
    for group, (largest, exact) in zip(groups, found, strict=True):
        matrix = matrix_of(group)
        if exact:
            assert len(group) <= 4
            assert largest == matrix.max()
        else:
            assert len(group) > 4
            assert matrix.max() - 1e-9 <= largest <= 1
