"""What the Library shows of near fingerprints, and of the ways to find them."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.messages import Message
from leitong.presenters.library.file_ref import FileRef


@dataclass(frozen=True, slots=True)
class PrintRow:
    """A file whose fingerprint is near. distance: bits that differ."""

    file: FileRef
    distance: int


@dataclass(frozen=True, slots=True)
class WayRow:
    """One way of finding near fingerprints; see `leitong.library.probing.modes.Probing`. refused: why it can't be used
    here; then the other figures say nothing. on_paper: candidates and bytes among 8·10⁹ fingerprints, or None.
    """

    mode: str
    tables: int = 0
    fixed: tuple[int, int] | None = None
    probes: int = 0
    candidates: int = 0
    expected: float | None = None
    stored: int = 0
    built: float = 0.0
    asked: float = 0.0
    on_paper: tuple[float, int] | None = None
    refused: Message | None = None


@dataclass(frozen=True, slots=True)
class FingerprintsState:
    """question: sixteen hexadecimal digits, or the path of a file. bits: at most so many differ. rows: the nearest of
    `found` files; None until they are found. value: what was looked for, None where the question has no fingerprint;
    `problem` says why. count: fingerprints of the library. is_file: the question was a path.
    """

    question: str = ""
    bits: int = 3
    rows: tuple[PrintRow, ...] | None = None
    found: int = 0
    value: int | None = None
    count: int = 0
    ways: tuple[WayRow, ...] = ()
    is_file: bool = False
    problem: Message | None = None
