"""What two texts are compared by: the normal form, simplified, case folded, without disguises, one kind of apostrophe.

Every character of the folded text knows the stretch of the shown text that it came from.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from html import unescape

import numpy as np

from leitong.resources import resource
from leitong.words.characters import (
    CODE_POINTS,
    EXPANDS,
    HIDDEN,
    LOOKALIKE,
    Codes,
    Table,
    cased,
    codes_of,
    nfkc_table,
)
from leitong.words.lookalikes import has_lookalikes, lookalikes, unmasked
from leitong.words.normalise import Normalised, rewritten
from leitong.words.parts import LONG, PART, parts_of

Turns = tuple[tuple[int, int], ...]
_CURLY, _APOSTROPHE = 0x2019, 0x27
_OVERRIDE = "\u202e"
_TURNED = re.compile("\u202e[^\u202c\u202e]*")
# Accents that no letter has of its own (struck out, stacked) and stress marks say nothing about the word
_LOOSE_MARKS = re.compile("[\u0300-\u036f\u20d0-\u20ff]")
# without a flag for case, so that all but the two characters that it begins with is passed by at once
_MARKUP = re.compile("<(?:[bB][rR] ?/?|/?[pP])>|&(?:#[0-9]{1,6}|#[xX][0-9a-fA-F]{1,5}|[a-zA-Z]{2,8});")
# so many letters or more to each place where one could begin
_FEW = 50
_NOTHING = "\u200b"
_LONGEST_KEPT = 200_000


def fold(text: str) -> Normalised:
    """The form in which `text` is compared, with offsets into `text`; its arrays are read-only.

    A stretch that an override of direction (U+202E) shows backwards is read as it is shown. All its characters have
    the whole stretch for offsets, so that offsets never run backwards. Left-over line breaks and entities of HTML are
    read as what they stand for.
    """
    return _kept(text) if len(text) < _LONGEST_KEPT else _fold(text)


def folded_parts(text: str) -> Iterator[tuple[int, str]]:
    """The parts of a long text that are folded as the whole would be; see `parts_of`.

    A text that is shown backwards somewhere, or whose letters may pass for those of another script, is one part.
    """
    return parts_of(text) if len(text) > LONG and not _is_one(text) else iter(((0, text),))


def _is_one(text: str) -> bool:
    if text.isascii():
        return False
    starts = range(0, len(text), PART)
    return _OVERRIDE in text or any(has_lookalikes(codes_of(text[start : start + PART])) for start in starts)


def still_masked(text: str) -> Normalised:
    """The folded form as it is while letters of other scripts still pass for Latin ones."""
    return _still_masked(codes_of(text))[0]


def _still_masked(codes: Codes) -> tuple[Normalised, bool]:
    """And whether any letter may pass for a Latin one."""
    table = fold_table()
    flags = table.flags.take(codes)
    folded = rewritten(codes, flags, table, HIDDEN, _folded)
    return folded, bool((flags & np.uint16(LOOKALIKE)).any())


def is_turned(text: str) -> bool:
    """Whether a stretch of it may be shown backwards."""
    return _OVERRIDE in text


def has_markup(text: str) -> bool:
    """Whether left-over line breaks or entities of HTML stand in it."""
    begins = text.count("&") + text.count("<")
    if not begins:
        return False
    if begins * _FEW > len(text):
        return _MARKUP.search(text) is not None
    # the few places are found many times as fast by themselves than by the pattern, which looks at each letter
    return any(_MARKUP.match(text, place) for sign in "&<" for place in _places(text, sign))


def _places(text: str, sign: str) -> Iterator[int]:
    place = text.find(sign)
    while place >= 0:
        yield place
        place = text.find(sign, place + 1)


def _fold(text: str) -> Normalised:
    turns = tuple(match.span() for match in _TURNED.finditer(text)) if _OVERRIDE in text else ()
    read = _turned(_unescaped(text), turns)
    folded, masked = _still_masked(codes_of(read))
    if masked:
        folded = unmasked(folded, read)
    if turns:
        folded = _placed(folded, turns, len(text))
    for array in (folded.codes, folded.starts, folded.ends):
        array.setflags(write=False)
    return folded


# Words and units of a text are made one after the other
_kept = lru_cache(maxsize=1)(_fold)


def _unescaped(text: str) -> str:
    """What is left of HTML in a text that was copied from a page, read as the page had it; as long as before."""
    return _MARKUP.sub(_as_read, text) if has_markup(text) else text


def _as_read(markup: re.Match[str]) -> str:
    found = markup[0]
    read = " " if found[0] == "<" else unescape(found)
    return read + _NOTHING * (len(found) - 1) if len(read) == 1 else found


def _turned(text: str, turns: Turns) -> str:
    parts: list[str] = []
    done = 0
    for start, end in turns:
        parts += (text[done:start], text[start:end][::-1])
        done = end
    return "".join((*parts, text[done:]))


def _placed(folded: Normalised, turns: Turns, size: int) -> Normalised:
    starts = np.arange(size + 1, dtype=np.int32)
    ends = starts.copy()
    for start, end in turns:
        starts[start:end] = start
        ends[start + 1 : end + 1] = end
    return Normalised(folded.codes, starts[folded.starts], ends[folded.ends])


def _folded(part: str) -> str:
    lower = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", part).casefold())
    return _LOOSE_MARKS.sub("", lower.translate(_simplified())).replace(chr(_CURLY), chr(_APOSTROPHE))


@cache
def _simplified() -> dict[int, str]:
    """Traditional code point to simplified character: OpenCC's table, and 著 to 着."""
    lines = resource("words", "traditional.tsv").read_text(encoding="utf-8").splitlines()
    return {ord(line[0]): line[2] for line in lines}


@cache
def fold_table() -> Table:
    """The NFKC table, then case folding, then simplifying."""
    nfkc = nfkc_table()
    flags, target = nfkc.flags.copy(), nfkc.target.copy()
    simple = simple_forms()
    for code in cased():
        form = unicodedata.normalize("NFKC", chr(target[code]).casefold())
        target[code] = ord(form[0])
        if len(form) > 1:
            flags[code] |= EXPANDS
    flags[lookalikes()] |= LOOKALIKE
    return Table(flags, simple[target])


def simple_forms() -> Codes:
    """What each code point is once traditional characters are simplified, and apostrophes straight."""
    forms = np.arange(CODE_POINTS, dtype=np.uint32)
    forms[_CURLY] = _APOSTROPHE
    forms[list(_simplified())] = [ord(form) for form in _simplified().values()]
    return forms
