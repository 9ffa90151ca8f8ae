"""Which files of a library a person means, and what is known of their copies: the plan of a file action."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from leitong.compare.comparison import Kind
from leitong.filing.planning import Member, Wish, plan
from leitong.filing.records import Fate, KnownFile, Plan, Step
from leitong.library.clusters.regrouping import GROUP_KINDS, Cut
from leitong.library.clusters.spread import Spread
from leitong.library.journal import root_of
from leitong.library.records import GroupKind, PrintPair, Role, StoredDocument
from leitong.messages import QT_TRANSLATE_NOOP, Message

SAME_BYTES = Message(QT_TRANSLATE_NOOP("Core", "The copy that stays has the same bytes."))
SAME_TEXT = Message(QT_TRANSLATE_NOOP("Core", "The copy that stays has the same text."))
SHARE = QT_TRANSLATE_NOOP("Core", "{percent} % of its text stands in the copy that stays.")
PART = QT_TRANSLATE_NOOP("Core", "It is a part of the copy that stays: {percent} % of its text stands there.")
REFERENCE = Message(QT_TRANSLATE_NOOP("Core", "It lies in a reference folder, which is never touched."))
NO_GROUP = Message(QT_TRANSLATE_NOOP("Core", "No copy of it is known in the library."))

NO_SUCH_GROUP = Message(QT_TRANSLATE_NOOP("Core", "It is in no group of that kind."))


@dataclass(frozen=True, slots=True)
class Copies:
    """Files that belong together, best copy first; of a CONTAINED group the whole first, then its parts."""

    kind: GroupKind
    members: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Meant:
    """Which files a person means.

    files: what to act on; none: in each group all but the best copy. named: those of which it is told that they are in
    no group. kinds: how a file must belong to the copy that stays; none: in any way. keep: files that stay in any case.
    group: only this one, by its best copy and whether it is a CONTAINED one.
    """

    files: Collection[Path] = ()
    named: Collection[Path] = ()
    kinds: Collection[GroupKind] = ()
    keep: Collection[Path] = ()
    group: tuple[Path, bool] | None = None


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a library knows, as planning needs it. documents: by path. groups: all there are at the threshold."""

    documents: Mapping[Path, StoredDocument]
    groups: Sequence[Copies]
    texts: Spread
    near: Mapping[tuple[int, int], PrintPair]
    sources: Mapping[Path, Role]

    @classmethod
    def of(
        cls,
        documents: Sequence[StoredDocument],
        cut: Cut,
        texts: Spread,
        sources: Mapping[Path, Role],
    ) -> Knowledge:
        """cut: of these documents."""
        groups = [
            Copies(GROUP_KINDS[kind], tuple(documents[one].path for one in cut.members[start:end].tolist()))
            for kind, start, end in zip(
                cut.kinds.tolist(), cut.bounds[:-1].tolist(), cut.bounds[1:].tolist(), strict=True
            )
        ]
        near = {(pair.a, pair.b): pair for pair in texts.near}
        return cls({one.path: one for one in documents}, groups, texts, near, sources)

    def plan(self, wish: Wish, meant: Meant) -> Plan:
        """What would be done; the files are looked at."""
        groups = [list(group.members) for group in self.groups]
        chosen: dict[int, Collection[Path]] = {}
        for number, group in self._meant(meant):
            # a group that is not a whole one of the library gets a number of its own
            place = number if group == groups[number] else len(groups)
            if place == len(groups):
                groups.append(group)
            wanted = [path for path in group if path in meant.files] if meant.files else group[1:]
            if wanted:
                chosen[place] = set(wanted)
        roots: dict[Path, Path | None] = {}
        members = [[self._member(path, roots) for path in group] for group in groups]
        planned = plan(wish, members, chosen, self._proof, meant.keep)
        spoken_of = {step.file.path for step in planned.steps}
        why = NO_SUCH_GROUP if meant.kinds else NO_GROUP
        alone = [
            Step(Fate.SKIP, known_file(self.documents[path]), why, len(groups))
            for path in meant.named
            if path not in spoken_of
        ]
        return replace(planned, steps=(*planned.steps, *alone))

    def _meant(self, meant: Meant) -> Iterator[tuple[int, list[Path]]]:
        """The groups that are meant, each with the number of the library's group that it is of.

        Files of the same bytes are a group of EXACT also where they are of a group of near texts.
        """
        kinds = meant.kinds or set(GroupKind)
        for number, group in enumerate(self.groups):
            contained = group.kind is GroupKind.CONTAINED
            if meant.group is not None and meant.group != (group.members[0], contained):
                continue
            if contained:
                parts = [list(group.members)] if GroupKind.CONTAINED in kinds else []
            elif GroupKind.NEAR in kinds:
                parts = [list(group.members)]
            elif GroupKind.SAME_TEXT in kinds:
                parts = _parted(group.members, self._text)
            elif GroupKind.EXACT in kinds:
                parts = _parted(group.members, self._bytes)
            else:
                parts = []
            for part in parts:
                yield number, part

    def _member(self, path: Path, roots: dict[Path, Path | None]) -> Member:
        """roots: of the folders that were looked at, the source above them."""
        document, folder = self.documents[path], path.parent
        if folder not in roots:
            roots[folder] = root_of(folder, self.sources)
        locked = REFERENCE if document.role is Role.REFERENCE else None
        return Member(known_file(document), locked, path if path in self.sources else roots[folder])

    def _proof(self, file: KnownFile, kept: KnownFile) -> Message | None:
        """How much of the text of one file is known to stand in another."""
        if file.sha256 == kept.sha256:
            return SAME_BYTES
        first, second = self._text(file.path), self._text(kept.path)
        if first == second:
            return SAME_TEXT
        if (pair := self.near.get((first, second))) is not None:
            return _share(pair.kind, pair.a_in_b, pair.b_in_a)
        if (pair := self.near.get((second, first))) is not None:
            return _share(pair.kind, pair.b_in_a, pair.a_in_b)
        return None

    def _text(self, path: Path) -> int:
        return self.texts.groups[self.documents[path].print or 0].first

    def _bytes(self, path: Path) -> str | None:
        return self.documents[path].sha256


def known_file(document: StoredDocument) -> KnownFile:
    """The file as the library read it."""
    device, inode = document.inode
    return KnownFile(
        document.path, document.sha256 or "", document.byte_size, document.mtime_ns, device, inode
    )


def _parted(paths: Iterable[Path], key: Callable[[Path], Hashable]) -> list[list[Path]]:
    """Those of one key together, where there are two and more."""
    parts: dict[Hashable, list[Path]] = {}
    for path in paths:
        parts.setdefault(key(path), []).append(path)
    return [part for part in parts.values() if len(part) > 1]


def _share(kind: Kind, share: float | None, share_of_other: float | None) -> Message | None:
    if share is None:
        return None
    percent = math.floor(100 * share)
    if kind is not Kind.CONTAINED:
        return Message(SHARE, {"percent": percent})
    # the whole does not stand in its part
    return Message(PART, {"percent": percent}) if share >= (share_of_other or 0) else None
