"""Files and folders that commands take: an empty name, as of a variable that is not set, is none."""

from __future__ import annotations

import os
from typing import Any

import click


class NamedPath(click.Path):
    """A path with a name. As a path '' would be the folder one stands in, which nobody has asked for."""

    def convert(
        self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> Any:
        if value == "":
            self.fail("The name is empty.", param, ctx)
        return super().convert(value, param, ctx)
