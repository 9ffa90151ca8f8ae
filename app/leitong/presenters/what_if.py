"""Two word fingerprints with their votes explained, whole or with some words struck from both."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from leitong.compare.comparison import Comparison
from leitong.compare.explanation import Explanation, explain
from leitong.fingerprints.prints import SimHash
from leitong.fingerprints.simhash import signed


@dataclass(frozen=True, slots=True)
class ExplainedPair:
    a: SimHash
    b: SimHash
    explanation: Explanation

    def weight_in_a(self, term: str) -> int:
        return _weight(self.a, term)

    def weight_in_b(self, term: str) -> int:
        return _weight(self.b, term)


def explained(comparison: Comparison) -> ExplainedPair | None:
    """The pair as it is; None if a document has no word fingerprint or the recipes differ."""
    a, b = comparison.a.fingerprints.words, comparison.b.fingerprints.words
    if a is None or b is None or comparison.explanation is None:
        return None
    return ExplainedPair(a, b, comparison.explanation)


def without(pair: ExplainedPair, terms: frozenset[str]) -> ExplainedPair | None:
    """The pair if `terms` stood in neither document; None if one of them has no word left."""
    a, b = _without(pair.a, terms), _without(pair.b, terms)
    explanation = explain(a, b)
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
    kept = [i for i, term in enumerate(fingerprint.features) if term not in terms]
    return signed(
        tuple(fingerprint.features[i] for i in kept),
        fingerprint.weights[kept],
        fingerprint.hashes[kept],
        fingerprint.recipe,
        only_stop_words=fingerprint.only_stop_words,
    )


def _weight(fingerprint: SimHash, term: str) -> int:
    return int(fingerprint.weights[fingerprint.features.index(term)]) if term in fingerprint.features else 0
