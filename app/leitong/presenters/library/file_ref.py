"""A file as the Library names it: what it is called and where it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FileRef:
    """folder: from the name of its source on."""

    path: str
    name: str
    folder: str
