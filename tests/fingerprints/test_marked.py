import pytest

from leitong.fingerprints.marked import MARKS, NAME, NUMBER, WIDE, marked_units, telling
from leitong.words.units import units_of


def marks(text):
    return (marked_units(text, units_of(text)) & MARKS).tolist()


def told(text):
    return (telling(marked_units(text, units_of(text))) & MARKS).tolist()


def test_numbers_names_and_single_characters_are_marked():
    assert marks("In 1987 the port of 上海") == [NAME, NUMBER, 0, 0, 0, WIDE, WIDE]


@pytest.mark.parametrize("text", ["NET LOSS 950,000 VS LOSS", "The Harbour Is Quiet", "ПОРТ ЗАКРЫТ"])
def test_capitals_tell_nothing_where_nearly_all_words_have_them(text):
    assert NAME in marks(text)
    assert NAME not in told(text)


@pytest.mark.parametrize("text", ["Anna met Ben in Rome and went on", "a quiet port", "12 13", "上海港", ""])
def test_elsewhere_they_do(text):
    assert told(text) == marks(text)


def test_what_a_unit_is_stays():
    units = marked_units("NET LOSS", units_of("NET LOSS"))
    assert (telling(units) & ~MARKS).tolist() == (units & ~MARKS).tolist()
