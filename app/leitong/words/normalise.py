"""The normal form of a text (S00), with the way back from each of its characters to the text that is shown.

All work is done on arrays of code points; only characters that expand or combine are met one by one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

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
    cased,
    codes_of,
    nfkc_table,
    text_of,
)
from leitong.words.forms import Forms, forms_of
from leitong.words.parts import parts_of

Offsets = NDArray[np.int32]
Places = NDArray[np.intp]
_SPACE = 32
_HARD = np.uint32(2**32 - 1)  # no code point
# Unicode's stream-safe limit: more marks on one letter are nonsense, and sorting them is quadratic
_MOST_MARKS = 30
# A character may become 18 (U+FDFA). A text of nothing else would take many times its memory: nothing in it grows
_MOST_GROWTH = 5_000_000


@dataclass(frozen=True)
class Normalised:
    """codes: uint32, shape (n,). starts, ends: int32, shape (n,), the stretch of the shown text it came from."""

    codes: Codes
    starts: Offsets
    ends: Offsets

    @property
    def text(self) -> str:
        return text_of(self.codes)

    @cached_property
    def flags(self) -> Flags:
        """What each character is, shape (n,): looked up once, as all that is made of a text asks for it."""
        return nfkc_table().flags.take(self.codes)

    def __len__(self) -> int:
        return int(self.codes.size)

    def without(self, places: Places) -> Normalised:
        """The same text with the characters at `places` left out."""
        marks = np.ones(self.codes.size, dtype=bool)
        marks[places] = False
        kept = marks.nonzero()[0]
        return Normalised(self.codes.take(kept), self.starts.take(kept), self.ends.take(kept))


@dataclass(frozen=True, slots=True)
class _Working:
    """A text on its way: `flags` are those of the characters that it came from."""

    codes: Codes
    starts: Offsets
    ends: Offsets
    flags: Flags

    def only(self, places: Places) -> _Working:
        return _Working(
            self.codes.take(places), self.starts.take(places), self.ends.take(places), self.flags.take(places)
        )


def norm(text: str) -> str:
    """The normal form (S00): NFKC, no invisible characters, single spaces, none beside Chinese. Idempotent."""
    return normalise(text).text


def letters(text: str) -> str:
    """Only the letters and numbers of the normal form, case folded: what exact copies share (S07)."""
    return "".join(_letters(part) for _, part in parts_of(text))


def _letters(text: str) -> str:
    return letters_of_many([text], codes_of(text), np.zeros(1, dtype=np.int64))[0]


def letters_of_many(texts: Sequence[str], codes: Codes, starts: NDArray[np.int64]) -> list[str]:
    """`letters` of each text. codes: of all of them in a row; starts: where each begins in it."""
    found = _letter_table().take(codes)
    places = found.nonzero()[0]
    found = found.take(places)
    bounds = places.searchsorted(starts)
    hard = (found == _HARD).nonzero()[0]
    if hard.size:
        found[hard] = 0
    plain = text_of(found)
    told = [plain[first:last] for first, last in pairwise([*bounds.tolist(), found.size])]
    for place in np.unique(bounds.searchsorted(hard, side="right") - 1).tolist():
        told[place] = _alnum(norm(texts[place]).casefold())
    return told


@cache
def _letter_table() -> Codes:
    """What `letters` makes of each code point by itself: a letter, 0 for nothing, or _HARD.

    Hard is what may join another character, or becomes several letters.
    """
    table = nfkc_table()
    heard = (table.flags[table.target] & ALNUM) > 0
    found = np.where(heard, table.target, 0).astype(np.uint32)
    for code in (*np.flatnonzero(table.flags & EXPANDS).tolist(), *cased()):
        form = _alnum(unicodedata.normalize("NFKC", chr(code)).casefold())
        found[code] = _HARD if len(form) > 1 else ord(form or "\0")
    found[(table.flags & COMBINING) > 0] = _HARD
    return found


def _alnum(folded: str) -> str:
    codes = codes_of(folded)
    return text_of(codes.compress((nfkc_table().flags.take(codes) & ALNUM) > 0))


def normalise(text: str) -> Normalised:
    """`norm(text)` with offsets into `text`."""
    return rewrite(text, nfkc_table(), INVISIBLE, lambda part: unicodedata.normalize("NFKC", part))


def rewrite(text: str, table: Table, dropped: int, hard: Callable[[str], str]) -> Normalised:
    """Drop, replace, and tidy white space.

    dropped: the flag of characters that go. hard: the form of a stretch that the table can't give by itself.
    """
    codes = codes_of(text)
    return rewritten(codes, table.flags.take(codes), table, dropped, hard)


def rewritten(
    codes: Codes, flags: Flags, table: Table, dropped: int, hard: Callable[[str], str]
) -> Normalised:
    """The same of a text whose code points, and what the table says of them, are looked up."""
    places = np.arange(codes.size + 1, dtype=np.int32)
    work = _Working(codes, places[:-1], places[1:], flags)
    gone = (work.flags & np.uint16(dropped)) > 0
    if gone.any():
        work = work.only((~gone).nonzero()[0])
    work = _replaced(work, table, hard)
    work = _spaced(work)
    return Normalised(work.codes, work.starts, work.ends)


def _replaced(work: _Working, table: Table, hard: Callable[[str], str]) -> _Working:
    simple = _Working(table.target.take(work.codes), work.starts, work.ends, work.flags)
    if not (work.flags & np.uint16(COMBINING | EXPANDS)).any():
        return simple
    firsts, lasts = _stretches(work.flags)
    forms = forms_of(work.codes, firsts, lasts, hard, _MOST_GROWTH)
    return _spliced(simple, firsts, lasts, forms)


def _stretches(flags: Flags) -> tuple[Places, Places]:
    """First and last + 1 of each stretch that is rewritten as one: a character and the marks that follow it."""
    expanding = ((flags & np.uint16(COMBINING | EXPANDS)) == EXPANDS).nonzero()[0]
    marks, ends = stretches((flags & np.uint16(COMBINING)) > 0)
    if not marks.size:
        return expanding, expanding + 1
    heads = np.maximum(marks - 1, 0)
    alone = expanding[~np.isin(expanding, heads)]
    heads = np.concatenate((heads, alone))
    order = heads.argsort()
    heads, ends = heads[order], np.concatenate((ends, alone + 1))[order]
    if int((ends - heads).max()) <= _MOST_MARKS:
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
    size = simple.codes.size
    # What lies between two stretches keeps its order, so that only these pieces are looked at, not each character
    pieces = np.zeros(2 * firsts.size + 1, dtype=np.intp)
    pieces[1::2], pieces[2::2] = lengths, -lasts
    pieces[:-1:2] += firsts
    pieces[-1] += size
    begins = np.cumsum(pieces) - pieces
    moved = begins.copy()
    moved[1::2] -= firsts
    moved[2::2] -= lasts
    places = np.arange(int(pieces.sum())) - np.repeat(moved, pieces)
    # a form that is longer than its stretch may reach beyond the end, before it is written over
    result = simple.only(np.minimum(places, size - 1))
    into = np.repeat(begins[1::2], lengths) + _counting(lengths)
    new, starts, ends, flags = result.codes, result.starts, result.ends, result.flags
    new[into] = codes
    starts[into] = np.repeat(simple.starts[firsts], lengths)
    ends[into] = np.repeat(simple.ends[lasts - 1], lengths)
    of_new = nfkc_table().flags[codes]
    # Marks may change places, so that one wide character makes the whole stretch wide, or the form is not stable
    stretch = np.repeat(np.arange(firsts.size), lengths)
    wide = np.bincount(stretch, weights=of_new & WIDE, minlength=firsts.size).astype(bool)[stretch]
    of_old = np.repeat(simple.flags[firsts], lengths) & np.uint16(WIDE)
    flags[into] = of_new | of_old | np.where(wide, WIDE, 0).astype(np.uint16)
    return _Working(new, starts, ends, flags)


def _counting(lengths: Places) -> Places:
    """0, 1, … for each length."""
    return np.arange(int(lengths.sum())) - np.repeat(np.cumsum(lengths) - lengths, lengths)


def _spaced(work: _Working) -> _Working:
    """White space runs become one space; none at the ends, none beside wide characters."""
    white = (work.flags & np.uint16(WHITE)) > 0
    firsts, lasts = stretches(white)
    if not firsts.size:
        return work
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
    return _Working(codes, work.starts, ends, work.flags).only(kept.nonzero()[0])


def stretches(marked: NDArray[np.bool_]) -> tuple[Places, Places]:
    """First and last + 1 of each run of marked places."""
    changes = np.empty(marked.size + 1, dtype=bool)
    changes[1:-1] = marked[1:] != marked[:-1]
    changes[0], changes[-1] = (marked[0], marked[-1]) if marked.size else (False, False)
    edges = changes.nonzero()[0]
    return edges[::2], edges[1::2]
