import pytest

from leitong.library.probing.counts import PAPER_SIZE, patterns
from leitong.library.probing.design import choosing, manku
from leitong.library.probing.paper import lectures_list, on_paper


def test_the_lectures_count(worked):
    expected = worked["hamming_counts"]["expected"]
    assert patterns(3) == expected["online_probes"] == 43_745
    assert patterns(3) - patterns(2) == expected["C(64,3)"]
    assert patterns(2) - patterns(1) == expected["C(64,2)"]
    assert patterns(1) - patterns(0) == expected["C(64,1)"]
    assert patterns(0) == expected["C(64,0)"]
    assert lectures_list(3) == 437_450_000
    assert lectures_list(4) is None
    offline = {one.mode: one for one in on_paper(10_000, 3)}["offline"]
    assert offline.stored == expected["offline_bytes_10000_pages"]
    assert offline.stored // 8 == expected["offline_entries_10000_pages"]
    web = {one.mode: one for one in on_paper(PAPER_SIZE, 3)}["offline"]
    assert web.stored == expected["offline_bytes_8e9"] == 8 * expected["offline_entries_8e9"]
    left = [2 ** (64 - fixed) for fixed in choosing(3).fixed_bits]
    assert left == [expected["4 blocks: keys left per block"]] * 4
    assert sum(left) == expected["4*2^48"]


@pytest.mark.parametrize(
    ("number", "tables", "fixed", "million", "paper"),
    [
        (0, 4, {16}, 61.0, 488_281),
        (1, 10, {25, 26}, 0.209, 1669),
        (2, 16, {28}, 0.060, 477),
        (3, 20, {31, 32, 33}, 0.005, 41),
    ],
)
def test_the_papers_four_designs(number, tables, fixed, million, paper):
    design = manku(3)[number]
    assert len(design.tables) == tables
    assert set(design.fixed_bits) == fixed
    assert design.expected_candidates(10**6) == pytest.approx(million, abs=0.05 if million > 1 else 0.0005)
    assert design.expected_candidates(PAPER_SIZE) == pytest.approx(paper, abs=0.5)
    assert design.value_bytes(10**8) == tables * 800_000_000


def test_the_papers_own_size():
    sums = [design.expected_candidates(2**34) for design in manku(3)]
    assert sums == [1_048_576, 3584, 1024, 88]


def test_every_figure_of_the_designs(worked):
    tables = worked["math_tables"]["expected"]["tables"].values()
    for design, expected in zip(manku(3), tables, strict=True):
        assert len(design.tables) == expected["tables"]
        assert sorted(design.fixed_bits) == expected["prefix_bits"]
        for name, row in expected["exp"].items():
            count = 2**34 if name == "2^34" else int(float(name))
            assert design.expected_candidates(count) == pytest.approx(row["exp_candidates_all_tables"])
            assert count / (1 << min(design.fixed_bits)) == pytest.approx(row["worst_table"])
        for name, size in expected["bytes_fp_only"].items():
            assert design.value_bytes(int(float(name))) == size
            assert design.stored_bytes(int(float(name))) == expected["bytes_fp_plus_u32_id"][name]


@pytest.mark.parametrize("k", range(1, 17))
def test_more_blocks_are_smaller_and_leave_more_to_compare(worked, k):
    expected = worked["math_tables"]["expected"]["k+1 blocks"][str(k)]
    design = choosing(k)
    assert len(design.tables) == expected["blocks"]
    # the example cuts bits into halves and thirds, ours are whole
    if 64 % (k + 1) == 0:
        assert design.expected_candidates(10**6) == pytest.approx(expected["exp_per_1e6"])
    assert all(abs(bits - expected["block_bits"]) < 1 for bits in design.fixed_bits)


@pytest.mark.parametrize("k", [-1, 65])
def test_a_distance_is_within_64_bits(k):
    with pytest.raises(ValueError, match="0 to 64"):
        patterns(k)


def test_there_are_not_more_blocks_than_bits():
    with pytest.raises(ValueError, match="can't be cut"):
        choosing(64)
