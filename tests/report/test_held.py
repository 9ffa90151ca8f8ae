import pytest

from leitong.compare.methods.records import MethodAnswer
from leitong.messages import Message
from leitong.report.held import figure, held


def answer(value, limit, name="jaccard", **more):
    return MethodAnswer(name, "group", value, limit, None, Message(""), **more)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (answer(0.6321, 0.5), "0.632 ≥ 0.5"),
        (answer(0.5, 0.5), "0.5 ≥ 0.5"),
        (answer(12, 14, at_most=True), "12 ≤ 14"),
        (answer(20, 14, at_most=True), "20 > 14"),
        (answer(20, None, at_most=True), "20"),
        (answer(3, 1, "imatch", out_of=11), "3/11"),
        (answer(1.0, 1, "exact"), ""),
        (answer(None, 0.5), ""),
    ],
)
def test_the_value_stands_beside_its_limit(asked, told):
    assert held(asked) == told


def test_a_value_that_rounds_to_its_limit_is_told_apart_from_it():
    assert held(answer(0.49998, 0.5)) == "0.49998 < 0.5"


@pytest.mark.parametrize(("value", "told"), [(0.0, "0 ≥ 0"), (0.04, "0.04 ≥ 0")])
def test_a_distance_that_must_be_under_its_limit_is_not_under_its_equal(value, told):
    assert held(answer(value, 0.0, "tianwang-4", at_most=True, below=True)) == told


@pytest.mark.parametrize(
    ("value", "told"),
    [(0, "0"), (0.00012345, "0.000123"), (99.95, "100"), (1234.56, "1,235"), (2.0e7, "20,000,000")],
)
def test_figures_are_never_powers_of_ten_that_have_to_be_worked_out(value, told):
    assert figure(value) == told
