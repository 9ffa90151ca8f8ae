"""Finding the files under some folders: each once, whatever links, pipes and locked folders stand in the way."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from leitong.documents.files import not_a_file, reason_of
from leitong.filing.trashing import home_trash
from leitong.library.records import Role, Stamp
from leitong.messages import Message
from leitong.scan.filters import Filters

# so that a folder of very many files can be left in the middle
_AT_ONCE = 512


@dataclass(frozen=True, slots=True)
class Found:
    """A regular file. name: its whole path, as most files are known by that and need no more."""

    name: str
    role: Role
    stamp: Stamp

    @property
    def path(self) -> Path:
        return Path(self.name)


@dataclass(frozen=True, slots=True)
class Missed:
    """A folder that can't be listed, or a thing that is no file. folder: what lies below it was not looked at."""

    path: Path
    reason: Message
    folder: bool


class Listed(NamedTuple):
    """Regular files of one folder, all or some of them: whole paths, and what the system says of them."""

    folder: str
    role: Role
    files: list[tuple[str, os.stat_result]]


def found(listed: Listed) -> Iterator[Found]:
    """The files one by one."""
    for name, status in listed.files:
        yield Found(name, listed.role, stamp_of(status))


def stamp_of(status: os.stat_result) -> Stamp:
    """By what the file is known to be unchanged later."""
    return Stamp(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino)


def walk(roots: Mapping[Path, Role], filters: Filters) -> Iterator[Found | Missed | None]:
    """Every file below the roots, one by one; see `listed`."""
    for thing in listed(roots, filters):
        if isinstance(thing, Listed):
            yield from found(thing)
        else:
            yield thing


def listed(roots: Mapping[Path, Role], filters: Filters) -> Iterator[Listed | Missed | None]:
    """Every file below the roots, in the order of their names; None now and then, so that the caller can stop.

    roots: absolute, without symbolic links in them; folders or files. The role of a file is that of the nearest root
    above it. A folder that is reached twice (a root inside another, a mount) is walked once. Symbolic links are not
    followed: what they lead to is either below a root anyway, or was not asked for. The trash is passed over.
    """
    visited = _trash(roots)
    # the deepest first, so that a root within another keeps its own role
    for root in sorted(roots, key=lambda path: (-len(path.parts), os.fsencode(path))):
        yield from _from_root(root, roots, filters, visited)


def _trash(roots: Mapping[Path, Role]) -> set[tuple[int, int]]:
    """The person's trash, which is walked only where it, or a folder in it, was asked for."""
    trash = home_trash()
    if any(root == trash or trash in root.parents for root in roots):
        return set()
    try:
        status = trash.stat()
    except OSError:
        return set()
    return {(status.st_dev, status.st_ino)}


def listed_changed(
    paths: Iterable[Path], roots: Mapping[Path, Role], filters: Filters
) -> Iterator[Listed | Missed | None]:
    """Of what `listed` finds, that which is at or below some paths; what is no longer there is passed over."""
    visited: set[tuple[int, int]] = set()
    for path in outermost(paths):
        inside = [root for root in roots if root == path or path in root.parents]
        for root in sorted(inside, key=lambda root: (-len(root.parts), os.fsencode(root))):
            if root.exists():
                yield from _from_root(root, roots, filters, visited)
        above = nearest_root(path, roots)
        if above is None or above == path or not _wanted(path, above, filters):
            continue
        yield from _changed(path, roots[above], roots, filters, visited)


def outermost(paths: Iterable[Path]) -> list[Path]:
    """The paths that lie below no other of them."""
    some = set(paths)
    return sorted((path for path in some if some.isdisjoint(path.parents)), key=os.fsencode)


def nearest_root(path: Path, roots: Collection[Path]) -> Path | None:
    """The root that a path is, or lies below, whose role it has."""
    return next((place for place in (path, *path.parents) if place in roots), None)


