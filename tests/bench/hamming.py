"""How fast near fingerprints are found: one query, and all pairs, among random ones with planted neighbours.

    python tests/bench/hamming.py [--join 1000000] [--query 1000000,10000000] [--k 3,6,10]

Peers, in the same run: a plain numpy look at all fingerprints, and faiss (IndexBinaryFlat, IndexBinaryMultiHash).
Every neighbour that was planted, and for some fingerprints every one that brute force finds, must be found.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import faiss
import numpy as np
from numpy.typing import NDArray

from leitong.library.bits.hamming import HammingIndex
from leitong.library.bits.join import join

Values = NDArray[np.uint64]


def planted(count: int, seed: int = 7) -> tuple[Values, NDArray[np.int64], NDArray[np.int64]]:
    """Random fingerprints, of which 1 % have a neighbour 0–12 bits away; the pairs of rows and their distances."""
    rng = np.random.default_rng(seed)
    values = rng.integers(0, 2**64, count, dtype=np.uint64)
    pairs = rng.permutation(count)[: count // 50].reshape(-1, 2)
    distances = rng.integers(0, 13, len(pairs))
    for (one, other), distance in zip(pairs.tolist(), distances.tolist(), strict=True):
        mask = sum(1 << bit for bit in rng.choice(64, distance, replace=False).tolist())
        values[other] = values[one] ^ np.uint64(mask)
    return values, np.sort(pairs, axis=1), distances


def seconds(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def microseconds(act: Callable[[int], object], queries: list[int]) -> float:
    act(queries[0])
    return 1e6 * statistics.median(seconds(lambda q=query: act(q)) for query in queries)


def bench_queries(count: int, limits: list[int]) -> None:
    values, pairs, _ = planted(count)
    index = HammingIndex()
    built = seconds(lambda: index.add(values))
    rows = pairs[:100, 0]
    queries = [int(values[row]) for row in rows]
    codes = values.view(np.uint8).reshape(-1, 8)
    flat, multi = faiss.IndexBinaryFlat(64), faiss.IndexBinaryMultiHash(64, 4, 16)
    faiss.omp_set_num_threads(1)
    flat.add(codes)
    multi_built = seconds(lambda: multi.add(codes))
    print(f"\n{count:,} fingerprints; tables built in {built:.2f} s, faiss MultiHash in {multi_built:.2f} s")
    for k in limits:
        multi.nflip = k // 4
        ours = microseconds(lambda query, k=k: index.near(query, k), queries)
        plain = microseconds(
            lambda query, k=k: np.flatnonzero(np.bitwise_count(values ^ np.uint64(query)) <= k), queries[:20]
        )

        def ask(peer, query: int, k: int = k):  # type: ignore[no-untyped-def]
            return peer.range_search(np.array([query], dtype=np.uint64).view(np.uint8).reshape(1, 8), k + 1)

        faiss_flat = microseconds(lambda query, ask=ask: ask(flat, query), queries[:20])
        faiss_multi = microseconds(lambda query, ask=ask: ask(multi, query), queries)
        exact = all(
            index.near(query, k)[0].tolist()
            == np.flatnonzero(np.bitwise_count(values ^ np.uint64(query)) <= k).tolist()
            for query in queries[:20]
        )
        print(
            f"  k={k:<2d} {ours:8.0f} µs | plain numpy {plain:8.0f} ({plain / ours:6.1f}×)"
            f" | faiss flat {faiss_flat:8.0f} ({faiss_flat / ours:5.1f}×)"
            f" | faiss MultiHash {faiss_multi:8.0f} ({faiss_multi / ours:4.1f}×) | exact on 20: {exact}"
        )


def bench_join(count: int, limits: list[int]) -> None:
    values, pairs, distances = planted(count)
    codes = values.view(np.uint8).reshape(-1, 8)
    for k in limits:
        start = time.perf_counter()
        found = join(values, k)
        ours = time.perf_counter() - start
        keys = found.a * count + found.b
        wanted = pairs[distances <= k]
        recall = np.isin(wanted[:, 0] * count + wanted[:, 1], keys).mean()
        sample = np.random.default_rng(1).choice(count, 30, replace=False)
        brute = sum(int((np.bitwise_count(values ^ values[row]) <= k).sum()) - 1 for row in sample.tolist())
        ours_there = int(np.isin(found.a, sample).sum() + np.isin(found.b, sample).sum())
        line = (
            f"\nall pairs within {k} among {count:,}: {ours:6.2f} s, {len(found.a):,} pairs,"
            f" planted ones found {recall:.4f}, of 30 fingerprints {ours_there} of {brute}"
        )
        some = min(count, 200)
        plain = seconds(
            lambda: [np.flatnonzero(np.bitwise_count(values ^ value) <= k) for value in values[:some]]  # noqa: B023
        )
        whole = plain * count / some / 2
        line += f" | plain numpy {whole:,.0f} s, judged by {some} rows ({whole / ours:,.0f}×)"
        if k <= 3:
            multi = faiss.IndexBinaryMultiHash(64, 4, 16)
            faiss.omp_set_num_threads(1)
            peer = seconds(lambda: (multi.add(codes), multi.range_search(codes, k + 1)))  # noqa: B023
            line += f" | faiss MultiHash {peer:.2f} s ({peer / ours:.1f}×)"
        print(line)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--join", default="1000000")
    parser.add_argument("--query", default="1000000")
    parser.add_argument("--k", default="3,6,10")
    parser.add_argument("--join-k", default="3")
    arguments = parser.parse_args()

    def numbers(text: str) -> list[int]:
        return [int(part) for part in text.split(",") if part]

    for count in numbers(arguments.query):
        bench_queries(count, numbers(arguments.k))
    for count in numbers(arguments.join):
        bench_join(count, numbers(arguments.join_k))


if __name__ == "__main__":
    main()
