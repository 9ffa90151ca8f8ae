"""The groups of a library as columns of numbers: filtered, sorted and opened without a record for every file."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field, replace
from pathlib import PurePath

import numpy as np
from numpy.typing import NDArray

from leitong.presenters.library.state import KINDS, MEMBERS_SHOWN, GroupRow, MemberRow
from leitong.presenters.library.texts import Texts

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]
ORDERS = ("files", "size", "name", "newest")


@dataclass(frozen=True, slots=True, eq=False)
class FileColumns:
    """All files of a library, by path. folded: what the filter looks in. formats: index into format_names.

    sizes: bytes. modified: seconds since 1970. roots: of the sources, longest first, to tell folders briefly.
    by_name: place of each file among all when ordered by name.
    """

    paths: Texts
    folded: Texts
    reference: Marks
    here: Marks
    formats: NDArray[np.int8]
    format_names: tuple[str, ...]
    sizes: Places
    modified: NDArray[np.float64]
    by_name: Places
    roots: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.paths)

    def number(self, path: str) -> int | None:
        """Of the file of this path, None if there is none."""
        sought = path.encode("utf-8", "surrogateescape")
        place = bisect_left(range(len(self)), sought, key=self.paths.raw)
        return place if place < len(self) and self.paths.raw(place) == sought else None

    def name(self, place: int) -> str:
        path = self.paths[place]
        return PurePath(path).name or path

    def member(self, place: int) -> MemberRow:
        """The file of this number."""
        path = self.paths[place]
        return MemberRow(
            document=place,
            path=path,
            name=PurePath(path).name or path,
            folder=self.folder_of(path),
            role="reference" if self.reference[place] else "scan",
            format=self.format_names[self.formats[place]],
            byte_size=int(self.sizes[place]),
            modified=float(self.modified[place]),
            here=bool(self.here[place]),
        )

    def folder_of(self, path: str) -> str:
        """From the name of its source on."""
        parent = PurePath(path).parent
        for root in self.roots:
            if parent.is_relative_to(root):
                return str(PurePath(PurePath(root).name or root, parent.relative_to(root)))
        return str(parent)


@dataclass(frozen=True, slots=True)
class FileNames:
    """Names of files by their numbers in a tree. A class and no function, so that it can be sent to the window."""

    files: FileColumns
    places: tuple[int, ...]

    def name(self, number: int) -> str:
        return self.files.name(self.places[number])


@dataclass(frozen=True, slots=True, eq=False)
class GroupColumns:
    """One way to cut: kinds: index into KINDS. members[bounds[i]:bounds[i + 1]]: files of group i, best copy first.

    files: in a group; one that is in two counts once.
    """

    kinds: NDArray[np.int8]
    bounds: Places
    members: Places
    files: int

    def __len__(self) -> int:
        return self.kinds.size


@dataclass(frozen=True, slots=True)
class Choice:
    """What of the groups is shown. text: somewhere in the name or folder of a member. kinds: of KINDS."""

    text: str = ""
    kinds: frozenset[str] = frozenset(KINDS)
    order: str = "files"


@dataclass(frozen=True, slots=True, eq=False)
class GroupList:
    """The groups that are shown, in order. shown: their places among all."""

    files: FileColumns
    groups: GroupColumns
    choice: Choice = field(default_factory=Choice)
    shown: Places = field(default_factory=lambda: np.empty(0, dtype=np.int64))

    @classmethod
    def of(cls, files: FileColumns, groups: GroupColumns, choice: Choice) -> GroupList:
        return cls(files, groups, choice)._chosen()

    def choose(self, choice: Choice) -> GroupList:
        return replace(self, choice=choice)._chosen()

    def __len__(self) -> int:
        return self.shown.size

    @property
    def total(self) -> int:
        return len(self.groups)

    def counts(self) -> dict[str, int]:
        """How many groups there are of each kind, whatever is shown."""
        numbers = np.bincount(self.groups.kinds, minlength=len(KINDS))
        return {kind: int(numbers[place]) for place, kind in enumerate(KINDS)}

    def size(self, place: int) -> int:
        """Members of the group at this place of the list."""
        group = self.shown[place]
        return int(self.groups.bounds[group + 1] - self.groups.bounds[group])

    def row(self, place: int) -> GroupRow:
        """The group at this place of the list."""
        group = int(self.shown[place])
        members = self.members(group)
        best = int(members[0])
        kind = KINDS[self.groups.kinds[group]]
        byte_size = int(self.files.sizes[members].sum())
        return GroupRow(
            id=2 * best + (kind == "contained"),
            number=group + 1,
            kind=kind,
            title=self.files.name(best),
            members=members.size,
            byte_size=byte_size,
            spare=0 if kind == "contained" else byte_size - int(self.files.sizes[best]),
        )

    def member(self, place: int, number: int) -> MemberRow:
        """The member of that number, from 0, of the group at this place of the list."""
        row = self.files.member(int(self.members(int(self.shown[place]))[number]))
        return replace(row, best=True) if number == 0 else row

    def first_members(self, place: int) -> tuple[MemberRow, ...]:
        """The best copy and those that follow, at most MEMBERS_SHOWN."""
        return tuple(self.member(place, number) for number in range(min(self.size(place), MEMBERS_SHOWN)))

    def place_of(self, path: str, contained: bool) -> int | None:
        """Where in the list the group stands whose best copy this file is."""
        file = self.files.number(path)
        if file is None:
            return None
        kinds = self.groups.kinds[self.shown] == KINDS.index("contained")
        found = np.flatnonzero((self._best()[self.shown] == file) & (kinds == contained))
        return int(found[0]) if found.size else None

    def members(self, group: int) -> Places:
        """Files of a group, by its place among all."""
        return self.groups.members[self.groups.bounds[group] : self.groups.bounds[group + 1]]

    def _best(self) -> Places:
        return self.groups.members[self.groups.bounds[:-1]]

    def _chosen(self) -> GroupList:
        wanted = np.isin(
            self.groups.kinds, [place for place, kind in enumerate(KINDS) if kind in self.choice.kinds]
        )
        text = self.choice.text.strip().casefold()
        if text and len(self.groups):
            holding = self.files.folded.holding(text)[self.groups.members]
            wanted &= np.logical_or.reduceat(holding, self.groups.bounds[:-1])
        shown = np.flatnonzero(wanted)
        return replace(self, shown=shown[self._order(shown)])

    def _order(self, shown: Places) -> Places:
        """The shown groups in the order chosen; they come largest first."""
        match self.choice.order:
            case "name":
                keys = self.files.by_name[self._best()[shown]].astype(np.float64)
            case "size":
                keys = -self._of_members(np.add, self.files.sizes)[shown]
            case "newest":
                keys = -self._of_members(np.maximum, self.files.modified)[shown]
            case _:
                return np.arange(shown.size)
        return np.argsort(keys, kind="stable")

    def _of_members(self, joined: np.ufunc, values: Places | NDArray[np.float64]) -> NDArray[np.float64]:
        """One number a group, from those of its members."""
        if not len(self.groups):
            return np.empty(0)
        combined: NDArray[np.float64] = joined.reduceat(
            values[self.groups.members].astype(np.float64), self.groups.bounds[:-1]
        )
        return combined
