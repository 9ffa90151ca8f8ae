"""Numbers that options take."""

from __future__ import annotations

import math
from typing import Any

import click


class NumberWithin(click.FloatRange):
    """A number within a range. NaN lies in none, though click lets it pass: it is neither too small nor too large."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not in the range {self._describe_range()}.", param, ctx)
        return number
