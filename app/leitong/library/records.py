"""What a library keeps of files and of what was read in them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from leitong.compare.comparison import Kind
from leitong.library.sketching.packing import Packed
from leitong.library.sketching.sketches import Sketch
from leitong.messages import Message

ROUND = 1 << 64
"""Between a number without a sign and one with it that have the same 64 bits."""


class Role(StrEnum):
    """What a folder is in a library."""

    SCAN = "scan"
    REFERENCE = "reference"  # compared with others, never with itself
    TEMPLATE = "template"  # what it says is taken out of all others before they are compared
    IGNORE = "ignore"


@dataclass(frozen=True, slots=True)
class Stamp:
    """By what a file is known to be unchanged. size: bytes. inode: 0 where the system has none."""

    size: int
    mtime_ns: int
    device: int
    inode: int


@dataclass(frozen=True, slots=True)
class Print:
    """What was read in a file; files of the same bytes and the same suffix share it.

    sha256: 64 hex digits. suffix: of the name, lower case, as it may tell one kind of text from another.
    simhash: 64 bits, or None where there is no text. packed: the sketch. keywords: JSON, [term, weight], heaviest
    first. page, links: what was understood of the page, packed (`leitong.library.page_records`). recipe: how it was
    made; a print of another recipe is never compared with it.

    As it will be stored, so that little is left to do for the one process that stores what many have read.
    """

    sha256: str
    suffix: str
    recipe: str
    byte_size: int
    format: str
    encoding: str | None
    title: str
    language: str | None
    letters: int
    simhash: int | None
    packed: Packed
    keywords: str = "[]"
    page: bytes = b""
    links: bytes = b""

    @property
    def sketch(self) -> Sketch:
        return self.packed.sketch

    def __reduce__(self) -> tuple[Any, ...]:
        # as a dataclass does it by itself, each of very many costs ten times as much
        return Print, tuple(map(self.__getattribute__, self.__slots__))


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading one file.

    known: its bytes are those of a stored print, which was not made again. print: or the new one. problem: or why
    there is none; passing: it may be gone at the next scan (no permission), so that the file is tried again.
    """

    path: Path
    role: Role
    stamp: Stamp
    sha256: str | None = None
    print: Print | None = None
    known: bool = False
    problem: Message | None = None
    passing: bool = False


class Known(NamedTuple):
    """A document as stored, for telling whether it must be read. role: the value of a `Role`. inode: as a number with a
    sign. current: of the present recipe. passing: its problem may be gone at the next scan.

    A plain row, as there is one for each of very many files, and most are looked at once.
    """

    id: int
    role: str
    size: int
    mtime_ns: int
    inode: int
    current: int
    passing: int
    vanished: int
    sha256: str | None

    def as_it_is(self, status: os.stat_result) -> bool:
        """Whether the file need not be read again. The number of its device may be another one after a restart."""
        return (
            self.mtime_ns == status.st_mtime_ns
            and self.size == status.st_size
            and (self.inode == status.st_ino or self.inode == status.st_ino - ROUND)
            and self.current == 1
            and not self.passing
        )


@dataclass(frozen=True, slots=True)
class StoredDocument:
    """One file of a library. simhash: 16 hex digits. content: digest of the letters. problem: why it can't be used.

    print: the number of what was read in it, within this library.
    """

    path: Path
    role: Role
    sha256: str | None
    format: str | None
    encoding: str | None
    title: str
    language: str | None
    letters: int
    byte_size: int
    simhash: str | None
    content: str | None
    problem: Message | None
    vanished: bool
    mtime_ns: int
    inode: tuple[int, int]
    print: int | None


@dataclass(frozen=True, slots=True)
class StoredPair:
    """Two files that were proved to share text; a < b by path. The measures are those of `leitong.compare`."""

    a: Path
    b: Path
    kind: Kind
    jaccard: float | None
    containment_a_in_b: float | None
    containment_b_in_a: float | None
    hamming: int | None


class GroupKind(StrEnum):
    """What files of a group have in common: all bytes, the text, most of it, or the text of one holds the others'."""

    EXACT = "exact"
    SAME_TEXT = "same-text"
    NEAR = "near"
    CONTAINED = "contained"


@dataclass(frozen=True, slots=True)
class StoredCluster:
    """Files that belong together. members: the best copy first; of a CONTAINED cluster the whole first, then its parts.

    largest_distance: 1 - likeness of the two farthest members, 0–1; exact: or else it is at most so large.
    """

    kind: GroupKind
    best: Path
    reason: Message
    members: tuple[Path, ...]
    largest_distance: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Counts:
    """documents: of which vanished ones and those with a problem are counted again. pairs: of prints, as stored.

    outdated: documents that were read as another version of Leitong does; nothing is told of them until they are
    scanned again.
    """

    documents: int
    vanished: int
    problems: int
    prints: int
    pairs: int
    decisions: int
    waiting: int
    outdated: int = 0


@dataclass(frozen=True, slots=True)
class Near:
    """A file of a library that is near a document. containment_of_query: how much of the document stands in the file;
    containment_in_query: how much of the file stands in the document, 0–1.
    """

    path: Path
    kind: Kind
    jaccard: float | None
    containment_of_query: float | None
    containment_in_query: float | None
    hamming: int | None


class PrintPair(NamedTuple):
    """Two prints, by number, and what was proved of them; the measures are those of `a` against `b`.

    alike: 0–1, what grouping goes by (see `leitong.library.proving.proof.Proved`). A tuple, as there are very many.
    """

    a: int
    b: int
    kind: Kind
    jaccard: float | None
    a_in_b: float | None
    b_in_a: float | None
    alike: float


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """A file that is there, with the digest of its bytes and the fingerprint of its text."""

    path: Path
    role: Role
    digest: str
    simhash: int | None


@dataclass(frozen=True, slots=True)
class LightRow:
    """A print as it is known without its text. content, units_key: digests of its letters and units; None: no text.

    length: units.
    """

    id: int
    sha256: str
    suffix: str
    content: str | None
    units_key: bytes | None
    length: int


@dataclass(frozen=True, slots=True)
class DroppedPrint:
    """A print that is no longer there, of which pairs that remain were judged."""

    id: int
    sha256: str
    suffix: str
    sketch: Sketch


@dataclass(frozen=True, slots=True)
class SketchRow:
    """A print as matching needs it. matched: its pairs with the other matched ones are stored."""

    id: int
    sketch: Sketch
    matched: bool
