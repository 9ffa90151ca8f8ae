"""A stretch of a text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Half-open range of code points in the text that the person sees: start ≤ i < end."""

    start: int
    end: int

    def __len__(self) -> int:
        return self.end - self.start

    def overlaps(self, other: Span) -> bool:
        return self.start < other.end and other.start < self.end

    def of(self, text: str) -> str:
        """The stretch of `text` that this span names."""
        return text[self.start : self.end]
