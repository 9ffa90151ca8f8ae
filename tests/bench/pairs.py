"""How well and how fast near-duplicates are found among documents whose origin is known.

    python tests/bench/pairs.py [DATA] [--sets zh-news,en-news,zhcn-law,en-law,zhtw-law-natural] [--found FOLDER]

DATA (or the environment variable LEITONG_DATA) holds neardup/SET/docs.jsonl.gz. Recall: variants that are paired with
one of their sources. Precision: pairs that share a source, or resemble each other anyway (4-character shingles:
Jaccard ≥ .5 or containment ≥ .8). For natural pairs (pairs.tsv) recall of those with Jaccard ≥ .8 or containment ≥ .9.
--found writes the pairs as jsonl, one {"a", "b", "kind"} a line. Peer, in the same run and on the same texts:
datasketch MinHash LSH over 5-character shingles, 128 permutations, threshold .5, unproved as people use it. Times are
CPU times.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import json
import os
import re
import time
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from datasketch import MinHash, MinHashLSH

from leitong.fingerprints.digests import content_digest
from leitong.library.clusters.groups import groups, near_tree
from leitong.library.proving.candidates import candidates
from leitong.library.proving.pairs import find_pairs
from leitong.library.records import GroupKind
from leitong.library.sketching.sketches import gathered, sketch
from leitong.words.normalise import letters
from leitong.words.units import units_of

Pair = tuple[int, int]
Document = dict[str, Any]
SETS = "zh-news,en-news,zhcn-law,en-law,zhtw-law-natural"
GROUPS = {
    **dict.fromkeys(
        ("ads", "counter", "title", "encode", "numbers", "ocr", "typo", "reorder", "case"), "page"
    ),
    **dict.fromkeys(("para_del", "trunc", "synonym"), "cut"),
    **dict.fromkeys(("contain", "digest"), "partial"),
}


def by_leitong(texts: list[str]) -> dict[Pair, str]:
    """The pairs, each with its kind; prints what each stage costs."""
    start = time.process_time()
    sketches = gathered([sketch(text, units_of(text), content_digest(letters(text))) for text in texts])
    sketched = time.process_time()
    proposed = len(candidates(sketches.sampled))
    proposing = time.process_time() - sketched
    found = find_pairs(sketches)
    paired = time.process_time()
    rank = np.arange(len(texts), dtype=np.int64)
    merges = near_tree(found, rank)
    made = groups(found, merges, 0.5, rank, texts)
    grouped = time.process_time()
    kinds = Counter(group.kind for group in made if group.kind is not GroupKind.CONTAINED)
    count = len(texts)
    print(
        f"  sketches {1e3 * (sketched - start) / count:.2f} ms a document,"
        f" {proposed:,} candidates {1e3 * proposing / count:.3f} ms,"
        f" proved {1e3 * (paired - sketched - proposing) / count:.3f} ms, groups {grouped - paired:.3f} s"
        f" ({', '.join(f'{number} {kind}' for kind, number in sorted(kinds.items()))})"
    )
    sizes = [part.nbytes for part in (sketches.units, sketches.sample, sketches.letters)]
    print(f"  kept of a document: {sum(sizes) / count:,.0f} bytes, {sizes[0] / count:,.0f} of them units")
    return {(a, b): kind.value for a, b, kind, _ in found.each()}


def by_datasketch(texts: list[str]) -> set[Pair]:
    index = MinHashLSH(threshold=0.5, num_perm=128)
    found: set[Pair] = set()
    for number, text in enumerate(texts):
        joined = "".join(re.findall(r"\w+", text.lower()))
        hashes = MinHash(num_perm=128)
        hashes.update_batch(
            [part.encode() for part in {joined[i : i + 5] for i in range(max(1, len(joined) - 4))}]
        )
        found |= {(other, number) for other in index.query(hashes)}
        index.insert(number, hashes)
    return found


class Truth:
    """What is known of a set's documents."""

    def __init__(self, documents: list[Document]) -> None:
        self.documents = documents
        self.place = {document["id"]: place for place, document in enumerate(documents)}
        self.shingles = lru_cache(maxsize=20_000)(self._shingles)

    def _shingles(self, place: int) -> frozenset[str]:
        joined = "".join(re.findall(r"\w+", self.documents[place]["text"].lower()))
        return frozenset(joined[i : i + 4] for i in range(max(1, len(joined) - 3)))

    def right(self, pair: Pair) -> bool:
        a, b = (self.documents[place] for place in pair)
        if {a["id"], *a["src"]} & {b["id"], *b["src"]}:
            return True
        one, other = (self.shingles(place) for place in pair)
        shared = len(one & other)
        return shared / len(one | other) >= 0.5 or shared / min(len(one), len(other)) >= 0.8

    def report(self, name: str, pairs: set[Pair], seconds: float) -> None:
        hit: Counter[str] = Counter()
        total: Counter[str] = Counter()
        for place, document in enumerate(self.documents):
            sources = [self.place[s] for s in document["src"] if s in self.place and s != document["id"]]
            if document["role"] != "variant" or not sources:
                continue
            group = GROUPS.get(document["ops"][0], document["ops"][0])
            total[group] += 1
            hit[group] += any((min(place, source), max(place, source)) in pairs for source in sources)
        wrong = sum(not self.right(pair) for pair in pairs)
        each = "  ".join(f"{group} {hit[group] / total[group]:.3f}" for group in sorted(total))
        print(
            f"  {name:10s} recall {sum(hit.values()) / sum(total.values()):.3f}"
            f"  precision {1 - wrong / max(len(pairs), 1):.4f}  ({each})  {len(pairs):,} pairs, {wrong} wrong,"
            f" {seconds:.1f} CPU s"
        )


