"""What every method costs a document and a pair, and what each finds alone among labelled near duplicates.

    python tests/bench/methods.py [DATA] [--pages 120] [--documents 2500] [--sets zh-news,en-news]
                                    [--only costs,pairs,judged]

DATA (or the environment variable LEITONG_DATA) holds pages/SET/*.html.gz and neardup/SET/docs.jsonl.gz.

costs    milliseconds of processor time: what a method makes of one page's words (a document), what it takes to compare
         what was made of two, and to ask it about both (a pair), with all its inputs. Peers in the same run: parsing
         the page (turbohtml), and for a pair rapidfuzz's edit similarity of the two texts.
pairs    texts, labelled variants of them and hard negatives (the same form, other numbers and names). Of the pairs
         that share a key in a method's table: how many there are, how many are copies by their labels, how many are
         confirmed by shingles (Jaccard 0.5 or more), how many are hard negatives; of all variants with their original
         how many it misses, and how many no other method here finds. exact, text, tianwang, imatch are look-ups;
         simhash joins fingerprints within 3 and 10 bits. Peer: datasketch's MinHash LSH (128 values, 0.5) over the
         same shingles.
judged   how often each method says yes to a variant and its original, and to a hard negative and its original.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import turbohtml
from datasketch import MinHash, MinHashLSH
from pageset import page_sets
from rapidfuzz.fuzz import ratio

from leitong.analysis import Analysis, analyse
from leitong.compare.compare import compare
from leitong.compare.evidence import evidence_of
from leitong.compare.measures import cosine, hamming
from leitong.compare.methods.bits import window_prints, windows_answer, word_prints, words_answer
from leitong.compare.methods.choices import USUAL_CHOICES
from leitong.compare.methods.equality import exact
from leitong.compare.methods.judge import judge
from leitong.compare.methods.keywords import imatch_answer, tianwang_answers
from leitong.compare.methods.pair import Pair
from leitong.compare.methods.runs import containment_answer, jaccard_answer, novelty_answer, winnowing_answer
from leitong.compare.methods.vectors import cosine_answers, scam_answers
from leitong.compare.methods.wholes import whole_answers
from leitong.compare.scam import scam
from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.documents.load import pasted
from leitong.fingerprints.digests import content_digest
from leitong.fingerprints.imatch import equal_signatures, lexicon_of
from leitong.fingerprints.make import words_simhash
from leitong.fingerprints.shingles import jaccard, shingles_of
from leitong.fingerprints.signatures import (
    IMATCH,
    TIANWANG_1,
    TIANWANG_2,
    TIANWANG_3,
    imatch_of,
    keys_of,
    tianwang_of,
)
from leitong.fingerprints.tianwang import DISTANCE, agreeing, weight_distance
from leitong.fingerprints.windows import windows_simhash
from leitong.fingerprints.winnowing import CHINESE, winnowed, winnowed_share
from leitong.library.bits.join import join
from leitong.words.keywords import keywords_of
from leitong.words.normalise import letters

_COPY = 0.5
_HARD = "hardneg"
_MOST_JUDGED = 400
Pairs = set[tuple[int, int]]


class Text(NamedTuple):
    """One labelled text. sources: the originals it was made from."""

    analysis: Analysis
    role: str
    sources: frozenset[str]
    id: str


def milliseconds(act: Callable[[], object], least: float = 0.02) -> float:
    """Processor time of one call, the mean of as many as fill `least` seconds."""
    calls, start = 0, time.process_time()
    while (spent := time.process_time() - start) < least or not calls:
        act()
        calls += 1
    return 1000 * spent / calls


def costs(data: Path | None, count: int) -> None:
    pages = [page for group in page_sets(data) for page in group.pages(max(2, count // 6))][:count]
    analyses = [analyse(_document(page.id, page.html)) for page in pages]
    print(
        f"{len(pages)} pages, median {statistics.median(len(one.text) for one in analyses):.0f} characters of body"
    )
    parse = statistics.median(
        milliseconds(lambda html=page.html: turbohtml.parse(html, positions=False)) for page in pages
    )
    print(f"\na document: milliseconds, and times parsing its page (turbohtml, {parse:.2f} ms)")
    for name, make in _OF_DOCUMENT.items():
        cost = statistics.median(milliseconds(lambda one=one: make(one), 0.005) for one in analyses)  # noqa: B023
        print(f"  {name:28}{cost:8.3f}{cost / parse:8.2f}")
    pairs = [(a, b) for a, b in pairwise(analyses) if len(a.words) and len(b.words)]
    pairs = pairs[: max(1, count // 2)]
    edits = statistics.median(milliseconds(lambda a=a, b=b: ratio(a.text, b.text)) for a, b in pairs)
    print("\ntwo compared by what was made of them: microseconds")
    for name, (make, compared) in _BARE.items():
        made = [(make(a), make(b)) for a, b in pairs]
        cost = statistics.median(
            1000 * milliseconds(lambda two=two: compared(*two), 0.005)  # noqa: B023
            for two in made
        )
        print(f"  {name:28}{cost:8.1f}")
    print(f"\na pair: milliseconds with all inputs, and times rapidfuzz's edit similarity ({edits:.2f} ms)")
    asked = [_asked(a, b) for a, b in pairs]
    for name, ask in _OF_PAIR.items():
        cost = statistics.median(milliseconds(lambda pair=pair: ask(pair), 0.005) for pair in asked)  # noqa: B023
        print(f"  {name:28}{cost:8.3f}{cost / edits:8.2f}")
    compared = [compare(a, b) for a, b in pairs]
    whole = statistics.median(milliseconds(lambda one=one: judge(one), 0.005) for one in compared)
    print(f"  {'all of them, and the verdict':28}{whole:8.3f}{whole / edits:8.2f}")


def _asked(a: Analysis, b: Analysis) -> Pair:
    comparison = compare(a, b)
    evidence = evidence_of(a, b, comparison.measures, comparison.passages)
    return Pair(a, b, evidence, USUAL_CHOICES)


_OF_DOCUMENT: Mapping[str, Callable[[Analysis], object]] = {
    "exact (digest of letters)": lambda one: content_digest(letters(one.text)),
    "tianwang 1–5": lambda one: tianwang_of(one.page, one.words),
    "imatch, 10 lexicons": lambda one: imatch_of(one.words),
    "all keys of the tables": lambda one: keys_of(tianwang_of(one.page, one.words), imatch_of(one.words)),
    "shingles, N = 3": lambda one: shingles_of(one.units),
    "winnowing, k = w = 8": lambda one: winnowed(letters(one.text), *CHINESE),
    "simhash of words": lambda one: words_simhash(one.words),
    # the one that made it is kept for the texts of a comparison
    "simhash of windows": lambda one: windows_simhash.__wrapped__(one.text),
    "keywords (cosine, levels)": lambda one: keywords_of(one.words),
}
_BARE: Mapping[str, tuple[Callable[[Analysis], Any], Callable[[Any, Any], object]]] = {
    "exact": (lambda one: content_digest(letters(one.text)), lambda a, b: a == b),
    "tianwang 1–5": (lambda one: tianwang_of(one.page, one.words), agreeing),
    "imatch": (lambda one: imatch_of(one.words), equal_signatures),
    "shingles, N = 3": (lambda one: shingles_of(one.units), jaccard),
    "winnowing": (lambda one: winnowed(letters(one.text), *CHINESE), winnowed_share),
    "simhash": (lambda one: words_simhash(one.words), hamming),
    "cosine": (lambda one: Counter(one.words.terms), cosine),
    "scam": (lambda one: Counter(one.words.terms), scam),
}
_OF_PAIR: Mapping[str, Callable[[Pair], object]] = {
    "exact": exact,
    "tianwang 1–5": tianwang_answers,
    "imatch": imatch_answer,
    "jaccard": jaccard_answer,
    "containment": containment_answer,
    "winnowing": winnowing_answer,
    "novelty (Bloom filter)": novelty_answer,
    "simhash of words": lambda pair: words_answer(pair, word_prints(pair)),
    "simhash of windows": lambda pair: windows_answer(pair, window_prints(pair)),
    "cosine, three weightings": cosine_answers,
    "scam, both ways": scam_answers,
    "passages, letters, layout": whole_answers,
}


def _document(name: str, html: str) -> Document:
    return Document(
        name, Format.HTML, html, "utf-8", EncodingOrigin.GIVEN, 0, len(html), f"{abs(hash(html)):064x}"[-64:]
    )


def pairs(data: Path, name: str, count: int) -> None:
    texts = _texts(data / "neardup" / name / "docs.jsonl.gz", count)
    roles = Counter(text.role for text in texts)
    wanted = _with_original(texts, "variant")
    print(f"\n{name}: {dict(roles)}; {len(wanted):,} variants with their original")
    head = ("proposed", "copies", "confirmed", "hard neg.", "misses", "only it")
    print(f"  {'':16}" + "".join(f"{title:>11}" for title in head))
    found = _proposals(texts)
    known: dict[tuple[int, int], bool] = {}
    for method, proposed in found.items():
        for pair in proposed - known.keys():
            value = jaccard(*(texts[at].analysis.fingerprints.shingles for at in pair))
            known[pair] = (value or 0) >= _COPY
        copies = sum(_same_source(texts[a], texts[b]) for a, b in proposed)
        hard = sum(_HARD in (texts[a].role, texts[b].role) for a, b in proposed)
        others = set().union(*(pairs for other, pairs in found.items() if other != method))
        numbers = (
            len(proposed),
            copies,
            sum(known[pair] for pair in proposed),
            hard,
            len(wanted - proposed),
            len((proposed & wanted) - others),
        )
        print(f"  {method:16}" + "".join(f"{number:11,}" for number in numbers))
    together: Pairs = set().union(*found.values())
    print(f"  {'all together':16}{len(together):11,}{'':33}{len(wanted - together):11,}")


def judged(data: Path, name: str, count: int) -> None:
    texts = _texts(data / "neardup" / name / "docs.jsonl.gz", count)
    groups = {role: sorted(_with_original(texts, role))[:_MOST_JUDGED] for role in ("variant", _HARD)}
    yes: dict[str, Counter[str]] = {role: Counter() for role in groups}
    for role, chosen in groups.items():
        for a, b in chosen:
            answers = judge(compare(texts[a].analysis, texts[b].analysis)).answers
            yes[role].update(answer.name for answer in answers if answer.met)
    print(f"\n{name}: yes in % of {len(groups['variant'])} variants, {len(groups[_HARD])} hard negatives")
    for method in dict.fromkeys([*yes["variant"], *yes[_HARD]]):
        shares = (100 * yes[role][method] / max(1, len(groups[role])) for role in groups)
        print(f"  {method:18}" + "".join(f"{share:8.1f}" for share in shares))


def _texts(path: Path, count: int) -> list[Text]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines][:count]
    return [
        Text(analyse(pasted(row["text"])), row["role"], frozenset(_listed(row["src"])), row["id"])
        for row in rows
        if row["text"].strip()
    ]


def _listed(sources: list[str] | str) -> list[str]:
    return sources if isinstance(sources, list) else json.loads(sources.replace("'", '"'))


def _with_original(texts: Sequence[Text], role: str) -> Pairs:
    """Each text of a role with its originals, as far as they are among the texts."""
    at = {text.id: place for place, text in enumerate(texts) if text.role == "base"}
    return {
        _pair(place, at[source])
        for place, text in enumerate(texts)
        if text.role == role
        for source in text.sources
        if source in at
    }


def _same_source(a: Text, b: Text) -> bool:
    return _HARD not in (a.role, b.role) and bool(a.sources & b.sources)


def _proposals(texts: Sequence[Text]) -> dict[str, Pairs]:
    """The pairs of each method; those of Tianwang 4 and 5 after the distance of the weights."""
    signed = [tianwang_of(one.page, one.words) for one, *_ in texts]
    keys = [keys_of(made, imatch_of(one.words)) for made, (one, *_) in zip(signed, texts, strict=True)]
    found = {
        "exact": _sharing((one.document.sha256.encode(),) for one, *_ in texts),
        "text": _sharing(
            (content.encode(),) if (content := one.fingerprints.content) else () for one, *_ in texts
        ),
    }
    for name in (TIANWANG_1, TIANWANG_2, TIANWANG_3, IMATCH):
        found[name] = _sharing(of_text[name] for of_text in keys)
    for name, candidates in (("tianwang-4", TIANWANG_2), ("tianwang-5", TIANWANG_3)):
        near = {}
        for a, b in found[candidates]:
            near[a, b] = weight_distance(signed[a].weight_of, signed[b].weight_of)
        found[name] = {pair for pair, apart in near.items() if apart is not None and apart < DISTANCE}
    held = Counter(term for one, *_ in texts for term in one.words.vocabulary)
    lexicon = lexicon_of(held, len(texts))
    found["imatch corpus"] = _sharing(imatch_of(one.words, lexicon=lexicon).strong for one, *_ in texts)
    for limit in (3, 10):
        found[f"simhash {limit}"] = _near(texts, limit)
    found["MinHash LSH"] = _by_minhash(texts)
    return found


def _sharing(keys: Iterable[tuple[bytes, ...]]) -> Pairs:
    table: defaultdict[bytes, list[int]] = defaultdict(list)
    for place, of_text in enumerate(keys):
        for key in of_text:
            table[key].append(place)
    return {pair for places in table.values() for pair in combinations(sorted(set(places)), 2)}


def _near(texts: Sequence[Text], limit: int) -> Pairs:
    prints = [(at, text.analysis.fingerprints.words) for at, text in enumerate(texts)]
    places = [at for at, made in prints if made is not None]
    values = np.array([made.value for _, made in prints if made is not None], dtype=np.uint64)
    close = join(values, limit)
    return {_pair(places[i], places[j]) for i, j in zip(close.a.tolist(), close.b.tolist(), strict=True)}


def _by_minhash(texts: Sequence[Text]) -> Pairs:
    table = MinHashLSH(threshold=_COPY, num_perm=128)
    found: Pairs = set()
    for place, text in enumerate(texts):
        shingles = text.analysis.fingerprints.shingles
        if shingles is None:
            continue
        signed = MinHash(num_perm=128)
        signed.update_batch([value.to_bytes(8, "big") for value in shingles.hashes.tolist()])
        found |= {_pair(place, other) for other in table.query(signed)}
        table.insert(place, signed)
    return found


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", nargs="?", type=Path)
    parser.add_argument("--pages", type=int, default=120)
    parser.add_argument("--documents", type=int, default=2500)
    parser.add_argument("--sets", default="zh-news,en-news")
    parser.add_argument("--only", default="costs,pairs,judged")
    arguments = parser.parse_args()
    data = arguments.data or Path(os.environ.get("LEITONG_DATA", ""))
    if "costs" in arguments.only:
        costs(data, arguments.pages)
    if "pairs" in arguments.only:
        for name in arguments.sets.split(","):
            pairs(data, name, arguments.documents)
    if "judged" in arguments.only:
        for name in arguments.sets.split(","):
            judged(data, name, arguments.documents)


if __name__ == "__main__":
    main()
