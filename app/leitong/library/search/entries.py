"""What the index lists of a text: words and runs of two letters of each field, and the words of other readings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from leitong.library.search.terms import cleaned, runs_of_two
from leitong.words.other_readings import OtherReadings
from leitong.words.segment import segment
from leitong.words.token import Words

Fields = tuple[str, str, str, str]
"""As of `terms.FIELDS`."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Terms with spaces between. words, runs: of each field. readings: those that its words are not cut into (S25)."""

    words: tuple[str, ...]
    runs: tuple[str, ...]
    readings: str


def entries_of(texts: Sequence[Fields], readings: OtherReadings) -> Iterator[Entry]:
    """One for each text; many at once are made faster than one by one."""
    filled = [(number, field) for number, fields in enumerate(texts) for field in fields if field]
    cuts: list[Words] = []
    others: list[list[str]] = [[] for _ in texts]
    found = readings.beside(_cut(filled, cuts))
    for (number, _), terms in zip(filled, found, strict=True):
        others[number] += terms
    cut_next = iter(cuts)
    for fields, beside in zip(texts, others, strict=True):
        yield Entry(
            tuple(_words(next(cut_next)) if field else "" for field in fields),
            tuple(" ".join(runs_of_two(field)) for field in fields),
            " ".join(beside),
        )


def _cut(fields: Iterable[tuple[int, str]], cuts: list[Words]) -> Iterator[tuple[str, Words]]:
    """Each field with its words, which are added to `cuts`."""
    for _, field in fields:
        cuts.append(segment(field))
        yield field, cuts[-1]


def _words(cut: Words) -> str:
    return " ".join(cleaned(cut))
