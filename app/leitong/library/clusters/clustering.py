"""The clusters of a library: the stored pairs, grouped, with the best copy of each and the reason."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.documents.document import Format
from leitong.library.clusters.best import Copy, best_copy, order
from leitong.library.clusters.distances import SketchesOf, largest_distances
from leitong.library.clusters.groups import Group, groups, near_tree
from leitong.library.clusters.spread import Spread
from leitong.library.proving.pairs import Pairs
from leitong.library.proving.proof import KINDS, Proved
from leitong.library.records import GroupKind, PrintPair, Role, StoredCluster, StoredDocument
from leitong.messages import QT_TRANSLATE_NOOP, Message

THRESHOLD = 0.5
"""Likeness down to which near texts are grouped, unless the person chooses another."""
_WHOLE = QT_TRANSLATE_NOOP("Core", "The others are parts of it.")

Places = NDArray[np.int64]


def clusters_of(
    documents: Sequence[StoredDocument],
    texts: Spread,
    apart: Iterable[tuple[str, str]],
    sketches: SketchesOf,
    threshold: float = THRESHOLD,
) -> list[StoredCluster]:
    """All clusters with at least one file that is not a reference, largest first, then by the path of the best copy.

    documents: as stored, by path. apart: digests of contents that a person told apart. sketches: those of some prints.
    The outcome depends on the files' contents, names and dates only. A CONTAINED cluster is a text with its parts.
    """
    files = [one for one in documents if can_be_grouped(one, texts)]
    pairs = pairs_in(files, texts)
    rank = rank_of(files)
    merges = near_tree(pairs, rank, apart_in(files, apart))
    found = groups(pairs, merges, threshold, rank, [file.sha256 for file in files])
    kept = [group for group in found if any(files[one].role is Role.SCAN for one in group.members)]
    ordered = [_best_first(group, files) for group in kept]
    # of files with one print the sketch is the same, and so is every distance
    prints = [list(dict.fromkeys(file.print or 0 for file in members)) for members, _ in ordered]
    alike = [group.kind in (GroupKind.EXACT, GroupKind.SAME_TEXT) for group in kept]
    measured = largest_distances(
        (some for some, same in zip(prints, alike, strict=True) if not same), sketches
    )
    clusters = [
        # nothing is between the same texts, also where they are too short to have shingles
        _cluster(group.kind, members, reason, (0.0, True) if same else next(measured))
        for group, (members, reason), same in zip(kept, ordered, alike, strict=True)
    ]
    return sorted(clusters, key=lambda cluster: (-len(cluster.members), os.fsencode(cluster.best)))


def can_be_grouped(file: StoredDocument, texts: Spread) -> bool:
    """It is there, it was read, and it is no template."""
    return file.print in texts.groups and not file.vanished and file.role is not Role.TEMPLATE


def pairs_in(files: Sequence[StoredDocument], texts: Spread) -> Pairs:
    """The stored pairs, between the first file of each text."""
    first_of: dict[int, int] = {}
    first = np.empty(len(files), dtype=np.int64)
    for place, file in enumerate(files):
        first[place] = first_of.setdefault(texts.groups[file.print or 0].first, place)
    only_reference = _only_reference(files, first)
    between = [
        (first_of[pair.a], first_of[pair.b], pair)
        for pair in texts.near
        if pair.a in first_of and pair.b in first_of
    ]
    kept = [
        (a, b, pair) if a < b else (b, a, _turned(pair))
        for a, b, pair in between
        if not (a in only_reference and b in only_reference)
    ]
    kept.sort(key=lambda one: one[:2])
    shares = np.array(
        [(pair.jaccard, pair.a_in_b, pair.b_in_a, pair.alike) for _, _, pair in kept], dtype=np.float64
    ).reshape(-1, 4)
    proved = Proved(
        np.array([a for a, _, _ in kept], dtype=np.int64),
        np.array([b for _, b, _ in kept], dtype=np.int64),
        np.array([KINDS.index(pair.kind) for _, _, pair in kept], dtype=np.int8),
        *(shares[:, column] for column in range(4)),
    )
    return Pairs(first, proved)


def _only_reference(files: Sequence[StoredDocument], first: Places) -> set[int]:
    """The texts, by their first file, that stand in no file but reference ones."""
    scanned = {int(first[place]) for place, file in enumerate(files) if file.role is Role.SCAN}
    return set(first.tolist()) - scanned


def _turned(pair: PrintPair) -> PrintPair:
    return PrintPair(pair.b, pair.a, pair.kind, pair.jaccard, pair.b_in_a, pair.a_in_b, pair.alike)


def rank_of(files: Sequence[StoredDocument]) -> Places:
    """The place of each file: the longest text first, as it is most likely to be what others were made from."""
    better = sorted(range(len(files)), key=lambda one: (-files[one].letters, files[one].sha256, one))
    rank = np.empty(len(files), dtype=np.int64)
    rank[better] = np.arange(len(files))
    return rank


def apart_in(files: Sequence[StoredDocument], apart: Iterable[tuple[str, str]]) -> list[tuple[int, int]]:
    """The files of the contents that a person told apart, pair by pair."""
    told = list(apart)
    places: dict[str, list[int]] = {content: [] for two in told for content in two}
    if places:
        for place, file in enumerate(files):
            if file.content in places:
                places[file.content].append(place)
    return [(a, b) for one, other in told for a in places[one] for b in places[other] if a != b]


def _best_first(group: Group, files: Sequence[StoredDocument]) -> tuple[list[StoredDocument], Message]:
    """The members, the best copy first or the whole before its parts, and why it is first."""
    members = [files[one] for one in group.members]
    if group.kind is GroupKind.CONTAINED:
        return members, Message(_WHOLE)
    copies = [
        Copy(
            letters=file.letters,
            format=Format(file.format or Format.TEXT),
            modified=file.mtime_ns,
            path=str(file.path),
            reference=file.role is Role.REFERENCE,
        )
        for file in members
    ]
    return [members[one] for one in order(copies)], best_copy(copies)[1]


def _cluster(
    kind: GroupKind, members: Sequence[StoredDocument], reason: Message, largest: tuple[float, bool]
) -> StoredCluster:
    distance, exact = largest
    return StoredCluster(
        kind=kind,
        best=members[0].path,
        reason=reason,
        members=tuple(file.path for file in members),
        largest_distance=distance,
        exact=exact,
    )
