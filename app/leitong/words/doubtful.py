"""Runs of letters that the dictionary lets be cut in more than one way, found in a whole text at once (S25)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import Codes
from leitong.words.lexicon import Lexicon
from leitong.words.longest import latin, words_within
from leitong.words.normalise import stretches
from leitong.words.trie import LONGEST, Found, longest_of

Places = NDArray[np.intp]
_ONE_LETTER = 2  # the bit of a word of one letter, see Trie.words_at


@dataclass(frozen=True, slots=True)
class Doubtful:
    """found: the words that begin at each letter, as of `Trie.words_at`. firsts, lasts: [first, last) of each run."""

    found: Found
    firsts: Places
    lasts: Places

    def runs(self, begin: int, end: int) -> Iterator[tuple[int, int]]:
        """Those that begin from `begin` on and before `end`."""
        here = slice(*self.firsts.searchsorted((begin, end)).tolist())
        return zip(self.firsts[here].tolist(), self.lasts[here].tolist(), strict=True)

    def lengths(self, first: int, last: int) -> list[list[int]]:
        """The lengths of the words that begin at each letter of a run and end within it."""
        return [
            [length for length in range(1, min(bits.bit_length(), last - place + 1)) if bits >> length & 1]
            for place, bits in enumerate(self.found[first:last].tolist(), first)
        ]


def doubtful_in(codes: Codes, dictionary: Lexicon) -> Doubtful:
    """The doubtful runs of folded letters: between them there is one way to cut."""
    found = _words(codes, dictionary)
    return Doubtful(found, *_merged(_crossing(found)))


def _words(codes: Codes, dictionary: Lexicon) -> Found:
    """The words that begin at each place; every run of Latin letters and digits is one, as in MM (S23)."""
    found = words_within(codes, dictionary.prefixes)
    firsts, lasts = stretches(latin(codes))
    lengths = lasts - firsts
    kept = lengths <= LONGEST
    found[firsts[kept]] |= np.left_shift(1, lengths[kept]).astype(np.uint32)
    return found


def _crossing(found: Found) -> Places:
    """[first, last) of every two words that cross, and of every word that is two words; shape (n, 2)."""
    longest = longest_of(np.where(found > _ONE_LETTER, found, 0).astype(np.uint32)).astype(np.intp)
    reach = np.arange(found.size) + longest
    stretches = [np.empty((0, 2), dtype=np.intp)]
    for length in range(2, int(longest.max(initial=0)) + 1):
        here = np.flatnonzero(found >> np.uint32(length) & np.uint32(1))
        furthest, doubtful = here + length, np.zeros(here.size, dtype=bool)
        for cut in range(1, length):
            furthest = np.maximum(furthest, reach[here + cut])
            second = found[here + cut] >> np.uint32(length - cut)
            doubtful |= (found[here] >> np.uint32(cut) & second & np.uint32(1)).astype(bool)
        doubtful |= furthest > here + length
        stretches.append(np.column_stack((here[doubtful], furthest[doubtful])))
    return np.concatenate(stretches)


def _merged(stretches: Places) -> tuple[Places, Places]:
    """First and last + 1 of what stretches that overlap make together."""
    ordered = stretches[stretches[:, 0].argsort(kind="stable")]
    reach = np.maximum.accumulate(ordered[:, 1])
    begins = np.ones(reach.size, dtype=bool)
    begins[1:] = ordered[1:, 0] >= reach[:-1]
    ends = np.append(begins[1:], reach.size > 0)[: reach.size]
    return ordered[begins, 0], reach[ends]
