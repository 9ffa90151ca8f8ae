"""The page object: what Leitong has understood of one page (ALGORITHMS S02–S04).

Blocks and links are named tuples: a page has hundreds, and a frozen dataclass takes five times as long to make.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from leitong.spans import Span


class BlockKind(StrEnum):
    TOPIC = "topic"
    HUB = "hub"
    PIC = "pic"


class PageKind(StrEnum):
    TOPIC = "topic"
    HUB = "hub"
    PIC = "pic"
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class Vote:
    """One rule's vote on one block. rule: its stable name; value: what was measured; votes: added to the block."""

    rule: str
    value: float
    votes: float


class Block(NamedTuple):
    """A stretch of a page that stands on its own, in document order.

    text: joined without breaks at inline tags. path: tag names from the root, such as "html/body/div/p".
    fate: why it was taken or left, a stable name: "body", "title", "navigation", "links", "few-votes", "picture",
        "comment", "advert" … (pages/fates lists them with their sentences).
    body_span: where it stands in `Page.body`; None if it was left out.
    """

    text: str
    kind: BlockKind
    votes: Sequence[Vote]
    path: str
    fate: str
    body_span: Span | None
    letters: int = 0
    link_letters: int = 0
    links: int = 0
    images: int = 0

    @property
    def score(self) -> float:
        return round(sum(vote.votes for vote in self.votes), 4)


class Link(NamedTuple):
    """A forward link. kind: "text" or "image" (the anchor is then the images' alt text).

    fragment: it points into the same page. nofollow: kept, but not counted in ranks.
    """

    url: str
    anchor: str
    kind: str
    fragment: bool = False
    nofollow: bool = False


class Image(NamedTuple):
    """title: that a browser shows beside the mouse. caption: of the figure that it stands in."""

    url: str
    alt: str
    title: str = ""
    caption: str = ""


@dataclass(frozen=True, slots=True)
class LayoutProfile:
    """The shape of a page without its words (S05).

    outline: (depth, tag) in document order, consecutive equals merged. paths: how often each root-to-node tag path
    occurs. For DOCX the paragraph styles take the place of tags; plain text has an empty profile, and two empty
    profiles are equal.
    columns: both once more, as `leitong.pages.outline` has them from a walk; else empty.
    """

    outline: Sequence[tuple[int, str]] = ()
    paths: Mapping[str, int] = field(default_factory=dict)
    columns: Sequence[Sequence[str]] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Page:
    """body: the text that is compared and shown, one block a line, the content title left out.

    fallback: no block won, so the body is all text outside blocks that look like navigation.
    declared_keywords: from the meta tag; never used as computed keywords.
    address: where the page was saved from, or ""; canonical: the address that it calls its own, or "" (S04).
    blocks, links, images, layout: behave as tuples, but those of an HTML page are made when first read (pages/later).
    """

    title: str
    content_title: str
    description: str
    declared_keywords: tuple[str, ...]
    body: str
    kind: PageKind
    blocks: Sequence[Block]
    links: Sequence[Link]
    images: Sequence[Image]
    layout: LayoutProfile
    language: str | None = None
    fallback: bool = False
    address: str = ""
    canonical: str = ""
