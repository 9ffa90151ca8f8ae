from concurrent.futures import ThreadPoolExecutor

import numpy as np

from leitong.fingerprints.hashes import hashes_of
from leitong.library.known_terms import Memory, terms_of
from leitong.words.idf import UNKNOWN
from leitong.words.keywords import weighed

WORDS = ("图书馆", "the", "library", "3.14", "zqxv", "的", "café")


def same(one, other):
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_a_term_is_told_as_it_is_by_itself():
    known = terms_of(WORDS)
    assert known.says.tolist() == weighed(WORDS).says.tolist()
    assert known.idf.tolist() == weighed(WORDS).idf.tolist()
    assert known.hashes.tolist() == hashes_of(WORDS).tolist()
    assert [word for word, stop in zip(WORDS, known.stops, strict=True) if stop] == ["the"]
    assert [word for word, spelt in zip(WORDS, known.spelt, strict=True) if not spelt] == ["3.14"]
    assert known.in_use.tolist() == (known.spelt & (known.idf != UNKNOWN)).tolist()


def test_what_is_remembered_is_what_was_found():
    memory = Memory()
    first = memory.of(WORDS)
    assert same(first, memory.of(WORDS))
    assert same(memory.of(WORDS[::-1]), [column[::-1] for column in first])


def test_no_terms_are_known_too():
    assert [column.size for column in terms_of(())] == [0] * 6


def test_terms_that_share_a_slot_are_told_apart():
    memory = Memory(slots=8)
    for start in range(30):
        words = tuple(f"word{number}" for number in range(start, start + 5))
        assert same(memory.of(words), terms_of(words))


def test_threads_may_ask_at_once():
    memory = Memory(slots=64)
    vocabularies = [tuple(f"w{number * step}" for number in range(1, 60)) for step in range(1, 40)]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(memory.of, vocabularies))
    assert all(same(one, terms_of(words)) for one, words in zip(found, vocabularies, strict=True))
