"""HTML → Page: parse, walk, vote, and keep what was found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from leitong.documents.document import Document
from leitong.pages.addresses import Addresses, address_of
from leitong.pages.ballot import Ballot
from leitong.pages.columns import Columns
from leitong.pages.fates import BODY
from leitong.pages.head import read_head
from leitong.pages.inventory import Inventory, taken
from leitong.pages.judge import Judgement, judge
from leitong.pages.later import LaterMapping, LaterSequence
from leitong.pages.leave import Winners, fates_of, winners_of
from leitong.pages.measures import measure
from leitong.pages.outline import paths_of
from leitong.pages.page import Block, BlockKind, LayoutProfile, Page, PageKind
from leitong.pages.parse import parse
from leitong.pages.script import language_by_script
from leitong.pages.titles import content_title, pairs_shared
from leitong.pages.tree import Numbers, tree_of
from leitong.pages.votetable import VoteTable, vote_table
from leitong.pages.walk import walk
from leitong.pages.walked import Elements
from leitong.spans import Span

_KINDS = (BlockKind.TOPIC, BlockKind.HUB, BlockKind.PIC)


def page_of_html(document: Document, table: VoteTable | None = None, *, whole: bool = False) -> Page:
    """Understand an HTML document. table: the votes to use; the learned ones if None.

    whole: links, pictures and layout will be read, so what they need is taken from the tree while it is there.

    Raises LimitExceeded for a page beyond the limits of pages/parse.
    """
    parsed = parse(document.source, document.content)
    head = read_head(parsed)
    walked = walk(parsed)
    table = table or vote_table("votes")
    texts, elements = walked.stretches.texts, walked.elements
    tree = tree_of(elements.above, walked.stretches.elements)
    columns = measure(walked.stretches, elements, tree, head.title)
    judgement = judge(texts, tree, columns, table)
    if _is_hidden_until_script(columns, judgement):
        columns = measure(
            replace(walked.stretches, hidden=np.zeros_like(walked.stretches.hidden)),
            elements,
            tree,
            head.title,
        )
        judgement = judge(texts, tree, columns, table)
    heading = _heading(head.title, texts, columns)
    winners = winners_of(texts, columns, judgement, heading)
    body = "\n".join([texts[i] for i in winners.body.nonzero()[0].tolist()])
    judged = _Judged(texts, tree.of_block, elements, columns, winners, table)
    addresses = Addresses(address_of(document.source, document.content), head.base)
    found = taken(parsed) if whole else None
    inventory = Inventory(document.source, document.content, addresses, found)
    return Page(
        title=head.title,
        content_title=heading,
        description=head.description,
        declared_keywords=head.keywords,
        body=body,
        kind=_kind(columns, winners),
        blocks=LaterSequence(judged.blocks) if texts else (),
        links=LaterSequence(inventory.links),
        images=LaterSequence(inventory.images),
        layout=LayoutProfile(
            LaterSequence(lambda: tuple(inventory.layout.outline)),
            LaterMapping(lambda: inventory.layout.paths),
            LaterSequence(inventory.layout_columns),
        ),
        language=head.language or language_by_script(body),
        fallback=winners.fallback,
        address=addresses.page,
        canonical=addresses.resolve(head.canonical) if head.canonical else "",
    )


@dataclass(frozen=True, slots=True)
class _Judged:
    """What the blocks of a page are made from when somebody reads them."""

    texts: Sequence[str]
    within: Numbers
    elements: Elements
    columns: Columns
    winners: Winners
    table: VoteTable

    def blocks(self) -> tuple[Block, ...]:
        columns = self.columns
        values = columns.values_of([rule.measure for rule in self.table.all_rules])
        letters, linked, links, images, hubs, pictures = (
            columns[name].astype(int).tolist()
            for name in ("letters", "linked", "links", "images", "hub", "picture")
        )
        paths = paths_of(self.elements.tags, self.elements.above.tolist())
        fates = fates_of(self.texts, columns, self.winners)
        blocks = []
        start = 0
        for i, (text, element, fate) in enumerate(zip(self.texts, self.within.tolist(), fates, strict=True)):
            span = None
            if fate == BODY:
                span = Span(start, start + len(text))
                start = span.end + 1
            blocks.append(
                Block(
                    text,
                    _KINDS[2 if pictures[i] else hubs[i]],
                    Ballot(self.table, values[i]),
                    paths[element],
                    fate,
                    span,
                    letters[i],
                    linked[i],
                    links[i],
                    images[i],
                )
            )
        return tuple(blocks)


def _heading(title: str, texts: Sequence[str], columns: Columns) -> str:
    """The content title."""
    levels = columns["heading"] * (columns["hidden"] == 0)
    levels *= columns["size"] > 0
    at = levels.nonzero()[0]
    said, letters = columns["title_share"].take(at).tolist(), columns["letters"].take(at).tolist()
    headings = [texts[i] for i in at.tolist()]
    return content_title(
        title,
        zip(levels.take(at).astype(int).tolist(), headings, strict=True),
        pairs_shared(title, headings, said, letters),
    )


def _is_hidden_until_script(columns: Columns, judgement: Judgement) -> bool:
    """Whether most text is hidden and nothing else is body: some pages hide theirs until a script has run."""
    if judgement.won.any():
        return False
    letters, hidden = columns["letters"], columns["hidden"]
    return bool(2 * (letters * hidden).sum() > letters.sum())


def _kind(columns: Columns, winners: Winners) -> PageKind:
    """ALGORITHMS S02."""
    if not len(columns):
        return PageKind.EMPTY
    if not winners.fallback and winners.body.any():
        return PageKind.TOPIC
    pictures, hubs, images = (columns[name].sum() for name in ("picture", "hub", "images"))
    return PageKind.PIC if pictures and images >= hubs else PageKind.HUB
