import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.seen import Memory, filter_size

HASHES = st.lists(st.integers(0, 2**64 - 1), unique=True, max_size=50)


def uint64(values):
    return np.array(values, dtype=np.uint64)


def test_the_size_of_a_filter_follows_from_what_it_holds(worked):
    example = worked["bloom_size"]
    size = filter_size(example["inputs"]["n"], example["inputs"]["p"])
    expected = example["expected"]
    assert (size.bits, size.byte_size, size.hashes) == (expected["bits"], expected["bytes"], expected["k"])
    assert size.exact == pytest.approx(expected["k_exact"])
    assert size.errs == pytest.approx(expected["achieved_p_with_k7"], abs=1e-9)
    assert filter_size(example["inputs"]["n"], 0.001).bits == expected["bits_p0.001"]


@pytest.mark.parametrize(("items", "errs"), [(0, 0.01), (5, 0.0), (5, 1.0)])
def test_a_filter_of_nothing_or_without_errors_cannot_be_made(items, errs):
    with pytest.raises(ValueError, match="no filter"):
        filter_size(items, errs)


def test_what_the_filter_takes_for_seen_is_confirmed_in_the_table():
    rng = np.random.default_rng(3)
    seen, new = rng.integers(0, 2**64, (2, 20_000), dtype=np.uint64)
    memory = Memory(20_000, 0.05)
    memory.add(seen)
    found = memory.novelty(new)
    assert 0.03 < found.hits / 20_000 < 0.07
    assert (found.confirmed, found.errors, found.score) == (0, found.hits, 1.0)


def test_a_text_half_of_which_was_seen_is_half_new():
    memory = Memory(100)
    memory.add(uint64([1, 2, 3, 4]))
    assert memory.novelty(uint64([3, 4, 5, 6])).score == 0.5
    assert memory.novelty(uint64([])).score is None
    assert len(memory) == 4


@given(HASHES, HASHES)
def test_nothing_seen_is_ever_called_new(seen, asked):
    memory = Memory(10)
    memory.add(uint64(seen))
    assert memory.novelty(uint64(seen)).confirmed == len(seen)
    assert memory.novelty(uint64(asked)).confirmed == len(set(seen) & set(asked))
