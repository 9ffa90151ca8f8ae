"""Takes a page apart for the Page panel. It runs in the working process, where the engine is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bs4 import BeautifulSoup, Tag
from bs4.element import NavigableString

from leitong.documents.document import Document, Format
from leitong.pages.ballot_names import LEARNED, TABLES
from leitong.pages.markdown import rendered
from leitong.pages.page import LayoutProfile, Page
from leitong.pages.placed import placed_nodes
from leitong.pages.safe_copy import BLOCK, safe_copy
from leitong.pages.structure import structure
from leitong.pages.tag_tree import TagTree
from leitong.pages.tag_tree_of import tree_of_nodes
from leitong.pages.votetable import vote_table
from leitong.presenters.page.view import LINE_END, Key, Look, PageView, Piece, Run, key_of

if TYPE_CHECKING:
    from leitong.presenters.desk import Desk

# a window is no place to read a book in this way; the file that the command line writes is whole
MOST_PIECES = 2_500
MOST_LETTERS = 250_000
_LONGEST = 3_000  # letters of a piece: one line of text is laid out at once, however long
_DEEPEST = 4


def view_at_desk(
    desk: Desk, key: Key, votes: str = LEARNED, document: Document | None = None
) -> PageView | Key:
    """The view of a document that lies at the desk, or of the one that is given; its key if it is nowhere.

    A document need not go through the pipe again, which would hold up the window. Raises LimitExceeded.
    """
    found = document or desk.document(key)
    return key if found is None else page_view(found, votes)


def page_view(document: Document, votes: str = LEARNED) -> PageView:
    """votes: one of `TABLES`; only HTML is voted on. Raises LimitExceeded as `structure` does."""
    page = structure(document, votes=vote_table(TABLES[votes]))
    judged = None
    if votes != LEARNED and document.format is Format.HTML:
        judged = replace(page, links=(), images=(), layout=LayoutProfile())
    return replace(_taken_apart(document, page), votes=votes, judged=judged)


def _taken_apart(document: Document, page: Page) -> PageView:
    if document.format not in (Format.HTML, Format.MARKDOWN):
        return _view(document, _paragraphs(page), None)
    nodes = placed_nodes(document, page.blocks)
    html = document.content
    if document.format is Format.MARKDOWN:
        html = rendered(document.source, html)
    tree = tree_of_nodes(html, nodes, len(page.blocks))
    return _view(document, _pieces(safe_copy(nodes)), tree)


def _view(document: Document, pieces: Iterator[Piece], tree: TagTree | None) -> PageView:
    kept: list[Piece] = []
    letters = 0
    for piece in (part for whole in pieces for part in _parts(whole)):
        if len(kept) == MOST_PIECES or letters > MOST_LETTERS:
            return PageView(key_of(document), tuple(kept), tree, cut=True)
        kept.append(piece)
        letters += sum(len(run.text) for run in piece.runs)
    return PageView(key_of(document), tuple(kept), tree, cut=False)


def _parts(piece: Piece) -> Iterator[Piece]:
    """The piece, or where it is too long for one, several of the same block."""
    runs: list[Run] = []
    room = _LONGEST
    for text, look in piece.runs:
        rest = text
        while len(rest) > room:
            yield piece._replace(runs=(*runs, Run(rest[:room], look)))
            rest, runs, room = rest[room:], [], _LONGEST
        runs.append(Run(rest, look))
        room -= len(rest)
    yield piece._replace(runs=tuple(runs))


def _paragraphs(page: Page) -> Iterator[Piece]:
    for number, block in enumerate(page.blocks):
        yield Piece(number, "p", 0, (Run(block.text.replace("\n", LINE_END), 0),))


@dataclass(frozen=True, slots=True)
class _Around:
    """What an element hands down to the text in it. block: −1 outside of all."""

    kind: str = "p"
    indent: int = 0
    look: int = 0
    block: int = -1


_LOOKS = {
    **dict.fromkeys(("b", "strong", "th", "dt", "summary"), Look.STRONG),
    **dict.fromkeys(("i", "em", "cite", "dfn", "var"), Look.SLANTED),
    **dict.fromkeys(("code", "kbd", "samp", "tt"), Look.CODE),
    **dict.fromkeys(("s", "strike", "del"), Look.STRUCK),
    "u": Look.LINK,
}
_KINDS = {
    "li": "li",
    "dd": "li",
    "td": "td",
    "th": "td",
    "pre": "pre",
    "blockquote": "quote",
    **{f"h{level}": f"h{level}" for level in range(1, 7)},
}
_INDENTED = frozenset({"ul", "ol", "menu", "blockquote", "dl"})


def _pieces(soup: BeautifulSoup) -> Iterator[Piece]:
    """The copy's texts in order, each with what stands around it; no recursion, for pages nest deep."""
    current: Piece | None = None
    waiting: list[tuple[Tag | NavigableString, _Around]] = [
        (child, _Around()) for child in reversed(soup.contents) if isinstance(child, Tag | NavigableString)
    ]
    runs: list[Run] = []
    while waiting:
        node, around = waiting.pop()
        if isinstance(node, Tag):
            if node.name == "br" and runs and current is not None:
                runs.append(Run(LINE_END, 0))
            inside = _inside(node, around)
            waiting += [(c, inside) for c in reversed(node.contents) if isinstance(c, Tag | NavigableString)]
            continue
        if around.block < 0:
            if runs:
                runs.append(Run(" ", 0))
            continue
        if current is None or current.block != around.block:
            if current is not None:
                yield from _finished(current, runs)
            current, runs = Piece(around.block, around.kind, around.indent, ()), []
        runs.append(Run(str(node), int(around.look)))
    if current is not None:
        yield from _finished(current, runs)


def _inside(tag: Tag, around: _Around) -> _Around:
    block = tag.get(BLOCK)
    if isinstance(block, str):
        return replace(around, block=int(block))
    return _Around(
        _KINDS.get(tag.name, around.kind),
        min(_DEEPEST, around.indent + 1) if tag.name in _INDENTED else around.indent,
        around.look | _LOOKS.get(tag.name, Look.PLAIN),
    )


def _finished(piece: Piece, runs: list[Run]) -> Iterator[Piece]:
    """White space as a browser shows it: one space, none at the ends; preformatted text keeps it."""
    if piece.kind == "pre":
        lines = "".join(run.text for run in runs).strip("\n").replace("\n", LINE_END)
        if lines.strip():
            yield piece._replace(runs=(Run(lines, int(Look.CODE)),))
        return
    tidy: list[Run] = []
    open_ends = True
    for text, look in runs:
        if text == LINE_END:
            tidy.append(Run(LINE_END, 0))
            open_ends = True
            continue
        words = " ".join(text.split())
        if text[:1].isspace() and not open_ends and tidy:
            words = f" {words}"
        if words.strip() and text[-1:].isspace():
            words += " "
        if words and not (open_ends and not words.strip()):
            tidy.append(Run(words, look))
            open_ends = words.endswith(" ")
    while tidy and not tidy[-1].text.strip():
        tidy.pop()
    if tidy:
        yield piece._replace(runs=tuple(tidy))
