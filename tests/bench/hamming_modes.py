"""The designs of Manku and others on random fingerprints: candidates a query, beside what the sum of n / 2^p foretells.

    python tests/bench/hamming_modes.py [--counts 1000000,10000000] [--designs 0,1,2,3] [--queries 200]

One table is in memory at a time, so that 10⁸ fingerprints take 2.5 GB. Peer, in the same run: a plain numpy look at
all fingerprints. The last lines say what the measured rates make of 8·10⁹: an extrapolation, not a measurement.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from leitong.library.probing.counts import PAPER_SIZE
from leitong.library.probing.design import Design, manku
from leitong.library.probing.tables import Tables


def bench(count: int, number: int, design: Design, queries: int) -> tuple[float, float]:
    """Candidates and seconds a query, measured."""
    rng = np.random.default_rng(7)
    values = rng.integers(0, 2**64, count, dtype=np.uint64)
    asked = rng.integers(0, 2**64, queries, dtype=np.uint64).tolist()
    candidates, seconds, built = 0, 0.0, 0.0
    for blocks in design.tables:
        start = time.perf_counter()
        table = Tables(values, Design((blocks,), design.k))
        built += time.perf_counter() - start
        start = time.perf_counter()
        candidates += sum(table.near(value, 3)[2] for value in asked)
        seconds += time.perf_counter() - start
    expected = design.expected_candidates(count)
    print(
        f"  design {number}: {len(design.tables):2d} tables, {candidates / queries:12,.3f} candidates a query"
        f" ({expected:,.3f} foretold), {1e6 * seconds / queries:7.0f} µs a query, built in {built:6.2f} s,"
        f" {design.stored_bytes(count) / 1e6:,.0f} MB if all are kept"
    )
    return candidates / queries, seconds / queries


def plain(count: int) -> float:
    """Seconds to look at all fingerprints."""
    values = np.random.default_rng(7).integers(0, 2**64, count, dtype=np.uint64)
    start = time.perf_counter()
    for value in values[:3]:
        np.flatnonzero(np.bitwise_count(values ^ value) <= 3)
    return (time.perf_counter() - start) / 3


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--counts", default="1000000,10000000")
    parser.add_argument("--designs", default="0,1,2,3")
    parser.add_argument("--queries", type=int, default=200)
    arguments = parser.parse_args()
    chosen = [int(part) for part in arguments.designs.split(",")]
    looked = 0.0
    for count in (int(part) for part in arguments.counts.split(",")):
        looked = plain(count)
        print(f"{count:,} random fingerprints; a look at all takes {1e3 * looked:.1f} ms")
        for number in chosen:
            _, seconds = bench(count, number, manku(3)[number], arguments.queries)
            print(f"            {looked / seconds:,.0f}× as fast as a look at all")
        looked /= count
    print(f"extrapolated to {PAPER_SIZE:,}: a look at all takes {looked * PAPER_SIZE:.1f} s;")
    for number in chosen:
        design = manku(3)[number]
        size = design.value_bytes(PAPER_SIZE) / 1e9
        print(
            f"  design {number}: {design.expected_candidates(PAPER_SIZE):,.0f} candidates a query, {size:,.0f} GB"
        )


if __name__ == "__main__":
    main()
