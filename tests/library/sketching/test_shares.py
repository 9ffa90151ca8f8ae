import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.shingles import containment, jaccard, shingles_of
from leitong.library.sketching.shares import Sets, likeness, shared_counts, shares, shingle_sets
from leitong.library.sketching.sketches import gathered, sketch
from leitong.words.units import units_of

WORDS = st.lists(st.sampled_from("图 书 馆 开 放 时 间 open late 2024 Rome".split()), max_size=60)  # noqa: SIM905


def sketches(texts):
    return gathered([sketch(text, units_of(text), text) for text in texts])


@given(st.lists(WORDS, min_size=2, max_size=6))
def test_what_pairs_share_is_what_two_documents_share(documents):
    texts = [" ".join(words) for words in documents]
    a, b = (places.astype(np.int64) for places in np.triu_indices(len(texts), 1))
    found = shares(shingle_sets(sketches(texts)), a, b)
    known = [shingles_of(units_of(text)) for text in texts]
    for pair, (one, other) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        assert found.jaccard[pair] == (jaccard(known[one], known[other]) or 0)
        assert found.a_in_b[pair] == (containment(known[one], known[other]) or 0)
        assert found.b_in_a[pair] == (containment(known[other], known[one]) or 0)


@given(st.lists(st.sets(st.integers(0, 40), max_size=30), min_size=2, max_size=5))
def test_shared_numbers_are_counted_exactly_though_they_meet_in_the_table(documents):
    # numbers that agree in their low bits fall into one slot
    spread = [np.array(sorted(one), dtype=np.uint32) << np.uint32(20) for one in documents]
    sets = Sets(np.concatenate(spread), np.cumsum([0, *map(len, spread)]))
    a, b = (places.astype(np.int64) for places in np.triu_indices(len(documents), 1))
    expected = [len(documents[i] & documents[j]) for i, j in zip(a, b, strict=True)]
    assert shared_counts(sets, a, b).tolist() == expected


def test_words_torn_apart_are_alike_by_their_letters():
    text = "The council met on Monday to discuss the new bridge over the river and its cost to the town. " * 3
    alike = likeness(sketches([text, " ".join(text), "Something else was said elsewhere by other people. " * 6]),
                     np.array([0, 0]), np.array([1, 2]))  # fmt: skip
    assert alike[0] == pytest.approx(1)
    assert alike[1] < 0.2
