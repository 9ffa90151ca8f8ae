"""Words of a text: Chinese by jieba's dictionary (no guessing of new words), all else by Unicode words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import numpy as np

from leitong.words.characters import HAN, Codes, codes_of, nfkc_table, text_of
from leitong.words.fold import fold, folded_parts
from leitong.words.hashing import Hashes, hash_runs
from leitong.words.normalise import Normalised, Offsets, Places, stretches
from leitong.words.token import Words
from leitong.words.units import Marks, runs, word_marks

# Strings take much memory, so that of a long text only so many characters are cut at once
_CHARACTERS_AT_ONCE = 200_000
# jieba judges a word by all that follows it, but what is this far on changes nothing: its longest word has 16 letters
_SETTLED_AFTER = 200
# As many words as a portion of files has, of which few share one then
_SLOTS = 1 << 15
_SLOT_SHIFT = np.uint64(65 - _SLOTS.bit_length())
_LINE_END, _SPACE = np.uint32(0x0A), np.uint32(0x20)
_FROM_CAPITAL = np.uint32(0x20)
# Given code points that hold Han, says where words begin; shape as what it was given. A line end parts two stretches
Cutter = Callable[[Codes], Marks]


def segment(text: str, cutter: Cutter | None = None) -> Words:
    """The words of `text` in order, with offsets into it.

    cutter: cuts what holds Han instead of jieba; fingerprints are of jieba's words and no others.
    """
    parts = [_segment(part, start, cutter or jieba_begins) for start, part in folded_parts(text)]
    return parts[0] if len(parts) == 1 else _together(parts)


def _together(parts: list[Words]) -> Words:
    number: defaultdict[str, int] = defaultdict()
    number.default_factory = number.__len__
    ids = [
        np.fromiter(map(number.__getitem__, part.vocabulary), np.int32, len(part.vocabulary)).take(part.ids)
        for part in parts
    ]
    starts, ends = ([getattr(part, name) for part in parts] for name in ("starts", "ends"))
    return Words(tuple(number), np.concatenate(ids), np.concatenate(starts), np.concatenate(ends))


def _segment(text: str, start: int, cutter: Cutter) -> Words:
    """The words of a part. start: of the part."""
    folded = fold(text)
    inside, begins = word_marks(folded, joined=True)
    _cut_chinese(text, folded, begins, cutter)
    firsts, lasts = runs(inside, begins)
    lengths = lasts - firsts
    hashes = hash_runs(folded.codes, firsts, lengths)
    ids, new = _numbered(hashes)
    return Words(
        _terms(folded.codes, firsts.take(new), lengths.take(new)),
        ids,
        folded.starts.take(firsts) + np.int32(start),
        folded.ends.take(lasts - 1) + np.int32(start),
        hashes.take(new),
    )


def _numbered(hashes: Hashes) -> tuple[Offsets, Places]:
    """The number of each word, shape as `hashes`, and where each new one stands first, ascending.

    Words are told apart by their hashes: strings of all of them would take twice the time. Each hash has a slot, which
    remembers the first place of it: many times as fast as putting all in order.
    """
    size = hashes.size
    slots = (hashes >> _SLOT_SHIFT).astype(np.intp)
    first_in = np.empty(_SLOTS, dtype=np.int32)
    # of several values for one slot the last one is kept
    first_in[slots[::-1]] = np.arange(size - 1, -1, -1, dtype=np.int32)
    firsts = first_in.take(slots)
    others = (hashes.take(firsts) != hashes).nonzero()[0]
    if others.size:
        firsts[others] = others.take(_firsts_of(hashes.take(others)))
    new = firsts == np.arange(size, dtype=np.int32)
    numbers = new.cumsum(dtype=np.int32)
    numbers -= 1
    return numbers.take(firsts), new.nonzero()[0]


def _firsts_of(hashes: Hashes) -> Places:
    """Where each hash stands first; shape as `hashes`."""
    order = hashes.argsort(kind="stable")
    ordered = hashes.take(order)
    changes = np.ones(order.size, dtype=bool)
    changes[1:] = ordered[1:] != ordered[:-1]
    firsts = np.empty(order.size, dtype=np.intp)
    firsts[order] = order.compress(changes).take(changes.cumsum() - 1)
    return firsts


def _terms(codes: Codes, firsts: Places, lengths: Places) -> tuple[str, ...]:
    """The words that begin at `firsts`; lengths: of each word."""
    if not firsts.size:
        return ()
    # each with what follows it, in the place of which a space is put
    ends = (lengths + 1).cumsum()
    places = np.arange(int(ends[-1])) + np.repeat(firsts - ends + lengths + 1, lengths + 1)
    spaced = codes.take(places, mode="clip")
    spaced[ends - 1] = _SPACE
    return tuple(text_of(spaced[:-1]).split(" "))


def _cut_chinese(text: str, folded: Normalised, begins: Marks, cutter: Cutter) -> None:
    """Mark the beginnings of words as `cutter` cuts the stretches that hold Han, in place.

    A stretch is Han with the Latin letters and digits that touch it: 卡拉OK is one word of the dictionary. text: what
    was folded, whose capitals the dictionary knows (A股).
    """
    codes = folded.codes
    han = (folded.flags & np.uint16(HAN)) > 0
    if not han.any():
        return
    firsts, lasts = stretches(han | _is_small(codes) | ((codes >= 48) & (codes <= 57)))
    chinese = np.logical_or.reduceat(han, firsts)
    firsts, lasts = firsts[chinese], lasts[chinese]
    edges = np.zeros(codes.size + 1, dtype=np.int8)
    edges[firsts], edges[lasts] = 1, -1
    within = edges[:-1].cumsum(dtype=np.int8).astype(bool)
    taken = within.copy()
    taken[1:] |= within[:-1]
    places = taken.nonzero()[0]
    # What follows a stretch is taken as a line end, at which every cutter cuts
    cased = codes.take(places)
    cased[~within.take(places)] = _LINE_END
    _give_capitals(cased, text, folded.starts[places])
    # The first of a stretch keeps its mark: the 14 of 3.14亿 goes on from before the stretch
    firsts_begin = begins[firsts]
    begins[within.nonzero()[0]] = cutter(cased).compress(cased != _LINE_END)
    begins[firsts] = firsts_begin


def _is_small(codes: Codes) -> Marks:
    return (codes >= 97) & (codes <= 122)


def _give_capitals(codes: Codes, text: str, starts: Offsets) -> None:
    """Give folded code points the capitals A–Z that they had in `text`, in place. starts: their places in it."""
    small = _is_small(codes).nonzero()[0]
    shown = nfkc_table().target[codes_of(text)[starts[small]]]
    codes[small[(shown >= 65) & (shown <= 90)]] -= _FROM_CAPITAL


def jieba_begins(
    codes: Codes, cut: Callable[[str, bool], list[str]] | None = None, hmm: bool = False
) -> Marks:
    """Where jieba's words begin, shape as `codes`; cut in blocks, as the whole would be.

    cut: of a jieba that knows other words too. hmm: let it guess words that the dictionary does not have.
    """
    if cut is None:
        # its dictionary takes as long as all else that is loaded, and is for Chinese only
        import rjieba  # noqa: PLC0415

        cut = rjieba.cut
    begins = np.zeros(codes.size, dtype=bool)
    done, reach = 0, _CHARACTERS_AT_ONCE
    while done < codes.size:
        tokens = cut(text_of(codes[done : done + reach]), hmm)
        lengths = np.fromiter(map(len, tokens), dtype=np.intp, count=len(tokens))
        cuts = lengths.cumsum() - lengths
        if done + reach >= codes.size:
            begins[done + cuts] = True
            break
        settled = cuts[: cuts.searchsorted(reach - _SETTLED_AFTER, side="right")]
        begins[done + settled] = True
        done += int(settled[-1])
        # One word as long as the block: nothing to cut at yet
        reach = _CHARACTERS_AT_ONCE if settled.size > 1 else 2 * reach
    return begins