def natural(path: Path, documents: list[Document], pairs: set[Pair]) -> None:
    place = {document["id"]: number for number, document in enumerate(documents)}
    with path.open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t"))
    for name, wanted in (
        (
            "Jaccard ≥ .8 or containment ≥ .9",
            lambda row: float(row["jaccard4"]) >= 0.8 or float(row["containment"]) >= 0.9,
        ),
        ("Jaccard ≥ .5", lambda row: float(row["jaccard4"]) >= 0.5),
    ):
        chosen = [tuple(sorted((place[row["id_a"]], place[row["id_b"]]))) for row in rows if wanted(row)]
        print(f"  natural pairs with {name}: {sum(pair in pairs for pair in chosen)} of {len(chosen)} found")


def measure(folder: Path, found: Path | None) -> None:
    with gzip.open(folder / "docs.jsonl.gz", "rt", encoding="utf-8") as lines:
        documents = [json.loads(line) for line in lines]
    texts = [document["text"] for document in documents]
    print(
        f"\n{folder.name}: {len(texts):,} documents, {sum(map(len, texts)) / len(texts):,.0f} characters each"
    )
    start = time.process_time()
    ours = by_leitong(texts)
    ours_seconds = time.process_time() - start
    if found is not None:
        found.mkdir(parents=True, exist_ok=True)
        with (found / f"{folder.name}.jsonl").open("w", encoding="utf-8") as lines:
            for (a, b), kind in sorted(ours.items()):
                one = {"a": documents[a]["id"], "b": documents[b]["id"], "kind": kind}
                lines.write(json.dumps(one, ensure_ascii=False) + "\n")
    start = time.process_time()
    peer = by_datasketch(texts)
    peer_seconds = time.process_time() - start
    print(f"  kinds: {dict(Counter(ours.values()).most_common())}")
    if (folder / "pairs.tsv").exists():
        natural(folder / "pairs.tsv", documents, set(ours))
        print("  datasketch:")
        natural(folder / "pairs.tsv", documents, peer)
    else:
        truth = Truth(documents)
        truth.report("leitong", set(ours), ours_seconds)
        truth.report("datasketch", peer, peer_seconds)
    print(f"  {peer_seconds / ours_seconds:.1f} times as fast as datasketch, sketches included")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", default=os.environ.get("LEITONG_DATA"), type=Path)
    parser.add_argument("--sets", default=SETS)
    parser.add_argument("--found", type=Path)
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("give the data folder, or set LEITONG_DATA")
    for name in arguments.sets.split(","):
        measure(arguments.data / "neardup" / name, arguments.found)


if __name__ == "__main__":
    main()
