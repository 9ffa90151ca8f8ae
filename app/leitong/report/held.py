"""What a method measured beside what it is held against, as a terminal and the window show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from leitong.compare.methods.records import MethodAnswer


def held(answer: MethodAnswer) -> str:
    """Such as "0.63 ≥ 0.5", or "3/11" of a count; empty where yes or no is all there is."""
    if answer.value is None or answer.yes_or_no:
        return ""
    if answer.out_of is not None:
        return f"{answer.value:.0f}/{answer.out_of}"
    if answer.limit is None:
        return figure(answer.value)
    value, limit = figure(answer.value), figure(answer.limit)
    if value == limit and answer.value != answer.limit:
        value = f"{answer.value:.5f}"
    return f"{value} {_sign(answer, answer.value, answer.limit)} {limit}"


def _sign(answer: MethodAnswer, value: float, limit: float) -> str:
    if answer.below:
        return "<" if value < limit else "≥"
    if answer.at_most:
        return "≤" if value <= limit else ">"
    return "≥" if value >= limit else "<"


def figure(value: float) -> str:
    """At most three digits that say something; from a hundred on whole."""
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 100 else f"{value:.3g}"
