"""A library as JSON, written piece by piece: its pairs may be millions, which are never held at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from leitong.library.library import Library
from leitong.report.library_facts import cluster_facts, document_facts, pair_facts, problem_facts
from leitong.report.plain import json_text


def json_pieces(library: Library) -> Iterator[str]:
    """One object on one line, in pieces: `documents`, `pairs`, `clusters` and `problems`, as in library_facts."""
    documents = library.documents()
    yield '{"documents": ['
    yield from _listed(document_facts(document) for document in documents)
    yield '], "pairs": ['
    yield from _listed(pair_facts(pair) for pair in library.pairs())
    yield '], "clusters": ['
    yield from _listed(cluster_facts(cluster) for cluster in library.clusters())
    yield '], "problems": ['
    yield from _listed(problem_facts(documents))
    yield "]}\n"


def _listed(facts: Iterable[object]) -> Iterator[str]:
    between = ""
    for one in facts:
        yield between + json_text(one)
        between = ", "
