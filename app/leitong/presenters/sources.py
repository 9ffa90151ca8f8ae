"""Where a document on one side comes from."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class SourceKind(StrEnum):
    FILE = "file"
    TEXT = "text"
    ADDRESS = "address"


@dataclass(frozen=True, slots=True)
class Source:
    """value: a path, the text itself, or a web address. encoding: chosen by the person; None: find it."""

    kind: SourceKind
    value: str
    encoding: str | None = None

    @classmethod
    def file(cls, path: str | Path, encoding: str | None = None) -> Source:
        return cls(SourceKind.FILE, str(path), encoding)

    @property
    def name(self) -> str:
        """Short name for a chip; empty for pasted text, which has none."""
        if self.kind is SourceKind.FILE:
            return Path(self.value).name or self.value
        return self.value if self.kind is SourceKind.ADDRESS else ""

    @property
    def missing(self) -> bool:
        """The file has gone since it was remembered."""
        # unlike Path.is_file, true or false also where one may not look
        return self.kind is SourceKind.FILE and not os.path.isfile(self.value)  # noqa: PTH113

    @property
    def key(self) -> tuple[str, ...]:
        """Equal as long as the content behind the source is: for a file its time and size belong to it."""
        if self.kind is SourceKind.TEXT:
            return (self.kind, hashlib.sha256(self.value.encode("utf-8", "replace")).hexdigest())
        stamp = ""
        if self.kind is SourceKind.FILE:
            try:
                status = Path(self.value).stat()
                stamp = f"{status.st_mtime_ns}/{status.st_size}"
            except OSError:
                stamp = "gone"
        return (self.kind, self.value, self.encoding or "", stamp)

    @property
    def digest(self) -> str:
        """Names the source in what is remembered, without its text. 64 hex digits."""
        return hashlib.sha256(f"{self.kind}\0{self.value}".encode("utf-8", "surrogatepass")).hexdigest()

    def stored(self) -> dict[str, str | None]:
        return {"kind": self.kind.value, "value": self.value, "encoding": self.encoding}

    @classmethod
    def restored(cls, row: object) -> Source | None:
        """The source that `stored` wrote, None if the row is not one."""
        if not isinstance(row, Mapping) or not isinstance(row.get("value"), str):
            return None
        if row.get("kind") not in list(SourceKind):
            return None
        encoding = row.get("encoding")
        return cls(SourceKind(row["kind"]), row["value"], encoding if isinstance(encoding, str) else None)


_ADDRESS = re.compile(r"https?://[^\s<>\"]+", re.IGNORECASE)


def from_argument(text: str) -> Source:
    """What a person wrote on a command line: a web address, or a path from where they are."""
    if _ADDRESS.fullmatch(text):
        return Source(SourceKind.ADDRESS, text)
    return Source.file(Path(text).absolute())


def from_clipboard(text: str) -> Source:
    """Text as it is, or the web address that it consists of. Nothing is fetched by this."""
    alone = text.strip()
    if _ADDRESS.fullmatch(alone):
        return Source(SourceKind.ADDRESS, alone)
    return Source(SourceKind.TEXT, text)
