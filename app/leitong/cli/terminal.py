"""Text for a terminal: as wide as it looks, in colour where wanted, harmless whatever a document holds."""

from __future__ import annotations

import os
import re
import shutil
import unicodedata

import click
from wcwidth import clip, ljust, rjust, width, wrap

_WHITE = re.compile(r"\s+")


def columns() -> int:
    """Width to write for: the terminal's, or 80 where there is none; 40 at least and 120 at most."""
    return max(40, min(120, shutil.get_terminal_size((80, 24)).columns))


def colour_wanted() -> bool | None:
    """False where NO_COLOR says so; None leaves it to click, which colours terminals only."""
    return False if os.environ.get("NO_COLOR") else None


def harmless(text: str) -> str:
    """One line without anything that a terminal would obey: controls, escapes, direction overrides."""
    spaced = _WHITE.sub(" ", text).strip()
    if spaced.isprintable():
        return spaced
    return "".join(character for character in spaced if unicodedata.category(character) not in ("Cc", "Cf"))


def shortened(text: str, limit: int) -> str:
    """`text` on one line, cut in its middle to `limit` columns."""
    if len(text) > 8 * limit:
        text = text[: 4 * limit] + text[-4 * limit :]
    line = harmless(text)
    if width(line) <= limit:
        return line
    head = clip(line, 0, (limit - 1) * 2 // 3)
    tail, room = "", limit - 1 - width(head)
    for character in reversed(line):
        if width(character + tail) > room:
            break
        tail = character + tail
    return f"{head.rstrip()}…{tail.lstrip()}"


def column(text: str, columns_: int) -> str:
    """`text` filled up with spaces to a column."""
    return ljust(text, columns_)


def right(text: str, columns_: int) -> str:
    """`text` with spaces before it, as numbers stand in a column."""
    return rjust(text, columns_)


def wrapped(text: str, limit: int) -> list[str]:
    """`text` in lines of at most `limit` columns, broken between words or between Chinese characters."""
    return wrap(harmless(text), limit)


def strong(text: str) -> str:
    return click.style(text, bold=True)


def faint(text: str) -> str:
    return click.style(text, dim=True)


def side(name: str) -> str:
    """The letter of a document in its own colour, the same as in the window: A blue, B orange."""
    return click.style(name, fg="blue" if name.startswith("A") else "yellow", bold=True)
