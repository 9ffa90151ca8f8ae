import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.pages.pictures.dhash import dhash, is_flat


def test_the_worked_matrix(worked):
    example = worked["dhash"]
    pixels = example["inputs"]["pixels_9x8"]
    assert f"{dhash(pixels):#x}" == example["expected"]["dhash"]
    brighter = [[min(255, value + 10) for value in row] for row in pixels]
    assert f"{dhash(brighter):#x}" == example["expected"]["dhash_brighter"]


def test_the_first_bit_is_that_of_the_left_top():
    grey = [[0, 1] + [1] * 7] + [[0] * 9] * 7
    assert dhash(grey) == 1 << 63


@given(st.integers(0, 40), st.integers(1, 200))
def test_brightness_and_contrast_do_not_matter(more, seed):
    grey = np.random.default_rng(seed).integers(0, 200, (8, 9))
    assert dhash(grey) == dhash(grey + more)


@pytest.mark.parametrize(
    ("value", "flat"), [(0, True), (7, True), (15, False), (2**64 - 1, True), (0xF0F0, False)]
)
def test_a_picture_that_is_the_same_all_over_tells_nothing(value, flat):
    assert is_flat(value) == flat


def test_another_grid_is_refused():
    with pytest.raises(ValueError, match="8 rows of 9"):
        dhash([[1, 2, 3]])
