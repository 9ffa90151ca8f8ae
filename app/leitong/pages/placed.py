"""Every node of a page with the block it belongs to, found when somebody looks at the page itself.

The scan needs no such map, so that none is kept: letters outside white space, and pictures, stand in the same order in
the blocks and in the tree, and counting them says where each node belongs.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from turbohtml import Element, Node, Text

from leitong.documents.document import Document, Format
from leitong.pages.markdown import rendered
from leitong.pages.page import Block
from leitong.pages.parse import parse, root_of
from leitong.pages.tags import UNSEEN

TEXT = "-text"
NO_BLOCK = -1
# halves of characters; the parser can't tell names of attributes that hold one
_HALVES = re.compile("[\ud800-\udfff]")


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
    root = root_of(parse(document.source, _HALVES.sub("\ufffd", document.content)))
    letters = _Shares([len("".join(block.text.split())) for block in blocks])
    pictures = _Shares([block.images for block in blocks])
    nodes: list[PlacedNode] = []
    numbers: dict[Node | None, int] = {root: 0}
    unseen: set[int] = set()
    nothing: Mapping[str, str | None] = {}
    nodes.append(PlacedNode(root.tag, NO_BLOCK, "", _attributes(root), NO_BLOCK))
    for node in root.descendants:
        above = numbers.get(node.parent)
        if above is None:
            continue  # what a template holds is no part of the page
        number = len(nodes)
        hidden = above in unseen
        if isinstance(node, Text):
            block = NO_BLOCK if hidden else letters.next(len("".join(node.data.split())))
            nodes.append(PlacedNode(TEXT, above, node.data, nothing, block))
        elif isinstance(node, Element):
            numbers[node] = number
            if hidden or node.tag in UNSEEN:
                unseen.add(number)
            block = pictures.next(1) if node.tag == "img" and not hidden else NO_BLOCK
            nodes.append(PlacedNode(node.tag, above, "", _attributes(node), block))
    if not (letters.all_taken and pictures.all_taken):
        return tuple(node._replace(block=NO_BLOCK) for node in nodes)
    return tuple(nodes)


def _attributes(element: Element) -> Mapping[str, str | None]:
    return {name: element.attr(name) for name in element.attrs}


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
