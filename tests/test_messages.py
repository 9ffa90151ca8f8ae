import pytest

from leitong.messages import Message, counted


@pytest.mark.parametrize("number, shown", [(999, "999"), (100_002, "100,002"), (-1234, "-1,234")])
def test_whole_numbers_are_told_in_groups_of_three_digits(number, shown):
    assert str(Message("The page has {tags} tags.", {"tags": number})) == f"The page has {shown} tags."


@pytest.mark.parametrize("value", [True, "2026", 0.5])
def test_what_is_no_whole_number_stands_as_it_is(value):
    assert str(Message("{it}", {"it": value})) == str(value)


def test_a_number_is_put_in_groups_within_a_message_in_a_message():
    assert str(Message("{inner}!", {"inner": Message("{n}", {"n": 5000})})) == "5,000!"


def test_one_thing_has_a_sentence_of_its_own():
    said = [str(counted(n, "1 word", "{n} words", {"n": n})) for n in (0, 1, 1000)]
    assert said == ["0 words", "1 word", "1,000 words"]
