import pytest

from leitong.fingerprints.letter_runs import is_spelt, letter_runs, letter_shares
from leitong.words.units import units_of

ENGLISH = (
    "The harbour office said the old ferry would be taken out of service in March, since its engine, which was built "
    "in 1974, can no longer be repaired. A new boat for 240 passengers has been ordered from a yard in the north. "
)
CHINESE = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"


def spelt(text):
    return is_spelt(text, units_of(text), letter_runs(text))


def shares(a, b):
    return letter_shares(letter_runs(a), letter_runs(b))


def test_spaces_and_marks_change_no_run():
    torn = " ".join(ENGLISH[at : at + 3] for at in range(0, len(ENGLISH), 3))
    assert letter_runs(torn).tolist() == letter_runs(ENGLISH).tolist()
    assert shares(torn, ENGLISH) == (1, 1, 1)


def test_texts_without_a_run_in_common_share_nothing():
    assert shares(ENGLISH, "zx" * 200) == (0, 0, 0)
    assert shares("", ENGLISH) == (0, 0, 0)


def test_a_part_is_contained_in_the_whole():
    found = shares(ENGLISH[:110], ENGLISH)
    assert found.a_in_b == pytest.approx(1)
    assert found.jaccard < found.a_in_b


def test_the_two_sides_may_be_turned():
    found, turned = shares(ENGLISH[:150], ENGLISH[60:]), shares(ENGLISH[60:], ENGLISH[:150])
    assert turned == (found.jaccard, found.b_in_a, found.a_in_b)


@pytest.mark.parametrize(
    ("text", "told"),
    [(ENGLISH, True), (CHINESE, False), (CHINESE + ENGLISH, True), ("too few", False), ("", False)],
)
def test_only_texts_that_are_mostly_spelt_are_compared_by_letters(text, told):
    assert spelt(text) is told
