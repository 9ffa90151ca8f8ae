"""Names that are free, so that nothing is ever overwritten."""

from __future__ import annotations

import os
from pathlib import Path

MOST_BYTES = 255
"""Of a name, on the file systems there are."""


def shortened(stem: str, tail: str, most: int = MOST_BYTES) -> str:
    """`stem` and `tail`, of at most `most` bytes: characters are taken from the end of the stem."""
    room = most - len(os.fsencode(tail))
    while len(os.fsencode(stem)) > room:
        stem = stem[:-1]
    return stem + tail


def stem_and_suffix(name: str) -> tuple[str, str]:
    """A suffix says what a file is, so that it stays with a name that is changed; one of 30 characters says nothing."""
    stem, suffix = os.path.splitext(name)  # noqa: PTH122 - a name, which may hold anything
    return (stem, suffix) if len(suffix) <= 30 else (name, "")


class Names:
    """Gives out free names, each once: report.txt, report (2).txt, …"""

    def __init__(self) -> None:
        self._given: set[tuple[str, str]] = set()
        self._numbers: dict[tuple[str, str], int] = {}

    def free(self, folder: Path, name: str) -> Path:
        """A path in `folder` that nothing has now; the folder need not exist."""
        # some file systems take upper and lower case for one
        key = str(folder), name.casefold()
        number = self._numbers.get(key, 1)
        stem, suffix = stem_and_suffix(name)
        while True:
            numbered = name if number == 1 else shortened(stem, f" ({number}){suffix}")
            number += 1
            path, taken = folder / numbered, (str(folder), numbered.casefold())
            if taken not in self._given and not os.path.lexists(path):
                break
        self._numbers[key] = number
        self._given.add(taken)
        return path
