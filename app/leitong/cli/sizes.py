"""Sizes of files as people write them on a command line: 500, 20k, 1.5M, 2 GB."""

from __future__ import annotations

import re
from typing import Any

import click

_SIZE = re.compile(r"(\d+(?:\.\d+)?) ?([kmgt]?)i?b?", re.I)
_UNITS = {unit: 1024**power for power, unit in enumerate(("", "k", "m", "g", "t"))}


class Size(click.ParamType):  # type: ignore[type-arg]  # it has none before click 8.3
    """Bytes, or with k, M, G or T so many times 1024 of them."""

    name = "size"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        written = _SIZE.fullmatch(str(value).strip())
        if written is None:
            self.fail(f"{value!r} is no size; write 500, 20k, 1.5M or 2G.", param, ctx)
        size: int = round(float(written[1]) * _UNITS[written[2].lower()])
        return size
