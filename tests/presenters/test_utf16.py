import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.presenters.utf16 import Utf16

TEXT = "a𠮷b😀c"


@pytest.mark.parametrize(("point", "unit"), [(0, 0), (1, 1), (2, 3), (3, 4), (4, 6), (5, 7)])
def test_an_astral_character_takes_two_units(point, unit):
    assert Utf16(TEXT).units(point) == unit
    assert Utf16(TEXT).point(unit) == point


@pytest.mark.parametrize(("unit", "point"), [(2, 1), (5, 3)])
def test_the_second_half_of_a_pair_belongs_to_its_character(unit, point):
    assert Utf16(TEXT).point(unit) == point


def test_an_empty_text_has_one_place():
    assert Utf16("").units(0) == Utf16("").point(0) == 0


@given(st.text(), st.data())
def test_units_are_counted_as_the_encoding_counts_them(text, data):
    point = data.draw(st.integers(0, len(text)))
    unit = len(text[:point].encode("utf-16-le", "surrogatepass")) // 2
    assert Utf16(text).units(point) == unit
    assert Utf16(text).point(unit) == point
