"""A library as plain facts: what each key of its JSON holds and how it is made. Keys are stable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from leitong.library.records import Near, StoredCluster, StoredDocument, StoredPair


class DocumentFacts(TypedDict):
    """One file. simhash: 16 hex digits, null where there is no text. problem: why nothing could be read, else null.

    role: "scan", "reference" or "template". vanished: it was there at an earlier scan.
    """

    path: str
    sha256: str | None
    format: str | None
    encoding: str | None
    title: str
    letters: int
    byte_size: int
    role: str
    simhash: str | None
    vanished: bool
    problem: str | None


class PairFacts(TypedDict):
    """a, b: paths, a before b. kind: "identical", "same-text", "near", "same-template", "contained" or "partial".

    jaccard, containment_*: 0–1, over shingles. hamming: differing bits of 64, null where a side has no fingerprint.
    """

    a: str
    b: str
    kind: str
    jaccard: float | None
    containment_a_in_b: float | None
    containment_b_in_a: float | None
    hamming: int | None


class ClusterFacts(TypedDict):
    """kind: "exact", "same-text", "near", or "contained": a whole text with its parts. members: paths, the best first.

    reason: why it is the best. largest_distance: 1 - likeness of the two farthest, 0–1; exact: or else at most that.
    """

    kind: str
    best: str
    reason: str
    members: list[str]
    largest_distance: float
    exact: bool


class ProblemFacts(TypedDict):
    path: str
    reason: str


class NearFacts(TypedDict):
    """path: a file of the library. containment_of_query: share of the asked document that stands in it, 0–1;
    containment_in_query: share of it that stands in the asked document.
    """

    path: str
    kind: str
    jaccard: float | None
    containment_of_query: float | None
    containment_in_query: float | None
    hamming: int | None


def document_facts(document: StoredDocument) -> DocumentFacts:
    """A stored file for programs; None for what was not found out."""
    return {
        "path": str(document.path),
        "sha256": document.sha256,
        "format": document.format,
        "encoding": document.encoding,
        "title": document.title,
        "letters": document.letters,
        "byte_size": document.byte_size,
        "role": document.role.value,
        "simhash": document.simhash,
        "vanished": document.vanished,
        "problem": None if document.problem is None else str(document.problem),
    }


def pair_facts(pair: StoredPair) -> PairFacts:
    """A proved pair for programs; shares are 0–1, `hamming` counts bits."""
    return {
        "a": str(pair.a),
        "b": str(pair.b),
        "kind": pair.kind.value,
        "jaccard": pair.jaccard,
        "containment_a_in_b": pair.containment_a_in_b,
        "containment_b_in_a": pair.containment_b_in_a,
        "hamming": pair.hamming,
    }


def cluster_facts(cluster: StoredCluster) -> ClusterFacts:
    """A group for programs, its best copy first among `members`."""
    return {
        "kind": cluster.kind.value,
        "best": str(cluster.best),
        "reason": str(cluster.reason),
        "members": [str(member) for member in cluster.members],
        "largest_distance": cluster.largest_distance,
        "exact": cluster.exact,
    }


def problem_facts(documents: Iterable[StoredDocument]) -> list[ProblemFacts]:
    """Of the files that are there, those that could not be used, each with the reason."""
    return [
        {"path": str(document.path), "reason": str(document.problem)}
        for document in documents
        if document.problem is not None and not document.vanished
    ]


def near_facts(found: Sequence[Near]) -> list[NearFacts]:
    """Files near one that was asked about, in their order."""
    return [
        {
            "path": str(near.path),
            "kind": near.kind.value,
            "jaccard": near.jaccard,
            "containment_of_query": near.containment_of_query,
            "containment_in_query": near.containment_in_query,
            "hamming": near.hamming,
        }
        for near in found
    ]
