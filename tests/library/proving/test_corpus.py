"""What a few changes do to the candidates of a corpus is what looking at everything anew says."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.library.proving.corpus import Corpus
from leitong.library.proving.lights import Light
from leitong.words.hashing import mix


def hashed(numbers):
    """Runs as chance would make them, all below the bound of a sample."""
    return np.unique(mix(np.array(sorted(numbers), dtype=np.uint64)) >> np.uint64(3))


class Text:
    """A made-up text of which only the sample is known. Of every ten three have the same text."""

    def __init__(self, number):
        chance = random.Random(number)
        kind = chance.randrange(4)
        own = {1000 * (number + 1) + each for each in range(chance.randrange(2, 8 if kind == 1 else 30))}
        # some of them stand in about as many texts as a run may stand in before it is crowded
        common = {each for each in range(24) if chance.random() < 0.5 + each / 40}
        family = {900_000 + 40 * (number % 7) + each for each in chance.sample(range(40), 25)}
        runs = (own | family, own | common, common | set(list(own)[:1]), family | common)[kind]
        self.sample = hashed(runs)
        same = number - number % 10 if number % 10 in (1, 2) else number
        self.light = Light(
            content=b"letters %d" % same,
            units_key=None if kind == 2 else b"units %d" % number,
            length=chance.randrange(10, 14),
            order=hashed({number}).tobytes(),
        )


TEXTS = [Text(number) for number in range(150)]


def corpus_of(numbers):
    corpus = Corpus()
    changed(corpus, set(numbers), order=numbers)
    return corpus


def changed(corpus, now, order=None):
    """Bring it to these texts, whose numbers are those of their prints as well."""
    there = corpus.ids
    come = [number for number in (order or sorted(now)) if number not in there]
    corpus.change({number: TEXTS[number].light for number in come}, there - now)
    corpus.list_({number: TEXTS[number].sample for number in corpus.wanted})
    corpus.take(corpus.relisted())


def told(corpus, around):
    found = corpus.candidates(around)
    rows = zip(
        found.a, found.b, found.shared, found.sampled, found.distinct, found.distinct_part, strict=True
    )
    same = dict.fromkeys(corpus.equal(around.marks), ())
    return same | {(int(a), int(b)): rest for a, b, *rest in rows}


NUMBERS = st.integers(0, len(TEXTS) - 1)


@settings(max_examples=60, deadline=None)
@given(
    st.sets(NUMBERS, max_size=4),
    st.lists(st.tuples(st.sets(NUMBERS, max_size=3), st.booleans()), min_size=1, max_size=6),
)
def test_any_changes_leave_the_candidates_of_a_new_look(missing, changes):
    now = set(range(len(TEXTS))) - missing
    corpus = corpus_of(sorted(now, reverse=True))
    around = corpus.everything()
    pairs = told(corpus, around)
    corpus.settle(around.crowded)
    for toggled, judged in changes:
        now ^= toggled
        changed(corpus, now)
        if not judged:
            continue
        around = corpus.changed()
        again = set(corpus.prints(around.marks))
        kept = {
            pair: told_ for pair, told_ in pairs.items() if now.issuperset(pair) and again.isdisjoint(pair)
        }
        pairs = kept | told(corpus, around)
        corpus.settle(around.crowded)
        fresh = corpus_of(sorted(now))
        assert pairs == told(fresh, fresh.everything())


@pytest.mark.parametrize("odd", [5, 20])
def test_the_text_that_most_copies_have_in_as_many_units_stands_for_all(odd):
    """Words that a scanner tore apart are more units, and those run together where marks were lost fewer."""
    corpus = Corpus()
    lengths = {1: 10, 2: odd, 3: 10}
    corpus.change(
        {id_: Light(b"letters", None, length, bytes([9 - id_])) for id_, length in lengths.items()}, ()
    )
    assert corpus.wanted == [3]
    corpus.change({4: Light(b"letters", None, odd, b"\0")}, {1})
    assert corpus.wanted == [4]


def test_of_two_copies_the_one_in_fewer_units_stands_for_both():
    corpus = Corpus()
    corpus.change({1: Light(b"letters", None, 20, b"a"), 2: Light(b"letters", None, 10, b"b")}, ())
    assert corpus.wanted == [2]


def test_crowds_and_equal_texts_are_among_the_made_up_ones():
    corpus = corpus_of(range(len(TEXTS)))
    around = corpus.everything()
    assert around.crowded.size > 100
    assert len(list(corpus.equal(around.marks))) > 10


def test_one_change_asks_for_few_texts():
    corpus = corpus_of(range(50))
    corpus.settle(corpus.everything().crowded)
    changed(corpus, set(range(51)))
    assert 0 < corpus.changed().marks.sum() < 40


@pytest.mark.parametrize("left", [0, 1])
def test_texts_may_all_go(left):
    corpus = corpus_of(range(20))
    corpus.settle(corpus.everything().crowded)
    changed(corpus, set(range(left)))
    assert told(corpus, corpus.changed()) == {}
    assert corpus.ids == set(range(left))
