"""Files that are no longer where they were, and may stand elsewhere: known by the disk, or by what is in them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from leitong.library.prints import suffix_of
from leitong.library.records import ROUND, Known, Reading, Role
from leitong.scan.walk import Found


class Lost:
    """files: all that are gone. gated: what becomes a text to scan is to pass the gate."""

    def __init__(self, files: Mapping[Path, Known], *, gated: bool) -> None:
        self._files = dict(files)
        self._gated = gated
        self._by_file = {
            (known.inode % ROUND, known.size, known.mtime_ns): path
            for path, known in files.items()
            if known.inode and known.current and not known.passing
        }
        self._by_digest: dict[tuple[str, str], list[Path]] | None = None

    def __bool__(self) -> bool:
        return bool(self._files)

    @property
    def paths(self) -> list[Path]:
        """Of those that were not found again, in the order of their names."""
        return sorted(self._files, key=os.fsencode)

    @property
    def ids(self) -> list[int]:
        """The numbers of these documents."""
        return [known.id for known in self._files.values()]

    def untouched(self, found: Found) -> tuple[Path, int] | None:
        """Where this file was, untouched, on the same disk, and the number of its document; found again now.

        A template, or what is compared with, has not passed the gate: where it becomes a text to scan, it is read.
        """
        old = self._by_file.pop((found.stamp.inode, found.stamp.size, found.stamp.mtime_ns), None)
        if (
            old is None
            or old.suffix.lower() != found.path.suffix.lower()
            or (self._gated and found.role is Role.SCAN and self._files[old].role != Role.SCAN.value)
        ):
            return None
        return old, self._files.pop(old).id

    def of_same_bytes(self, reading: Reading) -> tuple[Path, int] | None:
        """The same of a file that was read."""
        if self._by_digest is None:
            self._by_digest = self._digests()
        old = self._by_digest.get((reading.sha256 or "", suffix_of(reading.path.name)))
        if not old:
            return None
        path = old.pop()
        return path, self._files.pop(path).id

    def _digests(self) -> dict[tuple[str, str], list[Path]]:
        found: dict[tuple[str, str], list[Path]] = {}
        for path in reversed(self.paths):
            digest = self._files[path].sha256
            if digest:
                found.setdefault((digest, path.suffix.lower()), []).append(path)
        return found
