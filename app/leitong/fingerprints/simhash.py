"""SimHash (Charikar 2002): features vote on each bit of a fingerprint, near texts get near fingerprints (S10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.hashes import hashes_of
from leitong.fingerprints.signature import Recipe, SimHash

FEWEST_FEATURES = 8
_FEW = 4096

Weights = NDArray[np.int64]
Hashes = NDArray[np.uint64]


def simhash(
    features: Mapping[str, float] | Iterable[tuple[str, float]],
    recipe: Recipe,
    *,
    only_stop_words: bool = False,
) -> SimHash | None:
    """Fingerprint of weighted features; those given twice have the sum of their weights.

    Weights are whole numbers: others make ties depend on rounding and order, so they are refused.
    Returns None where there is no feature of weight > 0. Raises ValueError for a weight that is negative, NaN or
    not whole.
    """
    weights: dict[str, int] = {}
    for term, weight in features.items() if isinstance(features, Mapping) else features:
        if not (weight >= 0 and float(weight).is_integer()):
            raise ValueError(f"the weight of {term!r} must be a whole number of at least 0, not {weight}")
        weights[term] = weights.get(term, 0) + int(weight)
    kept = {term: weight for term, weight in weights.items() if weight}
    terms = tuple(kept)
    return signed(
        terms,
        np.array(list(kept.values()), dtype=np.int64),
        hashes_of(terms),
        recipe,
        only_stop_words=only_stop_words,
    )


def signed(
    features: tuple[str, ...],
    weights: Weights,
    hashes: Hashes,
    recipe: Recipe,
    *,
    only_stop_words: bool = False,
) -> SimHash | None:
    """Fingerprint of features whose hashes are known; weights > 0, shape (n,). None where there is none."""
    if weights.size == 0:
        return None
    votes = votes_of_hashes(hashes, weights)
    return SimHash(
        value=value_of(votes, recipe.tie),
        votes=votes,
        features=features,
        weights=weights,
        hashes=hashes,
        recipe=recipe,
        too_short=weights.size < FEWEST_FEATURES,
        only_stop_words=only_stop_words,
    )


def votes_of_bits(bits: NDArray[np.uint8], weights: Weights) -> Weights:
    """Votes on each bit: +weight where the feature's bit is 1, -weight where it is 0.

    bits: 0 or 1, shape (n, f), most significant first. weights: shape (n,). Returns shape (f,).
    """
    # Doubles add whole numbers exactly up to 2**53, and many times faster than integers are added
    ones = weights.astype(np.float64) @ bits.astype(np.float64)
    return 2 * ones.astype(np.int64) - int(weights.sum())


def votes_of_hashes(hashes: Hashes, weights: Weights) -> Weights:
    """The 64 votes of features with these hashes, most significant bit first; both shape (n,)."""
    rows = hashes.astype(">u8").view(np.uint8).reshape(-1, 8)
    if hashes.size <= _FEW:
        return votes_of_bits(np.unpackbits(rows, axis=1), weights)
    # Of many features the weights are first summed by the value of each byte of their hashes
    sums = np.stack([np.bincount(column, weights=weights, minlength=256) for column in rows.T])
    bits = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1)
    ones = (sums @ bits.astype(np.float64)).ravel()
    return 2 * ones.astype(np.int64) - int(weights.sum())


def value_of(votes: Weights, tie: str) -> int:
    """The fingerprint of these votes. tie: "gt" makes a zero vote 0, "ge" makes it 1; anything else: ValueError."""
    if tie not in ("gt", "ge"):
        raise ValueError(f'a tie is decided by "gt" or "ge", not {tie!r}')
    ones = votes > 0 if tie == "gt" else votes >= 0
    unused = -votes.size % 8
    return int.from_bytes(np.packbits(ones).tobytes(), "big") >> unused
