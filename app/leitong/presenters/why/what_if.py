"""Two word fingerprints with their votes explained, whole or with some words struck from both."""

from __future__ import annotations

from dataclasses import replace
from itertools import compress

import numpy as np

from leitong.compare.comparison import Comparison
from leitong.compare.explanation import Explanation
from leitong.fingerprints.signature import SimHash, unpacked
from leitong.fingerprints.simhash import FEWEST_FEATURES, value_of


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
    explanation = pair.explanation.without(terms)
    if explanation is None:
        return None
    a = _without(pair.a, terms, [votes.a for votes in explanation.bits])
    b = _without(pair.b, terms, [votes.b for votes in explanation.bits])
    return None if a is None or b is None else ExplainedPair(a, b, explanation)


def hardest_pushes(fingerprint: SimHash, bit: int, count: int) -> tuple[tuple[str, int], ...]:
    """The words that push a bit hardest the way its vote went, as (word, push)."""
    vote, tie = fingerprint.votes[bit], fingerprint.recipe.tie
    one = vote >= 0 if tie == "ge" else vote > 0
    pushing = unpacked(fingerprint.hashes, fingerprint.recipe.bits)[:, bit] == one
    weights = np.where(pushing, fingerprint.weights, 0)
    heaviest = np.argsort(-weights, kind="stable")[:count].tolist()
    way = 1 if one else -1
    return tuple((fingerprint.features[i], way * int(weights[i])) for i in heaviest if weights[i])


def _without(fingerprint: SimHash, terms: frozenset[str], votes: list[int]) -> SimHash | None:
    """votes: of what is left."""
    kept = np.array([term not in terms for term in fingerprint.features], dtype=bool)
    if not kept.any():
        return None
    left = np.array(votes, dtype=np.int64)
    return replace(
        fingerprint,
        value=value_of(left, fingerprint.recipe.tie),
        votes=left,
        features=tuple(compress(fingerprint.features, kept.tolist())),
        weights=fingerprint.weights[kept],
        hashes=fingerprint.hashes[kept],
        too_short=int(kept.sum()) < FEWEST_FEATURES,
    )
