"""Every node of a page with the block it belongs to, found when somebody looks at the page itself.

The scan needs no such map, so that none is kept: letters outside white space, and pictures, stand in the same order in
the blocks and in the tree, and counting them says where each node belongs.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from leitong.documents.document import Document, Format
from leitong.pages.markdown import rendered
from leitong.pages.page import Block
from leitong.pages.parse import parse
from leitong.pages.tags import UNSEEN

TEXT = "-text"
NO_BLOCK = -1


class PlacedNode(NamedTuple):
    """tag: its name, or TEXT. above: number of the parent node, NO_BLOCK for the root. block: into `Page.blocks` for
    texts and pictures, NO_BLOCK for those that belong to none and for elements.
    """

    tag: str
    above: int
    text: str
    attributes: Mapping[str, str | None]
    block: int


def placed_nodes(document: Document, blocks: Sequence[Block]) -> tuple[PlacedNode, ...]:
    """The nodes of an HTML or Markdown page in document order, the root first.

    blocks: of the same document. Raises LimitExceeded as `structure` does.
    """
    if document.format is Format.MARKDOWN:
        document = replace(document, content=rendered(document.source, document.content))
    root = parse(document.source, document.content).root
    assert root is not None, "an HTML5 parser always makes a root"
    letters = _Shares([len("".join(block.text.split())) for block in blocks])
    pictures = _Shares([block.images for block in blocks])
    nodes: list[PlacedNode] = []
    numbers: dict[int, int] = {}
    unseen: set[int] = set()
    nothing: Mapping[str, str | None] = {}
    for node in root.traverse(include_text=True):
        tag = node.tag or ""
        above = (
            NO_BLOCK if not nodes else numbers.get(node.parent.mem_id, NO_BLOCK) if node.parent else NO_BLOCK
        )
        if nodes and above == NO_BLOCK:
            continue  # what hangs on nothing is no part of the page
        number = len(nodes)
        hidden = above in unseen or (tag in UNSEEN and tag != TEXT)
        if hidden:
            unseen.add(number)
        numbers[node.mem_id] = number
        if tag == TEXT:
            text = node.text_content or ""
            block = NO_BLOCK if hidden else letters.next(len("".join(text.split())))
            nodes.append(PlacedNode(tag, above, text, nothing, block))
        else:
            block = pictures.next(1) if tag == "img" and not hidden else NO_BLOCK
            nodes.append(PlacedNode(tag, above, "", node.attributes, block))
    if not (letters.all_taken and pictures.all_taken):
        return tuple(node._replace(block=NO_BLOCK) for node in nodes)
    return tuple(nodes)


class _Shares:
    """Gives out the blocks' shares of what stands in a row. sizes: how much of it each block has."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self._ends = list(accumulate(sizes))
        self._given = 0

    def next(self, size: int) -> int:
        """The block that the next `size` belong to; NO_BLOCK for nothing, and beyond the end."""
        if not size:
            return NO_BLOCK
        block = bisect_right(self._ends, self._given)
        self._given += size
        return block if block < len(self._ends) else NO_BLOCK

    @property
    def all_taken(self) -> bool:
        """Whether exactly all was given out; otherwise page and blocks are not of one kind."""
        return self._given == (self._ends[-1] if self._ends else 0)
