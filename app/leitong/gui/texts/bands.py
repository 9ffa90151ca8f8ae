"""Which matches the ribbon shows now, and where they begin and end on both sides."""

from __future__ import annotations

from collections.abc import Mapping

from leitong.gui.texts.ribbon import Band
from leitong.gui.texts.spaced_text import SpacedText
from leitong.presenters.matches import Matches
from leitong.spans import Span

_BEYOND = 80.0  # how far past the edge of the ribbon a band out of sight is led, in pixels


def bands_in_sight(panes: Mapping[str, SpacedText], matches: Matches | None) -> list[Band]:
    """Of the matches in sight on either side, in the order of their numbers."""
    if matches is None:
        return []
    seen: set[int] = set()
    for side, pane in panes.items():
        span = pane.sight.visible_span()
        seen.update(matches.side(side).within(span.start, span.end))
    a, b = matches.a.spans, matches.b.spans
    return [Band(one, *_edges(panes["a"], a[one]), *_edges(panes["b"], b[one])) for one in sorted(seen)]


def _edges(pane: SpacedText, span: Span) -> tuple[float, float]:
    high = pane.viewport().height() + _BEYOND
    top = pane.sight.height_of(span.start)
    bottom = pane.sight.height_of(max(span.start, span.end - 1)) + pane.spacing.pitch
    return min(high, max(-_BEYOND, top)), min(high, max(-_BEYOND, bottom))
