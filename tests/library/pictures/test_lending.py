import pytest

from leitong.library.pictures.lending import Shown, loan_for
from leitong.pages.page import Image


def group_of(pages):
    return {
        page: [Shown(Image(one["src"], one["alt"]), one["ok"]) for one in pictures]
        for page, pictures in pages.items()
    }


def shown(src, alt="", there=True):
    return Shown(Image(src, alt), there)


def test_the_worked_group(worked):
    example = worked["image_fallback"]
    loan = loan_for("a.com/1", 0, group_of(example["inputs"]["cluster"]))
    assert f"{loan.page} {loan.image.url}" == example["expected"]["a.com/1 img/goal.jpg"]
    assert str(loan.label) == example["expected"]["label"]


@pytest.mark.parametrize(
    ("others", "lent"),
    [
        ([shown("y/x.jpg"), shown("q.jpg", "门"), shown("z/x.jpg", "门")], "z/x.jpg"),
        ([shown("y/x.jpg"), shown("q.jpg", "门")], "q.jpg"),
        ([shown("r.jpg"), shown("y/x.jpg")], "y/x.jpg"),
        ([shown("r.jpg"), shown("s.jpg")], "r.jpg"),
    ],
)
def test_the_surest_rule_decides(others, lent):
    group = {"a": [shown("x.jpg", "门", there=False)], "b": others}
    assert loan_for("a", 0, group).image.url == lent


def test_a_picture_that_the_copy_has_lost_too_is_not_lent():
    group = {"a": [shown("x.jpg", there=False)], "b": [shown("x.jpg", there=False)]}
    assert loan_for("a", 0, group) is None


def test_no_text_is_not_the_same_text():
    group = {"a": [shown("x.jpg", there=False)], "b": [shown("u.jpg"), shown("v.jpg")]}
    assert loan_for("a", 0, group).image.url == "u.jpg"
    group = {"a": [shown("w.jpg"), shown("x.jpg", there=False)], "b": [shown("u.jpg")]}
    assert loan_for("a", 1, group) is None
