"""The words that texts have if their ambiguous places are read otherwise than they are cut (S25).

The dictionary is walked over many texts at a time, and what is the same wherever a run of letters stands is worked out
once: so an index of every reading costs little more than one of the cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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

    def beside(self, texts: Sequence[tuple[str, Words]]) -> list[list[str]]:
        """Of each text, which stands with its cut: the words of its other readings, by place.

        What the cut has at the very place is none of them.
        """
        found: list[list[str]] = [[] for _ in texts]
        for parts in _at_once(text for text, _ in texts):
            letters = np.concatenate([codes for part in parts for codes in (part.folded.codes, _BORDER)])
            # the usual dictionary is read where the first Chinese is
            doubtful = doubtful_in(letters, self._dictionary or lexicon())
            offset = 0
            for part in parts:
                words = texts[part.text][1]
                found[part.text] += self._others(part, doubtful, offset, _places(words))
                offset += part.folded.codes.size + 1
        return found

    def _others(self, part: _Part, doubtful: Doubtful, offset: int, cut: frozenset[int]) -> Iterator[str]:
        """offset: where the part stands in the letters that were looked through."""
        starts = (part.folded.starts + part.start).tolist()
        ends = (part.folded.ends + part.start).tolist()
        letters = part.folded.text
        for first, last in doubtful.runs(offset, offset + len(letters)):
            run = letters[first - offset : last - offset]
            pieces = self._known.get(run)
            if pieces is None:
                pieces = self._learn(run, doubtful.lengths(first, last))
            for begin, end, word in pieces:
                place = _place(starts[first - offset + begin], ends[first - offset + end - 1])
                if place not in cut:
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
    """text: its number. start: where the part begins in it."""

    text: int
    start: int
    folded: Normalised


def _at_once(texts: Iterator[str]) -> Iterator[list[_Part]]:
    """The parts of all texts, as many together as are looked through at once."""
    parts: list[_Part] = []
    letters = 0
    for number, text in enumerate(texts):
        if text.isascii():
            continue
        for start, piece in folded_parts(text):
            parts.append(_Part(number, start, fold(piece)))
            letters += len(piece)
            if letters >= _LETTERS_AT_ONCE:
                yield parts
                parts, letters = [], 0
    if parts:
        yield parts


def _places(words: Words) -> frozenset[int]:
    return frozenset(((words.starts.astype(np.int64) << 32) | words.ends).tolist())


def _place(start: int, end: int) -> int:
    return start << 32 | end
