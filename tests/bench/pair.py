"""Compare two texts of 10 k, 100 k and 1 M characters that share a tenth in five moved passages.

    python tests/bench/pair.py [--peers] [--sizes 10000 100000 1000000] [--limit SECONDS]

Prints for English and Chinese how many of the five passages were found, the time for the units of both texts, for their
passages and for the whole comparison, the growth from one size to the next, and with --peers the same pairs given to
difflib and rapidfuzz, each in a process of its own that is stopped at the limit. The texts are made here.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from dataclasses import dataclass

PASSAGES = 5
SHARED = 0.1


@dataclass(frozen=True)
class Pair:
    """planted: (start in A, start in B, length), in code points."""

    a: str
    b: str
    planted: tuple[tuple[int, int, int], ...]


def sentence_maker(language: str, rng: random.Random):
    """Sentences of words that occur as unevenly as those of a language do."""
    letters = (
        "abcdefghiklmnoprstuvwy" if language == "en" else [chr(code) for code in range(0x4E00, 0x4E00 + 3000)]
    )
    longest = 9 if language == "en" else 3
    words = ["".join(rng.choices(letters, k=rng.randint(1, longest))) for _ in range(20_000)]
    weights = [1 / (rank + 3) for rank in range(len(words))]
    gap, stop = (" ", ". ") if language == "en" else ("", "。")
    while True:
        for sentence in _chunks(rng.choices(words, weights, k=12_000), 12):
            yield gap.join(sentence) + stop


def _chunks(items: list[str], size: int):
    return (items[at : at + size] for at in range(0, len(items), size))


def stretch(sentences, length: int) -> str:
    parts, size = [], 0
    while size < length:
        parts.append(next(sentences))
        size += len(parts[-1])
    return "".join(parts)


def make_pair(language: str, size: int) -> Pair:
    """Five passages that A and B share, in another order, each between stretches of their own."""
    sentences = sentence_maker(language, random.Random(size))
    shared = [stretch(sentences, int(size * SHARED / PASSAGES)) for _ in range(PASSAGES)]
    own = int(size * (1 - SHARED) / (PASSAGES + 1))
    places: list[dict[int, int]] = []
    texts: list[str] = []
    for order in ([0, 1, 2, 3, 4], [3, 1, 4, 0, 2]):
        text, place = stretch(sentences, own), {}
        for number in order:
            place[number] = len(text)
            text += shared[number] + stretch(sentences, own)
        texts.append(text)
        places.append(place)
    planted = tuple((places[0][n], places[1][n], len(shared[n])) for n in range(PASSAGES))
    return Pair(texts[0], texts[1], planted)


def found(pair: Pair, passages: list[tuple[int, int, int, int]]) -> int:
    """How many planted passages are covered by nine tenths on both sides by one (start, end, start, end)."""

    def covers(start: int, end: int, at: int, length: int) -> bool:
        return min(end, at + length) - max(start, at) >= 0.9 * length

    return sum(
        any(covers(a0, a1, in_a, length) and covers(b0, b1, in_b, length) for a0, a1, b0, b1 in passages)
        for in_a, in_b, length in pair.planted
    )


def run_leitong(pair: Pair) -> dict[str, float]:
    from leitong.analysis import analyse  # noqa: PLC0415 - what is measured is loaded in the measuring process
    from leitong.compare.compare import compare  # noqa: PLC0415
    from leitong.compare.passages import passages_of  # noqa: PLC0415
    from leitong.documents.load import pasted  # noqa: PLC0415
    from leitong.words.units import units_of  # noqa: PLC0415

    units_of(pair.a[:1000])
    start = time.perf_counter()
    units = units_of(pair.a), units_of(pair.b)
    after_units = time.perf_counter()
    passages_of(*units)
    after_passages = time.perf_counter()
    a, b = analyse(pasted(pair.a)), analyse(pasted(pair.b))
    before_compare, cpu = time.perf_counter(), time.process_time()
    comparison = compare(a, b)
    done, cpu = time.perf_counter(), time.process_time() - cpu
    spans = [(p.a.start, p.a.end, p.b.start, p.b.end) for p in comparison.passages]
    return {
        "found": found(pair, spans),
        "reported": len(spans),
        "units": after_units - start,
        "passages": after_passages - after_units,
        "analyse": before_compare - after_passages,
        "compare": done - before_compare,
        "compare CPU": cpu,
        "time": after_units - start + done - before_compare,
    }


def run_difflib(pair: Pair) -> dict[str, float]:
    import difflib  # noqa: PLC0415

    start = time.perf_counter()
    blocks = difflib.SequenceMatcher(None, pair.a, pair.b).get_matching_blocks()
    elapsed = time.perf_counter() - start
    return {"found": found(pair, [(i, i + n, j, j + n) for i, j, n in blocks]), "time": elapsed}


def run_rapidfuzz(pair: Pair) -> dict[str, float]:
    from rapidfuzz.distance import LCSseq  # noqa: PLC0415

    start = time.perf_counter()
    codes = LCSseq.opcodes(pair.a, pair.b)
    elapsed = time.perf_counter() - start
    spans = [(c.src_start, c.src_end, c.dest_start, c.dest_end) for c in codes if c.tag == "equal"]
    return {"found": found(pair, spans), "time": elapsed}


TOOLS = {"leitong": run_leitong, "difflib": run_difflib, "rapidfuzz": run_rapidfuzz}


def measured(tool: str, language: str, size: int, limit: float) -> dict[str, float] | None:
    """The tool's figures from a process of its own; None if it did not finish in time or in memory."""
    command = [sys.executable, __file__, "--one", tool, language, str(size)]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=True)
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        return None
    return json.loads(answer.stdout)


def report(sizes: list[int], tools: list[str], limit: float) -> None:
    for language in ("en", "zh"):
        before = None
        for size in sizes:
            ours = measured("leitong", language, size, max(limit, 120))
            if ours is None:
                print(f"{language} {size:>9,}  leitong did not finish")
                continue
            growth = f"x {ours['time'] / before:.1f}" if before else ""
            parts = "  ".join(
                f"{key} {1000 * ours[key]:.0f} ms"
                for key in ("units", "passages", "compare", "compare CPU", "time")
            )
            print(
                f"{language} {size:>9,}  found {ours['found']} of {PASSAGES}  {parts}  {growth}", flush=True
            )
            before = ours["time"]
            for tool in tools:
                theirs = measured(tool, language, size, limit)
                if theirs is None:
                    print(f"{'':14}{tool}: not within {limit:.0f} s", flush=True)
                else:
                    ratio = theirs["time"] / ours["time"]
                    print(f"{'':14}{tool}: found {theirs['found']}, {ratio:.1f} times our time", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sizes", nargs="+", type=int, default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--limit", type=float, default=60, help="seconds given to a peer")
    parser.add_argument("--one", nargs=3, metavar=("TOOL", "LANGUAGE", "SIZE"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        tool, language, size = options.one
        print(json.dumps(TOOLS[tool](make_pair(language, int(size)))))
    else:
        report(options.sizes, ["difflib", "rapidfuzz"] if options.peers else [], options.limit)


if __name__ == "__main__":
    main()
