"""The JSON of `leitong page`: what each key holds and how it is made. Keys are stable."""

from __future__ import annotations

from typing import TypedDict

from leitong.documents.document import Document
from leitong.pages.fates import fate_sentence
from leitong.pages.page import Block, Link, Page


class ReasonFacts(TypedDict):
    """One rule's vote. value: what was measured."""

    rule: str
    value: float
    votes: float


class BlockFacts(TypedDict):
    """votes: the sum of those in `reasons`. fate: why the block was taken ("body") or left; sentence: in words."""

    kind: str
    votes: float
    reasons: list[ReasonFacts]
    text: str
    fate: str
    sentence: str
    body: tuple[int, int] | None


class LinkFacts(TypedDict):
    url: str
    anchor: str
    kind: str


class PageFacts(TypedDict):
    """problem: why the file can't be used, null if it can; the other keys are then empty."""

    path: str
    format: str | None
    title: str
    content_title: str
    description: str
    declared_keywords: list[str]
    body: str
    kind: str
    blocks: list[BlockFacts]
    links: list[LinkFacts]
    encoding: str | None
    encoding_origin: str | None
    warnings: list[str]
    problem: str | None


def page_facts(document: Document, page: Page) -> PageFacts:
    """A page taken apart, for programs; its `problem` is None."""
    return {
        "path": document.source,
        "format": document.format.value,
        "title": page.title,
        "content_title": page.content_title,
        "description": page.description,
        "declared_keywords": list(page.declared_keywords),
        "body": page.body,
        "kind": page.kind.value,
        "blocks": [_block(block) for block in page.blocks],
        "links": [_link(link) for link in page.links],
        "encoding": document.encoding,
        "encoding_origin": document.encoding_origin.value,
        "warnings": [str(warning) for warning in document.warnings],
        "problem": None,
    }


def problem_facts(source: str, problem: str) -> PageFacts:
    """The same keys for a document that can't be used."""
    return {
        "path": source,
        "format": None,
        "title": "",
        "content_title": "",
        "description": "",
        "declared_keywords": [],
        "body": "",
        "kind": "empty",
        "blocks": [],
        "links": [],
        "encoding": None,
        "encoding_origin": None,
        "warnings": [],
        "problem": problem,
    }


def _block(block: Block) -> BlockFacts:
    return {
        "kind": block.kind.value,
        "votes": block.score,
        "reasons": [{"rule": vote.rule, "value": vote.value, "votes": vote.votes} for vote in block.votes],
        "text": block.text,
        "fate": block.fate,
        "sentence": str(fate_sentence(block.fate)),
        "body": (block.body_span.start, block.body_span.end) if block.body_span else None,
    }


def _link(link: Link) -> LinkFacts:
    return {"url": link.url, "anchor": link.anchor, "kind": link.kind}
