"""The clusters of a library for people, in a terminal's width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from leitong.cli.terminal import faint, harmless, shortened, strong
from leitong.library.records import Counts, StoredCluster


def clusters_text(clusters: Sequence[StoredCluster], most: int | None, width: int) -> Iterator[str]:
    """Lines: each cluster with its kind, its best copy with the reason, and its members. most: None shows all."""
    shown = clusters if most is None else clusters[:most]
    for number, cluster in enumerate(shown, 1):
        head = f"{number}  {cluster.kind.value} · {len(cluster.members)} files"
        yield strong(head) + faint(f" · largest distance {cluster.largest_distance:.2f}")
        yield f"   ★ {shortened(str(cluster.best), width - 5)}"
        yield faint(f"     {harmless(str(cluster.reason))}")
        for member in cluster.members:
            if member != cluster.best:
                yield f"     {shortened(str(member), width - 5)}"
    if len(shown) < len(clusters):
        yield faint(f"… and {len(clusters) - len(shown)} more; --all lists them")


def counts_text(counts: Counts, clusters: int) -> Iterator[str]:
    """Lines: what is in a library."""
    yield f"{counts.documents} files in the library, {clusters} clusters"
    if counts.vanished:
        yield f"{counts.vanished} of them are no longer there"
    if counts.problems:
        yield f"in {counts.problems} of them nothing could be read"
    yield f"{counts.prints} different contents, {counts.pairs} pairs of them are near"
    if counts.waiting:
        yield f"{counts.waiting} were read and not matched yet: the last scan was stopped"
    if counts.decisions:
        yield f"{counts.decisions} decisions"
