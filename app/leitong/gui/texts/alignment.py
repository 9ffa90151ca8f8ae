"""Keeps two panes beside each other: by the passages in order while scrolling, by one match when it is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from leitong.compare.comparison import Comparison
from leitong.gui.texts.spaced_text import SpacedText
from leitong.presenters.matches import Matches
from leitong.presenters.scroll_map import ScrollMap

# the height, as a share of the pane, at which the two texts are held against each other
REFERENCE = 0.3


class Alignment:
    """locked: the pane that is scrolled leads, the other follows."""

    def __init__(self, panes: Mapping[str, SpacedText]) -> None:
        self.locked = True
        self._panes = panes
        self._matches: Matches | None = None
        self._map = ScrollMap(0, 0, ())
        self._moving = False

    @property
    def moving(self) -> bool:
        """A pane is being scrolled by us, not by the person."""
        return self._moving

    def show(self, comparison: Comparison | None, matches: Matches | None) -> None:
        self._matches = matches
        if comparison is not None:
            self._map = ScrollMap(len(comparison.a.text), len(comparison.b.text), comparison.passages)

    def follow(self, leader: str) -> None:
        """Bring the other pane to the place that answers to the leader's."""
        pane, follower = self._panes[leader], self._panes[other(leader)]
        point, y = pane.sight.line_nearest(pane.viewport().height() * REFERENCE)
        with self.hold():
            follower.scroll_to(self.counterpart(leader, point), y)

    def counterpart(self, side: str, point: int) -> int:
        """The code point of the other text that answers to one of `side`."""
        return round(self._map.to_b(point) if side == "a" else self._map.to_a(point))

    def show_match(self, side: str, passage: int) -> None:
        """Scroll a pane to a match, unless it is well in sight."""
        if self._matches is None:
            return
        pane, start = self._panes[side], self._matches.side(side).spans[passage].start
        if not 0 <= pane.sight.height_of(start) < pane.viewport().height() * 0.8:
            with self.hold():
                pane.scroll_to(start, pane.viewport().height() * REFERENCE)

    def align(self, side: str, passage: int) -> None:
        """Scroll the other pane so that the match stands at the height that it has in `side`."""
        if self._matches is None:
            return
        pane = self._panes[side]
        y = pane.sight.height_of(self._matches.side(side).spans[passage].start)
        # a match that begins above the edge is held by its part in sight
        y = min(max(y, 0.0), pane.viewport().height() * 0.8)
        with self.hold():
            self._panes[other(side)].scroll_to(self._matches.side(other(side)).spans[passage].start, y)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Scrolling within is ours and leads nobody."""
        before, self._moving = self._moving, True
        try:
            yield
        finally:
            self._moving = before


def other(side: str) -> str:
    return "b" if side == "a" else "a"
