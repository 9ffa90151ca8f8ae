"""A text whose words a scanner has torn, put together again by what stands whole in the other, so that it is compared.

The units are mended, each with its place in the torn text, and all that follows works as ever.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from leitong.compare.limits import CONTAINED, JACCARD_NEAR
from leitong.compare.torn import TORN, longest_known
from leitong.fingerprints.shingles import shingles_of
from leitong.words.characters import codes_of
from leitong.words.normalise import letters_of_many
from leitong.words.token import Units

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.compare.comparison import Measures


def put_together(a: Analysis, b: Analysis, measures: Measures) -> tuple[Analysis, Analysis] | None:
    """The two with the words of the torn one mended; None where none is torn, or their letters share little."""
    if not _are_alike(a, b, measures) or not _is_torn(a, b):
        return None
    first = _per_unit(a) < _per_unit(b)
    torn, whole = (a, b) if first else (b, a)
    mended = _mended(torn, whole)
    if len(mended.units) == len(torn.units):
        return None
    return (mended, whole) if first else (whole, mended)


def _are_alike(a: Analysis, b: Analysis, measures: Measures) -> bool:
    """Whether words or letters show that the texts have much in common."""
    if not (len(a.fingerprints.units) and len(b.fingerprints.units)):
        return False
    return (
        _same_letters(a, b)
        or (measures.jaccard or 0) >= JACCARD_NEAR
        or measures.letters is not None
        or (measures.letters_contained or 0) >= CONTAINED
    )


def _is_torn(a: Analysis, b: Analysis) -> bool:
    """Whether the words of one are clearly shorter. Of equal letters any difference tells that."""
    low, high = sorted((_per_unit(a), _per_unit(b)))
    return high > low if _same_letters(a, b) else high > TORN * low


def _same_letters(a: Analysis, b: Analysis) -> bool:
    return a.fingerprints.content is not None and a.fingerprints.content == b.fingerprints.content


def _size(analysis: Analysis) -> int:
    """Characters within units."""
    units = analysis.fingerprints.units
    return int((units.ends - units.starts).sum())


def _per_unit(analysis: Analysis) -> float:
    return _size(analysis) / len(analysis.fingerprints.units)


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
    starts = np.cumsum(sizes, dtype=np.int64) - sizes
    return letters_of_many(texts, codes_of("".join(texts)), starts) if texts else []