def _wanted(path: Path, root: Path, filters: Filters) -> bool:
    """Whether the walk from the root would come as far as the folder that the path is in."""
    return all(map(filters.wants_folder, path.relative_to(root).parts[:-1]))


def _changed(
    path: Path, role: Role, roots: Mapping[Path, Role], filters: Filters, visited: set[tuple[int, int]]
) -> Iterator[Listed | Missed | None]:
    if role is Role.IGNORE:
        return
    try:
        status = path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return
    except (OSError, ValueError) as error:
        yield Missed(path, reason_of(error), folder=False)
        return
    if stat.S_ISDIR(status.st_mode):
        if filters.wants_folder(path.name):
            yield from _from_root(path, {**roots, path: role}, filters, visited)
    elif (
        not stat.S_ISLNK(status.st_mode)
        and filters.wants_name(path.name)
        and filters.wants_size(status.st_size)
    ):
        yield _thing(path, role, status)


def _from_root(
    root: Path, roots: Mapping[Path, Role], filters: Filters, visited: set[tuple[int, int]]
) -> Iterator[Listed | Missed | None]:
    role = roots[root]
    if role is Role.IGNORE:
        return
    try:
        status = root.stat()
    except (OSError, ValueError) as error:
        yield Missed(root, reason_of(error, or_folder=True), folder=True)
        return
    if not stat.S_ISDIR(status.st_mode):
        # a file that was named by the person is meant, whatever the filters say
        yield _thing(root, role, status)
        return
    others = frozenset(map(str, roots))
    waiting = [root]
    while waiting:
        folder = waiting.pop()
        yield None
        try:
            status = folder.stat(follow_symlinks=folder == root)
            if status.st_ino and (status.st_dev, status.st_ino) in visited:
                continue
            visited.add((status.st_dev, status.st_ino))
            with os.scandir(folder) as entries:
                there = sorted(entries, key=attrgetter("name"))
        except OSError as error:
            yield Missed(folder, reason_of(error), folder=True)
            continue
        inner: list[Path] = []
        for first in range(0, len(there), _AT_ONCE):
            files: list[tuple[str, os.stat_result]] = []
            for entry in there[first : first + _AT_ONCE]:
                missed = _look(entry, others, filters, inner, files)
                if missed is not None:
                    yield missed
            yield Listed(str(folder), role, files)
        waiting += reversed(inner)


def _look(
    entry: os.DirEntry[str],
    roots: Collection[str],
    filters: Filters,
    inner: list[Path],
    files: list[tuple[str, os.stat_result]],
) -> Missed | None:
    """Put a folder to the inner ones, a file to the files; what can be neither is returned, or passed over."""
    try:
        if entry.is_dir(follow_symlinks=False):
            # a root of its own is walked by itself
            if filters.wants_folder(entry.name) and entry.path not in roots:
                inner.append(Path(entry.path))
            return None
        if entry.is_symlink() or not filters.wants_name(entry.name):
            return None
        status = _status(entry)
    except FileNotFoundError:
        # it went between listing and looking: it is not there
        return None
    except OSError as error:
        return Missed(Path(entry.path), reason_of(error), folder=False)
    if filters.wants_size(status.st_size) and entry.path not in roots:
        if not stat.S_ISREG(status.st_mode):
            return _no_file(entry.path, status)
        files.append((entry.path, status))
    return None


def _status(entry: os.DirEntry[str]) -> os.stat_result:
    # Windows' listing knows no inode
    return os.lstat(entry.path) if os.name == "nt" else entry.stat(follow_symlinks=False)


def _thing(path: Path, role: Role, status: os.stat_result) -> Listed | Missed | None:
    if stat.S_ISREG(status.st_mode):
        return Listed(str(path.parent), role, [(str(path), status)])
    return _no_file(str(path), status)


def _no_file(name: str, status: os.stat_result) -> Missed | None:
    other = not_a_file(status)
    return None if other is None else Missed(Path(name), other, folder=False)
