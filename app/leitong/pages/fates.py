"""Why a block was taken or left: stable names, and the sentence for each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from leitong.messages import QT_TRANSLATE_NOOP, Message

BODY = "body"
TITLE = "title"
HIDDEN = "hidden"
PICTURE = "picture"
LINKS = "links"
FEW_VOTES = "few-votes"
COPYRIGHT = "copyright"
UNREADABLE = "unreadable"

_SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        BODY: QT_TRANSLATE_NOOP("Core", "Taken: part of the body."),
        TITLE: QT_TRANSLATE_NOOP("Core", "Left out: the page's title, compared by itself."),
        HIDDEN: QT_TRANSLATE_NOOP("Core", "Left out: the page hides it from its readers."),
        PICTURE: QT_TRANSLATE_NOOP("Core", "Left out: a picture."),
        LINKS: QT_TRANSLATE_NOOP("Core", "Left out: a list of links."),
        FEW_VOTES: QT_TRANSLATE_NOOP("Core", "Left out: too few votes."),
        "navigation": QT_TRANSLATE_NOOP("Core", "Left out: navigation."),
        "header": QT_TRANSLATE_NOOP("Core", "Left out: the head of the site."),
        "footer": QT_TRANSLATE_NOOP("Core", "Left out: the foot of the site."),
        "aside": QT_TRANSLATE_NOOP("Core", "Left out: beside the text, not part of it."),
        "comments": QT_TRANSLATE_NOOP("Core", "Left out: readers' comments."),
        "advert": QT_TRANSLATE_NOOP("Core", "Left out: an advertisement."),
        "related": QT_TRANSLATE_NOOP("Core", "Left out: related reading."),
        "share": QT_TRANSLATE_NOOP("Core", "Left out: buttons to share or print."),
        "byline": QT_TRANSLATE_NOOP("Core", "Left out: author, source or date."),
        "notice": QT_TRANSLATE_NOOP("Core", "Left out: a notice or form of the site."),
        "caption": QT_TRANSLATE_NOOP("Core", "Left out: a picture's caption."),
        COPYRIGHT: QT_TRANSLATE_NOOP("Core", "Left out: a copyright line."),
        UNREADABLE: QT_TRANSLATE_NOOP("Core", "Left out: most of its characters are lost."),
    }
)


def fate_sentence(fate: str) -> Message:
    """The sentence for a fate. Raises KeyError for a name that is none."""
    return Message(_SENTENCES[fate])


def fate_names() -> tuple[str, ...]:
    """All fates that a block may have."""
    return tuple(_SENTENCES)
