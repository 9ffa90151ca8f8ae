"""What a walk finds, held against what the library knows: what must be read, what moved, what is gone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from leitong.library.records import Known, Role
from leitong.scan.walk import Found, Listed, Missed, stamp_of

ENCODING = (sys.getfilesystemencoding(), sys.getfilesystemencodeerrors())
"""Of paths as bytes: `os.fsencode` asks for it each time."""


@dataclass(slots=True)
class Survey:
    """Filled while the walk goes on. known: by the bytes of the path, as stored. met: those bytes of all found files.

    copies: size and time of known copies, by path, which are not read again unless they change. changed: new or changed
    files. again: (number, role) of unchanged ones whose row must be touched. passed: known copies that were met;
    outdated: those that have changed. gate: what comes back, or becomes a text to scan, is to be held against what is
    there by now, and so counts as changed.
    """

    known: dict[bytes, Known]
    copies: Mapping[bytes, tuple[int, int]] = field(default_factory=dict)
    gate: bool = False
    changed: list[Found] = field(default_factory=list)
    again: list[tuple[int, Role]] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)
    met: set[bytes] = field(default_factory=set)
    passed: dict[bytes, Found] = field(default_factory=dict)
    outdated: list[bytes] = field(default_factory=list)
    unchanged: int = 0

    @property
    def found(self) -> int:
        return self.unchanged + len(self.changed)

    def add(self, thing: Listed | Missed) -> None:
        if isinstance(thing, Missed):
            self.missed.append(thing)
            return
        role, known, met = thing.role, self.known, self.met
        for name, status in thing.files:
            path = name.encode(*ENCODING)
            before = known.get(path)
            if path in met:
                continue
            met.add(path)
            if before is None:
                self._new(path, Found(name, role, stamp_of(status)))
            elif before.as_it_is(status):
                if before.vanished or before.role != role:
                    if self.gate and role is Role.SCAN:
                        self.changed.append(Found(name, role, stamp_of(status)))
                        continue
                    self.again.append((before.id, role))
                self.unchanged += 1
            else:
                self.changed.append(Found(name, role, stamp_of(status)))

    def _new(self, path: bytes, found: Found) -> None:
        as_it_was = self.copies.get(path) == (found.stamp.size, found.stamp.mtime_ns)
        # reference files and templates are never kept out
        if as_it_was and found.role is Role.SCAN:
            self.unchanged += 1
            self.passed[path] = found
            return
        if path in self.copies:
            self.outdated.append(path)
        self.changed.append(found)

    def read_again(self, copies: Iterable[bytes]) -> None:
        """These are known copies no longer, as what they were copies of has changed or is gone."""
        again = [thing for path in sorted(copies) if (thing := self.passed.pop(path, None)) is not None]
        self.changed += again
        self.unchanged -= len(again)

    def take_back(self, files: Iterable[Found]) -> None:
        """These are to be read after all."""
        for file in files:
            self.changed.append(file)
            self.unchanged -= os.fsencode(file.path) in self.met

    def gone(self, roots: Iterable[Path]) -> Gone:
        """What is known below the roots and was not met, once the walk is at its end."""
        roots = tuple(roots)
        locked = [thing.path for thing in self.missed if thing.folder]
        still_missed = {os.fsencode(thing.path) for thing in self.missed}
        gone: dict[Path, Known] = {}
        settled: list[int] = []

        def unmet(names: Iterable[bytes]) -> Iterator[tuple[bytes, Path]]:
            for name in names:
                if name in self.met or name in still_missed:
                    continue
                path = Path(os.fsdecode(name))
                if _below(path, roots) and not _below(path, locked):
                    yield name, path

        for name, path in unmet(self.known):
            known = self.known[name]
            if known.passing and known.sha256 is None:
                # a problem of the past: a locked folder that opens, a pipe that went
                settled.append(known.id)
            elif not known.vanished and not os.path.lexists(path):
                gone[path] = known
        copies = [name for name, path in unmet(self.copies) if not os.path.lexists(path)]
        return Gone(gone, settled, [*self.outdated, *copies])


@dataclass(frozen=True, slots=True)
class Gone:
    """files: known ones that are no longer there. settled: numbers of documents that only named a past problem. copies:
    paths of known copies that are gone or have changed.
    """

    files: Mapping[Path, Known]
    settled: list[int]
    copies: list[bytes]


def _below(path: Path, folders: Iterable[Path]) -> bool:
    return any(path == folder or folder in path.parents for folder in folders)
