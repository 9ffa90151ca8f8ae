"""PageRank of a synthetic web, beside scipy's sparse matrix, networkx and rustworkx on the same graph.

    python tests/bench/rank.py [--pages 100000] [--links 1000000] [--peers scipy,networkx,rustworkx]

The graph: each page leads to others drawn so that few are led to by many; every twentieth page leads nowhere. Times are
of the iteration alone, after the graph is built, down to the same tolerance; the building is told beside it. networkx
takes some 5 GB for ten million links.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

from leitong.library.ranking.pagerank import FOLLOWED, Graph, Ranks, pagerank

_TOLERANCE = 1e-10


def synthetic(pages: int, links: int) -> Graph:
    rng = np.random.default_rng(29)
    sources = rng.integers(0, pages, links)
    targets = (pages * rng.random(links) ** 3).astype(np.int64)
    kept = sources % 20 != 0
    return Graph.of(sources[kept], targets[kept], pages)


def timed(act: Callable[[], Ranks]) -> tuple[Ranks, float]:
    start = time.perf_counter()
    ranks = act()
    return ranks, time.perf_counter() - start


def by_scipy(graph: Graph) -> Callable[[], Ranks]:
    from scipy.sparse import csr_matrix  # noqa: PLC0415 - a peer that may be missing

    out = graph.links_out
    shares = 1.0 / out[graph.sources]
    matrix = csr_matrix((shares, (graph.targets, graph.sources)), shape=(graph.size, graph.size))
    dead_ends = np.flatnonzero(out == 0)

    def act() -> Ranks:
        ranks = np.full(graph.size, 1 / graph.size)
        for _ in range(200):
            lost = ranks[dead_ends].sum()
            before, ranks = ranks, (1 - FOLLOWED + FOLLOWED * lost) / graph.size + FOLLOWED * (matrix @ ranks)
            if np.abs(ranks - before).sum() < _TOLERANCE:
                break
        return ranks

    return act


def by_networkx(graph: Graph) -> Callable[[], Ranks]:
    import networkx  # noqa: PLC0415

    made = networkx.DiGraph()
    made.add_nodes_from(range(graph.size))
    made.add_edges_from(zip(graph.sources.tolist(), graph.targets.tolist(), strict=True))

    def act() -> Ranks:
        # its tolerance is for each page
        ranks = networkx.pagerank(made, alpha=FOLLOWED, tol=_TOLERANCE / graph.size, max_iter=200)
        return np.array([ranks[page] for page in range(graph.size)])

    return act


def by_rustworkx(graph: Graph) -> Callable[[], Ranks]:
    import rustworkx  # noqa: PLC0415

    made = rustworkx.PyDiGraph()
    made.add_nodes_from(range(graph.size))
    made.add_edges_from_no_data(list(zip(graph.sources.tolist(), graph.targets.tolist(), strict=True)))

    def act() -> Ranks:
        ranks = rustworkx.pagerank(made, alpha=FOLLOWED, tol=_TOLERANCE / graph.size, max_iter=200)
        return np.array([ranks[page] for page in range(graph.size)])

    return act


PEERS = {"scipy": by_scipy, "networkx": by_networkx, "rustworkx": by_rustworkx}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pages", type=int, default=100_000)
    parser.add_argument("--links", type=int, default=1_000_000)
    parser.add_argument("--peers", default="scipy,networkx,rustworkx")
    arguments = parser.parse_args()
    start = time.perf_counter()
    graph = synthetic(arguments.pages, arguments.links)
    built = time.perf_counter() - start
    ours, seconds = timed(lambda: pagerank(graph))
    print(f"{graph.size:,} pages, {graph.sources.size:,} links")
    print(f"  leitong    {seconds:8.2f} s, built in {built:6.2f} s, the ranks add up to {ours.sum():.9f}")
    for name in filter(None, arguments.peers.split(",")):
        start = time.perf_counter()
        act = PEERS[name](graph)
        built = time.perf_counter() - start
        theirs, peer = timed(act)
        apart = np.abs(theirs / theirs.sum() - ours).sum()
        print(
            f"  {name:10} {peer:8.2f} s ({peer / seconds:.2f}× our time), built in {built:6.2f} s, apart by {apart:.1e}"
        )


if __name__ == "__main__":
    main()
