from itertools import chain
from types import SimpleNamespace

from leitong.compare.comparison import Passage
from leitong.presenters.hide_equal import equal_in_steps
from leitong.presenters.matches import Matches
from leitong.spans import Span
from leitong.words.units import units_of

FIRST = "this sentence of a dozen words and more is equal on both sides"
SECOND = "that sentence of a dozen words and more is equal on both sides too"
TEXT = f"{FIRST}. {SECOND}. new. short and equal. {FIRST}!"


def passage(words, kind="same", moved=False, runs=(), after=0):
    start = TEXT.index(words, after)
    span = Span(start, start + len(words))
    found = tuple((run, run) for run in (Span(TEXT.index(one), TEXT.index(one) + len(one)) for one in runs))
    return Passage(span, span, kind, moved, 13, found)


def equal_in(matches):
    return list(chain.from_iterable(equal_in_steps(TEXT, units_of(TEXT), matches, "a")))


def stretches(*passages, excluded=()):
    matches = Matches(SimpleNamespace(passages=passages))
    for index in excluded:
        matches.include(index, False)
    return [(one.span.of(TEXT), one.passages) for one in equal_in(matches)]


def test_neighbours_are_joined_over_marks_and_space():
    last = passage(FIRST, after=len(FIRST))
    assert stretches(passage(FIRST), passage(SECOND), last) == [
        (f"{FIRST}. {SECOND}. ", (0, 1)),
        (f"{FIRST}!", (2,)),
    ]


def test_moved_passages_stay():
    assert stretches(passage(FIRST, moved=True)) == []


def test_of_an_edited_passage_the_long_equal_runs_go():
    edited = passage(f"{FIRST}. {SECOND}. new. short", kind="edited", runs=(FIRST, "short"))
    assert stretches(edited) == [(f"{FIRST}. ", (0,))]


def test_a_few_equal_words_stay_to_tell_what_was_changed():
    assert stretches(passage("short and equal")) == []


def test_what_the_person_left_out_stays():
    assert stretches(passage(FIRST), excluded=[0]) == []


def test_a_stretch_knows_its_size():
    found = equal_in(Matches(SimpleNamespace(passages=(passage(FIRST),))))
    assert found[0].size == 13
