"""The fate of each block: the winners make the body, and every other one is told why it doesn't."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from leitong.pages.fates import BODY, COPYRIGHT, FEW_VOTES, HIDDEN, LINKS, PICTURE, TITLE
from leitong.pages.judge import Judgement
from leitong.pages.measures import Columns

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


def fates_of(
    texts: Sequence[str], columns: Columns, judgement: Judgement, heading: str
) -> tuple[list[str], bool]:
    """One fate a block, and whether no block won, so that all text but navigation is the body."""
    titles = np.array([text == heading for text in texts], dtype=bool) & (columns["heading"] > 0)
    worded = columns["letters"] > 0
    winners = judgement.won & worded & ~titles
    fallback = not winners.any()
    if fallback:
        winners = (
            worded
            & ~titles
            & (columns["hint_against"] == 0)
            & (columns["hidden"] == 0)
            & (columns["hub"] == 0)
        )
    fallback = fallback and bool(winners.any())
    look = _looks(columns)
    fates = []
    for i in range(len(texts)):
        if winners[i]:
            fates.append(BODY)
        elif titles[i]:
            fates.append(TITLE)
        elif look[i] != HIDDEN and len(texts[i]) < _LINE and _COPYRIGHT.search(texts[i]):
            fates.append(COPYRIGHT)
        else:
            fates.append(look[i])
    return fates, fallback


def _looks(columns: Columns) -> list[str]:
    fates = np.full(len(columns["hidden"]), FEW_VOTES, dtype=object)
    fates[columns["hub"] > 0] = LINKS
    for fate, column in reversed(_LOOKS):
        fates[columns[column] > 0] = fate
    fates[columns["picture"] > 0] = PICTURE
    fates[columns["hidden"] > 0] = HIDDEN
    looks: list[str] = fates.tolist()
    return looks
