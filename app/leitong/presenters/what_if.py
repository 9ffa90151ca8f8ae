"""The votes that remain when some words stand in neither document."""

from __future__ import annotations

from leitong.compare.comparison import Comparison
from leitong.compare.explanation import BitVotes, Strike
from leitong.fingerprints.prints import SimHash


def votes_without(comparison: Comparison, outcome: Strike) -> tuple[BitVotes, ...]:
    """Both votes on each bit, less what the struck words pushed; `outcome` says which bits then differ."""
    explanation = comparison.explanation
    a, b = comparison.a.fingerprints.words, comparison.b.fingerprints.words
    if explanation is None or a is None or b is None:
        return ()
    weights = [(term, _weight(a, term), _weight(b, term)) for term in outcome.terms]
    strips = [explanation.strip(term) for term in outcome.terms]
    total_a = a.total_weight - sum(weight for _, weight, _ in weights)
    total_b = b.total_weight - sum(weight for _, _, weight in weights)
    differing = set(outcome.bits)
    left = []
    for votes in explanation.bits:
        pushes = [strip[votes.bit] for strip in strips]
        vote_a = votes.a - sum(push * weight for push, (_, weight, _) in zip(pushes, weights, strict=True))
        vote_b = votes.b - sum(push * weight for push, (_, _, weight) in zip(pushes, weights, strict=True))
        left.append(
            BitVotes(
                votes.bit,
                vote_a,
                vote_b,
                abs(vote_a) / max(total_a, 1),
                abs(vote_b) / max(total_b, 1),
                votes.bit in differing,
            )
        )
    return tuple(left)


def _weight(print_: SimHash, term: str) -> int:
    return int(print_.weights[print_.features.index(term)]) if term in print_.features else 0
