import gc
import weakref
from types import SimpleNamespace

from leitong.compare.comparison import Passage
from leitong.presenters.changed_words import ChangedWords, changed
from leitong.spans import Span
from leitong.words.units import units_of

A = "a reading room for children will open with more than 8,000 books"
B = "a new reading room for kids will open with over 8,000 books"


def pair(kind="edited", runs=True):
    equal = [("reading room for ", 17), (" will open with ", 15), (" 8,000 books", 12)]
    found = [
        (Span(A.index(text), A.index(text) + size), Span(B.index(text), B.index(text) + size))
        for text, size in equal
    ]
    found = [(Span(0, 1), Span(0, 1)), *found]
    passage = Passage(Span(0, len(A)), Span(0, len(B)), kind, False, 10, tuple(found) if runs else ())
    sides = [SimpleNamespace(units=units_of(text)) for text in (A, B)]
    return SimpleNamespace(a=sides[0], b=sides[1], passages=(passage,))


def test_exchanged_words_are_marked_on_both_sides():
    words = ChangedWords(pair())
    assert [span.of(A) for span in words.of(0, "a")] == ["children", "more than"]
    assert [span.of(B) for span in words.of(0, "b")] == ["new", "kids", "over"]


def test_where_only_the_other_text_has_words_there_is_a_gap():
    words = ChangedWords(pair())
    assert words.missing(0, "a") == (1,)
    assert words.missing(0, "b") == ()


def test_a_passage_that_is_the_same_has_no_changed_words():
    assert ChangedWords(pair(kind="same")).of(0, "a") == ()


def test_a_passage_without_runs_tells_nothing():
    assert ChangedWords(pair(runs=False)).of(0, "a") == ()


def test_neighbouring_changed_words_are_one_stretch():
    assert changed(units_of("今天宣布"), Span(0, 4), [Span(2, 4)]) == (Span(0, 2),)


def test_texts_are_let_go_of_with_it_without_a_search_for_cycles():
    """The window keeps what it was sent out of that search: what waits for it would be there for ever."""
    shown = pair()
    units = weakref.ref(shown.a.units.starts)
    words = ChangedWords(shown)
    assert words.of(0, "a")
    assert words.missing(0, "a")
    searched = gc.isenabled()
    gc.disable()
    del shown, words
    assert units() is None
    if searched:
        gc.enable()
