"""The tag tree of a page for a terminal: one element a line, indented by its depth."""

from __future__ import annotations

from collections.abc import Iterator

from leitong.cli.terminal import faint, right, shortened, strong
from leitong.documents.document import Document, Format
from leitong.pages.page import Page
from leitong.pages.signs import sign_of
from leitong.pages.tag_tree_of import tag_tree

_INDENT = 2
_DEEPEST = 24  # columns of indent; deeper elements say their depth only


def tree_lines(document: Document, page: Page, width: int) -> Iterator[str]:
    """Depth, letters, element, and what became of its first block. Raises LimitExceeded as `structure` does."""
    yield strong(shortened(document.source, width))
    if document.format not in (Format.HTML, Format.MARKDOWN):
        yield f"{document.format.value}: a document without tags; each paragraph is a block"
        yield ""
        return
    tree = tag_tree(document, page.blocks)
    yield faint(f"{'depth':>5} {'letters':>8}  element")
    own = set(tree.of_block)
    for number, tag in enumerate(tree.tags):
        notes = "" if tag.written else "  (not written)"
        notes += "" if tag.closed else "  (end implied)"
        block = page.blocks[tag.block] if number in own and tag.block >= 0 else None
        fate = "" if block is None else f"  {sign_of(block.fate)} {block.fate}"
        indent = " " * min(_DEEPEST, _INDENT * (tag.depth - 1))
        name = shortened(tag.name, max(12, width - 16 - len(indent) - len(notes) - len(fate)))
        line = f"{tag.depth:>5} {right(f'{tag.letters:,}', 8)}  {indent}{name}{notes}{fate}"
        yield line if block is not None and block.body_span else faint(line)
    if tree.stray:
        yield faint(f"{tree.stray:,} end tags close nothing")
    yield ""
