"""PageRank of a synthetic web, beside numpy, scipy's sparse matrix and networkx on the same graph.

    python tests/bench/rank.py [--pages 100000] [--links 1000000] [--peers numpy,scipy,networkx]

The graph: each page leads to others drawn so that few are led to by many; every twentieth page leads nowhere. Each is
given the links as arrays and ends at the same tolerance; how long it takes to make what it works on of them is in its
time and told beside it. Ours is rustworkx's. networkx takes 4 GB for ten million links.
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


def rounds(graph: Graph, passed_on: Callable[[Ranks], Ranks]) -> Ranks:
    """The iteration itself. passed_on: what each page is given by those that lead to it."""
    dead_ends = np.flatnonzero(graph.links_out == 0)
    ranks = np.full(graph.size, 1 / graph.size)
    for _ in range(200):
        lost = ranks[dead_ends].sum()
        before, ranks = ranks, (1 - FOLLOWED + FOLLOWED * lost) / graph.size + FOLLOWED * passed_on(ranks)
        if np.abs(ranks - before).sum() < _TOLERANCE:
            break
    return ranks


def by_numpy(graph: Graph) -> Callable[[], Ranks]:
    each = 1.0 / np.maximum(graph.links_out, 1)

    def passed_on(ranks: Ranks) -> Ranks:
        return np.bincount(graph.targets, weights=(ranks * each)[graph.sources], minlength=graph.size)

    return lambda: rounds(graph, passed_on)


def by_scipy(graph: Graph) -> Callable[[], Ranks]:
    from scipy.sparse import csr_matrix  # noqa: PLC0415 - a peer that may be missing

    shares = 1.0 / graph.links_out[graph.sources]
    matrix = csr_matrix((shares, (graph.targets, graph.sources)), shape=(graph.size, graph.size))
    return lambda: rounds(graph, lambda ranks: matrix @ ranks)


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


PEERS = {"numpy": by_numpy, "scipy": by_scipy, "networkx": by_networkx}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pages", type=int, default=100_000)
    parser.add_argument("--links", type=int, default=1_000_000)
    parser.add_argument("--peers", default="numpy,scipy,networkx")
    arguments = parser.parse_args()
    graph = synthetic(arguments.pages, arguments.links)
    print(f"{graph.size:,} pages, {graph.sources.size:,} links")
    before = time.process_time()
    ours = pagerank(graph)
    took = time.process_time() - before
    print(f"  leitong    {took:8.2f} s, the ranks add up to {ours.sum():.9f}")
    for name in filter(None, arguments.peers.split(",")):
        before = time.process_time()
        act = PEERS[name](graph)
        built = time.process_time() - before
        theirs = act()
        peer = time.process_time() - before
        apart = np.abs(theirs / theirs.sum() - ours).sum()
        print(
            f"  {name:10} {peer:8.2f} s ({peer / took:.2f}× our time),"
            f" of it {built:6.2f} s to build, apart by {apart:.1e}"
        )


if __name__ == "__main__":
    main()
