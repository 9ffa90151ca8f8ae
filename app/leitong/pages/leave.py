"""The fate of each block: the winners make the body, and every other one is told why it doesn't."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import Columns
from leitong.pages.fates import BODY, COPYRIGHT, FEW_VOTES, HIDDEN, LINKS, PICTURE, TITLE, UNREADABLE
from leitong.pages.measures import UNREADABLE_FROM

# what a block looks like, most telling first: (fate, measure)
_LOOKS = (
    ("comments", "near comments"),
    ("advert", "near advert"),
    ("related", "near related"),
    ("share", "near share"),
    ("navigation", "near navigation"),
    ("footer", "near footer"),
    ("byline", "near byline"),
    ("notice", "near notice"),
    ("caption", "near caption"),
    ("header", "near header"),
    ("aside", "near aside"),
    ("comments", "in comments"),
    ("navigation", "in navigation"),
    ("footer", "in footer"),
    ("header", "in header"),
    ("aside", "in aside"),
)


_LINE = 300
_COPYRIGHT = re.compile("©|版权所有|版權所有|[Cc]opyright|[Aa]ll [Rr]ights [Rr]eserved")


@dataclass(frozen=True, slots=True)
class Winners:
    """body, titles: shape (number of blocks,). fallback: no block won, so all text but navigation is the body."""

    body: NDArray[np.bool_]
    titles: NDArray[np.bool_]
    fallback: bool


def winners_of(texts: Sequence[str], columns: Columns, won: NDArray[np.bool_], heading: str) -> Winners:
    """Which blocks are body. won: those with votes enough; heading: the content title, which is none."""
    titles = np.zeros(len(texts), dtype=np.bool_)
    for i in columns["heading"].nonzero()[0].tolist():
        titles[i] = texts[i] == heading
    winners = won & ~titles
    unreadable = columns["lost"] >= UNREADABLE_FROM
    if np.count_nonzero(unreadable):
        size = columns["size"]
        lost = size[unreadable].sum()
        if 2 * lost > size.sum() and size[winners].sum() < lost:
            # the rest, dates and the like, would be compared in its place
            return Winners(np.zeros_like(winners), titles, False)
    if np.count_nonzero(winners):
        return Winners(winners, titles, False)
    winners = (columns["letters"] > 0) & ~titles
    for sign in ("hint_against", "hidden", "hub"):
        winners &= columns[sign] == 0
    return Winners(winners, titles, bool(winners.any()))


def fates_of(texts: Sequence[str], columns: Columns, winners: Winners) -> list[str]:
    """One fate a block."""
    fates = _looks(columns)
    for i, text in enumerate(texts):
        if winners.body[i]:
            fates[i] = BODY
        elif winners.titles[i]:
            fates[i] = TITLE
        elif fates[i] not in {HIDDEN, UNREADABLE} and len(text) < _LINE and _COPYRIGHT.search(text):
            fates[i] = COPYRIGHT
    return fates


def _looks(columns: Columns) -> list[str]:
    fates = np.full(len(columns), FEW_VOTES, dtype=object)
    fates[columns["hub"] > 0] = LINKS
    for fate, column in reversed(_LOOKS):
        fates[columns[column] > 0] = fate
    fates[columns["picture"] > 0] = PICTURE
    fates[columns["lost"] >= UNREADABLE_FROM] = UNREADABLE
    fates[columns["hidden"] > 0] = HIDDEN
    looks: list[str] = fates.tolist()
    return looks
