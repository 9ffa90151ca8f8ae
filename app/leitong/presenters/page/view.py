"""A page as the Page panel shows it: the safe copy in pieces, and the tag tree. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from typing import TYPE_CHECKING, NamedTuple

from leitong.pages.ballot_names import LEARNED
from leitong.pages.page import Page
from leitong.pages.tag_tree import TagTree

if TYPE_CHECKING:
    from leitong.documents.document import Document

Key = tuple[str, str, str]
LINE_END = "\u2028"


class Look(IntFlag):
    """How a run of letters is set."""

    PLAIN = 0
    STRONG = 1
    SLANTED = 2
    LINK = 4
    CODE = 8
    STRUCK = 16


class Run(NamedTuple):
    """look: of `Look`, as a number."""

    text: str
    look: int


class Piece(NamedTuple):
    """One block of the copy, or a part of one. kind: "p", "li", "td", "pre", "quote", or "h1" to "h6".

    indent: how deep in lists and quotations, 0–4.
    """

    block: int
    kind: str
    indent: int
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class PageView:
    """key: as of `key_of`. tree: None for a document without tags. cut: only the beginning is in `pieces`.

    votes: by which the blocks are judged. judged: the page by other votes than the learned ones, without its links,
    pictures and layout, which are the same by all.
    """

    key: Key
    pieces: tuple[Piece, ...]
    tree: TagTree | None
    cut: bool
    votes: str = LEARNED
    judged: Page | None = None


def key_of(document: Document) -> Key:
    """What names a document, read in one encoding: source, SHA-256, encoding."""
    return document.source, document.sha256, document.encoding or ""
