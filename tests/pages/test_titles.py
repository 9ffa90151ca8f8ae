import pytest

from leitong.pages.characters import spell
from leitong.pages.titles import bigrams, content_title, pairs_found


def test_the_heading_that_says_what_the_title_says():
    headings = [(2, "体育新闻"), (1, "上海上港亚冠三连胜"), (2, "相关阅读")]
    assert content_title("上港三连胜 - 足球", headings) == "上海上港亚冠三连胜"


def test_of_equals_the_higher_then_the_first():
    assert (
        content_title("The bridge", [(2, "The bridge"), (1, "The Bridge"), (1, "THE BRIDGE")]) == "The Bridge"
    )


def test_without_a_like_heading_the_title_stands():
    assert content_title("Bridge", [(1, "Xyz")]) == "Bridge"


def test_without_a_title_the_highest_heading_stands():
    assert content_title("", [(3, "small"), (1, "big")]) == "big"


def test_no_title_and_no_heading():
    assert content_title("", []) == ""


@pytest.mark.parametrize(
    "title",
    [
        "神舟飞船与空间站交会对接任务第二场新闻发布会",
        "36氪首发|某公司获得融资_创业_新闻",
    ],
)
def test_a_title_is_never_cut_at_its_signs(page_of, title):
    assert page_of(f"<title>{title}</title><p>x").title == title


def test_pairs_of_letters():
    assert bigrams("A-b c") == {"ab", "bc"}
    assert bigrams("x") == {"x"}
    assert bigrams("!") == frozenset()


def test_share_of_the_titles_pairs():
    # 上港 港三 三连 连胜: the first text has three of the four
    texts = ["上港 三连胜", "别的事情", ""]
    assert pairs_found(bigrams("上港三连胜"), 5, spell([texts])).tolist() == [0.75, 0, 0]


@pytest.mark.parametrize("word", ["mir", "dik", "sim", "kir", "bit", "fil", "vida", "zil"])
def test_a_capital_of_two_letters_is_the_one_that_it_folds_to(word):
    # in whatever order a process happens to take the letters of the title
    title = f"{word} \u0131"
    share = pairs_found(bigrams(title), len(title), spell([[word, word.upper()]]))
    assert share[0] == share[1] > 0.6


def test_a_drawn_title_in_svg_is_not_the_pages(page_of):
    assert page_of("<body><svg><title>logo</title></svg><p>text").title == ""
