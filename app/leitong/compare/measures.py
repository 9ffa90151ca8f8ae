"""How alike two texts are, in numbers; None where a number would mean nothing."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Measures

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.fingerprints.prints import Shingles, SimHash
    from leitong.words.token import Keyword


def measure(a: Analysis, b: Analysis) -> Measures:
    """All measures of the pair (S06). Raises ValueError if their fingerprints have different recipes."""
    cosine, with_stop_words = term_cosine(a, b)
    shared = shared_shingles(a.fingerprints.shingles, b.fingerprints.shingles)
    return Measures(
        hamming=hamming(a.fingerprints.words, b.fingerprints.words),
        hamming_windows=hamming(a.fingerprints.windows, b.fingerprints.windows),
        cosine=cosine,
        angle=angle_of(cosine),
        jaccard=jaccard(a.fingerprints.shingles, b.fingerprints.shingles, shared),
        containment_a_in_b=containment(a.fingerprints.shingles, b.fingerprints.shingles, shared),
        containment_b_in_a=containment(b.fingerprints.shingles, a.fingerprints.shingles, shared),
        keywords=weighted_jaccard(keyword_weights(a.keywords), keyword_weights(b.keywords)),
        with_stop_words=with_stop_words,
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
    shared = math.fsum(min(a[term] / sum_a, b[term] / sum_b) for term in a.keys() & b.keys())
    return shared / (2 - shared)


def shared_shingles(a: Shingles | None, b: Shingles | None) -> int | None:
    """How many shingles stand in both; None if either text has none. Raises ValueError if lengths differ."""
    if a is None or b is None:
        return None
    if a.n != b.n:
        raise ValueError(f"shingles of {a.n} and of {b.n} units are never compared")
    return int(_common(a.hashes, b.hashes))


def _common(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> int:
    if a.size > b.size:
        a, b = b, a
    if not a.size:
        return 0
    places = np.minimum(np.searchsorted(b, a), b.size - 1)
    return int(np.count_nonzero(b[places] == a))


def jaccard(a: Shingles | None, b: Shingles | None, shared: int | None) -> float | None:
    """|A∩B| / |A∪B| (S19); None without shingles."""
    if a is None or b is None or shared is None:
        return None
    union = a.hashes.size + b.hashes.size - shared
    return shared / union if union else None


def containment(inner: Shingles | None, outer: Shingles | None, shared: int | None) -> float | None:
    """|A∩B| / |A|: how much of `inner` stands in `outer`; None without shingles."""
    if inner is None or outer is None or shared is None or not inner.hashes.size:
        return None
    return shared / int(inner.hashes.size)
