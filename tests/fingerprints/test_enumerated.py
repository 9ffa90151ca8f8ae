from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.enumerated import enumerated_codes, hadamard_row


def least_distance(codes):
    return min((a ^ b).bit_count() for a, b in combinations(codes.values(), 2))


def test_open_is_all_ones_and_close_all_zeros(worked):
    example = worked["enum_hash"]
    codes = enumerated_codes(example["inputs"]["values"])
    assert {name: f"0x{code:016x}" for name, code in codes.items()} == {
        name: example["expected"][name] for name in ("Open", "Close")
    }
    assert least_distance(codes) == example["expected"]["distance"] == 64


@pytest.mark.parametrize("count", [3, 4])
def test_three_or_four_values_are_as_far_apart_as_can_be(worked, count):
    expected = worked["enum_hash"]["expected"]
    codes = enumerated_codes([str(number) for number in range(count)])
    assert least_distance(codes) == expected["three/four values: 111,001,010,100 repeated"] == 42


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 16, 32, 64])
def test_rows_of_a_hadamard_matrix_are_half_of_the_bits_apart(worked, count):
    expected = worked["enum_hash"]["expected"]["min_distance"][str(count)]
    codes = enumerated_codes([str(number) for number in range(count)], balanced=True)
    assert least_distance(codes) == expected["hadamard"] == 32


def ordinals_repeated(count):
    """The way that ours is better than: the number of each value in as few bits as hold all, again and again."""
    bits = max(1, (count - 1).bit_length())
    return {str(number): int((f"{number:0{bits}b}" * 64)[:64], 2) for number in range(count)}


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 16, 32, 64])
def test_repeating_the_number_of_a_value_is_never_better(worked, count):
    expected = worked["enum_hash"]["expected"]["min_distance"][str(count)]["repeat ordinal"]
    assert least_distance(ordinals_repeated(count)) == expected
    ours = least_distance(enumerated_codes([str(number) for number in range(count)]))
    assert ours >= expected
    assert ours > expected or count == 2


def test_the_fifth_row(worked):
    assert f"0x{hadamard_row(5):016x}" == worked["enum_hash"]["expected"]["hadamard row 5"]


def test_rows_and_complements_serve_128_values_and_no_more():
    assert least_distance(enumerated_codes([str(number) for number in range(128)])) == 32
    with pytest.raises(ValueError, match="128 values, not for 129"):
        enumerated_codes([str(number) for number in range(129)])


@pytest.mark.parametrize(("values", "bits"), [(["a", "a"], 64), (["a"], 0)])
def test_what_has_no_codes(values, bits):
    with pytest.raises(ValueError, match=r"twice|at least 1"):
        enumerated_codes(values, bits)


@given(st.integers(5, 63))
def test_balanced_codes_have_as_many_ones_as_zeros(count):
    codes = enumerated_codes([str(number) for number in range(count)])
    assert {code.bit_count() for code in codes.values()} == {32}
