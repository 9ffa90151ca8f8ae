import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.pages.by_page import by_page
from leitong.pages.forest import forest_of, numbered

# a root with two elements, the first of which holds another; and a page of its root alone
ABOVE = [np.array([0, 0, 1, 0]), np.array([0])]
OF_BLOCK = [np.array([2, 1, 3, 0]), np.array([0, 0])]


@pytest.fixture
def forest():
    return forest_of(ABOVE, OF_BLOCK)


def test_the_sums_within_each_element_are_of_its_page_alone(forest):
    sums = forest.within(np.array([[1.0, 2.0, 4.0, 8.0, 16.0, 32.0]]))
    assert sums.tolist() == [[15, 3, 1, 4, 48]]


def test_a_sum_is_the_same_whatever_stands_on_the_page_before(forest):
    thirds = np.array([[1e300, -1.0, 1e17, 3.0, 0.1, 0.2]])
    assert forest.within(thirds)[0, -1] == 0.1 + 0.2


def test_what_is_true_of_the_root(forest):
    assert forest.of_root(np.array([5.0, 0, 0, 0, 7.0])).tolist() == [5, 5, 5, 5, 7]


def test_steps_are_counted_up_from_one_element_of_each_page(forest):
    assert forest.steps_from(np.array([2, 4])).tolist() == [2, 1, 0, 2, 0]


def test_from_nowhere_there_are_no_steps(forest):
    assert forest.steps_from(np.array([1, -1])).tolist() == [1, 0, 0, 1, 0]


def test_above_a_root_there_is_that_root(forest):
    assert forest.levels.tolist() == [[2, 1, 3, 0, 4, 4], [1, 0, 0, 0, 4, 4], [0, 0, 0, 0, 4, 4]]


def test_equal_paths_of_tags_have_one_number_on_every_page(forest):
    paths = forest.paths(np.array([0, 1, 2, 1, 0]))
    assert paths[1] == paths[3] != paths[2]
    assert paths[0] == paths[4]


def test_equal_values_have_one_number():
    numbers, counts = numbered(np.array([7, -3, 7, 7]))
    assert counts.take(numbers).tolist() == [3, 1, 3, 3]


PAGES = st.lists(st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=6), min_size=1, max_size=5)


@given(PAGES)
def test_what_is_reckoned_of_a_page_needs_its_rows_only(pages):
    rows = by_page(list(map(len, pages)))
    values = np.array([value for page in pages for value in page])
    assert rows.highest(values).tolist() == [max(page) for page in pages]
    assert rows.sums(values).tolist() == [np.add.accumulate(page)[-1] for page in pages]
    assert [rows.accumulate(values)[some].tolist() for some in rows.slices] == [
        np.add.accumulate(page).tolist() for page in pages
    ]
    assert [rows.places()[some].tolist() for some in rows.slices] == [list(range(len(p))) for p in pages]


@given(PAGES)
def test_the_first_and_last_row_of_a_page_that_meets_something(pages):
    rows = by_page(list(map(len, pages)))
    met = np.array([value > 0 for page in pages for value in page])
    firsts, lasts, some = rows.first(met).tolist(), rows.last(met).tolist(), rows.some(met).tolist()
    for page, first, last, any_ in zip(rows.slices, firsts, lasts, some, strict=True):
        numbers = [number for number in range(page.start, page.stop) if met[number]]
        assert [first, last, any_] == ([numbers[0], numbers[-1], True] if numbers else [-1, -1, False])
