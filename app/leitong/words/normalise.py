"""The normal form of a text (S00), with the way back from each of its characters to the text that is shown.

All work is done on arrays of code points; only characters that expand or combine are met one by one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import (
    ALNUM,
    COMBINING,
    EXPANDS,
    INVISIBLE,
    WHITE,
    WIDE,
    Codes,
    Flags,
    Table,
    codes_of,
    nfkc_table,
    text_of,
)
from leitong.words.forms import Forms, forms_of
from leitong.words.parts import parts_of

Offsets = NDArray[np.int32]
Places = NDArray[np.intp]
_SPACE = 32
# Unicode's stream-safe limit: more marks on one letter are nonsense, and sorting them is quadratic
_MOST_MARKS = 30
# A character may become 18 (U+FDFA). A text of nothing else would take many times its memory: nothing in it grows
_MOST_GROWTH = 5_000_000


@dataclass(frozen=True, slots=True)
class Normalised:
    """codes: uint32, shape (n,). starts, ends: int32, shape (n,), the stretch of the shown text it came from."""

    codes: Codes
    starts: Offsets
    ends: Offsets

    @property
    def text(self) -> str:
        return text_of(self.codes)

    def __len__(self) -> int:
        return int(self.codes.size)

    def without(self, places: Places) -> Normalised:
        """The same text with the characters at `places` left out."""
        kept = np.ones(self.codes.size, dtype=bool)
        kept[places] = False
        return Normalised(self.codes[kept], self.starts[kept], self.ends[kept])


@dataclass(frozen=True, slots=True)
class _Working:
    """A text on its way: `flags` are those of the characters that it came from."""

    codes: Codes
    starts: Offsets
    ends: Offsets
    flags: Flags

    def only(self, kept: NDArray[np.bool_] | Places) -> _Working:
        return _Working(self.codes[kept], self.starts[kept], self.ends[kept], self.flags[kept])


def norm(text: str) -> str:
    """The normal form (S00): NFKC, no invisible characters, single spaces, none beside Chinese. Idempotent."""
    return normalise(text).text


def letters(text: str) -> str:
    """Only the letters and numbers of the normal form, case folded: what exact copies share (S07)."""
    return "".join(_letters(part) for _, part in parts_of(text))


def _letters(text: str) -> str:
    table, codes = nfkc_table(), codes_of(text)
    if not (table.flags[codes] & np.uint16(COMBINING | EXPANDS)).any():
        # Nothing joins or grows, so that white space and marks need no care: they are left out all the same
        codes = table.target[codes]
        return _alnum(text_of(codes[(table.flags[codes] & ALNUM).astype(bool)]).casefold())
    return _alnum(norm(text).casefold())


def letters_of_many(texts: Sequence[str], joined: str, starts: NDArray[np.int64]) -> list[str]:
    """`letters` of each text. joined: all of them in one; starts: where each begins in it."""
    table, codes = nfkc_table(), codes_of(joined)
    hard = np.logical_or.reduceat((table.flags[codes] & np.uint16(COMBINING | EXPANDS)) > 0, starts)
    simple = table.target[codes]
    heard = (table.flags[simple] & ALNUM).astype(bool)
    plain = text_of(simple[heard])
    ends = np.cumsum(np.add.reduceat(heard, starts, dtype=np.int64)).tolist()
    return [
        letters(text) if is_hard else _alnum(plain[first:last].casefold())
        for text, is_hard, first, last in zip(texts, hard.tolist(), [0, *ends[:-1]], ends, strict=True)
    ]


def _alnum(folded: str) -> str:
    if folded.isalnum():
        return folded
    codes = codes_of(folded)
    return text_of(codes[(nfkc_table().flags[codes] & ALNUM).astype(bool)])


def normalise(text: str) -> Normalised:
    """`norm(text)` with offsets into `text`."""
    return rewrite(text, nfkc_table(), INVISIBLE, lambda part: unicodedata.normalize("NFKC", part))


def rewrite(text: str, table: Table, dropped: int, hard: Callable[[str], str]) -> Normalised:
    """Drop, replace, and tidy white space.

    dropped: the flag of characters that go. hard: the form of a stretch that the table can't give by itself.
    """
    codes = codes_of(text)
    places = np.arange(codes.size + 1, dtype=np.int32)
    work = _Working(codes, places[:-1], places[1:], table.flags[codes])
    gone = (work.flags & dropped).astype(bool)
    if gone.any():
        work = work.only(~gone)
    work = _replaced(work, table, hard)
    work = _spaced(work)
    return Normalised(work.codes, work.starts, work.ends)


def _replaced(work: _Working, table: Table, hard: Callable[[str], str]) -> _Working:
    simple = _Working(table.target[work.codes], work.starts, work.ends, work.flags)
    combining = (work.flags & COMBINING).astype(bool)
    expands = (work.flags & EXPANDS).astype(bool)
    if not (combining.any() or expands.any()):
        return simple
    firsts, lasts = _stretches(combining, expands)
    forms = forms_of(work.codes, firsts, lasts, hard, _MOST_GROWTH)
    return _spliced(simple, firsts, lasts, forms)


def _stretches(combining: NDArray[np.bool_], expands: NDArray[np.bool_]) -> tuple[Places, Places]:
    """First and last + 1 of each stretch that is rewritten as one: a character and the marks that follow it."""
    size = combining.size
    begins = ~combining
    if size:
        begins[0] = True
    heads = np.flatnonzero(begins)
    ends = np.append(heads[1:], size)
    wanted = (ends - heads > 1) | expands[heads] | combining[heads]
    heads, ends = heads[wanted], ends[wanted]
    if not heads.size or int((ends - heads).max()) <= _MOST_MARKS:
        return heads, ends
    pieces = [
        np.arange(head, end, _MOST_MARKS) for head, end in zip(heads.tolist(), ends.tolist(), strict=True)
    ]
    counts = [piece.size for piece in pieces]
    firsts = np.concatenate(pieces)
    return firsts, np.minimum(firsts + _MOST_MARKS, np.repeat(ends, counts))


def _spliced(
    simple: _Working,
    firsts: Places,
    lasts: Places,
    forms: Forms,
) -> _Working:
    """Put the stretches' new forms in the place of the old ones."""
    codes, lengths = forms.codes, forms.lengths
    counts = np.ones(simple.codes.size, dtype=np.intp)
    inside = np.repeat(firsts, lasts - firsts) + _counting(lasts - firsts)
    counts[inside] = 0
    counts[firsts] = lengths
    result = simple.only(np.repeat(np.arange(counts.size), counts))
    into = np.repeat((np.cumsum(counts) - counts)[firsts], lengths) + _counting(lengths)
    new, starts, ends, flags = result.codes, result.starts, result.ends, result.flags
    new[into] = codes
    starts[into] = np.repeat(simple.starts[firsts], lengths)
    ends[into] = np.repeat(simple.ends[lasts - 1], lengths)
    of_new = nfkc_table().flags[codes]
    # Marks may change places, so that one wide character makes the whole stretch wide, or the form is not stable
    stretch = np.repeat(np.arange(firsts.size), lengths)
    wide = np.bincount(stretch, weights=of_new & WIDE, minlength=firsts.size).astype(bool)[stretch]
    flags[into] = of_new | (flags[into] & WIDE) | np.where(wide, WIDE, 0).astype(np.uint16)
    return _Working(new, starts, ends, flags)


