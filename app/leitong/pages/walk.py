"""One walk over a parsed page: its blocks, links, pictures and layout, as they stand and without judgement.

A block is a stretch of text within one block-level element, joined at inline tags and ended by the border of any
block-level element or by an empty line of `<br>`.
"""

from __future__ import annotations

from selectolax.lexbor import LexborNode

from leitong.pages.openblock import INDENTS, LINE_BREAK, OpenBlock
from leitong.pages.tags import HEADINGS, INLINE, NOT_LAYOUT, UNSEEN
from leitong.pages.walked import Anchor, Attributes, Elements, Outline, Walked

_UNSEEN, _BLOCK, _INLINE, _LINK, _BREAK, _IMAGE = range(6)
_KINDS = (
    dict.fromkeys(UNSEEN, _UNSEEN)
    | dict.fromkeys(INLINE, _INLINE)
    | {"a": _LINK, "br": _BREAK, "img": _IMAGE, "wbr": _UNSEEN}
)

# what an element hands down to the text in it: path number, number of the block-level element, anchor, hidden
_Frame = tuple[int, int, Anchor | None, bool]


def walk(root: LexborNode) -> Walked:  # noqa: PLR0912, PLR0915 - a call a node would double its time
    """Read the tree below `root`, its `<html>` element.

    Half of the time that a page takes is spent here: the loop asks each node as little as it can.
    """
    found = Walked(
        (block := OpenBlock()).closed,
        Elements(["html"], [0], [{}], [0], [0]),
        [],
        [],
        Outline(),
    )
    hidden_nodes = {node.mem_id for node in root.css("[hidden],[style]") if _is_hidden(node.attributes)}
    frames: dict[int, _Frame] = {root.mem_id: (0, 0, None, False)}
    elements, outline = found.elements, found.outline
    branches, passed = outline.branches, outline.passed
    pieces, linked = block.pieces, block.linked
    kind_of, frame_of = _KINDS.get, frames.get
    # number of the element whose block is open, -1 for none
    opened, opened_hidden = -1, False
    for node in root.traverse(include_text=True):
        parent = node.parent
        frame = frame_of(parent.mem_id) if parent is not None else None
        # what hangs on nothing is the root, or lies in an element without text for a reader
        if frame is None:
            continue
        tag = node.tag or ""
        if tag == "-text":
            text = node.text_content or ""
            if text.isspace():
                if pieces:
                    pieces.append(text)
                continue
            _, element, anchor, hidden = frame
            if (
                element != opened
                or hidden is not opened_hidden
                # a paragraph begun by a line break and the indent that Chinese pages give it
                or (pieces and pieces[-1] is LINE_BREAK and text.lstrip("\r\n\t ").startswith(INDENTS))
            ):
                if opened >= 0:
                    block.close(opened, opened_hidden, elements.tags)
                opened, opened_hidden = element, hidden
            pieces.append(text)
            if anchor is not None:
                linked.append(text)
                anchor.texts.append(text)
                if anchor is not block.last_link:
                    block.count_link(anchor)
            continue
        kind = kind_of(tag, _BLOCK)
        if kind == _UNSEEN:
            continue
        path, element, anchor, hidden = frame
        if tag not in NOT_LAYOUT:
            path = branches[path].get(tag) or outline.branch(path, tag)
            passed.append(path)
        if kind == _BLOCK:
            if opened >= 0:
                block.close(opened, opened_hidden, elements.tags)
                opened = -1
            elements.headings.append(HEADINGS.get(tag) or elements.headings[element])
            elements.above.append(element)
            element = len(elements.tags)
            elements.tags.append(tag)
            elements.attributes.append(node.attributes)
            elements.paths.append(path)
        elif kind == _LINK:
            attributes = node.attributes
            if attributes.get("href") is not None:
                anchor = Anchor(attributes, [], [])
                found.anchors.append(anchor)
        elif kind == _BREAK:
            if pieces and block.breaks_line():
                block.close(opened, opened_hidden, elements.tags)
                opened = -1
            continue
        elif kind == _IMAGE:
            if element != opened or hidden is not opened_hidden:
                if opened >= 0:
                    block.close(opened, opened_hidden, elements.tags)
                opened, opened_hidden = element, hidden
            found.pictures.append(attributes := node.attributes)
            block.images += 1
            if anchor is not None:
                anchor.alts.append(attributes.get("alt") or "")
                block.count_link(anchor)
            continue
        number = node.mem_id
        frames[number] = (path, element, anchor, hidden or number in hidden_nodes)
    if opened >= 0:
        block.close(opened, opened_hidden, elements.tags)
    return found


def _is_hidden(attributes: Attributes) -> bool:
    if "hidden" in attributes:
        return True
    style = attributes.get("style")
    if not style:
        return False
    style = style.replace(" ", "").lower()
    return "display:none" in style or "visibility:hidden" in style
