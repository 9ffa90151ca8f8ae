"""Which weights make the word fingerprint find copies and leave strangers alone: recall and false pairs of each.

    python tests/bench/weights.py [DATA] [--sets zh-news,en-news] [--documents 4000]

DATA (or the environment variable LEITONG_DATA) holds neardup/SET/docs.jsonl.gz: originals, labelled variants of them,
hard negatives (the same form, other numbers and names). Recall: variants within k bits of their original, copies of
a part in another document left out. False: pairs of originals within k bits; some of them are alike by nature.
"windows" is the peer: the `simhash` package's own features.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.hashes import hashes_of
from leitong.fingerprints.make import MOST_IDF
from leitong.fingerprints.simhash import value_of, votes_of_hashes
from leitong.fingerprints.windows import windows_simhash
from leitong.words.keywords import ContentWords, content_words, levels
from leitong.words.segment import segment

LIMITS = (3, 6, 10, 12, 15)
Whole = NDArray[np.int64]
SCHEMES: dict[str, Callable[[ContentWords], Whole]] = {
    "tf": lambda words: words.counts,
    "(1+ln tf)·idf": lambda words: np.rint((1 + np.log(words.counts)) * words.idf).astype(np.int64),
    "tf·idf": lambda words: words.counts * words.idf,
    "tf·idf, idf ≤ 7": lambda words: words.counts * np.minimum(words.idf, MOST_IDF),
    "levels 1–5": lambda words: levels(words.counts * words.idf),
}


def sign(text: str) -> dict[str, int]:
    """The fingerprint of a text by each scheme; 0 where there is none."""
    words = content_words(segment(text))
    hashes = hashes_of(words.terms)
    found = {
        name: value_of(votes_of_hashes(hashes, weigh(words)), "gt") if words.terms else 0
        for name, weigh in SCHEMES.items()
    }
    windows = windows_simhash(text)
    return found | {"windows": windows.value if windows else 0}


def distances_below(values: NDArray[np.uint64]) -> NDArray[np.int64]:
    """How many pairs are at most 0, 1, … 64 bits apart."""
    counts = np.zeros(65, dtype=np.int64)
    for place, value in enumerate(values):
        counts += np.bincount(np.bitwise_count(values[place + 1 :] ^ value), minlength=65)
    return np.cumsum(counts)


def measure(path: Path, most: int) -> None:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        documents = [json.loads(line) for _, line in zip(range(most), lines, strict=False)]
    place = {document["id"]: number for number, document in enumerate(documents)}
    signed = [sign(document["text"]) for document in documents]

    def pairs(role: str) -> NDArray[np.intp]:
        found = [
            (number, place[document["src"][0]])
            for number, document in enumerate(documents)
            if document["role"] == role
            and document["src"][0] in place
            and not {"contain", "digest"} & set(document["ops"])
        ]
        return np.array(found, dtype=np.intp).reshape(-1, 2)

    variants, hard = pairs("variant"), pairs("hardneg")
    strangers = [i for i, document in enumerate(documents) if document["role"] not in ("variant", "hardneg")]
    print(
        f"\n{path.parent.name}: {len(variants)} variants, {len(hard)} hard negatives, {len(strangers)} originals"
    )
    print(f"{'bits':>18s} " + " ".join(f"{'≤' + str(limit):>13s}" for limit in LIMITS))
    for name in (*SCHEMES, "windows"):
        values = np.array([prints[name] for prints in signed], dtype=np.uint64)
        near, hard_near = (np.bitwise_count(values[ab[:, 0]] ^ values[ab[:, 1]]) for ab in (variants, hard))
        false = distances_below(values[strangers])
        cells = [
            f"{(near <= k).mean():.3f} {false[k]:5d} {(hard_near <= k).mean():.2f}".rjust(13) for k in LIMITS
        ]
        print(f"{name:>18s} " + " ".join(cells))
    print(f"{'':>18s} recall, false pairs, share of hard negatives")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", default=os.environ.get("LEITONG_DATA"), type=Path)
    parser.add_argument("--sets", default="zh-news,en-news")
    parser.add_argument("--documents", type=int, default=4000)
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("give the data folder, or set LEITONG_DATA")
    for name in arguments.sets.split(","):
        measure(arguments.data / "neardup" / name / "docs.jsonl.gz", arguments.documents)


if __name__ == "__main__":
    main()
