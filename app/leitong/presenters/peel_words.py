"""Short names of what extraction leaves out, and the votes that are told of a block, for markers and cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from leitong.messages import QT_TRANSLATE_NOOP, Message, counted
from leitong.pages.page import Block, Vote

MOST_TOLD = 9  # all of the textbook's rules

_FATES: Mapping[str, str] = MappingProxyType(
    {
        "title": QT_TRANSLATE_NOOP("Core", "title"),
        "hidden": QT_TRANSLATE_NOOP("Core", "hidden text"),
        "picture": QT_TRANSLATE_NOOP("Core", "pictures"),
        "links": QT_TRANSLATE_NOOP("Core", "lists of links"),
        "few-votes": QT_TRANSLATE_NOOP("Core", "too few votes"),
        "navigation": QT_TRANSLATE_NOOP("Core", "navigation"),
        "header": QT_TRANSLATE_NOOP("Core", "head of the site"),
        "footer": QT_TRANSLATE_NOOP("Core", "foot of the site"),
        "aside": QT_TRANSLATE_NOOP("Core", "side column"),
        "comments": QT_TRANSLATE_NOOP("Core", "comments"),
        "advert": QT_TRANSLATE_NOOP("Core", "advertising"),
        "related": QT_TRANSLATE_NOOP("Core", "related reading"),
        "share": QT_TRANSLATE_NOOP("Core", "share buttons"),
        "byline": QT_TRANSLATE_NOOP("Core", "author and date"),
        "notice": QT_TRANSLATE_NOOP("Core", "notices"),
        "caption": QT_TRANSLATE_NOOP("Core", "captions"),
        "copyright": QT_TRANSLATE_NOOP("Core", "copyright"),
    }
)


def fate_name(fate: str) -> Message:
    """Such as "navigation"; a fate without a name of its own is called by its stable name."""
    return Message(_FATES.get(fate, fate.replace("-", " ")))


def size_words(size: int, ideographic: bool) -> Message:
    """Such as "214 words"; a text without spaces is counted in characters."""
    if ideographic:
        one, many = QT_TRANSLATE_NOOP("Core", "1 character"), QT_TRANSLATE_NOOP("Core", "{n} characters")
    else:
        one, many = QT_TRANSLATE_NOOP("Core", "1 word"), QT_TRANSLATE_NOOP("Core", "{n} words")
    return counted(size, one, many, {"n": size})


def short_size(size: int, ideographic: bool) -> Message:
    """The same where there is little room: "43 chars"."""
    if ideographic:
        one, many = QT_TRANSLATE_NOOP("Core", "1 char"), QT_TRANSLATE_NOOP("Core", "{n} chars")
        return counted(size, one, many, {"n": size})
    return size_words(size, ideographic)


@dataclass(frozen=True, slots=True)
class Ballot:
    """What decided on a block. told: the heaviest votes, heaviest first; others, rest: how many more, and their sum."""

    told: tuple[Vote, ...]
    others: int
    rest: float


def ballot(block: Block) -> Ballot:
    """The few votes that matter; a table of rules may have a hundred."""
    heaviest = sorted(block.votes, key=lambda vote: -abs(vote.votes))
    told, rest = heaviest[:MOST_TOLD], heaviest[MOST_TOLD:]
    return Ballot(tuple(told), len(rest), sum(vote.votes for vote in rest))
