"""Carries what the person points at between the texts and the focus that all panes of the window share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from leitong.compare.comparison import Comparison
from leitong.gui.texts.side_text import SideText
from leitong.presenters.focus import Focus, SharedFocus
from leitong.presenters.lit_words import terms_of
from leitong.presenters.matches import Matches

_NO_BIT = (None, None)


class Lit(Protocol):
    """Shows lightly which match is pointed at."""

    def point_at(self, passage: int | None) -> None: ...


class Light:
    """others: what shows the pointed match beside the two texts."""

    def __init__(self, focus: SharedFocus, sides: Mapping[str, SideText], others: Iterable[Lit]) -> None:
        self._focus = focus
        self._sides = sides
        self._others = tuple(others)
        self._comparison: Comparison | None = None
        self._matches: Matches | None = None
        self._of_bit: tuple[tuple[int | None, tuple[str, ...] | None], tuple[str, ...]] = (_NO_BIT, ())
        focus.listen(self._on_focus)

    def show_comparison(self, comparison: Comparison | None, matches: Matches | None) -> None:
        self._comparison, self._matches = comparison, matches
        self._of_bit = (_NO_BIT, ())
        self._on_focus(self._focus.current)

    def point_at(self, passage: int | None) -> None:
        """None: nothing is under the mouse, and the light goes back to the active match."""
        active = None if self._matches is None else self._matches.active
        self._focus.on_passage(active if passage is None else passage)

    def _on_focus(self, focus: Focus) -> None:
        known = self._matches is not None and focus.passage is not None and focus.passage < len(self._matches)
        pointed = focus.passage if known else None
        bit = focus.bit, focus.pushing
        if self._comparison is not None and self._of_bit[0] != bit:
            self._of_bit = (bit, terms_of(self._comparison, focus))
        for text in self._sides.values():
            text.light(pointed, focus.term, self._of_bit[1] if focus.bit is not None else ())
        for other in self._others:
            other.point_at(pointed)
