"""What each rule of a vote table looks at, in words that a person understands."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from leitong.messages import QT_TRANSLATE_NOOP, Message

_SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "start": QT_TRANSLATE_NOOP("Core", "what every block starts with"),
        # the block itself
        "length": QT_TRANSLATE_NOOP("Core", "length of the text outside links"),
        "net_size": QT_TRANSLATE_NOOP("Core", "length of the text outside links"),
        "punctuation": QT_TRANSLATE_NOOP("Core", "punctuation marks"),
        "mark_density": QT_TRANSLATE_NOOP("Core", "punctuation marks for its length"),
        "ends": QT_TRANSLATE_NOOP("Core", "ends as a sentence does"),
        "breaks_off": QT_TRANSLATE_NOOP("Core", "breaks off with dots"),
        "links": QT_TRANSLATE_NOOP("Core", "share of its letters that lie in links"),
        "link_density": QT_TRANSLATE_NOOP("Core", "share of its letters that lie in links"),
        "digit_density": QT_TRANSLATE_NOOP("Core", "share of digits"),
        "title": QT_TRANSLATE_NOOP("Core", "words of the page's title"),
        "title_share": QT_TRANSLATE_NOOP("Core", "words of the page's title"),
        "middle": QT_TRANSLATE_NOOP("Core", "place among the blocks"),
        "place": QT_TRANSLATE_NOOP("Core", "place among the blocks"),
        "passed": QT_TRANSLATE_NOOP("Core", "share of the page's text that comes before"),
        "heading": QT_TRANSLATE_NOOP("Core", "level of heading"),
        "form": QT_TRANSLATE_NOOP("Core", "part of a form"),
        "picture": QT_TRANSLATE_NOOP("Core", "a picture"),
        "linked_item": QT_TRANSLATE_NOOP("Core", "a list item that is a link"),
        "comment_below_text": QT_TRANSLATE_NOOP("Core", "a comment, while the page has a text besides"),
        "closings": QT_TRANSLATE_NOOP(
            "Core", "blocks above it of what follows a text: comments, related texts, footer"
        ),
        "hint-against": QT_TRANSLATE_NOOP("Core", "marked as something beside the text"),
        "hint-for": QT_TRANSLATE_NOOP("Core", "marked as the text"),
        # blocks and elements like it
        "alike": QT_TRANSLATE_NOOP("Core", "how many blocks are made like it"),
        "alike_link_density": QT_TRANSLATE_NOOP("Core", "links in the blocks made like it"),
        "alike_net_size": QT_TRANSLATE_NOOP("Core", "length of the blocks made like it"),
        "alike_ends": QT_TRANSLATE_NOOP("Core", "how many of the blocks made like it end as sentences do"),
        "repeats": QT_TRANSLATE_NOOP("Core", "how many brothers of the same shape it has"),
        "item_repeats": QT_TRANSLATE_NOOP("Core", "how many items there are of the kind it lies in"),
        "item_size": QT_TRANSLATE_NOOP("Core", "length of the item it lies in"),
        "item_link_density": QT_TRANSLATE_NOOP("Core", "links in the item it lies in"),
        "item_sentences": QT_TRANSLATE_NOOP("Core", "full sentences in the item it lies in"),
        # the page
        "titled": QT_TRANSLATE_NOOP("Core", "the page repeats its title above a text"),
        "after_title": QT_TRANSLATE_NOOP("Core", "how far below the content title"),
        "from_title": QT_TRANSLATE_NOOP("Core", "how near to the content title in the tag tree"),
        "page_sentences": QT_TRANSLATE_NOOP("Core", "full sentences on the whole page"),
        "page_link_density": QT_TRANSLATE_NOOP("Core", "links on the whole page"),
        "bare": QT_TRANSLATE_NOOP("Core", "a page that marks nothing as anything but text"),
        "page_body": QT_TRANSLATE_NOOP("Core", "how much body the page seems to have"),
        # what the others got
        "neighbour": QT_TRANSLATE_NOOP("Core", "beside a block with many votes"),
        "own_score": QT_TRANSLATE_NOOP("Core", "what it got in the first look"),
        "behind_best": QT_TRANSLATE_NOOP("Core", "how far behind the best block"),
        "near_score": QT_TRANSLATE_NOOP("Core", "what the blocks before and after got"),
        "siblings_score": QT_TRANSLATE_NOOP("Core", "what the blocks beside it got"),
        "from_best": QT_TRANSLATE_NOOP("Core", "how near to the part of the page with most body"),
        "before_first": QT_TRANSLATE_NOOP("Core", "how far above the first sure body block"),
        "beside": QT_TRANSLATE_NOOP("Core", "how much more than it the blocks beside it got in the end"),
        "until_body": QT_TRANSLATE_NOOP("Core", "how far to the next sure body block"),
    }
)

# followed by a level: 0 for the element the block stands in, 1 for the one around, 2 for the next
_AROUND: Mapping[str, str] = MappingProxyType(
    {
        "sentences": QT_TRANSLATE_NOOP("Core", "full sentences around it ({level})"),
        "links_around": QT_TRANSLATE_NOOP("Core", "links around it ({level})"),
        "sentence_share": QT_TRANSLATE_NOOP("Core", "share of the page's full sentences around it ({level})"),
        "sentence_density": QT_TRANSLATE_NOOP("Core", "full sentences for the text around it ({level})"),
        "body_density": QT_TRANSLATE_NOOP("Core", "how much of the text around it seems body ({level})"),
        "body_share": QT_TRANSLATE_NOOP("Core", "share of the page's likely body around it ({level})"),
    }
)

# followed by the name of a tag, a hint or a kind of phrase
_MARKS: Mapping[str, str] = MappingProxyType(
    {
        "near": QT_TRANSLATE_NOOP("Core", "class or tag says “{mark}”"),
        "in": QT_TRANSLATE_NOOP("Core", "lies in a part that says “{mark}”"),
        "tag": QT_TRANSLATE_NOOP("Core", "the tag <{mark}>"),
        "says": QT_TRANSLATE_NOOP("Core", "words as in: {mark}"),
    }
)


def rule_sentence(rule: str) -> Message:
    """What the rule of that name looks at. Raises KeyError for a name that no table has."""
    if rule in _SENTENCES:
        return Message(_SENTENCES[rule])
    kind, space, mark = rule.partition(" ")
    if space:
        return Message(_MARKS[kind], {"mark": mark})
    family, _, level = rule.rpartition("_")
    return Message(_AROUND[family], {"level": level})
