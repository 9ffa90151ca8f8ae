"""The groups of a library as they are shown: filtered, ordered, cut at a threshold, and one looked at closely."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from leitong.presenters.library.answers import Broke, Detailed, Listed, Refused, Regrouped
from leitong.presenters.library.board import LibraryBoard
from leitong.presenters.library.groups import Choice, FileColumns, GroupColumns, GroupList
from leitong.presenters.library.jobs import Detail, Regroup
from leitong.presenters.library.state import GroupView, ThresholdState
from leitong.presenters.library.threshold import Thresholds, likeness_of

MANY = 50_000  # files, from which filtering them holds up a window

Run = Callable[[Callable[[], GroupList], Callable[[GroupList], None]], None]


def at_once(work: Callable[[], GroupList], done: Callable[[GroupList], None]) -> None:
    """Do the work in the caller's thread, where there is no other."""
    done(work())


class ShownGroups:
    """One part of the Library's presenter. run: does long work beside the caller, and then calls the second function in
    the caller's thread.
    """

    def __init__(self, board: LibraryBoard, run: Run) -> None:
        self.run = run
        self.choice = Choice()
        self.files: FileColumns | None = None
        self._board = board
        self._columns: GroupColumns | None = None
        self._generation = 0
        self._thresholds: Thresholds | None = None
        self._regrouping: float | None = None  # the likeness that was asked for and not answered yet
        self._detailing = 0
        self._detail_again = False
        self._chosen: tuple[str, bool] | None = None  # best copy, whether the group is one of parts

    def forget(self) -> None:
        """Another library is being opened."""
        self.files, self._columns, self._thresholds, self._chosen = None, None, None, None
        self.choice = Choice(order=self.choice.order)

    def choose(self, choice: Choice) -> None:
        """Filter or order the list anew."""
        self.choice = choice
        self._list_groups()

    def set_threshold(self, distance: float) -> None:
        """Group texts up to this distance, 0–1."""
        self._board.memory.keep(replace(self._board.kept, distance=distance))
        self._board.set(replace(self._board.state, threshold=self._threshold(distance)))
        self._regroup()

    @property
    def ahead(self) -> Callable[[float], ThresholdState] | None:
        """What every distance would make, at once, for a line that is being dragged."""
        return self._thresholds.state if self._thresholds is not None else None

    def choose_group(self, place: int | None) -> None:
        """Show the group at this place of the list."""
        groups = self._board.state.groups
        if groups is None or place is None or not 0 <= place < len(groups):
            self._chosen = None
            self._board.set(replace(self._board.state, group=None))
            return
        row = groups.row(place)
        members = groups.first_members(place)
        chosen = (members[0].path, row.kind == "contained")
        if chosen == self._chosen and self._board.state.group is not None:
            return
        self._chosen = chosen
        self._board.set(replace(self._board.state, group=GroupView(row, members)))
        self._ask_detail()

    def members(self) -> tuple[str, ...]:
        """The paths of all files of the chosen group, best copy first."""
        shown = self._board.state.groups
        place = shown.place_of(*self._chosen) if shown is not None and self._chosen is not None else None
        if shown is None or place is None:
            return ()
        return tuple(shown.files.paths[int(one)] for one in shown.members(int(shown.shown[place])))

    def listed(self, answer: Listed) -> None:
        """All that the library holds now."""
        self.files, self._generation = answer.files, answer.generation
        self._thresholds = answer.thresholds
        self._regrouping = None
        board = self._board
        board.state = replace(board.state, threshold=self._threshold(board.state.threshold.value))
        self._take(answer.groups)
        self._regroup(answer.likeness)

    def on_answer(self, answer: Regrouped | Detailed) -> None:
        if isinstance(answer, Detailed):
            self.detailed(answer)
        else:
            self.regrouped(answer)

    def regrouped(self, answer: Regrouped) -> None:
        self._regrouping = None
        if answer.generation == self._generation:
            self._take(answer.groups)
        self._regroup(answer.likeness)

    def _take(self, groups: GroupColumns) -> None:
        """Show other groups, with the same one chosen if it is still there."""
        self._columns = groups
        self._list_groups()

    def _list_groups(self) -> None:
        files, columns, choice = self.files, self._columns, self.choice
        if files is not None and columns is not None:
            run = self.run if len(files) >= MANY else at_once
            run(lambda: GroupList.of(files, columns, choice), self._show_groups)

    def _show_groups(self, shown: GroupList) -> None:
        wanted = (shown.files is self.files, shown.groups is self._columns, shown.choice == self.choice)
        if not all(wanted):
            return  # a newer one is on its way
        self._board.state = replace(self._board.state, groups=shown)
        place = shown.place_of(*self._chosen) if self._chosen else None
        if place is None:
            self._chosen = None
            self._board.set(replace(self._board.state, group=None))
            return
        members, row = shown.first_members(place), shown.row(place)
        before = self._board.state.group
        same = before is not None and [one.path for one in before.members] == [one.path for one in members]
        if before is not None and same:
            known = {one.path: one.distance for one in before.members}
            members = tuple(replace(one, distance=known[one.path]) for one in members)
            view = replace(before, row=row, members=members)
        else:
            view = GroupView(row, members)
        self._board.set(replace(self._board.state, group=view))
        if not same:
            self._ask_detail()

    def _regroup(self, likeness: float | None = None) -> None:
        """Ask for the groups at the threshold, unless they are there (at `likeness`) or on their way."""
        wanted = likeness_of(self._board.state.threshold.value)
        if self._regrouping is None and self.files is not None and wanted != likeness:
            self._regrouping = wanted
            self._board.submit(Regroup(self._board.ticket(), wanted))

    def _ask_detail(self) -> None:
        """One at a time: the arrows may run over many groups."""
        if self._detailing:
            self._detail_again = True
            return
        group = self._board.state.group
        if group is not None:
            self._detailing = self._board.ticket()
            paths = tuple(one.path for one in group.members)
            self._board.submit(Detail(self._detailing, paths, group.row.kind == "contained"))

    def detailed(self, answer: Detailed) -> None:
        """Put distances into the group that they were asked for, if it is still shown; then ask for what waited."""
        self._detailing = 0
        group = self._board.state.group
        same = group is not None and (answer.path, answer.contained) == self._chosen
        if group is not None and same and answer.matrix.shape[0] == len(group.members):
            members = tuple(
                replace(one, distance=float(answer.matrix[0, place]))
                for place, one in enumerate(group.members)
            )
            view = replace(
                group,
                members=members,
                reason=answer.reason,
                matrix=answer.matrix,
            )
            self._board.set(replace(self._board.state, group=view))
        if self._detail_again:
            self._detail_again = False
            self._ask_detail()

    def broken_off(self, answer: Refused | Broke) -> None:
        if answer.ticket == self._detailing:
            self._detailing = 0
        self._regrouping = None

    def _threshold(self, distance: float) -> ThresholdState:
        return ThresholdState(distance) if self._thresholds is None else self._thresholds.state(distance)
