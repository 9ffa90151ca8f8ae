"""Within which bounds a reading process works: apart from the rest, as one that starts needs no more at first."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.documents.limits import MIB


@dataclass(frozen=True, slots=True)
class Bounds:
    """What one file may cost a reading process of Leitong's own; a handed-in executor has its own rules.

    seconds: from opening the file; the process is ended then, and its file named.
    memory_bytes: of a process in all (Linux only; elsewhere the limits of reading hold alone).
    """

    seconds: float = 60.0
    memory_bytes: int = 1024 * MIB
