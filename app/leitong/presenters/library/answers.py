"""What the process that keeps a library answers. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from leitong.messages import Message
from leitong.presenters.library.explore_jobs import ExploreAnswer
from leitong.presenters.library.filing_jobs import FilingAnswer
from leitong.presenters.library.state import NearRow, ProblemRow, SourceRow

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from leitong.presenters.library.groups import FileColumns, GroupColumns
    from leitong.presenters.library.threshold import Thresholds


@dataclass(frozen=True, slots=True, eq=False)
class Listed:
    """All that the library holds now. generation: of `files`, for the answers that name them by number.

    likeness: at which `groups` were made. thresholds: what every other would make. outdated: files that another
    version of Leitong has read, of which nothing is told until they are scanned again. templates: the files whose text
    is taken out of all others.
    """

    ticket: int
    generation: int
    files: FileColumns
    groups: GroupColumns
    likeness: float
    thresholds: Thresholds
    sources: tuple[SourceRow, ...]
    problems: tuple[ProblemRow, ...]
    outdated: int = 0
    templates: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Regrouped:
    ticket: int
    generation: int
    groups: GroupColumns
    likeness: float


@dataclass(frozen=True, slots=True, eq=False)
class Detailed:
    """path: of the best copy. matrix: distances 0–1 of the members that were asked for, shape (n, n)."""

    ticket: int
    path: str
    contained: bool
    reason: Message
    matrix: NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Found:
    """The nearest files, nearest first; problem: why the file can't be asked about."""

    ticket: int
    path: str
    rows: tuple[NearRow, ...]
    problem: Message | None = None


@dataclass(frozen=True, slots=True)
class Decided:
    ticket: int
    a: str
    b: str
    undo: bool


@dataclass(frozen=True, slots=True)
class Exported:
    ticket: int
    out: str


@dataclass(frozen=True, slots=True)
class ScanTold:
    """How far the scan is, at most ten times a second. problems: those found since the last time."""

    ticket: int
    stage: str
    done: int
    total: int | None
    rate: float | None
    seconds_left: float | None
    problems: tuple[ProblemRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Changed:
    """Something changed at these paths, which are watched, or below them."""

    ticket: int
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScanEnded:
    """found, read, pairs: files found and read, newly proved pairs. stopped: before its end; what was read is kept.

    held: files that were kept out, as their text is there.
    """

    ticket: int
    found: int
    read: int
    pairs: int
    stopped: bool
    held: int = 0


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The library was damaged; the old file is kept, a new one was made with what people had decided."""

    ticket: int
    kept: str
    decisions: int
    reason: Message


@dataclass(frozen=True, slots=True)
class Refused:
    """The library, or a file to be written, can't be used. scanning: so the scan could not go on."""

    ticket: int
    source: str
    reason: Message
    scanning: bool = False


@dataclass(frozen=True, slots=True)
class Broke:
    """The work hit a fault of Leitong's own. report: the trace, for the person to copy."""

    ticket: int
    error: str
    report: str
    scanning: bool = False


Answer = (
    Listed
    | Regrouped
    | Detailed
    | Found
    | Decided
    | Exported
    | ScanTold
    | Changed
    | ScanEnded
    | Rebuilt
    | Refused
    | Broke
    | FilingAnswer
    | ExploreAnswer
)
