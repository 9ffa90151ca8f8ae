"""The texts of files, folders and libraries, each different one once: for statistics over many documents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from leitong.documents.load import load
from leitong.errors import LeitongError
from leitong.fingerprints.digests import content_digest
from leitong.library.library import Library
from leitong.library.records import Role
from leitong.messages import Message
from leitong.pages.structure import structure
from leitong.scan.filters import Filters
from leitong.scan.scan import absolute
from leitong.scan.walk import Found, walk
from leitong.words.normalise import letters

_LIBRARY_BEGINS = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Gathered:
    path: Path
    text: str


@dataclass(frozen=True, slots=True)
class NotGathered:
    """A file or folder that can't be used, and why."""

    path: Path
    reason: Message


def gather(paths: Iterable[Path]) -> Iterator[Gathered | NotGathered]:
    """The body of every file named, below a folder named, or in a library named; of equal bodies the first only.

    A text that stands in many copies would otherwise make words of its own phrases.
    """
    known: set[str | None] = {None}  # a text without letters has no digest, and nothing to give
    for path in paths:
        for file in _files(path):
            if isinstance(file, NotGathered):
                yield file
                continue
            try:
                body = structure(load(file)).body
            except LeitongError as error:
                yield NotGathered(file, error.reason)
                continue
            digest = content_digest(letters(body))
            if digest not in known:
                known.add(digest)
                yield Gathered(file, body)


def _files(path: Path) -> Iterator[Path | NotGathered]:
    if _is_library(path):
        yield from _of_library(path)
        return
    for thing in walk({absolute(path): Role.SCAN}, Filters()):
        if isinstance(thing, Found):
            yield thing.path
        elif thing is not None:
            yield NotGathered(thing.path, thing.reason)


def _of_library(path: Path) -> Iterator[Path | NotGathered]:
    try:
        with Library.open(path, read_only=True) as library:
            documents = library.documents()
    except LeitongError as error:
        yield NotGathered(path, error.reason)
        return
    taken: set[str] = set()
    for document in documents:
        usable = document.problem is None and not document.vanished and document.role is not Role.TEMPLATE
        if usable and document.content is not None and document.content not in taken:
            taken.add(document.content)
            yield document.path


def _is_library(path: Path) -> bool:
    try:
        if not path.is_file():  # a pipe would keep us waiting
            return False
        with path.open("rb") as file:
            return file.read(len(_LIBRARY_BEGINS)) == _LIBRARY_BEGINS
    except (OSError, ValueError):
        return False
