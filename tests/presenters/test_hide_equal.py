from types import SimpleNamespace

from leitong.compare.comparison import Passage
from leitong.presenters.hide_equal import Equal, equal_stretches
from leitong.presenters.matches import Matches
from leitong.spans import Span

TEXT = "equal one. equal two. new. equal three."


def passage(words, kind="same", moved=False):
    span = Span(TEXT.index(words), TEXT.index(words) + len(words))
    return Passage(span, span, kind, moved, 2)


def stretches(*passages, excluded=()):
    pair = SimpleNamespace(passages=passages, a=SimpleNamespace(text=TEXT), b=SimpleNamespace(text=TEXT))
    matches = Matches(pair)
    for index in excluded:
        matches.include(index, False)
    return equal_stretches(TEXT, matches, "a")


def test_neighbours_are_joined_over_marks_and_space():
    found = stretches(passage("equal one"), passage("equal two"), passage("equal three"))
    assert found == (Equal(Span(0, 20), (0, 1)), Equal(Span(27, 38), (2,)))


def test_edited_and_moved_passages_stay():
    assert stretches(passage("equal one", kind="edited"), passage("equal two", moved=True)) == ()


def test_what_the_person_left_out_stays():
    assert stretches(passage("equal one"), excluded=[0]) == ()
