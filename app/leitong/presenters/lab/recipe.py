"""What a reader of the Lab may choose: how words are cut, weighed and hashed. In tables: another way is one row."""

from __future__ import annotations

from dataclasses import dataclass, fields

from leitong.messages import QT_TRANSLATE_NOOP

WIDTHS = (6, 16, 32, 64, 128)
LEAST_GRAM, MOST_GRAM = 1, 8
MOST_LETTERS = 30_000  # of a text that are taken; every step keeps up with the hand at that size


@dataclass(frozen=True, slots=True)
class Choice:
    """One row. name: as kept in a recipe. label, tip: templates in the context "Lab"."""

    name: str
    label: str
    tip: str


CUTS = (
    Choice(
        "words",
        QT_TRANSLATE_NOOP("Lab", "words"),
        QT_TRANSLATE_NOOP(
            "Lab", "Words by the dictionary; stop words, numbers and single letters are left out."
        ),
    ),
    Choice(
        "mm",
        QT_TRANSLATE_NOOP("Lab", "words, longest first"),
        QT_TRANSLATE_NOOP(
            "Lab", "Maximum matching from the left: the longest word of the dictionary, again and again."
        ),
    ),
    Choice(
        "rmm",
        QT_TRANSLATE_NOOP("Lab", "words, from the right"),
        QT_TRANSLATE_NOOP("Lab", "Maximum matching from the right end of the text."),
    ),
    Choice(
        "both",
        QT_TRANSLATE_NOOP("Lab", "words, both ways"),
        QT_TRANSLATE_NOOP("Lab", "Maximum matching from both ends, the better of the two."),
    ),
    Choice(
        "all-words",
        QT_TRANSLATE_NOOP("Lab", "all words"),
        QT_TRANSLATE_NOOP("Lab", "Words by the dictionary, stop words too."),
    ),
    Choice(
        "ngrams",
        QT_TRANSLATE_NOOP("Lab", "n-grams"),
        QT_TRANSLATE_NOOP("Lab", "Every n letters in a row, without spaces and punctuation."),
    ),
)
WEIGHTS = (
    Choice(
        "count",
        QT_TRANSLATE_NOOP("Lab", "count"),
        QT_TRANSLATE_NOOP("Lab", "How often the word occurs."),
    ),
    Choice(
        "log",
        QT_TRANSLATE_NOOP("Lab", "1 + ln count"),
        QT_TRANSLATE_NOOP("Lab", "The tenth occurrence says less than the first."),
    ),
    Choice(
        "tfidf",
        QT_TRANSLATE_NOOP("Lab", "tf·idf"),
        QT_TRANSLATE_NOOP(
            "Lab", "Count times rarity, at most 7 an occurrence: what Leitong itself compares by."
        ),
    ),
    Choice(
        "levels",
        QT_TRANSLATE_NOOP("Lab", "levels 1–5"),
        QT_TRANSLATE_NOOP("Lab", "Fifths of the greatest tf·idf, as on the slide."),
    ),
)
HASHES = (
    Choice(
        "h64",
        QT_TRANSLATE_NOOP("Lab", "MD5"),
        QT_TRANSLATE_NOOP(
            "Lab", "The last bits of the word's MD5: near words get codes as far apart as any."
        ),
    ),
    Choice(
        "char16",
        QT_TRANSLATE_NOOP("Lab", "characters"),
        QT_TRANSLATE_NOOP(
            "Lab", "16 balanced bits a character, end to end: words of near spelling are near."
        ),
    ),
    Choice(
        "gb13",
        QT_TRANSLATE_NOOP("Lab", "GB2312 codes"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "13 bits a character, its place in GB2312. Some bits are hardly ever 1: a bad hash for whole texts.",
        ),
    ),
    Choice(
        "enumerated",
        QT_TRANSLATE_NOOP("Lab", "a table of codes"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "Each word gets a code of its own, half of all bits from every other; there are few of them, and the words"
            " beyond have none.",
        ),
    ),
)
TIES = (
    Choice(
        "gt",
        QT_TRANSLATE_NOOP("Lab", "> 0 gives 1"),
        QT_TRANSLATE_NOOP("Lab", "A sum of exactly 0 gives the bit 0."),
    ),
    Choice(
        "ge",
        QT_TRANSLATE_NOOP("Lab", "≥ 0 gives 1"),
        QT_TRANSLATE_NOOP("Lab", "A sum of exactly 0 gives the bit 1."),
    ),
)


@dataclass(frozen=True, slots=True)
class LabRecipe:
    """cut, weights, hash, tie: names from the tables. gram: letters of an n-gram. bits: one of WIDTHS."""

    cut: str = "words"
    weights: str = "tfidf"
    bits: int = 64
    tie: str = "gt"
    hash: str = "h64"
    gram: int = 4

    def stored(self) -> dict[str, object]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


def restored(row: object) -> LabRecipe:
    """The recipe that `stored` wrote; whatever no table knows any more is as at the start."""
    start = LabRecipe()
    if not isinstance(row, dict):
        return start
    known: dict[str, list[object]] = {
        "cut": [choice.name for choice in CUTS],
        "weights": [choice.name for choice in WEIGHTS],
        "hash": [choice.name for choice in HASHES],
        "tie": [choice.name for choice in TIES],
        "bits": list(WIDTHS),
        "gram": list(range(LEAST_GRAM, MOST_GRAM + 1)),
    }
    kept = {key: row[key] for key, values in known.items() if row.get(key) in values}
    return LabRecipe(**{**start.stored(), **kept})
