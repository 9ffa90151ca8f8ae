"""What is asked of the process that keeps a library. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.presenters.library.explore_jobs import AskThumbnail, ExploreJob, LetIn
from leitong.presenters.library.filing_jobs import FilingJob


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
