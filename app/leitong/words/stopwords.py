"""Words that say nothing about what a text is about: our own lists, Chinese and English."""

from __future__ import annotations

from functools import cache

from leitong.resources import resource


@cache
def stop_words() -> frozenset[str]:
    """The stop words of both languages, folded as the words of a text are."""
    return frozenset().union(*(_read(f"stop_{language}.txt") for language in ("zh", "en")))


@cache
def single_words() -> frozenset[str]:
    """Chinese words of one character that do say something."""
    return frozenset(_read("single_zh.txt"))


@cache
def english_stop_words() -> frozenset[str]:
    return frozenset(_read("stop_en.txt"))


def _read(name: str) -> list[str]:
    return resource("words", name).read_text(encoding="utf-8").split()
