"""HTML → Page: parse, walk, vote, and keep what was found."""

from __future__ import annotations

import numpy as np

from leitong.documents.document import Document
from leitong.pages.addresses import Addresses, address_of
from leitong.pages.ballot import Ballot
from leitong.pages.fates import BODY
from leitong.pages.head import read_head
from leitong.pages.judge import Judgement, judge
from leitong.pages.leave import fates_of
from leitong.pages.links import images_of, links_of
from leitong.pages.measures import Columns, measure
from leitong.pages.page import Block, BlockKind, Page, PageKind
from leitong.pages.parse import parse
from leitong.pages.script import language_by_script
from leitong.pages.titles import content_title
from leitong.pages.tree import tree_of
from leitong.pages.votetable import VoteTable, vote_table
from leitong.pages.walk import walk
from leitong.pages.walked import Walked
from leitong.spans import Span

_KINDS = (BlockKind.TOPIC, BlockKind.HUB, BlockKind.PIC)


def page_of_html(document: Document, table: VoteTable | None = None) -> Page:
    """Understand an HTML document. table: the votes to use; the learned ones if None.

    Raises LimitExceeded for a page beyond the limits of pages/parse.
    """
    parsed = parse(document.source, document.content)
    head = read_head(parsed)
    assert parsed.root is not None, "an HTML5 parser always makes a root"
    walked = walk(parsed.root)
    table = table or vote_table("votes")
    stretches, elements = walked.stretches, walked.elements
    addresses = Addresses(address_of(document.source, document.content), head.base)
    tree = tree_of(elements.above, stretches.elements)
    columns = measure(stretches, elements, tree, head.title)
    judgement = judge(stretches.texts, tree, columns, table)
    levels = [
        0 if hidden else elements.headings[e]
        for e, hidden in zip(stretches.elements, stretches.hidden, strict=True)
    ]
    heading = content_title(
        head.title,
        ((level, text) for level, text in zip(levels, stretches.texts, strict=True) if level and text),
    )
    fates, fallback = fates_of(stretches.texts, columns, judgement, heading)
    blocks = _blocks(walked, columns, judgement, table, fates)
    body = "\n".join(block.text for block in blocks if block.body_span is not None)
    return Page(
        title=head.title,
        content_title=heading,
        description=head.description,
        declared_keywords=head.keywords,
        body=body,
        kind=_kind(blocks, fallback),
        blocks=blocks,
        links=links_of(walked.anchors, addresses),
        images=images_of(walked.pictures, addresses),
        layout=walked.outline.profile(),
        language=head.language or language_by_script(body),
        fallback=fallback,
    )


def _blocks(
    walked: Walked, columns: Columns, judgement: Judgement, table: VoteTable, fates: list[str]
) -> tuple[Block, ...]:
    stretches, elements, paths = walked.stretches, walked.elements, walked.outline.paths
    kinds = np.where(columns["picture"] > 0, 2, columns["hub"]).astype(int).tolist()
    letters = columns["letters"].astype(int).tolist()
    linked = columns["linked"].astype(int).tolist()
    values = judgement.values
    blocks = []
    start = 0
    for i, (text, element, fate) in enumerate(zip(stretches.texts, stretches.elements, fates, strict=True)):
        span = None
        if fate == BODY:
            span = Span(start, start + len(text))
            start = span.end + 1
        blocks.append(
            Block(
                text,
                _KINDS[kinds[i]],
                Ballot(table, values[i]),
                paths[elements.paths[element]],
                fate,
                span,
                letters[i],
                linked[i],
                stretches.links[i],
                stretches.images[i],
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
