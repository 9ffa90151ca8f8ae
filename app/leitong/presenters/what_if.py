"""Two word fingerprints with their votes explained, whole or with some words struck from both."""

from __future__ import annotations

from itertools import compress

import numpy as np

from leitong.compare.comparison import Comparison
from leitong.compare.explanation import Explanation
from leitong.fingerprints.prints import SimHash
from leitong.fingerprints.simhash import signed


class ExplainedPair:
    """a, b: fingerprints of one recipe. explanation: of their votes."""

    def __init__(self, a: SimHash, b: SimHash, explanation: Explanation) -> None:
        self.a, self.b, self.explanation = a, b, explanation


def explained(comparison: Comparison) -> ExplainedPair | None:
    """The pair as it is; None if a document has no word fingerprint or the recipes differ."""
    a, b = comparison.a.fingerprints.words, comparison.b.fingerprints.words
    if a is None or b is None or comparison.explanation is None:
        return None
    return ExplainedPair(a, b, comparison.explanation)


def without(pair: ExplainedPair, terms: frozenset[str]) -> ExplainedPair | None:
    """The pair if `terms` stood in neither document; None if one of them has no word left."""
    a, b = _without(pair.a, terms), _without(pair.b, terms)
    explanation = pair.explanation.without(terms)
    if a is None or b is None or explanation is None:
        return None
    return ExplainedPair(a, b, explanation)


def hardest_pushes(fingerprint: SimHash, bit: int, count: int) -> tuple[tuple[str, int], ...]:
    """The words that push a bit hardest the way its vote went, as (word, push); a vote of 0 went down."""
    up = (fingerprint.hashes >> np.uint64(63 - bit)) & np.uint64(1) == 1
    way = 1 if fingerprint.votes[bit] > 0 else -1
    weights = np.where(up == (way > 0), fingerprint.weights, 0)
    heaviest = np.argsort(-weights, kind="stable")[:count].tolist()
    return tuple((fingerprint.features[i], way * int(weights[i])) for i in heaviest if weights[i])


def _without(fingerprint: SimHash, terms: frozenset[str]) -> SimHash | None:
    kept = np.array([term not in terms for term in fingerprint.features], dtype=bool)
    return signed(
        tuple(compress(fingerprint.features, kept.tolist())),
        fingerprint.weights[kept],
        fingerprint.hashes[kept],
        fingerprint.recipe,
        only_stop_words=fingerprint.only_stop_words,
    )
