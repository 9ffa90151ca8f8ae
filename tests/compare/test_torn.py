import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.compare.comparison import Kind
from leitong.compare.torn import is_torn, mended
from leitong.documents.load import pasted

REPORT = (
    "The company said its net profit rose to {} million dollars in the third quarter from {} million a year "
    "before, on sales of {} million. It paid a dividend of {} cents and closed {} of its {} shops in the north, "
    "and the chairman expects that costs will go on falling until the end of the year."
)
FIRST = REPORT.format("17.3", "12.9", "418", "35", "24", "1,206")
SECOND = REPORT.format("20.1", "15.4", "533", "41", "17", "1,318")


def torn(text):
    """As a scanner reads it that sees a gap after every third letter."""
    return " ".join(
        "".join(word[at : at + 3] + " " for at in range(0, len(word), 3)) for word in text.split()
    )


@pytest.mark.parametrize(
    ("text", "whole", "together"),
    [
        ("the coun cil m et", "the council met", "the council met"),
        ("c o u n c i l", "council", "council"),
        ("a council", "council a", "a council"),
        ("the coun cil", "the board", "the coun cil"),
        ("over 4 76 ,0 00 dollars", "dollars", "over 476,000 dollars"),
        ("at 3 . 5 per cent", "", "at 3.5 per cent"),
        ("the growing budg-\net deficit", "budget", "the growing budget deficit"),
        ("", "council", ""),
        ("coun cil", "", "coun cil"),
    ],
)
def test_words_are_whole_again_if_they_are_in_the_other_text(text, whole, together):
    assert mended(text, whole) == together


@given(st.text(alphabet="ab 1.,\n-", max_size=60), st.text(alphabet="ab 1.,\n", max_size=60))
def test_no_letter_comes_or_goes(text, whole):
    def letters(of):
        return [character for character in of if character.isalnum()]

    assert letters(mended(text, whole)) == letters(text)


def test_a_torn_text_has_more_blanks():
    assert is_torn(FIRST, torn(FIRST))
    assert is_torn(torn(FIRST), FIRST)
    assert not is_torn(FIRST, SECOND)
    assert not is_torn("", "")


@pytest.mark.parametrize(("a", "b"), [(FIRST, SECOND), (FIRST, torn(SECOND)), (torn(FIRST), SECOND)])
def test_a_form_is_known_though_its_words_are_torn(a, b):
    assert compare(analyse(pasted(a)), analyse(pasted(b))).verdict.kind is Kind.SAME_TEMPLATE


def test_a_torn_copy_with_the_same_numbers_is_no_form():
    copy = torn(FIRST) + " And so on."
    assert compare(analyse(pasted(FIRST)), analyse(pasted(copy))).verdict.kind is Kind.NEAR
