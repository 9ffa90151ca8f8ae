from math import isclose

import pytest

from leitong.pages.layout import layout_equal, layout_similarity
from leitong.pages.page import LayoutProfile
from leitong.words.normalise import letters

ONE, TWO = "从附加赛以3-0力擒，到小组赛以1-0绝杀首尔FC。", "战流浪者后，上港不但继续保持着主场不败的。"
ARTICLE = f"<html><body><div><h1>标题</h1><p>{ONE}</p><p>{TWO}</p></div></body></html>"
SPACED = f"<html><body><div><h1>标题</h1>\n<p>{ONE}</p>\n<p>{TWO}</p></div></body></html>"
OTHER_WORDS = f"<html><body><div><h1>别的</h1><p>{TWO}</p><p>{TWO}{ONE}</p></div></body></html>"
TABLE = f"<html><body><table><tr><td><b>标题</b></td></tr><tr><td>{ONE}{TWO}</td></tr></table></body></html>"
TABLE_WITHOUT_TITLE = (
    f"<html><body><table><tr><td>{ONE}</td></tr><tr><td>{TWO}</td></tr></table></body></html>"
)


@pytest.mark.parametrize(
    ("other", "equal", "similarity"),
    [
        (ARTICLE, True, 1.0),
        (SPACED, True, 1.0),
        (OTHER_WORDS, True, 1.0),
        (TABLE, False, 0.20412414523193148),
        (TABLE_WITHOUT_TITLE, False, 0.21320071635561041),
    ],
)
def test_the_worked_example(page_of, other, equal, similarity):
    a, b = page_of(ARTICLE).layout, page_of(other).layout
    assert layout_equal(a, b) is equal
    assert isclose(layout_similarity(a, b), similarity, abs_tol=1e-9)
    assert layout_similarity(a, b) == layout_similarity(b, a)


@pytest.mark.parametrize("other", ["H0_copy", "H2", "H3", "H4", "H5"])
def test_the_pages_of_the_four_types(worked, page_of, other):
    example = worked["four_types"]
    expected = example["expected"][f"H0,{other}"]
    a, b = (page_of(example["inputs"][name]) for name in ("H0", other))
    assert layout_equal(a.layout, b.layout) is expected["layout_equal"]
    assert isclose(layout_similarity(a.layout, b.layout), expected["layout_cosine"], abs_tol=1e-9)
    assert (letters(a.body) == letters(b.body)) is expected["content_equal"]


def test_two_plain_texts_have_the_same_layout():
    assert layout_equal(LayoutProfile(), LayoutProfile())
    assert layout_similarity(LayoutProfile(), LayoutProfile()) == 1.0


def test_a_plain_text_is_nothing_like_a_page(page_of):
    assert layout_similarity(LayoutProfile(), page_of(ARTICLE).layout) == 0.0


def test_repetitions_of_one_tag_do_not_change_the_outline(page_of):
    once, thrice = (page_of("<ul>" + "<li>x</li>" * n + "</ul>").layout for n in (1, 3))
    assert layout_equal(once, thrice)
    assert once.paths != thrice.paths
