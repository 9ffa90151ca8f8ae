"""HTML → Page: parse, walk, vote, and keep what was found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leitong.documents.document import Document
from leitong.pages.addresses import Addresses, address_of
from leitong.pages.ballot import Ballot
from leitong.pages.columns import Columns
from leitong.pages.fates import BODY
from leitong.pages.head import Head, read_head
from leitong.pages.inventory import Found, Inventory, taken
from leitong.pages.judged import Judged, judged
from leitong.pages.later import LaterMapping, LaterSequence
from leitong.pages.leave import Winners, fates_of, winners_of
from leitong.pages.outline import paths_of
from leitong.pages.page import Block, BlockKind, LayoutProfile, Page, PageKind
from leitong.pages.parse import parse
from leitong.pages.script import language_by_script
from leitong.pages.titles import content_title, pairs_shared
from leitong.pages.votetable import VoteTable, vote_table
from leitong.pages.walk import walk
from leitong.pages.walked import Walked
from leitong.spans import Span

_KINDS = (BlockKind.TOPIC, BlockKind.HUB, BlockKind.PIC)


@dataclass(frozen=True, slots=True)
class WalkedHtml:
    """An HTML document whose tree was walked over and is gone. found: its links, pictures and layout, if asked for."""

    document: Document
    head: Head
    walked: Walked
    found: Found | None


def walk_html(document: Document, *, whole: bool = False) -> WalkedHtml:
    """Parse an HTML document and take from its tree what a page is made from.

    whole: links, pictures and layout will be read, so what they need is taken while the tree is there.

    Raises LimitExceeded for a page beyond the limits of pages/parse.
    """
    parsed = parse(document.source, document.content)
    return WalkedHtml(document, read_head(parsed), walk(parsed), taken(parsed) if whole else None)


def pages_of_html(documents: Sequence[WalkedHtml], table: VoteTable | None = None) -> list[Page]:
    """Understand some documents, each as if it were alone. table: the votes to use; the learned ones if None."""
    table = table or vote_table("votes")
    walked, titles = [one.walked for one in documents], [one.head.title for one in documents]
    pages = judged(walked, titles, table)
    return [_page(one, page, table) for one, page in zip(documents, pages, strict=True)]


def _page(html: WalkedHtml, judged: Judged, table: VoteTable) -> Page:
    document, head = html.document, html.head
    texts, columns = judged.walked.stretches.texts, judged.columns
    heading = _heading(head.title, texts, columns)
    winners = winners_of(texts, columns, judged.won, heading)
    body = "\n".join([texts[i] for i in winners.body.nonzero()[0].tolist()])
    made = _Blocks(judged.walked, columns, winners, table)
    addresses = Addresses(address_of(document.source, document.content), head.base)
    inventory = Inventory(document.source, document.content, addresses, html.found)
    return Page(
        title=head.title,
        content_title=heading,
        description=head.description,
        declared_keywords=head.keywords,
        body=body,
        kind=_kind(columns, winners),
        blocks=LaterSequence(made.blocks) if texts else (),
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
class _Blocks:
    """What the blocks of a page are made from when somebody reads them."""

    walked: Walked
    columns: Columns
    winners: Winners
    table: VoteTable

    def blocks(self) -> tuple[Block, ...]:
        columns, elements, stretches = self.columns, self.walked.elements, self.walked.stretches
        values = columns.values_of([rule.measure for rule in self.table.all_rules])
        letters, linked, links, images, hubs, pictures = (
            columns[name].astype(int).tolist()
            for name in ("letters", "linked", "links", "images", "hub", "picture")
        )
        paths = paths_of(elements.tags, elements.above.tolist())
        within = stretches.elements.tolist()
        fates = fates_of(stretches.texts, columns, self.winners)
        blocks = []
        start = 0
        for i, (text, element, fate) in enumerate(zip(stretches.texts, within, fates, strict=True)):
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


def _kind(columns: Columns, winners: Winners) -> PageKind:
    """ALGORITHMS S02."""
    if not len(columns):
        return PageKind.EMPTY
    if not winners.fallback and winners.body.any():
        return PageKind.TOPIC
    pictures, hubs, images = (columns[name].sum() for name in ("picture", "hub", "images"))
    return PageKind.PIC if pictures and images >= hubs else PageKind.HUB
