"""Finding the files under some folders: each once, whatever links, pipes and locked folders stand in the way."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from leitong.documents.files import not_a_file, reason_of
from leitong.filing.trashing import home_trash
from leitong.library.records import Role, Stamp
from leitong.messages import Message
from leitong.scan.filters import Filters


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


def walk(roots: Mapping[Path, Role], filters: Filters) -> Iterator[Found | Missed | None]:
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


def walk_changed(
    paths: Iterable[Path], roots: Mapping[Path, Role], filters: Filters
) -> Iterator[Found | Missed | None]:
    """Of what `walk` finds, that which is at or below some paths; what is no longer there is passed over."""
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
) -> Iterator[Found | Missed | None]:
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
        yield _thing(str(path), role, status)


def _from_root(
    root: Path, roots: Mapping[Path, Role], filters: Filters, visited: set[tuple[int, int]]
) -> Iterator[Found | Missed | None]:
    role = roots[root]
    if role is Role.IGNORE:
        return
    try:
        status = root.stat()
    except (OSError, ValueError) as error:
        yield Missed(root, reason_of(error), folder=True)
        return
    if not stat.S_ISDIR(status.st_mode):
        # a file that was named by the person is meant, whatever the filters say
        yield _thing(str(root), role, status)
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
                listed = sorted(entries, key=lambda entry: os.fsencode(entry.name))
        except OSError as error:
            yield Missed(folder, reason_of(error), folder=True)
            continue
        inner: list[Path] = []
        for entry in listed:
            yield from _entry(entry, role, others, filters, inner)
        waiting += reversed(inner)


def _entry(
    entry: os.DirEntry[str], role: Role, roots: Collection[str], filters: Filters, inner: list[Path]
) -> Iterator[Found | Missed]:
    try:
        if entry.is_symlink():
            return
        if entry.is_dir(follow_symlinks=False):
            # a root of its own is walked by itself
            if filters.wants_folder(entry.name) and entry.path not in roots:
                inner.append(Path(entry.path))
            return
        if not filters.wants_name(entry.name):
            return
        status = _status(entry)
    except FileNotFoundError:
        # it went between listing and looking: it is not there
        return
    except OSError as error:
        yield Missed(Path(entry.path), reason_of(error), folder=False)
        return
    if filters.wants_size(status.st_size) and entry.path not in roots:
        yield _thing(entry.path, role, status)


def _status(entry: os.DirEntry[str]) -> os.stat_result:
    # Windows' listing knows no inode
    return os.lstat(entry.path) if os.name == "nt" else entry.stat(follow_symlinks=False)


def _thing(name: str, role: Role, status: os.stat_result) -> Found | Missed:
    other = None if stat.S_ISREG(status.st_mode) else not_a_file(status)
    if other is not None:
        return Missed(Path(name), other, folder=False)
    return Found(name, role, Stamp(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino))
