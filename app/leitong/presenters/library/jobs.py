"""What is asked of the process that keeps a library, and what it answers. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from leitong.messages import Message
from leitong.presenters.library.explore_jobs import AskThumbnail, ExploreAnswer, ExploreJob, LetIn
from leitong.presenters.library.filing_jobs import FilingAnswer, FilingJob
from leitong.presenters.library.state import NearRow, ProblemRow, SourceRow

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from leitong.presenters.library.groups import FileColumns, GroupColumns
    from leitong.presenters.library.threshold import Thresholds


@dataclass(frozen=True, slots=True)
class Open:
    """Keep this library from now on; it is made when something is to be stored. likeness: the threshold, 0–1."""

    ticket: int
    path: str
    likeness: float


@dataclass(frozen=True, slots=True)
class Scan:
    """Bring the library up to date with these (path, role), in a thread beside the other jobs.

    changed: look at no more than these paths, and only while nothing else runs that holds the library. gate: keep files
    out whose text is there.
    """

    ticket: int
    sources: tuple[tuple[str, str], ...]
    changed: tuple[str, ...] | None = None
    gate: bool = False


@dataclass(frozen=True, slots=True)
class Watch:
    """Tell what changes below these paths from now on, and of no others; done at once, whatever else is being done.

    library: its file, which is never told of.
    """

    ticket: int
    library: str
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Steer:
    """Done at once, whatever else is being done. what: "pause", "resume" or "stop"."""

    ticket: int
    what: str


@dataclass(frozen=True, slots=True)
class Regroup:
    ticket: int
    likeness: float


@dataclass(frozen=True, slots=True)
class Detail:
    """paths: members of one group, best copy first. contained: the others are parts of it. whole: all of them."""

    ticket: int
    paths: tuple[str, ...]
    contained: bool


@dataclass(frozen=True, slots=True)
class Near:
    """Which files of the library are near this one?"""

    ticket: int
    path: str


@dataclass(frozen=True, slots=True)
class Decide:
    """Two files are no duplicates of each other, remembered by content; undo: that is forgotten again."""

    ticket: int
    a: str
    b: str
    undo: bool = False


@dataclass(frozen=True, slots=True)
class Forget:
    """Take a source and all files below it out of the library; the files themselves are not touched."""

    ticket: int
    path: str


@dataclass(frozen=True, slots=True)
class Export:
    """form: "csv", "json" or "html"."""

    ticket: int
    form: str
    out: str


Job = (
    Open
    | Scan
    | Watch
    | Steer
    | Regroup
    | Detail
    | Near
    | Decide
    | Forget
    | Export
    | FilingJob
    | ExploreJob
    | AskThumbnail
    | LetIn
)


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
