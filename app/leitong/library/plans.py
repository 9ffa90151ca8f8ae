"""Which files of a library a person means, and what is known of their copies: the plan of a file action."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from leitong.compare.comparison import Kind
from leitong.filing.planning import Member, Wish, plan
from leitong.filing.records import Fate, KnownFile, Plan, Step
from leitong.library.groups import GroupKind
from leitong.library.journal import root_of
from leitong.library.records import PrintPair, Role, StoredCluster, StoredDocument
from leitong.library.spread import Spread
from leitong.messages import QT_TRANSLATE_NOOP, Message

SAME_BYTES = Message(QT_TRANSLATE_NOOP("Core", "The copy that stays has the same bytes."))
SAME_TEXT = Message(QT_TRANSLATE_NOOP("Core", "The copy that stays has the same text."))
SHARE = QT_TRANSLATE_NOOP("Core", "{percent} % of its text stands in the copy that stays.")
PART = QT_TRANSLATE_NOOP("Core", "It is a part of the copy that stays: {percent} % of its text stands there.")
REFERENCE = Message(QT_TRANSLATE_NOOP("Core", "It lies in a reference folder, which is never touched."))
NO_GROUP = Message(QT_TRANSLATE_NOOP("Core", "No copy of it is known in the library."))

NO_SUCH_GROUP = Message(QT_TRANSLATE_NOOP("Core", "It is in no group of that kind."))


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a library knows, as planning needs it. documents: by path. clusters: all there are at the threshold."""

    documents: Mapping[Path, StoredDocument]
    clusters: Sequence[StoredCluster]
    texts: Spread
    near: Mapping[tuple[int, int], PrintPair]
    sources: Mapping[Path, Role]

    def plan(
        self, wish: Wish, files: Collection[Path], named: Collection[Path], kinds: Collection[GroupKind]
    ) -> Plan:
        """files: what to act on; none: in each group all but the best copy. named: those of which it is told that they
        are in no group. kinds: how a file must belong to the copy that stays; none: in any way.
        """
        groups = [list(cluster.members) for cluster in self.clusters]
        chosen: dict[int, Collection[Path]] = {}
        for number, group in self._meant(kinds or set(GroupKind)):
            # a group that is not a whole cluster gets a number of its own
            place = number if group == groups[number] else len(groups)
            if place == len(groups):
                groups.append(group)
            wanted = [path for path in group if path in files] if files else group[1:]
            if wanted:
                chosen[place] = set(wanted)
        members = [[self._member(path) for path in group] for group in groups]
        planned = plan(wish, members, chosen, self._proof)
        spoken_of = {step.file.path for step in planned.steps}
        why = NO_SUCH_GROUP if kinds else NO_GROUP
        alone = [
            Step(Fate.SKIP, known_file(self.documents[path]), why, len(groups))
            for path in named
            if path not in spoken_of
        ]
        return replace(planned, steps=(*planned.steps, *alone))

    def _meant(self, kinds: Collection[GroupKind]) -> Iterator[tuple[int, list[Path]]]:
        """The groups of these kinds, each with the number of its cluster.

        Files of the same bytes are a group of EXACT also where the cluster holds near texts besides.
        """
        for number, cluster in enumerate(self.clusters):
            if cluster.kind is GroupKind.CONTAINED:
                parts = [list(cluster.members)] if GroupKind.CONTAINED in kinds else []
            elif GroupKind.NEAR in kinds:
                parts = [list(cluster.members)]
            elif GroupKind.SAME_TEXT in kinds:
                parts = _parted(cluster.members, self._text)
            elif GroupKind.EXACT in kinds:
                parts = _parted(cluster.members, self._bytes)
            else:
                parts = []
            for part in parts:
                yield number, part

    def _member(self, path: Path) -> Member:
        document = self.documents[path]
        locked = REFERENCE if document.role is Role.REFERENCE else None
        return Member(known_file(document), locked, root_of(path, self.sources))

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
