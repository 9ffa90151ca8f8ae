"""Remembers what was made of short texts: of long ones a few thousand would fill the memory, and none comes again."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

LONGEST = 256
"""Characters of a text that is remembered."""

_Made = TypeVar("_Made")


def remembered(most: int) -> Callable[[Callable[[str], _Made]], Callable[[str], _Made]]:
    """Decorates a function of one text. most: so many texts are remembered, those asked for last."""

    def decorate(function: Callable[[str], _Made]) -> Callable[[str], _Made]:
        known = lru_cache(maxsize=most)(function)

        @wraps(function)
        def asked(text: str) -> _Made:
            return known(text) if len(text) <= LONGEST else function(text)

        return asked

    return decorate
