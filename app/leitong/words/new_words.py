"""Words that no dictionary has yet, found by how often, how firmly and how freely they are used (S28).

Matrix67, 2012. Cohesion: how much more often the letters stand together than by chance, at the weakest cut.
Freedom: how many different letters stand before and after, as entropy. Both are needed: 的电影 is frequent but loose,
and 玉凤 of 罗玉凤 firm but never free. One rule is our own: a new word is made of whole words or stray letters of
jieba's cut, so that it is not a piece of known ones, as 澳大 of 澳大利亚 and 中华文 of 中华文化 are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import starmap

import numpy as np
from numpy.typing import NDArray

from leitong.resources import resource
from leitong.words.characters import HAN, Codes, nfkc_table, text_of
from leitong.words.grams import Grams, free_to, frequent_grams
from leitong.words.letters import BREAK, Letters
from leitong.words.lexicon import Lexicon, lexicon
from leitong.words.longest import latin
from leitong.words.segment import jieba_begins
from leitong.words.stopwords import stop_words

LEAST_LETTERS = 200
_LETTERS_PER_COUNT = 100_000
_LINE_END = np.uint32(0x0A)
Marks = NDArray[np.bool_]
Places = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Limits:
    """What a new word must reach: count occurrences, or 10⁻⁵ of all letters if that is more; cohesion, freedom ≥ 0."""

    count: int = 5
    cohesion: float = 30.0
    freedom: float = 0.7


@dataclass(frozen=True, slots=True)
class NewWord:
    """term: folded. cohesion: p(term) / (p(left) p(right)) at its weakest cut. freedom: the lesser of left and right.

    left, right: entropy of the letters before and after it, in nats. parts: the term as jieba cuts it.
    """

    term: str
    count: int
    cohesion: float
    left: float
    right: float
    parts: tuple[str, ...] = ()

    @property
    def freedom(self) -> float:
        return min(self.left, self.right)


@dataclass(frozen=True, slots=True)
class NewWords:
    """words: most frequent first. letters: looked through, and how many of them are Chinese.

    least_count: the occurrences that were asked for.
    """

    words: tuple[NewWord, ...]
    letters: int
    chinese: int
    least_count: int

    @property
    def too_little(self) -> bool:
        """Whether there is too little Chinese to tell."""
        return self.chinese < LEAST_LETTERS


def new_words(letters: Letters, limits: Limits | None = None, dictionary: Lexicon | None = None) -> NewWords:
    """The new words of the texts in `letters`: of 2 to 4 letters, within runs that no mark and no line end breaks.

    They are in no dictionary, have no digits, and neither begin nor end with a word that only joins others.
    dictionary: by default jieba's; words of the person's own are not new any more.
    """
    wanted, words = limits or Limits(), dictionary or lexicon()
    least = max(wanted.count, -(-letters.count // _LETTERS_PER_COUNT))
    codes = letters.codes()
    chinese = int(np.count_nonzero(nfkc_table().flags[codes] & HAN))
    if chinese < LEAST_LETTERS:
        return NewWords((), letters.count, chinese, least)
    begins = jieba_begins(np.where(codes == BREAK, _LINE_END, codes), words.jieba_cut)
    found: list[NewWord] = []
    for grams in frequent_grams(codes, least):
        chosen = np.flatnonzero(grams.cohesion >= wanted.cohesion)
        chosen = chosen[_possible(_terms(codes, grams.firsts[chosen], grams.n), words)]
        chosen = chosen[_whole(codes, begins, grams, chosen)]
        found += (word for word in statistics(codes, grams, chosen) if word.freedom >= wanted.freedom)
    found.sort(key=lambda word: (-word.count, word.term))
    cut = words.jieba_cut
    return NewWords(
        tuple(replace(word, parts=tuple(cut(word.term, False))) for word in found),
        letters.count,
        chinese,
        least,
    )


def statistics(codes: Codes, grams: Grams, chosen: Places) -> Iterator[NewWord]:
    """The chosen ones of the runs that are in the letters, as they would be new words. chosen: numbers of runs."""
    places, owners = _occurrences(grams, chosen)
    left, right = (free_to(codes[beside], owners, chosen.size) for beside in (places - 1, places + grams.n))
    terms = _terms(codes, grams.firsts[chosen], grams.n)
    columns = (grams.counts[chosen], grams.cohesion[chosen], left, right)
    return starmap(NewWord, zip(terms, *(column.tolist() for column in columns), strict=True))


def _occurrences(grams: Grams, chosen: Places) -> tuple[Places, NDArray[np.int32]]:
    """Where the chosen runs begin, and which of them does there (a place in `chosen`)."""
    owner = np.full(grams.counts.size + 1, -1, dtype=np.int32)
    owner[chosen] = np.arange(chosen.size)
    owners = owner[grams.numbers]  # -1, no run, reads the last entry
    places = np.flatnonzero(owners >= 0)
    return places, owners[places]


def _whole(codes: Codes, begins: Marks, grams: Grams, chosen: Places) -> Marks:
    """Which of the chosen runs begin and end between words, jieba's in most places and Latin ones in all."""
    places, owners = _occurrences(grams, chosen)
    ends = places + grams.n
    between = np.bincount(owners[begins[places] & begins[ends]], minlength=chosen.size)
    inside = latin(codes)
    torn = (inside[places - 1] & inside[places]) | (inside[ends - 1] & inside[ends])
    whole: Marks = (2 * between >= grams.counts[chosen]) & (
        np.bincount(owners[torn], minlength=chosen.size) == 0
    )
    return whole


def _terms(codes: Codes, firsts: Places, n: int) -> list[str]:
    text = text_of(codes[firsts[:, None] + np.arange(n)].ravel())
    return [text[start : start + n] for start in range(0, len(text), n)]


def _possible(terms: Sequence[str], dictionary: Lexicon) -> Marks:
    """Which terms may be new words, by what they are made of."""
    known, edges = dictionary.holds(terms), _edges()
    flags = nfkc_table().flags
    possible = ~known
    for place in np.flatnonzero(possible).tolist():
        term = terms[place]
        han = [bool(flags[ord(letter)] & HAN) for letter in term]
        possible[place] = (
            any(han)
            and all(is_han or letter.isascii() for is_han, letter in zip(han, term, strict=True))
            and not any(letter.isdigit() for letter in term)
            and not any(term[:cut] in edges or term[cut:] in edges for cut in range(1, len(term)))
            and term not in edges
        )
    return possible


@cache
def _edges() -> frozenset[str]:
    """Words that no new word begins or ends with: stop words, but of single characters only those that make no names.

    As keywords 大, 小 and 高 say nothing; 大疆, 小米 and 高德 do.
    """
    longer = {word for word in stop_words() if len(word) > 1}
    return frozenset(longer.union(resource("words", "edges_zh.txt").read_text(encoding="utf-8").split()))
