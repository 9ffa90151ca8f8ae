import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.tianwang import relative, tianwang
from leitong.library.pictures.alike import pictures_alike
from leitong.pages.pictures.picture import Picture


def said(words=""):
    """What Tianwang sees of words, each heavier than the next."""
    terms = words.split()
    weights = {term: float(len(terms) - place) for place, term in enumerate(terms)}
    return tianwang(relative(weights), body=words)


def pictures(*hashes):
    return [Picture(f"{value:064x}", value) for value in hashes]


@pytest.mark.parametrize(
    ("a", "b", "words", "copies"),
    [
        ((0xFF, 0xFF00), (0xFF, 0xFF00), "", True),
        ((0xFF, 0xFF00), (0xFF,), "", True),
        ((0xFF, 0xFF00, 0xFF0000), (0xFF,), "", False),
        ((0xFF, 0xFF00, 0xFF0000), (0xFF,), "临江 夜景", True),
        ((0xFF,), (0xFF00,), "临江 夜景", False),
        ((), (), "临江", False),
    ],
)
def test_half_of_the_pictures_or_a_fifth_and_the_words(a, b, words, copies):
    assert pictures_alike(pictures(*a), pictures(*b), said(words), said(words)).copies == copies


@pytest.mark.parametrize(
    ("a", "b", "keywords", "numbers"),
    [
        ("临江 夜景 大桥", "临江 夜景 大桥", 1.0, (1, 2, 3, 4, 5)),
        ("临江 夜景 大桥", "夜景 临江 大桥", 1.0, (3,)),
        ("临江 夜景", "临江 日出", 1 / 3, ()),
        ("临江", "日出", 0.0, ()),
        ("", "", 0.0, ()),
    ],
)
def test_the_words_beside_them_are_held_against_each_other_by_tianwang(a, b, keywords, numbers):
    alike = pictures_alike(pictures(0xFF), pictures(0xFF), said(a), said(b))
    assert (alike.keywords, alike.tianwang) == (keywords, numbers)


def test_of_many_words_the_ten_heaviest_count():
    first, second = "甲乙丙丁戊己庚辛壬癸", "子丑寅卯辰巳午未申酉"
    a, b = said(" ".join(first + second)), said(" ".join(second + first))
    assert pictures_alike(pictures(0xFF), pictures(0xFF), a, b).keywords == 0


def test_one_picture_has_one_partner():
    assert pictures_alike(pictures(0xFF, 0xFF), pictures(0xFF), said(), said()).shared == 0.5


VALUES = st.lists(st.sampled_from([0xFF, 0x1FF, 0x3FF, 0x7FFF, 0xFF00, 0xFF10]), max_size=4)


@given(VALUES, VALUES)
def test_it_does_not_matter_which_page_comes_first(a, b):
    assert pictures_alike(pictures(*a), pictures(*b), said(), said()) == pictures_alike(
        pictures(*b), pictures(*a), said(), said()
    )
