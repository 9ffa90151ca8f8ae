"""Which files of some groups can be spared: a copy of each always stays, and it is one that is really there."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from leitong.filing.names import Names
from leitong.filing.present import looked_at, one_file
from leitong.filing.reasons import Refused
from leitong.filing.records import Action, Fate, KnownFile, Link, Plan, Step
from leitong.messages import QT_TRANSLATE_NOOP, Message

STAYS = Message(QT_TRANSLATE_NOOP("Core", "It is the copy that stays."))
WISHED = Message(QT_TRANSLATE_NOOP("Core", "It stays, as you wish."))
STAYS_ELSEWHERE = Message(QT_TRANSLATE_NOOP("Core", "It is the copy that stays of another group."))
NO_COPY = Message(QT_TRANSLATE_NOOP("Core", "No copy that stays is known to hold its text."))
NO_SAME_BYTES = Message(QT_TRANSLATE_NOOP("Core", "No copy that stays has the same bytes."))
ONE_FILE = Message(
    QT_TRANSLATE_NOOP("Core", "It and the copy that stays are one file on the disk already (hard links).")
)
ALREADY_THERE = Message(QT_TRANSLATE_NOOP("Core", "It is in that folder already."))

Proof = Callable[[KnownFile, KnownFile], Message | None]


@dataclass(frozen=True, slots=True)
class Member:
    """A file of a group. locked: why nothing may be done to it. root: the folder that its place is told from."""

    file: KnownFile
    locked: Message | None = None
    root: Path | None = None

    @property
    def path(self) -> Path:
        return self.file.path


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person asks for. folder: where a move goes. with_folders: what lies below a root keeps its folders there.

    link: None: a hard link where both are on one disk, else a symbolic one.
    """

    action: Action
    folder: Path | None = None
    with_folders: bool = False
    link: Link | None = None


def plan(
    wish: Wish,
    groups: Sequence[Sequence[Member]],
    chosen: Mapping[int, Collection[Path]],
    proof: Proof,
    keep: Collection[Path] = frozenset(),
) -> Plan:
    """What would be done. groups: all groups there are, best copy first. chosen: of some of them, by number, the files
    to act on; one that is needed stays though it was chosen. keep: files that stay in any case.

    proof: (file, kept) to the sentence that says how much of the file's text is known to stand in `kept`; None where
    that was not proved. A link needs the same bytes besides. Files are looked at, not read.
    """
    planning = _Planning(wish, groups, proof, keep)
    for number, files in chosen.items():
        planning.group(number, files)
    steps = sorted(planning.steps.values(), key=lambda step: (step.group, step.fate is not Fate.KEEP))
    return Plan(wish.action, tuple(steps), wish.folder)


