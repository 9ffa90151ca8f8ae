import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.library.bits.hamming import HammingIndex, scan
from leitong.library.bits.join import join

FEW_BITS = st.lists(st.integers(0, 63), max_size=10)


def uint64(values):
    return np.array(values, dtype=np.uint64)


def flipped(value, bits):
    for bit in bits:
        value ^= 1 << bit
    return value


@st.composite
def fingerprints(draw):
    """A few values with neighbours of theirs and duplicates: what is alike is what goes wrong."""
    seeds = draw(st.lists(st.integers(0, 2**64 - 1), min_size=1, max_size=5))
    picked = draw(st.lists(st.tuples(st.integers(0, len(seeds) - 1), FEW_BITS), max_size=30))
    return seeds + [flipped(seeds[place], bits) for place, bits in picked]


def brute(values, k):
    return [
        (a, b, (int(values[a]) ^ int(values[b])).bit_count())
        for a in range(len(values))
        for b in range(a + 1, len(values))
        if (int(values[a]) ^ int(values[b])).bit_count() <= k
    ]


def pairs(close):
    return list(zip(close.a.tolist(), close.b.tolist(), close.distances.tolist(), strict=True))


@given(fingerprints(), st.integers(0, 10), st.integers(0, 3))
def test_a_join_finds_every_pair_and_no_other(values, k, agreeing):
    assert pairs(join(uint64(values), k)) == brute(values, k)
    assert pairs(join(uint64(values), k, agreeing)) == brute(values, k)


@given(fingerprints(), st.integers(0, 63), st.integers(0, 2**64 - 1))
@settings(max_examples=30)
def test_a_query_finds_every_neighbour_and_no_other(values, k, stranger):
    index = HammingIndex(uint64(values))
    for value in (values[0], stranger):
        rows, distances = index.near(value, k)
        expected = [(row, (one ^ value).bit_count()) for row, one in enumerate(values)]
        assert list(zip(rows.tolist(), distances.tolist(), strict=True)) == [x for x in expected if x[1] <= k]


@pytest.fixture(scope="module")
def many():
    rng = np.random.default_rng(7)
    values = rng.integers(0, 2**64, 80_000, dtype=np.uint64)
    for row in range(0, 2_000, 2):
        values[row + 1] = flipped(int(values[row]), rng.choice(64, row % 13, replace=False).tolist())
    return values


@pytest.fixture(scope="module")
def index(many):
    """Built piece by piece, so that it has several segments and a rest."""
    index = HammingIndex()
    for piece in np.array_split(many, 7):
        index.add(piece)
    return index


@pytest.mark.parametrize("k", [0, 3, 4, 7, 8, 11, 12])
def test_tables_find_what_a_look_at_all_finds(many, index, k):
    assert len(index) == many.size
    for value in many[:40].tolist():
        rows, distances = index.near(value, k)
        expected_rows, expected_distances = scan(many, value, k)
        assert rows.tolist() == expected_rows.tolist()
        assert distances.tolist() == expected_distances.tolist()


@pytest.mark.parametrize("k", [0, 3, 6])
def test_a_join_of_many_finds_the_planted_pairs(many, k):
    found = {(a, b) for a, b, _ in pairs(join(many, k))}
    assert {(row, row + 1) for row in range(0, 2_000, 2) if row % 13 <= k} <= found


def test_a_join_misses_nothing_where_many_have_the_same_block(many):
    crowd = many.copy()
    crowd[5_000:5_400] = crowd[5_000:5_400] >> np.uint64(16) << np.uint64(16) | np.uint64(7)
    crowd[5_399] = flipped(int(crowd[5_000]), [20, 40, 60])
    crowd[5_398] = crowd[5_001]
    found = pairs(join(crowd, 3))
    for row in range(5_000, 5_400):
        near, distances = scan(crowd, int(crowd[row]), 3)
        expected = [(row, b, d) for b, d in zip(near.tolist(), distances.tolist(), strict=True) if b > row]
        assert [pair for pair in found if pair[0] == row] == expected
    assert {(5_000, 5_399, 3), (5_001, 5_398, 0)} <= set(found)


def test_blocks_of_four_bits_more_are_not_missed_at_their_border():
    # S12: with four blocks and exact lists a pair four bits apart is missed if each block holds one of them
    value = 0xCB22C802CF020B2C
    spread = flipped(value, [0, 16, 32, 48])
    assert HammingIndex(uint64([value] * 40_000)).near(spread, 4)[0].size == 40_000
    assert pairs(join(uint64([value, spread]), 4)) == [(0, 1, 4)]


def test_nothing_is_near_nothing():
    assert HammingIndex().near(5, 3)[0].size == 0
    assert pairs(join(uint64([]), 3)) == []
    assert pairs(join(uint64([7]), 3)) == []


@pytest.mark.parametrize("k", [-1, 65])
def test_a_distance_is_within_64_bits(k):
    with pytest.raises(ValueError, match="0 to 6"):
        HammingIndex().near(1, k)
    with pytest.raises(ValueError, match="0 to 6"):
        join(uint64([1]), k)


def test_a_fingerprint_has_64_bits():
    with pytest.raises(ValueError, match="64 bits"):
        HammingIndex().near(2**64, 3)
