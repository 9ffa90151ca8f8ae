"""What if a word were struck, and which few words to strike so that a bit turns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from leitong.presenters.lab.text import LabText, ones_of


@dataclass(frozen=True, slots=True)
class Turned:
    """What striking words does. rows: struck besides those that are already. bits: those that turn, ascending."""

    rows: tuple[int, ...]
    bits: tuple[int, ...]


def strike(text: LabText, rows: tuple[int, ...]) -> Turned | None:
    """None if no word would be left to vote."""
    after = text.without(text.struck | frozenset(rows))
    if after.value is None:
        return None
    return Turned(rows, tuple(np.flatnonzero(after.ones != text.ones).tolist()))


def smallest_flip(text: LabText, bit: int) -> Turned | None:
    """The fewest words without which `bit` turns: the heaviest of those that push it the way it is.

    None where no striking turns it: the last word that votes has always its way.
    """
    if text.given is not None or not text.terms:
        return None
    one = bool(text.ones[bit])
    voting = text.voting
    pushing = np.where(text.bits[:, bit] == one, voting, 0)
    order = np.argsort(-pushing, kind="stable")
    order = order[pushing[order] > 0]
    votes = text.votes[bit] - (1 if one else -1) * np.cumsum(pushing[order])
    turned = np.flatnonzero(ones_of(votes, text.tie) != one)
    if not turned.size:
        return None
    return strike(text, tuple(order[: int(turned[0]) + 1].tolist()))


def pushers(text: LabText, bit: int, most: int) -> tuple[tuple[str, int], ...]:
    """The words that push a bit hardest, either way, with what they push."""
    pushes = text.voting * text.signs[:, bit]
    order = np.argsort(-np.abs(pushes), kind="stable")[:most]
    return tuple((text.terms[row], int(pushes[row])) for row in order.tolist() if pushes[row])
