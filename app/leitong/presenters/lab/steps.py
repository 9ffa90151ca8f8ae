"""The way from text to fingerprint as one line of moments, so that one key and one slider walk along it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

_SLOWEST, _QUICKEST, _WHOLE = 600, 40, 12_000  # milliseconds: a vote, a vote, all votes


class Step(IntEnum):
    """The five things that there are to see."""

    TEXT = 0
    WORDS = 1
    HASHES = 2
    VOTES = 3
    SIGN = 4


@dataclass(frozen=True, slots=True)
class Timeline:
    """words: how many vote. Moments: 0 text, 1 words, 2 hashes, then one for each word's vote, and last the sign."""

    words: int

    @property
    def last(self) -> int:
        return self.words + 3

    @property
    def pace(self) -> int:
        """Milliseconds between two votes while it plays."""
        return max(_QUICKEST, min(_SLOWEST, _WHOLE // max(1, self.words)))

    def step(self, moment: int) -> Step:
        if moment < Step.VOTES:
            return Step(moment)
        return Step.SIGN if moment >= self.last else Step.VOTES

    def voted(self, moment: int) -> int:
        """How many words have voted by then."""
        return min(self.words, max(0, moment - Step.HASHES))

    def begin(self, step: Step) -> int:
        """The first moment of a step."""
        return self.last if step is Step.SIGN else int(step)

    def end(self, step: Step) -> int:
        """The last moment of a step."""
        return self.last - 1 if step is Step.VOTES and self.words else self.begin(step)

    def clamp(self, moment: int) -> int:
        return min(self.last, max(0, moment))
