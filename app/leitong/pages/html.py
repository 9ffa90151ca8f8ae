"""HTML → Page: parse, walk, vote, and keep what was found."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser

from leitong.documents.document import Document
from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.addresses import Addresses, address_of
from leitong.pages.ballot import Ballot
from leitong.pages.depth import flattened
from leitong.pages.fates import BODY
from leitong.pages.head import Head, read_head
from leitong.pages.judge import Judgement, judge
from leitong.pages.leave import fates_of
from leitong.pages.measures import Columns, measure
from leitong.pages.page import Block, BlockKind, Image, LayoutProfile, Link, Page, PageKind
from leitong.pages.script import language_by_script
from leitong.pages.titles import content_title
from leitong.pages.votetable import VoteTable, vote_table
from leitong.pages.walk import Walked, walk
from leitong.spans import Span

MAX_CHARACTERS = 20_000_000
MAX_TAGS = 1_000_000


def page_of_html(document: Document, table: VoteTable | None = None) -> Page:
    """Understand an HTML document. table: the votes to use; the learned ones if None.

    Raises LimitExceeded above `MAX_CHARACTERS` or `MAX_TAGS`.
    """
    tree = parse(document.source, document.content)
    head = read_head(tree)
    assert tree.root is not None, "an HTML5 parser always makes a root"
    walked = walk(tree.root)
    table = table or vote_table("votes")
    stretches = walked.stretches
    columns = measure(stretches, walked.elements, head.title)
    judgement = judge(stretches, columns, table)
    heading = content_title(
        head.title, ((s.element.heading, s.text) for s in stretches if s.element.heading and not s.hidden)
    )
    fates, fallback = fates_of(stretches, columns, judgement, heading)
    blocks = _blocks(walked, columns, judgement, fates)
    body = "\n".join(block.text for block in blocks if block.body_span is not None)
    return Page(
        title=head.title,
        content_title=heading,
        description=head.description,
        declared_keywords=head.keywords,
        body=body,
        kind=_kind(blocks, fallback),
        blocks=blocks,
        links=_links(walked, document, head),
        images=_images(walked, document, head),
        layout=LayoutProfile(tuple(walked.outline), dict(zip(walked.paths, walked.path_counts, strict=True))),
        language=head.language or language_by_script(body),
        fallback=fallback,
    )


def parse(source: str, html: str) -> LexborHTMLParser:
    """The HTML5 tree of `html`, flattened where it nests too deep. Raises LimitExceeded; `source` names it."""
    if len(html) > MAX_CHARACTERS:
        raise LimitExceeded(
            source,
            Message(
                QT_TRANSLATE_NOOP("Core", "The page has {characters} characters; {limit} is the most."),
                {"characters": len(html), "limit": MAX_CHARACTERS},
            ),
        )
    if html.count("<") > MAX_TAGS:
        raise LimitExceeded(
            source,
            Message(
                QT_TRANSLATE_NOOP("Core", "The page has {tags} tags; {limit} is the most."),
                {"tags": html.count("<"), "limit": MAX_TAGS},
            ),
        )
    return LexborHTMLParser(flattened(html))


def _blocks(walked: Walked, columns: Columns, judgement: Judgement, fates: list[str]) -> tuple[Block, ...]:
    letters = columns["letters"].astype(int).tolist()
    linked = columns["linked"].astype(int).tolist()
    pictures = columns["picture"].tolist()
    hubs = columns["hub"].tolist()
    blocks = []
    start = 0
    for i, stretch in enumerate(walked.stretches):
        span = None
        if fates[i] == BODY:
            span = Span(start, start + len(stretch.text))
            start = span.end + 1
        blocks.append(
            Block(
                stretch.text,
                BlockKind.PIC if pictures[i] else BlockKind.HUB if hubs[i] else BlockKind.TOPIC,
                Ballot(judgement.rules, judgement.values[i], judgement.votes[i]),
                walked.paths[stretch.element.path],
                fates[i],
                span,
                letters[i],
                linked[i],
                stretch.links,
                stretch.images,
            )
        )
    return tuple(blocks)


def _kind(blocks: tuple[Block, ...], fallback: bool) -> PageKind:
    """ALGORITHMS S02."""
    if not blocks:
        return PageKind.EMPTY
    if not fallback and any(block.body_span is not None for block in blocks):
        return PageKind.TOPIC
    pictures = sum(block.kind is BlockKind.PIC for block in blocks)
    hubs = sum(block.kind is BlockKind.HUB for block in blocks)
    images = sum(block.images for block in blocks)
    return PageKind.PIC if pictures and images >= hubs else PageKind.HUB


def _links(walked: Walked, document: Document, head: Head) -> tuple[Link, ...]:
    addresses = Addresses(address_of(document.source, document.content), head.base)
    links = []
    for anchor in walked.anchors:
        url = addresses.resolve(anchor.href)
        text = " ".join("".join(anchor.texts).split())
        kind = "image" if anchor.alts and not text else "text"
        links.append(
            Link(
                url,
                text or " ".join(" ".join(anchor.alts).split()),
                kind,
                addresses.within(anchor.href, url),
                anchor.nofollow,
            )
        )
    return tuple(links)


def _images(walked: Walked, document: Document, head: Head) -> tuple[Image, ...]:
    addresses = Addresses(address_of(document.source, document.content), head.base)
    return tuple(Image(addresses.resolve(source), alt) for source, alt in walked.pictures)
