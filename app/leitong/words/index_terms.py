"""What an index holds of a text: its words, and beside them what makes up for wrong cuts (S25, S26)."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.words.ambiguity import Ambiguous
from leitong.words.token import Words

Posting = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class IndexSize:
    """postings: entries of a text in the index. terms: different ones."""

    postings: int
    terms: int


def every_reading(words: Words, ambiguous: tuple[Ambiguous, ...]) -> tuple[Posting, ...]:
    """The words of a cut and of all readings, as (term, start, end) in the shown text; in text order, each once."""
    cut = zip(words.terms, words.starts.tolist(), words.ends.tolist(), strict=True)
    read = ((term, place.start, place.end) for one in ambiguous for term, place in one.terms)
    return tuple(sorted({*cut, *read}, key=lambda posting: (posting[1:], posting[0])))


def size_of(words: Words) -> IndexSize:
    """What an index of these words would hold."""
    return IndexSize(len(words), len(words.vocabulary))


def size_with_readings(words: Words, ambiguous: tuple[Ambiguous, ...]) -> IndexSize:
    """The size with the words of all readings beside those of the cut."""
    postings = every_reading(words, ambiguous)
    return IndexSize(len(postings), len({term for term, _start, _end in postings}))
