"""Page → tag tree: depth, letters, written and implied ends, and where each block begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from leitong.documents.document import Document, Format
from leitong.pages.markdown import rendered
from leitong.pages.open_tags import open_tags
from leitong.pages.page import Block
from leitong.pages.placed import NO_BLOCK, TEXT, PlacedNode, placed_nodes
from leitong.pages.tag_tree import TagTree, TreeTag

# beyond that the source's tags are not laid beside the tree: it takes longer than a look is worth
_MOST_LETTERS = 3_000_000
_LONGEST_NAME = 60


def tag_tree(document: Document, blocks: Sequence[Block]) -> TagTree:
    """Of an HTML or Markdown page. Raises LimitExceeded as `structure` does."""
    if document.format is Format.MARKDOWN:
        html = rendered(document.source, document.content)
        document = replace(document, content=html, format=Format.HTML)
    return tree_of_nodes(document.content, placed_nodes(document, blocks), len(blocks))


def tree_of_nodes(html: str, nodes: Sequence[PlacedNode], blocks: int) -> TagTree:
    """The same of nodes that are there already. html: their source. blocks: how many the page has."""
    seen = open_tags(html, nodes) if len(html) <= _MOST_LETTERS else None
    letters, first = [0] * len(nodes), [NO_BLOCK] * len(nodes)
    for number in range(len(nodes) - 1, -1, -1):
        node = nodes[number]
        if node.tag == TEXT:
            letters[number] = len("".join(node.text.split()))
        if node.block != NO_BLOCK:
            first[number] = node.block
        if node.above != NO_BLOCK:
            letters[node.above] += letters[number]
            if first[number] != NO_BLOCK:
                first[node.above] = first[number]
    place: dict[int, int] = {}
    tags: list[TreeTag] = []
    of_block = [NO_BLOCK] * blocks
    for number, node in enumerate(nodes):
        if node.block != NO_BLOCK and of_block[node.block] == NO_BLOCK:
            around = node.above if node.tag == TEXT else number
            of_block[node.block] = place.get(around, len(tags))
        if node.tag == TEXT:
            continue
        above = place.get(node.above, NO_BLOCK)
        place[number] = len(tags)
        tags.append(
            TreeTag(
                _name(node),
                above,
                1 if above == NO_BLOCK else tags[above].depth + 1,
                letters[number],
                first[number],
                seen is None or number not in seen.unwritten,
                seen is None or number not in seen.unclosed,
            )
        )
    return TagTree(tuple(tags), tuple(of_block), None if seen is None else seen.stray)


def _name(node: PlacedNode) -> str:
    marks = [f"#{word}" for word in (node.attributes.get("id") or "").split()[:1]]
    marks += [f".{word}" for word in (node.attributes.get("class") or "").split()]
    name = node.tag + "".join(marks)
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
