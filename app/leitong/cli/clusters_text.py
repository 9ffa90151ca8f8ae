"""The clusters of a library for people, in a terminal's width."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from leitong.cli.terminal import faint, harmless, shortened, strong
from leitong.library.library import Library
from leitong.library.records import Counts, GroupKind, StoredCluster
from leitong.report.amounts import size


def counted(number: int, thing: str) -> str:
    """The number with its thing in English: "1 file", "2 files"."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def from_here(path: Path) -> str:
    """The path as one would type it here: relative if it lies below the working folder."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def sizes_of(library: Library, clusters: Sequence[StoredCluster]) -> Mapping[Path, int]:
    """Bytes of each file of the clusters."""
    members = {member for cluster in clusters for member in cluster.members}
    if not members:
        return {}
    return {one.path: one.byte_size for one in library.documents() if one.path in members}


def clusters_text(
    clusters: Sequence[StoredCluster], sizes: Mapping[Path, int], most: int | None, width: int
) -> Iterator[str]:
    """Lines: each cluster with its kind, its best copy with the reason, and its members.

    sizes: bytes by file, to say what the copies take. most: None shows all.
    """
    shown = clusters if most is None else clusters[:most]
    for number, cluster in enumerate(shown, 1):
        head = f"{number}  {cluster.kind.value} · {counted(len(cluster.members), 'file')}"
        yield strong(head) + faint(
            f" · largest distance {cluster.largest_distance:.2f}{_spare(cluster, sizes)}"
        )
        yield f"   ★ {shortened(from_here(cluster.best), width - 5)}"
        yield faint(f"     {harmless(str(cluster.reason))}")
        for member in cluster.members:
            if member != cluster.best:
                yield f"     {shortened(from_here(member), width - 5)}"
    if len(shown) < len(clusters):
        yield faint(f"… and {len(clusters) - len(shown)} more; --all lists them")


def _spare(cluster: StoredCluster, sizes: Mapping[Path, int]) -> str:
    """What could be saved; the parts of a text are no copies of it."""
    if cluster.kind is GroupKind.CONTAINED:
        return ""
    spare = sum(sizes.get(member, 0) for member in cluster.members if member != cluster.best)
    return f" · its copies take {size(spare)}"


def counts_text(counts: Counts, clusters: int) -> Iterator[str]:
    """Lines: what is in a library."""
    yield f"{counted(counts.documents, 'file')} in the library, {counted(clusters, 'cluster')}"
    if counts.vanished:
        yield f"{counts.vanished} of them are no longer there"
    if counts.problems:
        yield f"in {counts.problems} of them nothing could be read"
    yield f"{counted(counts.prints, 'different content')}, {counted(counts.pairs, 'proved pair')} of them"
    if counts.waiting:
        yield f"{counted(counts.waiting, 'content')} read and not matched yet: the next scan does that"
    if counts.decisions:
        yield counted(counts.decisions, "decision")
