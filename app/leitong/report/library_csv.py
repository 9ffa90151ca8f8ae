"""The proved pairs of a library as a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from leitong.library.records import StoredPair
from leitong.report.plain import write_csv

HEADER = ("a", "b", "kind", "jaccard", "containment_a_in_b", "containment_b_in_a", "hamming")


def write_pairs(out: TextIO, pairs: Iterable[StoredPair]) -> None:
    """One pair a line; the columns are the keys of the JSON."""
    write_csv(
        out,
        HEADER,
        (
            (
                str(pair.a),
                str(pair.b),
                pair.kind.value,
                pair.jaccard,
                pair.containment_a_in_b,
                pair.containment_b_in_a,
                pair.hamming,
            )
            for pair in pairs
        ),
    )
