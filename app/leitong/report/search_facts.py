"""The answer to a search as facts for programs."""

from __future__ import annotations

from leitong.library.search.index import IndexSize
from leitong.library.search.query import Found


def search_facts(question: str, found: Found, taken: IndexSize | None) -> dict[str, object]:
    """Results best first; marks: [start, end) in the snippet, code points."""
    facts: dict[str, object] = {
        "query": question,
        "groups": found.groups,
        "texts": found.texts,
        "results": [
            {
                "path": str(hit.path),
                "title": hit.title,
                "score": hit.score,
                "relevance": hit.relevance,
                "rank": hit.rank,
                "snippet": hit.snippet.text,
                "marks": [[mark.start, mark.end] for mark in hit.snippet.marks],
                "copies": [str(path) for path in hit.copies],
                "near": [str(path) for path in hit.near],
            }
            for hit in found.hits
        ],
    }
    if taken is not None:
        facts["index"] = {
            "texts": taken.documents,
            "words": {
                "terms": taken.terms,
                "bytes": taken.words,
                "entries": taken.entries,
                "of_other_readings": taken.readings,
            },
            "letter_pairs": {"terms": taken.run_terms, "bytes": taken.runs},
        }
    return facts
