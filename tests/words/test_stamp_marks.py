import pytest

from leitong.words.characters import codes_of
from leitong.words.stamp_marks import marks_of


def marks(text, most=100):
    return [tuple(mark) for mark in marks_of(text, codes_of(text), most)]


def test_a_number_before_a_unit_or_a_word_before_a_number_may_make_a_stamp():
    assert marks("12 views") == [(0, True, False)]
    assert marks("Mar 5") == [(4, False, True)]
    assert marks("on Mar 5th") == [(7, True, True)]


def test_marks_that_are_no_digits_count_as_well():
    assert marks("see http://a.b") == [(8, False, True)]
    assert marks("三月") == [(1, False, True)]


@pytest.mark.parametrize(
    "text", ["", "no number", "1984", "12 apples", "room 101 is here", "the third of 12 books"]
)
def test_other_numbers_are_none(text):
    assert marks(text) == []


def test_a_word_too_far_before_a_number_tells_nothing():
    assert marks("Mar" + " " * 11 + "5") == [(14, False, True)]
    assert marks("Mar" + " " * 12 + "5") == []


def test_only_the_first_are_looked_at():
    assert [place for place, _, _ in marks("10:20 10 10:30 10:40", most=5)] == [0, 9]
