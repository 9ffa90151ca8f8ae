"""The body measure of the article-extraction-benchmark: shared runs of four words, a Han character being a word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

_HAN = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_CJK = _HAN + "\u3041-\u30ff\u31f0-\u31ff\uff66-\uff9f\uac00-\ud7af"
_WORD = re.compile(f"[{_CJK}]|[^\\W{_CJK}]+")


def words_of(text: str) -> list[str]:
    return _WORD.findall(text)


def shingle_counts(words: list[str], run: int = 4) -> Counter[tuple[str, ...]]:
    counts = Counter(tuple(words[i : i + run]) for i in range(max(1, len(words) - run + 1)))
    counts.pop((), None)
    return counts


def page_score(truth: list[str], found: list[str]) -> tuple[float | None, float | None, float]:
    """Precision, recall (None where undefined) and F of one page."""
    true, got = shingle_counts(truth), shingle_counts(found)
    shared, all_true, all_got = sum((true & got).values()), sum(true.values()), sum(got.values())
    if not all_true and not all_got:
        return None, None, 1.0
    return (
        shared / all_got if all_got else None,
        shared / all_true if all_true else None,
        2 * shared / (all_true + all_got),
    )


def set_score(pages: Iterable[tuple[float | None, float | None, float]]) -> tuple[float, float]:
    """F1 of the mean precision and mean recall, and the mean page F (where an empty answer counts 0)."""
    rows = list(pages)
    precision, recall = (_mean(row[i] for row in rows) for i in (0, 1))
    f1 = 2 * precision * recall / (precision + recall) if precision + recall else 0.0
    return f1, _mean(row[2] for row in rows)


def _mean(values: Iterable[float | None]) -> float:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else 0.0
