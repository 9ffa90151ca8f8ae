"""How fast near fingerprints are found: one query, and all pairs, among random ones with planted neighbours.

    python tests/bench/hamming.py [--join 1000000] [--query 1000000,10000000] [--k 3,6,10]

Peers, in the same run: a plain numpy look at all fingerprints, and faiss (IndexBinaryFlat, IndexBinaryMultiHash).
Every neighbour that was planted, and for some fingerprints every one that brute force finds, must be found. Peers that
would need hours for all pairs are asked for some fingerprints, and their time for all is reckoned from that.
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
_PLANTED_AT_ONCE = 1 << 14
# fingerprints for which brute force says what must be found, and those for which peers are asked
_CHECKED, _ASKED = 30, 20_000
# more are not looked up one and all by faiss
_WHOLE = 1_000_000


def planted(count: int, seed: int = 7) -> tuple[Values, NDArray[np.int64], NDArray[np.int64]]:
    """Random fingerprints, of which 1 % have a neighbour 0–12 bits away; the pairs of rows and their distances."""
    rng = np.random.default_rng(seed)
    values = rng.integers(0, 2**64, count, dtype=np.uint64)
    pairs = rng.permutation(count)[: count // 50].reshape(-1, 2)
    distances = rng.integers(0, 13, len(pairs))
    # of each a random order of the bits, of which the first ones are changed
    for first in range(0, len(pairs), _PLANTED_AT_ONCE):
        some = slice(first, first + _PLANTED_AT_ONCE)
        order = rng.random((len(pairs[some]), 64)).argsort(axis=1).astype(np.uint64)
        chosen = np.arange(64) < distances[some][:, None]
        masks = np.bitwise_or.reduce(np.where(chosen, np.uint64(1) << order, np.uint64(0)), axis=1)
        values[pairs[some, 1]] = values[pairs[some, 0]] ^ masks
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
        wanted = pairs[distances <= k]
        # pairs are ordered, so that each planted one is looked up
        keys = found.a * count + found.b
        planted_keys = wanted[:, 0] * count + wanted[:, 1]
        places = np.searchsorted(keys, planted_keys).clip(max=max(keys.size - 1, 0))
        recall = (keys[places] == planted_keys).mean() if keys.size else 0.0
        sample = np.append(
            np.random.default_rng(1).choice(count, _CHECKED // 2, replace=False), wanted[: _CHECKED // 2, 0]
        )
        brute = sum(int((np.bitwise_count(values ^ values[row]) <= k).sum()) - 1 for row in sample.tolist())
        ours_there = sum(int((found.a == row).sum() + (found.b == row).sum()) for row in sample.tolist())
        line = (
            f"\nall pairs within {k} among {count:,}: {ours:6.2f} s, {len(found.a):,} pairs,"
            f" planted ones found {recall:.4f}, of {_CHECKED} fingerprints {ours_there} of {brute} neighbours"
        )
        some = min(count, 50_000_000 // count + 10)
        plain = seconds(
            lambda: [np.flatnonzero(np.bitwise_count(values ^ value) <= k) for value in values[:some]]  # noqa: B023
        )
        whole = plain * count / some / 2
        line += f" | plain numpy {whole:,.0f} s, judged by {some} rows ({whole / ours:,.0f}×)"
        if k <= 3:
            multi = faiss.IndexBinaryMultiHash(64, 4, 16)
            faiss.omp_set_num_threads(1)
            asked = codes if count <= _WHOLE else codes[:: count // _ASKED]
            added = seconds(lambda: multi.add(codes))  # noqa: B023
            searched = seconds(lambda: multi.range_search(asked, k + 1))  # noqa: B023
            peer = added + searched * count / len(asked)
            how = "" if asked is codes else f", judged by {len(asked):,} rows"
            line += f" | faiss MultiHash {peer:.2f} s{how} ({peer / ours:.1f}×)"
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
