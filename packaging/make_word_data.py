"""Makes the data files of resources/words from packages that only this script needs.

Run it in a virtual environment of its own:

    pip install . opencc-python-reimplemented wordfreq
    python packaging/make_word_data.py

It writes traditional.tsv (OpenCC's character table) and idf.npz (jieba's and wordfreq's frequencies).
NOTICE.md in that folder names the sources and their licences.
"""

from __future__ import annotations

import importlib.util
import math
import sys
from pathlib import Path

import numpy as np
from wordfreq import get_frequency_dict

from leitong.words.fold import fold
from leitong.words.hashing import hash_terms

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "resources" / "words"
ENGLISH_WORDS = 30_000
WORDS_IN_A_DOCUMENT = 300


def folder_of(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        sys.exit(f"{package} is not installed")
    return Path(spec.origin).parent


def simplified() -> dict[str, str]:
    """Traditional character to its first simplified form, chains followed to their end, and 著 to 着."""
    table = {}
    path = folder_of("opencc") / "dictionary" / "TSCharacters.txt"
    for line in path.read_text(encoding="utf-8-sig").splitlines():
        character, _, forms = line.partition("\t")
        table[character] = forms.split(" ")[0]
    table["著"] = "着"
    ends = {character: end_of_chain(table, character) for character in table}
    return {a: b for a, b in ends.items() if a != b and len(a) == len(b) == 1}


def end_of_chain(table: dict[str, str], character: str) -> str:
    seen = {character}
    while table.get(character, character) not in seen:
        character = table[character]
        seen.add(character)
    return character


def chinese_idf() -> dict[str, float]:
    lines = (folder_of("jieba") / "analyse" / "idf.txt").read_text(encoding="utf-8").splitlines()
    return {word: float(idf) for word, _, idf in (line.rpartition(" ") for line in lines)}


def english_idf() -> dict[str, float]:
    """idf of a word of probability p: its chance to stand in a document of 300 words is 1 - exp(-300 p)."""
    frequencies = sorted(get_frequency_dict("en", "large").items(), key=lambda pair: (-pair[1], pair[0]))
    words = [(word, p) for word, p in frequencies if word.isascii() and word.replace("'", "").isalpha()]
    return {word: 1 - math.log(-math.expm1(-WORDS_IN_A_DOCUMENT * p)) for word, p in words[:ENGLISH_WORDS]}


def main() -> None:
    # The table of traditional characters comes first: folding the words of the other reads it
    rows = "".join(f"{a}\t{b}\n" for a, b in sorted(simplified().items()))
    (TARGET / "traditional.tsv").write_text(rows, encoding="utf-8")
    table: dict[str, float] = {}
    for word, idf in (*chinese_idf().items(), *english_idf().items()):
        table[fold(word).text] = idf
    table.pop("", None)
    hashes = hash_terms(list(table))
    order = np.argsort(hashes)
    thousandths = np.rint(np.array(list(table.values())) * 1000).astype(np.uint16)
    np.savez(TARGET / "idf.npz", hashes=hashes[order], idf=thousandths[order])


if __name__ == "__main__":
    main()
