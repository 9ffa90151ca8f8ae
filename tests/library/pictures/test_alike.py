import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.library.pictures.alike import pictures_alike
from leitong.pages.pictures.picture import Picture


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
    assert pictures_alike(pictures(*a), pictures(*b), words.split(), words.split()).copies == copies


def test_one_picture_has_one_partner():
    assert pictures_alike(pictures(0xFF, 0xFF), pictures(0xFF), (), ()).shared == 0.5


VALUES = st.lists(st.sampled_from([0xFF, 0x1FF, 0x3FF, 0x7FFF, 0xFF00, 0xFF10]), max_size=4)


@given(VALUES, VALUES)
def test_it_does_not_matter_which_page_comes_first(a, b):
    assert pictures_alike(pictures(*a), pictures(*b), (), ()) == pictures_alike(
        pictures(*b), pictures(*a), (), ()
    )
