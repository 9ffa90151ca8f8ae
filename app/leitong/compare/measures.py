"""How alike two texts are, in numbers; None where a number would mean nothing."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from leitong.compare.comparison import Measures
from leitong.compare.limits import CONTAINMENT_PARTIAL, JACCARD_NEAR, JACCARD_PARTIAL
from leitong.fingerprints.letter_runs import is_spelt, letter_runs, letter_shares
from leitong.fingerprints.shingles import containment, jaccard, shared

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.fingerprints.prints import Shingles
    from leitong.fingerprints.signature import SimHash
    from leitong.words.token import Keyword


def measure(a: Analysis, b: Analysis, *, by_letters: bool = True) -> Measures:
    """All measures of the pair (S06). by_letters: letters may decide where words do not agree.

    Raises ValueError if their fingerprints have different recipes.
    """
    cosine, with_stop_words = term_cosine(a, b)
    resemblance, a_in_b, b_in_a = measures_of_shingles(a.fingerprints.shingles, b.fingerprints.shingles)
    alike, contained = _of_letters(a, b, resemblance) if by_letters else (None, None)
    return Measures(
        hamming=hamming(a.fingerprints.words, b.fingerprints.words),
        hamming_windows=hamming(a.fingerprints.windows, b.fingerprints.windows),
        cosine=cosine,
        angle=angle_of(cosine),
        jaccard=resemblance,
        containment_a_in_b=a_in_b,
        containment_b_in_a=b_in_a,
        keywords=weighted_jaccard(keyword_weights(a.keywords), keyword_weights(b.keywords)),
        with_stop_words=with_stop_words,
        letters=alike,
        letters_contained=contained,
    )


def _of_letters(a: Analysis, b: Analysis, resemblance: float | None) -> tuple[float | None, float | None]:
    """Jaccard and containment over runs of letters: a misspelt word, or one that a scanner cut, spoils few of them.

    None where whole words already agree, where letters say nothing or are not alike.
    """
    prints = a.fingerprints, b.fingerprints
    if (resemblance or 0) >= JACCARD_NEAR or not all(len(one.units) for one in prints):
        return None, None
    runs = [letter_runs(one.text) for one in prints]
    if not all(is_spelt(one.text, one.units, some) for one, some in zip(prints, runs, strict=True)):
        return None, None
    shares = letter_shares(*runs)
    part = max(shares.a_in_b, shares.b_in_a)
    return (
        shares.jaccard if shares.jaccard >= JACCARD_PARTIAL else None,
        part if part >= CONTAINMENT_PARTIAL else None,
    )


def measures_of_shingles(
    a: Shingles | None, b: Shingles | None
) -> tuple[float | None, float | None, float | None]:
    """Jaccard and both containments from one look at what is shared."""
    if a is None or b is None:
        return jaccard(a, b), containment(a, b), containment(b, a)
    common = shared(a, b)
    return (
        common / (a.hashes.size + b.hashes.size - common),
        common / a.hashes.size,
        common / b.hashes.size,
    )


def hamming(a: SimHash | None, b: SimHash | None) -> int | None:
    """Number of differing bits (S12); None if either has no fingerprint.

    Raises ValueError if the recipes differ: such fingerprints do not speak of the same thing.
    """
    if a is None or b is None:
        return None
    if a.recipe != b.recipe:
        raise ValueError(f"fingerprints of different recipes are never compared: {a.recipe} and {b.recipe}")
    return (a.value ^ b.value).bit_count()


def term_cosine(a: Analysis, b: Analysis) -> tuple[float | None, bool]:
    """Cosine over tf·idf weights, and whether stop words had to stand in because a text has nothing else."""
    if _only_stop_words(a) or _only_stop_words(b):
        return cosine(_counts(a), _counts(b)), True
    return cosine(keyword_weights(a.keywords), keyword_weights(b.keywords)), False


def _only_stop_words(analysis: Analysis) -> bool:
    fingerprint = analysis.fingerprints.words
    return fingerprint is not None and fingerprint.only_stop_words


def keyword_weights(keywords: Sequence[Keyword]) -> dict[str, float]:
    """The weight of each keyword, by term."""
    return {keyword.term: keyword.weight for keyword in keywords}


def _counts(analysis: Analysis) -> dict[str, float]:
    return dict(zip(analysis.words.vocabulary, analysis.words.counts.tolist(), strict=True))


def cosine(a: Mapping[str, float], b: Mapping[str, float]) -> float | None:
    """Cosine of the angle between two term vectors of weights ≥ 0 (S08), 0–1; None if either is zero."""
    square_a, square_b = (math.fsum(weight * weight for weight in one.values()) for one in (a, b))
    if not square_a or not square_b:
        return None
    dot = math.fsum(a[term] * b[term] for term in a.keys() & b.keys())
    return min(1.0, dot / math.sqrt(square_a * square_b))


def angle_of(cosine: float | None) -> float | None:
    """Degrees, 0–90."""
    return None if cosine is None else math.degrees(math.acos(cosine))


def weighted_jaccard(a: Mapping[str, float], b: Mapping[str, float]) -> float | None:
    """Σ min / Σ max of the relative weights, so that a text and its double are alike; None if one is zero."""
    sum_a, sum_b = math.fsum(a.values()), math.fsum(b.values())
    if not sum_a or not sum_b:
        return None
    common = math.fsum(min(a[term] / sum_a, b[term] / sum_b) for term in a.keys() & b.keys())
    return common / (2 - common)
