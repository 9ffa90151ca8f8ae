"""What the Library screen shows at one moment; widgets draw it and know nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from leitong.messages import Message
from leitong.presenters.library.explore_state import ExploreState
from leitong.presenters.library.filing_state import FilingState, JournalState
from leitong.presenters.library.pictures_state import LostRow

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from leitong.presenters.library.groups import GroupList

KINDS = ("exact", "same-text", "near", "contained")
"""Of groups, nearest first; the values of `leitong.library.records.GroupKind`."""
ROLES = ("scan", "reference", "template", "ignore")
"""Of folders; the values of `leitong.library.records.Role`."""


@dataclass(frozen=True, slots=True)
class MemberRow:
    """One file of a group. document: its number in the library as it is now. folder: as short as it can be told.

    modified: seconds since 1970. distance: to the best copy, 0–1, None where it is not known (yet). here: the file was
    there at the last scan.
    """

    document: int
    path: str
    name: str
    folder: str
    role: str
    format: str
    byte_size: int
    modified: float
    distance: float | None = None
    best: bool = False
    here: bool = True


@dataclass(frozen=True, slots=True)
class GroupRow:
    """One line of the list. id: the same after the threshold moved if the best copy is. number: place among all
    groups from 1. kind: see KINDS. members, byte_size: of all its files together. title: name of the best copy.
    spare: bytes of its copies beside the best one; 0 where the files are not copies of each other.
    """

    id: int
    number: int
    kind: str
    title: str
    members: int
    byte_size: int
    spare: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class GroupView:
    """The chosen group. members: best copy first (of a contained group the whole, then its parts), at most
    MEMBERS_SHOWN of `row.members`.

    reason: why the first is the best copy. matrix: distances 0–1 of the first members, shape (n, n) with n ≤
    len(members); None until it is computed. differences: by document, what sets it apart from the best copy; they
    arrive one after the other.
    """

    row: GroupRow
    members: tuple[MemberRow, ...]
    reason: Message | None = None
    matrix: NDArray[np.float64] | None = None
    differences: Mapping[int, Message] = field(default_factory=dict)


MEMBERS_SHOWN = 60


@dataclass(frozen=True, slots=True)
class ThresholdState:
    """value: the largest distance at which texts are grouped, 0–1. counts: proved pairs in each of BINS equal steps of
    distance from 0 to 1. groups, files: at this value.

    next_value: the distance at which the next two groups merge; next_names: their best copies. None: nothing is left.
    next_files: how many files each of the two has, 1: a file in no group. next_also: further merges at that distance.
    previous_value: the largest distance below this one at which others merge. pairs_within: of all `pairs`, those at
    most so far apart.
    """

    value: float
    counts: tuple[int, ...] = ()
    groups: int = 0
    files: int = 0
    next_value: float | None = None
    next_names: tuple[str, str] | None = None
    pairs: int = 0
    pairs_within: int = 0
    previous_value: float | None = None
    next_files: tuple[int, int] | None = None
    next_also: int = 0


BINS = 100


@dataclass(frozen=True, slots=True)
class SourceRow:
    """A folder, or file, of the library. role: see ROLES. files: of it in the library. missing: it is not there now.

    watched: what changes in it is looked at by itself.
    """

    path: str
    name: str
    role: str
    files: int = 0
    missing: bool = False
    watched: bool = False


@dataclass(frozen=True, slots=True)
class ScanState:
    """A scan that runs or is paused. stage: "find", "read" or "match"; done of total (None: not known yet).

    rate: a second. seconds_left: of the stage. stopping: asked to end, and ends after what is being written.
    """

    stage: str = "find"
    done: int = 0
    total: int | None = None
    rate: float | None = None
    seconds_left: float | None = None
    problems: int = 0
    paused: bool = False
    stopping: bool = False


@dataclass(frozen=True, slots=True)
class ProblemRow:
    path: str
    reason: Message


@dataclass(frozen=True, slots=True)
class NearRow:
    """A file of the library that is near the one that was asked about. kind: of leitong.compare.comparison.Kind.

    there: share of the asked text that stands in this file; here: share of this file that stands in it; 0–1.
    """

    path: str
    name: str
    folder: str
    kind: str
    there: float | None
    here: float | None


@dataclass(frozen=True, slots=True)
class NearState:
    """Seen before? rows: nearest first, None while it is being looked for. problem: why it can't be."""

    path: str
    name: str
    rows: tuple[NearRow, ...] | None = None
    problem: Message | None = None


@dataclass(frozen=True, slots=True)
class RecentLibrary:
    """Another library. name: empty for the one that is there from the start."""

    path: str
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class LibraryState:
    """name: of the library, empty for the one that is there from the start. loading: what it holds is being read.

    templates: the files whose text is taken out of all others. interrupted: the last scan did not come to its end and
    can be resumed. groups: the list, None until it was read.
    gate: scans keep files out whose text is there.
    near, filing, journal: what stands in the place of the groups for a while. explore: what can be seen beside them.
    """

    path: str = ""
    name: str = ""
    loading: bool = False
    sources: tuple[SourceRow, ...] = ()
    templates: tuple[str, ...] = ()
    documents: int = 0
    problems: tuple[ProblemRow, ...] = ()
    scan: ScanState | None = None
    interrupted: bool = False
    groups: GroupList | None = None
    group: GroupView | None = None
    threshold: ThresholdState = ThresholdState(0.5)
    near: NearState | None = None
    filing: FilingState | None = None
    journal: JournalState | None = None
    explore: ExploreState = field(default_factory=ExploreState)
    gate: bool = False
    recent: tuple[RecentLibrary, ...] = ()

    @property
    def lost_pictures(self) -> tuple[LostRow, ...]:
        """Those that the pages of the chosen group have lost, as far as it is known."""
        if self.group is None or self.explore.pictures is None:
            return ()
        return self.explore.pictures.of_pages(frozenset(member.path for member in self.group.members))
