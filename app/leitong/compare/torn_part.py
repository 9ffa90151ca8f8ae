"""A text torn by a scanner that is a part of another: its words put together again, so that they can be compared.

Copies of a whole text are known by their letters. Of a part the place is wanted as well: the units are mended, each
with its place in the torn text, and all that follows works as ever.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from leitong.compare.limits import CONTAINED, CONTAINED_LENGTH, LETTERS_NEAR
from leitong.compare.torn import longest_known
from leitong.fingerprints.shingles import character_shingles, containment, shingles_of
from leitong.words.normalise import letters, letters_of_many
from leitong.words.token import Units

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.compare.comparison import Measures

# runs of letters as in `measures`; of fewer letters nothing is said
_LETTERS = 6
_FEWEST = 32
# so many times as long are the words of the text that is not torn
_TORN = 1.02
# all runs of two long texts take long: of so many longer ones half must be found first
_LOOKS = 16
_LOOK = 12


def put_together(a: Analysis, b: Analysis, measures: Measures) -> tuple[Analysis, Analysis] | None:
    """The two with the words of the torn one mended, where one is a part of the other; else None. Symmetric."""
    if not _may_be_torn_part(a, b, measures):
        return None
    if not _is_part(*sorted((letters(one.fingerprints.text) for one in (a, b)), key=len)):
        return None
    return (_mended(a, b), b) if _per_unit(a) < _per_unit(b) else (a, _mended(b, a))


def _may_be_torn_part(a: Analysis, b: Analysis, measures: Measures) -> bool:
    """Whether words and letters leave it open, the lengths allow it, and the words of one are clearly shorter."""
    known = max(measures.containment_a_in_b or 0, measures.containment_b_in_a or 0)
    if known >= CONTAINED or (measures.letters or 0) >= LETTERS_NEAR:
        return False
    shorter, longer = sorted((_size(a), _size(b)))
    if not _FEWEST <= shorter < CONTAINED_LENGTH * longer:
        return False
    low, high = sorted((_per_unit(a), _per_unit(b)))
    return high > _TORN * low


def _size(analysis: Analysis) -> int:
    """Characters within units."""
    units = analysis.fingerprints.units
    return int((units.ends - units.starts).sum())


def _per_unit(analysis: Analysis) -> float:
    return _size(analysis) / len(analysis.fingerprints.units)


def _is_part(shorter: str, longer: str) -> bool:
    """Whether the letters of one text stand in the other."""
    places = range(0, max(1, len(shorter) - _LOOK), max(1, len(shorter) // _LOOKS))
    if 2 * sum(shorter[place : place + _LOOK] in longer for place in places) < len(places):
        return False
    share = containment(*(character_shingles(text, _LETTERS) for text in (shorter, longer)))
    return (share or 0) >= CONTAINED


def _mended(torn: Analysis, whole: Analysis) -> Analysis:
    shown = mended_units(torn.units, torn.text, whole.units, whole.text)
    counted = shown
    if torn.stamps:
        signed = torn.fingerprints.units
        counted = mended_units(signed, torn.text, whole.fingerprints.units, whole.text)
    fingerprints = replace(torn.fingerprints, units=counted, shingles=shingles_of(counted))
    return replace(torn, units=shown, fingerprints=fingerprints)


def mended_units(torn: Units, text: str, whole: Units, whole_text: str) -> Units:
    """The units of a torn text, those that make a word of the other in a row as the one unit that they are there."""
    known = dict(zip(_spelt(whole, whole_text), whole.hashes.tolist(), strict=True))
    pieces, hashes = _spelt(torn, text), torn.hashes.tolist()
    longest = max(map(len, known), default=0)
    firsts, lasts, found = [], [], []
    place = 0
    while place < len(pieces):
        word, after = longest_known(pieces, place, known, longest)
        firsts.append(place)
        lasts.append(after - 1)
        found.append(known[word] if after > place + 1 else hashes[place])
        place = after
    return Units(np.array(found, dtype=np.uint64), torn.starts[firsts], torn.ends[lasts])


def _spelt(units: Units, text: str) -> list[str]:
    """The letters of each unit."""
    spans = zip(units.starts.tolist(), units.ends.tolist(), strict=True)
    texts = [text[start:end] for start, end in spans]
    sizes = units.ends - units.starts
    return letters_of_many(texts, "".join(texts), np.cumsum(sizes, dtype=np.int64) - sizes) if texts else []
