"""Several names of one file on the disk: it is read once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from leitong.library.prints import suffix_of
from leitong.library.records import Reading
from leitong.scan.walk import Found

Followers = Mapping[str, list[Found]]


def linked(found: list[Found]) -> tuple[list[Found], Followers]:
    """The files to read, and for each, by its name, the other names of the same file that are read alike."""
    leaders: dict[tuple[int, int, str], Found] = {}
    followers: dict[str, list[Found]] = {}
    rest: list[Found] = []
    for one in found:
        if not one.stamp.inode:
            rest.append(one)
            continue
        key = (one.stamp.device, one.stamp.inode, suffix_of(one.name))
        leader = leaders.setdefault(key, one)
        if leader is not one:
            followers.setdefault(leader.name, []).append(one)
    return [*leaders.values(), *rest], followers


def with_links(reading: Reading, followers: Followers) -> Iterator[Reading]:
    """The reading, and that of each other name."""
    yield reading
    for other in followers.get(str(reading.path), ()):
        yield replace(reading, path=other.path, role=other.role, print=None, known=reading.problem is None)
