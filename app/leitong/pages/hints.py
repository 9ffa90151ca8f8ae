"""What an element's tag, class, id and role say about its text, by whole words: `football` is no `foot`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache

from leitong.remembering import remembered
from leitong.resources import resource

_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[\u4e00-\u9fff]+")
HINTING_TAGS = frozenset(
    ("nav", "header", "footer", "aside", "article", "main", "form", "figcaption", "figure", "section")
)


@cache
def hint_names() -> tuple[str, ...]:
    """The kinds of hint; the n-th is bit n of a hint mask."""
    return tuple(_word_lists())


@cache
def hints_against() -> int:
    """Mask of the hints that a block is no body text."""
    return sum(1 << hint_names().index(name) for name in _file()["against"])


@cache
def hints_for_text() -> int:
    """Mask of the hints that speak most clearly for body text."""
    return sum(1 << hint_names().index(name) for name in ("main", "content", "article"))


@cache
def tag_hints() -> Mapping[str, int]:
    """The hints that some tags give by themselves."""
    return {tag: _mask_of_words((tag,)) for tag in HINTING_TAGS}


def name_mask(name: str | None) -> int:
    """Bit mask over `hint_names()` for one class attribute, id, role or itemprop."""
    return _mask_of_name(name) if name else 0


@remembered(16_384)
def _mask_of_name(name: str) -> int:
    return _mask_of_words(name.split())


def _mask_of_words(names: Iterable[str]) -> int:
    bits = _bits()
    mask = 0
    for name in names:
        mask |= bits.get(name.lower(), 0)
        for word in _WORD.findall(name):
            mask |= bits.get(word.lower(), 0)
    return mask


@cache
def _bits() -> dict[str, int]:
    bits: dict[str, int] = {}
    for number, name in enumerate(hint_names()):
        for word in _word_lists()[name]:
            bits[word] = bits.get(word, 0) | 1 << number
    return bits


@cache
def _word_lists() -> dict[str, list[str]]:
    return {**_file()["against"], **_file()["for"]}


@cache
def _file() -> dict[str, dict[str, list[str]]]:
    lists: dict[str, dict[str, list[str]]] = json.loads(resource("pages", "hints.json").read_text("utf-8"))
    return lists
