"""The words that texts have if their ambiguous places are read otherwise than they are cut (S25).

The dictionary is walked over many texts at a time, and what is the same wherever a run of letters stands is worked out
once: so an index of every reading costs little more than one of the cut.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from leitong.words.characters import codes_of
from leitong.words.doubtful import Doubtful, doubtful_in
from leitong.words.fold import fold, folded_parts
from leitong.words.lexicon import Lexicon, lexicon
from leitong.words.normalise import Normalised
from leitong.words.readings import parted
from leitong.words.token import Words

_LETTERS_AT_ONCE = 100_000
_MOST_KNOWN = 50_000
_BORDER = codes_of("\n")
_Pieces = tuple[tuple[int, int, str], ...]
"""First and last + 1 letter of a run, and the word that they are."""


class OtherReadings:
    """Remembers the runs that it met."""

    def __init__(self, dictionary: Lexicon | None = None) -> None:
        self._dictionary = dictionary
        self._known: dict[str, _Pieces] = {}

    def beside(self, texts: Iterable[tuple[str, Words]]) -> list[list[str]]:
        """Of each text, which stands with its cut: the words of its other readings, by place.

        What the cut has at the very place is none of them. Texts are best cut one by one while they are asked for here,
        as what was worked out for the cut serves again.
        """
        found: list[list[str]] = []
        for parts in _at_once(texts, found):
            letters = np.concatenate([codes for part in parts for codes in (part.folded.codes, _BORDER)])
            # the usual dictionary is read where the first Chinese is
            doubtful = doubtful_in(letters, self._dictionary or lexicon())
            offset = 0
            for part in parts:
                part.found.extend(self._others(part, doubtful, offset))
                offset += part.folded.codes.size + 1
        return found

    def _others(self, part: _Part, doubtful: Doubtful, offset: int) -> Iterator[str]:
        """offset: where the part stands in the letters that were looked through."""
        starts = (part.folded.starts + part.start).tolist()
        ends = (part.folded.ends + part.start).tolist()
        letters, cut = part.folded.text, _places(part.words)
        for first, last in doubtful.runs(offset, offset + len(letters)):
            run = letters[first - offset : last - offset]
            pieces = self._known.get(run)
            if pieces is None:
                pieces = self._learn(run, doubtful.lengths(first, last))
            here = first - offset
            for begin, end, word in pieces:
                if (starts[here + begin] << 32 | ends[here + end - 1]) not in cut:
                    yield word

    def _learn(self, run: str, lengths: list[list[int]]) -> _Pieces:
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        words = tuple(
            (first, last, run[first:last]) for _, _, pieces in parted(lengths) for first, last in pieces
        )
        self._known[run] = words
        return words


@dataclass(frozen=True, slots=True)
class _Part:
    """start: where the part begins in its text. words: of the whole text. found: the text's words of other readings."""

    start: int
    folded: Normalised
    words: Words
    found: list[str]


def _at_once(texts: Iterable[tuple[str, Words]], found: list[list[str]]) -> Iterator[list[_Part]]:
    """The parts of all texts, as many together as are looked through at once. found: gets an empty list a text."""
    parts: list[_Part] = []
    letters = 0
    for text, words in texts:
        found.append([])
        if text.isascii():
            continue
        for start, piece in folded_parts(text):
            parts.append(_Part(start, fold(piece), words, found[-1]))
            letters += len(piece)
            if letters >= _LETTERS_AT_ONCE:
                yield parts
                parts, letters = [], 0
    if parts:
        yield parts


def _places(words: Words) -> frozenset[int]:
    """Start and end of each word, as one number."""
    return frozenset(((words.starts.astype(np.int64) << 32) | words.ends).tolist())
