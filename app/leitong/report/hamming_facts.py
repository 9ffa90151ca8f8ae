"""A Hamming query as facts for programs."""

from __future__ import annotations

from collections.abc import Sequence

from leitong.fingerprints.chance import pairs_by_chance
from leitong.library.probing.counts import PAPER_SIZE
from leitong.library.probing.modes import Probing, Query, Refused
from leitong.library.probing.paper import OnPaper


def hamming_facts(
    query: Query,
    files: Sequence[tuple[str, int]] | None,
    paper: Sequence[OnPaper],
) -> dict[str, object]:
    """All of one query. files: paths with how many bits differ, nearest first; None if nobody has looked."""
    found = None if files is None else [{"path": path, "distance": distance} for path, distance in files]
    return {
        "fingerprint": f"{query.value:016x}",
        "bits": query.bits,
        "fingerprints": query.count,
        "pairs_by_chance": pairs_by_chance(query.bits, query.count),
        "found": found,
        "modes": [_mode_facts(answer) for answer in query.answers],
        "on_paper": [
            {
                "fingerprints": PAPER_SIZE,
                "mode": one.mode.value,
                "tables": one.tables,
                "fixed_bits": one.fixed,
                "probes": one.probes,
                "candidates": one.candidates,
                "bytes": one.stored,
            }
            for one in paper
        ],
    }


def _mode_facts(answer: Probing | Refused) -> dict[str, object]:
    if isinstance(answer, Refused):
        return {"mode": answer.mode.value, "refused": str(answer.reason)}
    return {
        "mode": answer.mode.value,
        "found": answer.rows.size,
        "tables": answer.tables,
        "fixed_bits": answer.fixed,
        "probes": answer.probes,
        "candidates": answer.candidates,
        "expected_candidates": answer.expected,
        "bytes": answer.stored,
        "built_seconds": answer.built,
        "asked_seconds": answer.asked,
    }
