"""One group looked at closely: which two files are in hand, and what is said of them and of the whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

import numpy as np

from leitong.compare.limits import JACCARD_NEAR
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.library.differences import Differences, Runner
from leitong.presenters.library.state import GroupView, MemberRow

# two texts farther apart than this would not be called near by themselves
FAR = 1 - JACCARD_NEAR
_LEAST_SHOWN = 0.01
Pair = tuple[int, int]
_SAME_BYTES = Message(QT_TRANSLATE_NOOP("Core", "The same bytes."))
_HEADS = {
    "exact": QT_TRANSLATE_NOOP("Core", "Group {number}: {files} files with the same bytes"),
    "same-text": QT_TRANSLATE_NOOP("Core", "Group {number}: {files} files with the same text"),
    "near": QT_TRANSLATE_NOOP("Core", "Group {number}: {files} files near each other"),
    "contained": QT_TRANSLATE_NOOP("Core", "Group {number}: a text and {parts} parts of it"),
}
_HEAD_OF_ONE_PART = QT_TRANSLATE_NOOP("Core", "Group {number}: a text and a part of it")


@dataclass(frozen=True, slots=True, eq=False)
class DetailState:
    """pair: places of two members in hand, lower first; None without a group. lines: by document.

    heading: what the group is. spread: its largest distance. widest: the pair it is between. far: that is so far
    that the group may not be one. sample: that not all of its files are shown. of_pair: what is said of the pair.
    """

    group: GroupView | None = None
    pair: Pair | None = None
    lines: Mapping[int, Message] = field(default_factory=dict)
    heading: Message | None = None
    spread: Message | None = None
    widest: Pair | None = None
    far: bool = False
    sample: Message | None = None
    of_pair: Message | None = None

    @property
    def members(self) -> tuple[MemberRow, ...]:
        return self.group.members if self.group is not None else ()


def distance_words(distance: float) -> str:
    """Two digits after the point; "0" and "1" only where it is exactly so."""
    if distance in (0, 1):
        return f"{distance:.0f}"
    if distance < _LEAST_SHOWN:
        return f"< {_LEAST_SHOWN:.2f}"
    return f"{min(distance, 1 - _LEAST_SHOWN):.2f}"


class DetailView(Protocol):
    def show_state(self, state: DetailState) -> None: ...


class GroupDetailPresenter:
    """Keeps one `DetailState` and hands it to the view whenever it changes."""

    def __init__(self, view: DetailView, runner: Runner) -> None:
        self.state = DetailState()
        self._view = view
        self._stayed = False  # with this group long enough to compare its files
        self.differences = Differences(runner, self._lines_arrived)

    def show(self, group: GroupView | None) -> None:
        """Another group, or more of the same: the files in hand stay in hand as long as they are in it."""
        if group is self.state.group:
            return
        pair = self._still(group)
        self._ask_again(group)
        if group is None or pair is None:
            self.state = DetailState(group)
        else:
            widest = _widest(group)
            self.state = DetailState(
                group,
                pair,
                heading=_heading(group),
                spread=_spread(group, widest),
                widest=widest,
                far=group.row.kind != "contained" and _is_far(group, widest),
                sample=_sample(group),
                of_pair=_of_pair(group, pair),
                lines=self._lines(group),
            )
        self._view.show_state(self.state)

    def ask_for_lines(self) -> None:
        """Find out what sets the files apart: the person has stayed with this group."""
        group = self.state.group
        if group is not None and group.row.kind != "exact":
            self._stayed = True
            self.differences.ask(group.members)
            self._lines_arrived()

    def choose_member(self, place: int) -> None:
        """Take a file into the hand beside the best copy; the best copy itself beside the next."""
        self.choose(0, place or 1)

    def choose(self, one: int, other: int) -> None:
        """Take two files into the hand, by their places; a file and itself are no pair."""
        group = self.state.group
        count = len(self.state.members)
        pair = min(one, other), max(one, other)
        if group is None or one == other or not (pair[0] >= 0 and pair[1] < count) or pair == self.state.pair:
            return
        self.state = replace(self.state, pair=pair, of_pair=_of_pair(group, pair))
        self._view.show_state(self.state)

    def words_of(self, one: int, other: int) -> Message | None:
        """What is said of two files that are only pointed at."""
        group = self.state.group
        return None if group is None or one == other else _of_pair(group, (min(one, other), max(one, other)))

    def paths_in_hand(self) -> tuple[str, str] | None:
        pair, members = self.state.pair, self.state.members
        return None if pair is None else (members[pair[0]].path, members[pair[1]].path)

    def documents_in_hand(self) -> Pair | None:
        pair, members = self.state.pair, self.state.members
        return None if pair is None else (members[pair[0]].document, members[pair[1]].document)

    def _ask_again(self, group: GroupView | None) -> None:
        """What waits belongs to the group before; of the same group the files may have changed."""
        paths = [member.path for member in group.members] if group is not None else []
        self._stayed = self._stayed and paths == [member.path for member in self.state.members]
        self.differences.ask(group.members if group is not None and self._stayed else ())

    def _still(self, group: GroupView | None) -> Pair | None:
        if group is None or len(group.members) < 2:
            return None
        before = self.paths_in_hand()
        places = {member.path: place for place, member in enumerate(group.members)}
        if before is None or not all(path in places for path in before):
            return 0, 1
        one, other = sorted(places[path] for path in before)
        return one, other

    def _lines(self, group: GroupView) -> Mapping[int, Message]:
        if group.row.kind == "exact":
            return {member.document: _SAME_BYTES for member in group.members[1:]}
        return {**self.differences.lines(), **group.differences}

    def _lines_arrived(self) -> None:
        group = self.state.group
        if group is None:
            return
        lines = self._lines(group)
        if lines != self.state.lines:
            self.state = replace(self.state, lines=lines)
            self._view.show_state(self.state)


def _heading(group: GroupView) -> Message:
    row = group.row
    template = _HEADS[row.kind]
    if row.kind == "contained" and row.members == 2:
        template = _HEAD_OF_ONE_PART
    return Message(
        template,
        {"number": f"{row.number:,}", "files": f"{row.members:,}", "parts": f"{row.members - 1:,}"},
    )


def _widest(group: GroupView) -> Pair | None:
    """The two members that are farthest apart; None where nothing is known or nothing is apart."""
    matrix = group.matrix
    if matrix is None or matrix.shape[0] < 2 or not matrix.max() > 0:
        return None
    one, other = divmod(int(np.argmax(matrix)), matrix.shape[0])
    return min(one, other), max(one, other)


def _is_far(group: GroupView, widest: Pair | None) -> bool:
    return widest is not None and _distance(group, widest) > FAR


def _spread(group: GroupView, widest: Pair | None) -> Message | None:
    """Of a text and its parts nothing is said: two parts of it need have nothing in common."""
    if group.row.kind == "contained":
        return None
    if widest is None:
        if group.matrix is None:
            return None
        return Message(QT_TRANSLATE_NOOP("Core", "No two of them are apart."))
    one, other = (group.members[place].name for place in widest)
    values = {"distance": distance_words(_distance(group, widest)), "one": one, "other": other}
    if _is_far(group, widest):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Its ends are far apart: “{one}” and “{other}” at {distance}. By themselves they would not be near.",
            ),
            values,
        )
    return Message(
        QT_TRANSLATE_NOOP("Core", "Largest distance {distance}, between “{one}” and “{other}”."), values
    )


def _sample(group: GroupView) -> Message | None:
    shown, whole = len(group.members), group.row.members
    if shown >= whole:
        return None
    return Message(
        QT_TRANSLATE_NOOP("Core", "The {shown} best of {whole} files are shown and measured."),
        {"shown": f"{shown:,}", "whole": f"{whole:,}"},
    )


def _of_pair(group: GroupView, pair: Pair) -> Message:
    one, other = (group.members[place].name for place in pair)
    distance = _distance_if_known(group, pair)
    if distance is None:
        return Message(QT_TRANSLATE_NOOP("Core", "“{one}” and “{other}”"), {"one": one, "other": other})
    return Message(
        QT_TRANSLATE_NOOP("Core", "“{one}” and “{other}”: distance {distance}"),
        {"one": one, "other": other, "distance": distance_words(distance)},
    )


def _distance_if_known(group: GroupView, pair: Pair) -> float | None:
    if group.matrix is not None and pair[1] < group.matrix.shape[0]:
        return _distance(group, pair)
    return group.members[pair[1]].distance if pair[0] == 0 else None


def _distance(group: GroupView, pair: Pair) -> float:
    assert group.matrix is not None
    return float(group.matrix[pair])
