import pytest

from leitong.compare.pushes import BitVotes, Push
from leitong.presenters.why import sentences as say


def bit(a, b, margin_a=0.3, margin_b=0.3):
    return BitVotes(4, a, b, margin_a, margin_b, (a > 0) != (b > 0))


def push(term, weight_a, weight_b, sign=1):
    return Push(term, weight_a, weight_b, sign * weight_a, sign * weight_b, abs(weight_a - weight_b))


@pytest.mark.parametrize(
    ("number", "unit", "text"),
    [
        (6, 1, "+6"),
        (-1, 1, "−1"),
        (0, 1, "0"),
        (12345, 1, "+12,345"),
        (24207, 1000, "+24.2"),
        (-40, 1000, "−0.04"),
        (2268000, 1000, "+2,268"),
        (500, 1000, "+0.50"),
    ],
)
def test_votes_carry_a_true_sign(number, unit, text):
    assert say.signed(number, unit) == text


def test_the_distance_is_held_against_chance():
    assert str(say.whole_sentence(15)) == "15 of 64 bits differ. Two unrelated texts differ in about 32 ± 4."


def test_one_bit_differs_in_the_singular():
    assert str(say.whole_sentence(1)).startswith("1 of 64 bits differs.")


def test_equal_fingerprints_need_no_chance():
    assert str(say.whole_sentence(0)) == "All 64 bits are equal."


def test_after_striking_both_distances_are_told():
    assert str(say.whole_sentence(11, before=15)) == "Without the struck words 15 → 11 of 64 bits differ."


def test_chance_is_told_in_round_numbers():
    assert "about one pair in 82,000 comes this near by chance" in str(say.chance_sentence(15))
    assert "about one pair in 10¹⁴ comes" in str(say.chance_sentence(3))


def test_a_distance_of_unrelated_texts_is_called_so():
    assert str(say.chance_sentence(31)).startswith("Unrelated texts often come this near by chance.")


def test_a_screen_reader_hears_the_chosen_bit():
    votes = [bit(6, -1)] * 5
    assert str(say.spoken(votes, None)) == "5 bit votes, 5 differ"
    assert str(say.spoken(votes, 4)) == "5 bit votes, 5 differ; bit 4: A +6 → 1, B −1 → 0"


def test_one_word_holds_a_bit_at_its_value():
    sentence = say.bit_sentence(bit(6, -1), [push("写作课程", 3, 0)], 14)
    assert str(sentence) == "“写作课程” holds A at 1; without it 14 bits differ."


def test_a_word_of_b_holds_b():
    sentence = say.bit_sentence(bit(6, -1), [push("kids", 0, 2, sign=-1)], 14)
    assert str(sentence) == "“kids” holds B at 0; without it 14 bits differ."


def test_many_words_are_named_in_part():
    words = [push(term, 3, 0) for term in ("甲", "乙", "丙", "丁", "戊")]
    assert str(say.bit_sentence(bit(6, -1), words, 9)) == (
        "“甲” “乙” “丙” and 2 more hold the two apart; without them 9 bits differ."
    )


@pytest.mark.parametrize(
    ("votes", "text"),
    [
        (bit(6, 3), "Both say 1, and not by a narrow margin."),
        (bit(-6, -3, margin_b=0.02), "Both say 0; in B it is a coin flip that a small edit can turn."),
        (bit(1, 1, 0.01, 0.02), "Both say 1, both by a coin flip: a small edit can turn either."),
    ],
)
def test_an_equal_bit_tells_how_firm_it_is(votes, text):
    assert str(say.bit_sentence(votes, [], None)) == text
