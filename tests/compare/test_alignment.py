import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.alignment import align, anchors
from leitong.compare.template import filled_in_anew, may_be_filled_in, same_form, slots_of
from leitong.fingerprints.marked import marked_units
from leitong.words.units import units_of


def units(text):
    return marked_units(text, units_of(text))


def slots(text):
    return slots_of(units(text))


def sides(a, b):
    return align(anchors(units(a)), anchors(units(b)))


WORDS = [f"w{chr(97 + i // 26)}{chr(97 + i % 26)}" for i in range(200)]


def words(first, last):
    return " ".join(WORDS[first:last]) + " "


def test_equal_texts_are_one_stretch():
    found = sides(words(0, 50), words(0, 50))
    assert found.longest == found.passage == found.literal == found.lighter == 100
    assert found.covered_a == found.covered_b == 1
    assert found.exchanges.all == 0


def test_a_han_character_weighs_one():
    assert sides("图书馆今天开放", "图书馆今天开放").longest == 7


def test_a_changed_word_parts_a_passage_into_two_stretches():
    found = sides(words(0, 50), words(0, 20) + "other " + words(21, 50))
    assert found.longest == 2 * 29
    assert found.passage == 2 * 49
    assert found.exchanges.all == 1
    assert found.covered_a == 1


def test_a_pasted_passage_is_found_among_other_words():
    found = sides(words(0, 60), words(100, 150) + words(20, 40) + words(150, 190))
    assert found.longest == found.literal == 40
    assert found.covered_a == pytest.approx(20 / 60)


def test_repeated_words_do_not_break_a_stretch():
    text = words(0, 10) + "and so on and so on and so on " + words(10, 20)
    assert sides(text, text + words(100, 120)).longest == 2 * 29


def test_what_shares_nothing_is_not_covered():
    found = sides(words(0, 30), words(100, 130))
    assert (found.longest, found.covered_a, found.exchanges.all) == (0, 0.0, 0)


@pytest.mark.parametrize("short", ["", "one two"])
def test_short_texts_have_no_anchor(short):
    assert sides(short, words(0, 30)).longest == 0


FORM = (
    "In the week before the fair we sold {} tons of wheat to {} mills in the valley while the price stood at {} for "
    "each sack of grain that left our barns on the way to the river and the boats that wait for it there. "
)


def test_other_numbers_in_the_same_sentences_are_a_form():
    assert same_form(sides(FORM.format(12, 5, 70), FORM.format(99, 8, 41)))


def test_other_names_in_the_same_sentences_are_a_form():
    letter = (
        "Dear {} we thank you for the visit to the vineyards of {} and hope that all was well with the long trip "
        "from {} to our hotel and on to the lakes of the north where so many of our guests spend their summers. "
    )
    assert same_form(sides(letter.format("Anna", "Rome", "Oslo"), letter.format("Peter", "Bern", "Lyon")))


def test_other_words_are_no_form():
    words_ = FORM.format("many", "some", "this"), FORM.format("few", "all", "that")
    assert not same_form(sides(*words_))


def test_a_form_has_at_least_three_numbers_changed():
    assert not same_form(sides(FORM.format(12, 5, 70), FORM.format(12, 5, 41)))
    assert not may_be_filled_in(slots(FORM.format(12, 5, 70)), slots(FORM.format(12, 5, 41)))
    assert may_be_filled_in(slots(FORM.format(12, 5, 70)), slots(FORM.format(99, 8, 41)))


@given(st.lists(st.integers(0, 12), max_size=40), st.lists(st.integers(0, 12), max_size=40))
def test_sides_are_measured_alike_from_both(a, b):
    one, other = (anchors(np.array(text, dtype=np.uint32) << np.uint32(3)) for text in (a, b))
    there, back = align(one, other), align(other, one)
    assert there.weight_a == back.weight_b
    assert 0 <= there.covered_a <= 1.0001
    assert there.longest <= there.lighter
    assert there.literal <= 2 * 40 * 2
    assert (there.longest == 0) == (back.longest == 0)
    assert there.exchanges == back.exchanges


def test_most_numbers_changed_make_a_form_though_other_words_changed_too():
    report = (
        "In the week before the {1} fair we sold {0} tons of wheat to the mills in the {2} valley while the price "
        "stood at {3} for each sack of {4} grain that left our barns by the {5} road and {6} boats came for it there. "
    )
    one = report.format(12, "small autumn", "long green", 70, "clean dry", "old south", 31)
    other = report.format(99, "great spring", "wide brown", 41, "wet and dark", "new west", 58)
    assert filled_in_anew(units(one), units(other))


def test_numbers_that_a_scanner_cut_are_no_other_numbers():
    assert not same_form(sides(FORM.format(1205, 507, 7033), FORM.format("12 05", "5 07", "70 33")))


def test_typing_errors_beside_other_numbers_are_no_form():
    spoilt = FORM.format(99, 8, 41).replace("week", "weak").replace("wheat", "weat").replace("barns", "barms")
    spoilt = spoilt.replace("mills", "milks").replace("river", "rivet").replace("boats", "boots")
    assert not same_form(sides(FORM.format(12, 5, 70), spoilt))
