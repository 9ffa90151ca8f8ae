import pytest

from leitong.presenters.find import Find
from leitong.spans import Span


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("在图书馆里", "图书馆"),
        ("在圖書館裡", "图书馆"),
        ("the ＡＢＣ of it", "abc"),
        ("Straße", "STRASSE"),
        ("a library\nnotice", "Library Notice"),
        ("😀 smile", "Smile"),
    ],
)
def test_case_width_script_and_line_ends_make_no_difference(text, query):
    hits = Find(text, "").hits(query)
    assert len(hits) == 1
    assert hits.place == ("a", hits.a[0])


def test_hits_are_places_in_the_shown_text():
    assert Find("x😀图书馆", "").hits("图书馆").a == (Span(2, 5),)


def test_hits_go_on_from_a_to_b_and_round():
    hits = Find("ab ab", "ab").hits("ab")
    places = []
    for _ in range(4):
        places.append(hits.place)
        hits = hits.step(1)
    assert places == [("a", Span(0, 2)), ("a", Span(3, 5)), ("b", Span(0, 2)), ("a", Span(0, 2))]
    assert Find("ab ab", "ab").hits("ab").step(-1).place == ("b", Span(0, 2))


@pytest.mark.parametrize("query", ["", "   ", "\u200b", "missing"])
def test_nothing_is_found_for_nothing(query):
    hits = Find("some text", "more text").hits(query)
    assert len(hits) == 0
    assert hits.place is None
    assert hits.step(1) is hits


def test_hits_do_not_overlap():
    assert Find("aaaa", "").hits("aa").a == (Span(0, 2), Span(2, 4))
