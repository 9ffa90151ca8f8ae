"""The fingerprints of a pair by a hash, width and tie rule that a person chose (S31, S32)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from leitong.fingerprints.feature_bits import ENUMERATED, Voted, vote
from leitong.fingerprints.signature import SimHash


def voted_anew(a: SimHash, b: SimHash, hash_name: str, width: int, tie: str) -> tuple[Voted, Voted] | None:
    """Both texts' words and weights as they are, hashed otherwise; None if a text has no word that has a code.

    hash_name, width, tie: as of `feature_bits.vote`. Codes that are few go to the heaviest words of both texts.
    """
    of_a, of_b = (dict(zip(one.features, one.weights.tolist(), strict=True)) for one in (a, b))
    return voted_together(of_a, of_b, hash_name, width, tie)


def voted_together(
    a: Mapping[str, int], b: Mapping[str, int], hash_name: str, width: int, tie: str
) -> tuple[Voted, Voted] | None:
    """As `voted_anew`, of any weighted features."""
    features = (a, b)
    together = _heaviest_first(features) if hash_name == ENUMERATED else ()
    one, other = (
        vote(each, width=width, hash_name=hash_name, tie=tie, together=together) for each in features
    )
    return None if one is None or other is None else (one, other)


def _heaviest_first(features: Sequence[Mapping[str, int]]) -> list[str]:
    """All words of both texts: the first ones get codes, and there are few codes."""
    most = {term: max(one.get(term, 0) for one in features) for one in features for term in one}
    return sorted(most, key=lambda term: (-most[term], term))