@dataclass(slots=True)
class _Planning:
    """steps: by file. needed: files that stay for the sake of others. spared: files to act on."""

    wish: Wish
    groups: Sequence[Sequence[Member]]
    proof: Proof
    keep: Collection[Path]
    steps: dict[Path, Step] = field(default_factory=dict)
    needed: set[Path] = field(default_factory=set)
    spared: set[Path] = field(default_factory=set)
    _looks: dict[Path, os.stat_result | Message] = field(default_factory=dict)
    _real: dict[Path, bool] = field(default_factory=dict)
    _groups_of: dict[Path, list[int]] = field(default_factory=dict)
    _names: Names = field(default_factory=Names)

    def __post_init__(self) -> None:
        for number, members in enumerate(self.groups):
            for member in members:
                self._groups_of.setdefault(member.path, []).append(number)

    def group(self, number: int, files: Collection[Path]) -> None:
        """Decide what happens to the files of a group that are meant, and which stay for their sake."""
        there = [
            member
            for member in self.groups[number]
            if member.path not in self.spared and not isinstance(self._look(member.file), Message)
        ]
        files = {path for path in files if path not in self.keep}
        staying = {member.path for member in there if member.path not in files or self._must_stay(member)}
        for part in self._parts(there):
            if not any(member.path in staying for member in part):
                staying.add(part[0].path)
                if len(part) > 1 or self.wish.action is not Action.LINK:
                    self._keep(part[0], number)
        kept = [member for member in there if member.path in staying]
        for member in self.groups[number]:
            if member.path in files and member.path not in self.spared:
                self._decide(member, kept, number)
            elif member.path in self.keep:
                self._put(Step(Fate.KEEP, member.file, member.locked or WISHED, number))

    def _must_stay(self, member: Member) -> bool:
        return member.locked is not None or member.path in self.needed

    def _parts(self, members: Sequence[Member]) -> list[list[Member]]:
        """Of what one must stay: the group, or where links are to be made its files of the same bytes."""
        parts: dict[str, list[Member]] = {}
        for member in members:
            parts.setdefault(member.file.sha256 if self.wish.action is Action.LINK else "", []).append(member)
        return list(parts.values())

    def _decide(self, member: Member, staying: Sequence[Member], number: int) -> None:
        look = self._look(member.file)
        if member.locked is not None:
            self._put(Step(Fate.LOCKED, member.file, member.locked, number))
        elif isinstance(look, Message):
            self._put(Step(Fate.SKIP, member.file, look, number))
        elif member.path in self.needed:
            self._put(Step(Fate.KEEP, member.file, STAYS_ELSEWHERE, number))
        elif isinstance(step := self._step(member, look, staying, number), Message):
            self._put(Step(Fate.SKIP, member.file, step, number))
        else:
            self.steps[member.path] = step
            self.spared.add(member.path)

    def _step(
        self, member: Member, look: os.stat_result, staying: Sequence[Member], number: int
    ) -> Step | Message:
        found = self._kept_for(member.file, look, staying)
        if isinstance(found, Message):
            return found
        kept, reason = found
        witnesses = [self._another(member.file, look, other, kept) for other in self._groups_of[member.path]]
        if None in witnesses:
            return STAYS_ELSEWHERE
        target = self._target(member) if self.wish.action is Action.MOVE else None
        if self.wish.action is Action.MOVE and target is None:
            return ALREADY_THERE
        self._keep(kept, number)
        also = {one.path: one.file for one in witnesses if one is not None and one is not kept}
        self.needed.update(also)
        link = self._link(look, kept) if self.wish.action is Action.LINK else None
        return Step(Fate.ACT, member.file, reason, number, kept.file, target, link, also=tuple(also.values()))

    def _kept_for(
        self, file: KnownFile, look: os.stat_result, staying: Sequence[Member]
    ) -> tuple[Member, Message] | Message:
        """The best copy that stays, with what is proved of the file and it; or why there is none."""
        linking = self.wish.action is Action.LINK
        why_not = NO_SAME_BYTES if linking else NO_COPY
        for other in staying:
            there = self._look(other.file)
            if other.path == file.path or isinstance(there, Message):
                continue
            if linking and other.file.sha256 != file.sha256:
                continue
            if (reason := self.proof(file, other.file)) is None:
                continue
            if one_file(look, there):
                why_not = ONE_FILE
                continue
            return other, reason
        return why_not

    def _another(self, file: KnownFile, look: os.stat_result, number: int, kept: Member) -> Member | None:
        """A file that is there and stays in a group when this one is gone; the kept one if it is of that group."""
        found: Member | None = None
        for other in self.groups[number]:
            if other.path == kept.path:
                return kept
            if found is not None or other.path == file.path or other.path in self.spared:
                continue
            there = self._look(other.file)
            if not isinstance(there, Message) and not one_file(look, there):
                found = other
        return found

    def _keep(self, member: Member, number: int) -> None:
        self.needed.add(member.path)
        before = self.steps.get(member.path)
        if before is None or before.fate is not Fate.KEEP or before.reason is WISHED:
            self.steps[member.path] = Step(Fate.KEEP, member.file, member.locked or STAYS, number)

    def _put(self, step: Step) -> None:
        """Say it, unless the file is spoken of already."""
        self.steps.setdefault(step.file.path, step)

    def _look(self, file: KnownFile) -> os.stat_result | Message:
        if file.path not in self._looks:
            try:
                self._looks[file.path] = looked_at(file, self._real)
            except Refused as refused:
                self._looks[file.path] = refused.reason
        return self._looks[file.path]

    def _target(self, member: Member) -> Path | None:
        """Where the file would be moved to; None: there it is."""
        folder = self.wish.folder
        if folder is None:
            raise ValueError("a move needs a folder to move to")
        if self.wish.with_folders and member.root is not None and member.path != member.root:
            folder /= member.path.parent.relative_to(member.root)
        if folder == member.path.parent:
            return None
        return self._names.free(folder, member.path.name)

    def _link(self, look: os.stat_result, kept: Member) -> Link:
        there = self._look(kept.file)
        same_disk = not isinstance(there, Message) and look.st_dev == there.st_dev
        return self.wish.link or (Link.HARD if same_disk else Link.SYMBOLIC)
