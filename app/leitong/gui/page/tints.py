"""The colours of what became of blocks; a sign beside each says the same."""

from __future__ import annotations

from leitong.gui.theme import blend
from leitong.gui.tokens import Tokens
from leitong.pages.signs import Family


def tint(family: Family, tokens: Tokens) -> str:
    """The ground of a block."""
    return {
        Family.TAKEN: tokens.same,
        Family.TITLE: blend(tokens.a, tokens.same, 0.22),
        Family.WAYS: tokens.edited,
        Family.VOICES: blend(tokens.b, tokens.base, 0.2),
        Family.ASIDE: tokens.ignored,
    }[family]


def ink(family: Family, tokens: Tokens) -> str:
    """The letters on it."""
    return tokens.muted if family is Family.ASIDE else tokens.text
