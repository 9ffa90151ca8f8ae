import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.library.bits.hamming import scan
from leitong.library.probing.design import choosing, manku
from leitong.library.probing.modes import Mode, Probing, Refused, flips, probe
from leitong.library.probing.tables import Tables


def uint64(values):
    return np.array(values, dtype=np.uint64)


def blocks_of(value):
    return [value >> low & 0xFFFF for low in (48, 32, 16, 0)]


@pytest.fixture(scope="module")
def many():
    rng = np.random.default_rng(7)
    values = rng.integers(0, 2**64, 5_000, dtype=np.uint64)
    masks = flips(3)
    values[1::5] = values[::5] ^ masks[rng.integers(0, masks.size, 1_000)]
    return values


def test_the_lectures_fingerprint_falls_into_four_blocks(worked):
    example = worked["hamming_blocks"]
    value = int(example["inputs"]["fingerprint"], 2)
    blocks = blocks_of(value)
    assert [f"{block:04x}" for block in blocks] == example["expected"]["block_hex"]
    tables = choosing(3).tables
    assert [[value >> block.low & 0xFFFF for block in table] for table in tables] == [
        [block] for block in blocks
    ]


def test_three_flips_leave_a_block_and_four_may_leave_none(worked):
    inputs, expected = worked["hamming_query"]["inputs"], worked["hamming_query"]["expected"]
    asked, three, four = (int(inputs[name], 16) for name in ("F", "G3", "G4"))
    for name, other in (("G3", three), ("G4", four)):
        pairs = zip("ABCD", blocks_of(asked), blocks_of(other), strict=True)
        assert [block for block, one, two in pairs if one == two] == expected[f"blocks equal F,{name}"]
        assert scan(uint64([other]), asked, 64)[1].tolist() == [expected[f"d(F,{name})"]]
    tables = Tables(uint64([three, four]), choosing(3))
    rows, distances, candidates = tables.near(asked, 4)
    assert (rows.tolist(), distances.tolist(), candidates) == ([0], [3], 1)
    assert Tables(uint64([three, four]), choosing(4)).near(asked, 4)[0].tolist() == [0, 1]


@pytest.mark.parametrize("distance", [4, 5, 8, 12])
def test_four_blocks_miss_so_many_pairs_beyond_three_bits(worked, distance):
    expected = worked["math_tables"]["expected"]["miss probability of the 4-block index by distance"]
    rng = np.random.default_rng(distance)
    masks = [sum(1 << int(bit) for bit in rng.choice(64, distance, replace=False)) for _ in range(2000)]
    found = Tables(uint64(masks), choosing(3)).near(0, distance)[0]
    assert 1 - found.size / 2000 == pytest.approx(expected[str(distance)], abs=0.05)


def test_no_three_flips_touch_all_four_blocks():
    assert all(0 in blocks_of(mask) for mask in flips(3).tolist())
    assert flips(3).size == np.unique(flips(3)).size == 43_745


@pytest.mark.parametrize("mode", [mode for mode in Mode if mode is not Mode.OFFLINE])
def test_every_mode_finds_what_a_look_at_all_finds(many, mode):
    for value in many[:20].tolist():
        expected = scan(many, value, 3)
        for answer in probe(many, value, 3, mode):
            assert answer.rows.tolist() == expected[0].tolist()
            assert answer.distances.tolist() == expected[1].tolist()


def test_the_offline_list_answers_with_one_lookup(many):
    few = many[:50]
    expected = scan(few, int(few[1]), 2)
    (answer,) = probe(few, int(few[1]), 2, Mode.OFFLINE)
    assert (answer.rows.tolist(), answer.distances.tolist()) == tuple(part.tolist() for part in expected)
    assert (answer.probes, answer.stored) == (1, 50 * 2081 * 12)


@given(st.integers(0, 9), st.integers(0, 2**64 - 1), st.lists(st.integers(0, 63), max_size=9, unique=True))
@settings(max_examples=60, deadline=None)
def test_enough_blocks_never_miss(k, value, bits):
    near = value ^ sum(1 << bit for bit in bits)
    for design in manku(k):
        found = Tables(uint64([near]), design).near(value, k)[0].tolist()
        assert found == ([0] if len(bits) <= k else [])


def test_each_mode_counts_what_it_does(many):
    answers = {mode: list(probe(many, int(many[0]), 3, mode)) for mode in Mode}
    assert answers[Mode.SCAN][0].candidates == many.size
    assert answers[Mode.ONLINE][0].probes == 43_745
    assert [one.tables for one in answers[Mode.MANKU]] == [4, 10, 16, 20]
    assert answers[Mode.BLOCKS][0].stored == 4 * many.size * 12
    assert isinstance(answers[Mode.OFFLINE][0], Refused)


@pytest.mark.parametrize("mode", [Mode.ONLINE, Mode.OFFLINE])
def test_far_distances_are_refused_where_they_would_take_millions_of_probes(mode):
    (answer,) = probe(uint64([1]), 1, 4, mode)
    assert isinstance(answer, Refused)
    assert "679,121" in str(answer.reason)


def test_more_blocks_than_bits_are_refused():
    assert [type(one) for one in probe(uint64([1]), 1, 64, Mode.BLOCKS)] == [Refused]


@pytest.mark.parametrize("mode", list(Mode))
def test_nothing_is_near_nothing(mode):
    for answer in probe(uint64([]), 5, 3, mode):
        assert isinstance(answer, Probing)
        assert answer.rows.size == answer.candidates == 0


def test_what_is_no_fingerprint_is_refused():
    with pytest.raises(ValueError, match="64 bits"):
        list(probe(uint64([1]), 2**64, 3, Mode.SCAN))
    with pytest.raises(ValueError, match="0 to 64"):
        list(probe(uint64([1]), 1, 65, Mode.SCAN))