def _counting(lengths: Places) -> Places:
    """0, 1, … for each length."""
    return np.arange(int(lengths.sum())) - np.repeat(np.cumsum(lengths) - lengths, lengths)


def _spaced(work: _Working) -> _Working:
    """White space runs become one space; none at the ends, none beside wide characters."""
    white = (work.flags & WHITE).astype(bool)
    if not white.any():
        return work
    firsts, lasts = stretches(white)
    size = white.size
    before = work.flags[np.maximum(firsts - 1, 0)]
    after = work.flags[np.minimum(lasts, size - 1)]
    # A mark that would join the character before the space must keep its distance, or the form is not stable
    beside = ((before | after) & WIDE).astype(bool) & ~(after & COMBINING).astype(bool)
    needless = beside | (firsts == 0) | (lasts == size)
    kept = ~white
    kept[firsts[~needless]] = True
    codes, ends = work.codes.copy(), work.ends.copy()
    codes[firsts] = _SPACE
    ends[firsts] = work.ends[lasts - 1]
    return _Working(codes, work.starts, ends, work.flags).only(kept)


def stretches(marked: NDArray[np.bool_]) -> tuple[Places, Places]:
    """First and last + 1 of each run of marked places."""
    changes = np.empty(marked.size + 1, dtype=bool)
    changes[1:-1] = marked[1:] != marked[:-1]
    changes[0], changes[-1] = (marked[0], marked[-1]) if marked.size else (False, False)
    edges = np.flatnonzero(changes)
    return edges[::2], edges[1::2]
