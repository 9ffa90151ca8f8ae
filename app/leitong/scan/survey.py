"""What a walk finds, held against what the library knows: what must be read, what moved, what is gone."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from leitong.library.records import Known, Role
from leitong.scan.walk import Found, Missed


@dataclass(slots=True)
class Survey:
    """Filled while the walk goes on. known: by the bytes of the path, as stored; those that are met are taken out.

    copies: size and time of known copies, by path, which are not read again unless they change. changed: new or changed
    files. again: (number, role) of unchanged ones whose row must be touched.
    """

    known: dict[bytes, Known]
    copies: Mapping[bytes, tuple[int, int]] = field(default_factory=dict)
    changed: list[Found] = field(default_factory=list)
    again: list[tuple[int, Role]] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)
    met: set[bytes] = field(default_factory=set)
    unchanged: int = 0

    @property
    def found(self) -> int:
        return self.unchanged + len(self.changed)

    def add(self, thing: Found | Missed) -> None:
        if isinstance(thing, Missed):
            self.missed.append(thing)
            return
        path = os.fsencode(thing.name)
        if path in self.met:
            return
        self.met.add(path)
        before = self.known.pop(path, None)
        if before is None and self.copies.get(path) == (thing.stamp.size, thing.stamp.mtime_ns):
            self.unchanged += 1
            return
        if before is None or not _unchanged(before, thing):
            self.changed.append(thing)
            return
        self.unchanged += 1
        if before.vanished or before.role is not thing.role:
            self.again.append((before.id, thing.role))

    def gone(self, roots: Iterable[Path]) -> Gone:
        """What is known below the roots and was not met, once the walk is at its end."""
        roots = tuple(roots)
        locked = [thing.path for thing in self.missed if thing.folder]
        still_missed = {os.fsencode(thing.path) for thing in self.missed}
        gone: dict[Path, Known] = {}
        settled: list[int] = []
        for name, known in self.known.items():
            path = Path(os.fsdecode(name))
            if name in still_missed or not _below(path, roots) or _below(path, locked):
                continue
            if known.passing and known.sha256 is None:
                # a problem of the past: a locked folder that opens, a pipe that went
                settled.append(known.id)
            elif not known.vanished and not os.path.lexists(path):
                gone[path] = known
        return Gone(gone, settled)


@dataclass(frozen=True, slots=True)
class Gone:
    """files: known ones that are no longer there. settled: numbers of documents that only named a past problem."""

    files: Mapping[Path, Known]
    settled: list[int]


def _unchanged(before: Known, now: Found) -> bool:
    # the number of a device may be another one after a restart
    was, is_ = before.stamp, now.stamp
    same = (was.size, was.mtime_ns, was.inode) == (is_.size, is_.mtime_ns, is_.inode)
    return same and before.current and not before.passing


def _below(path: Path, folders: Iterable[Path]) -> bool:
    return any(path == folder or folder in path.parents for folder in folders)
