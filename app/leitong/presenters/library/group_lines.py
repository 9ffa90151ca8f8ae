"""The list of groups as lines: each group, and below an opened one its members."""

from __future__ import annotations

import numpy as np

from leitong.presenters.library.groups import GroupList


class Lines:
    """The list as lines: each group, and below an opened one its members. A line is found by looking up."""

    def __init__(self, groups: GroupList | None = None) -> None:
        self.groups = groups
        self._opened: dict[int, int] = {}  # place of the group: how many members
        self._arrange()

    def __len__(self) -> int:
        return self._count

    def at(self, line: int) -> tuple[int, int | None]:
        """(place of the group, number of the member or None for the group's own line)."""
        before = int(np.searchsorted(self._lines, line, side="left")) - 1
        if before < 0:
            return line, None
        place, opened_at = int(self._places[before]), int(self._lines[before])
        below = line - opened_at
        if below <= self._sizes[before]:
            return place, below - 1
        return place + below - int(self._sizes[before]), None

    def line_of(self, place: int) -> int:
        """The line of a group."""
        return place + int(self._sizes[: np.searchsorted(self._places, place, side="left")].sum())

    @property
    def opened(self) -> tuple[int, ...]:
        """Places of the opened groups, ascending."""
        return tuple(sorted(self._opened))

    def is_open(self, place: int) -> bool:
        return place in self._opened

    def open(self, place: int) -> int:
        """Show the members of a group; returns how many lines came below it."""
        assert self.groups is not None
        self._opened[place] = self.groups.size(place)
        self._arrange()
        return self._opened[place]

    def close(self, place: int) -> int:
        """Returns how many lines went."""
        gone = self._opened.pop(place)
        self._arrange()
        return gone

    def _arrange(self) -> None:
        places = sorted(self._opened)
        self._places = np.array(places, dtype=np.int64)
        self._sizes = np.array([self._opened[place] for place in places], dtype=np.int64)
        # the line of each opened group itself
        self._lines = self._places + np.cumsum(self._sizes) - self._sizes
        self._count = (0 if self.groups is None else len(self.groups)) + int(self._sizes.sum())
