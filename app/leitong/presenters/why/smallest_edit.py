"""Which words to strike so that two texts become near duplicates by their word fingerprints."""

from __future__ import annotations

from leitong.compare.explanation import Explanation

_TRIED = 40  # words tried at each step: those that pull most
_MOST = 24  # words struck; more is not a small edit


def words_to_strike(explanation: Explanation, limit: int) -> tuple[str, ...] | None:
    """Greedy: word after word, each time the one without which fewest bits differ, until at most `limit` do.

    Few words, not provably the fewest. Empty if no more than `limit` bits differ already; None where striking
    leads nowhere: no word brings the two nearer, or it would take more than 24.
    """
    struck: list[str] = []
    distance = len(explanation.differing)
    candidates = [apart.term for apart in explanation.apart(_TRIED)]
    while distance > limit:
        outcomes = (
            (outcome.hamming, term)
            for term in candidates
            if term not in struck and (outcome := explanation.strike((*struck, term))).hamming is not None
        )
        best = min(outcomes, default=None)
        # one step that gains nothing may open the way for the next, so only a step back ends it
        if best is None or best[0] > distance or len(struck) == _MOST:
            return None
        distance = best[0]
        struck.append(best[1])
    return tuple(struck)
