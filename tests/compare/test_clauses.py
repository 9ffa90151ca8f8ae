import random

import pytest

import leitong
from leitong.compare.changes import Changes
from leitong.compare.clauses import change_list
from leitong.compare.edits import Edits, Exchange
from leitong.spans import Span

NOTHING = Edits((), (), (), ())
SPAN = Span(0, 1)


def changes(only_a=0, only_b=0, moved_sentences=0, edits=NOTHING):
    return Changes(only_a, only_b, (), False, moved_sentences, edits, 0, 0.0)


def exchanges(*pairs):
    return Edits(tuple(Exchange(*pair) for pair in pairs), (), (), ())


@pytest.mark.parametrize(
    ("removed", "added", "said"),
    [
        (1, 0, "one sentence removed"),
        (0, 3, "3 sentences added"),
        (1, 1, "one sentence removed and one added"),
        (2, 2, "2 sentences removed and as many added"),
        (1, 4, "one sentence removed and 4 added"),
        (4, 1, "4 sentences removed and one added"),
        (5, 2, "5 sentences removed and 2 added"),
    ],
)
def test_sentences_are_counted_in_one_clause(removed, added, said):
    assert str(change_list(changes(removed, added))) == said


def test_one_exchange_is_quoted():
    assert str(change_list(changes(edits=exchanges(("old", "new"))))) == "“old” became “new”"


def test_the_same_exchange_everywhere_is_counted():
    assert (
        str(change_list(changes(edits=exchanges(*[("old", "new")] * 3)))) == "“old” became “new” in 3 places"
    )


def test_of_many_exchanges_the_most_frequent_is_the_example():
    said = str(change_list(changes(edits=exchanges(("big", "huge"), ("old", "new"), ("old", "new")))))
    assert said == "words exchanged in 3 places (“old” became “new”)"


def test_misspelt_words_are_told_from_other_words():
    said = str(change_list(changes(edits=exchanges(("commerce", "comrnerce"), ("bridge", "bridqe")))))
    assert said == "words spelt otherwise in 2 places, such as “commerce” and “comrnerce”"


def test_a_number_set_apart_otherwise_has_not_changed():
    assert not Exchange("2013年7月29日", "20137月29").of_numbers
    assert Exchange("7月29日", "7月30日").of_numbers


def test_what_was_left_out_and_inserted_is_one_clause():
    edits = Edits((), (SPAN, SPAN), (SPAN,), ())
    assert str(change_list(changes(edits=edits))) == "words left out or inserted in 3 places"


def test_no_more_than_three_clauses_are_listed():
    edits = Edits((Exchange("12", "13"), Exchange("old", "new")), (SPAN,), (), ((SPAN, SPAN),))
    said = str(change_list(changes(2, 0, 1, edits)))
    assert said == "2 sentences removed, one sentence moved, one number changed, and smaller edits"


def test_nothing_known_is_no_list():
    assert change_list(changes()) is None


def test_a_sentence_with_many_kinds_of_change_stays_short():
    rng = random.Random(1)
    words = ["".join(rng.choices("abcdefghilmnoprstu", k=7)) for _ in range(900)]
    lines = [" ".join(words[at : at + 12]).capitalize() + f" {at}." for at in range(0, 900, 12)]
    edited = [
        line.replace("a", "e", 1) if n % 3 else line
        for n, line in enumerate(lines[20:30] + lines[:20] + lines[33:])
    ]
    pair = (leitong.analyse(leitong.pasted("\n".join(text))) for text in (lines, [*edited, "A new one."]))
    assert len(str(leitong.compare(*pair).verdict.sentence)) <= 200
