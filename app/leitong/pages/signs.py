"""How the fates of blocks are told apart where a page is shown: a family to be coloured alike, and a sign for each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from leitong.pages.fates import BODY, COPYRIGHT, FEW_VOTES, HIDDEN, LINKS, PICTURE, TITLE, UNREADABLE


class Family(StrEnum):
    """What is coloured alike; the sign says the rest."""

    TAKEN = "taken"
    TITLE = "title"
    WAYS = "ways"  # on through the site, and away from it
    VOICES = "voices"  # of readers and advertisers
    ASIDE = "aside"


_SIGNS: Mapping[str, tuple[Family, str]] = MappingProxyType(
    {
        BODY: (Family.TAKEN, "¶"),
        TITLE: (Family.TITLE, "T"),
        HIDDEN: (Family.ASIDE, "∅"),
        PICTURE: (Family.ASIDE, "▣"),
        LINKS: (Family.WAYS, "☰"),
        FEW_VOTES: (Family.ASIDE, "·"),
        "navigation": (Family.WAYS, "›"),
        "header": (Family.WAYS, "⌃"),
        "footer": (Family.WAYS, "⌄"),
        "aside": (Family.ASIDE, "┊"),
        "comments": (Family.VOICES, "❝"),
        "advert": (Family.VOICES, "$"),
        "related": (Family.WAYS, "↗"),
        "share": (Family.WAYS, "+"),
        "byline": (Family.ASIDE, "@"),
        "notice": (Family.ASIDE, "!"),
        "caption": (Family.ASIDE, "▭"),
        COPYRIGHT: (Family.ASIDE, "©"),
        UNREADABLE: (Family.ASIDE, "?"),
    }
)


def family_of(fate: str) -> Family:
    """Raises KeyError for a name that is no fate."""
    return _SIGNS[fate][0]


def sign_of(fate: str) -> str:
    """One character. Raises KeyError for a name that is no fate."""
    return _SIGNS[fate][1]
