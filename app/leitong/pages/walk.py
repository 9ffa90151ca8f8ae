"""One walk over a parsed page: its blocks and the block-level elements around them, without judgement.

A block is a stretch of text within one block-level element, joined at inline tags and ended by the border of any
block-level element or by an empty line of `<br>`.
"""

from __future__ import annotations

from array import array

import numpy as np
from selectolax.lexbor import LexborNode

from leitong.pages.ground import (
    HIDDEN,
    IMAGE,
    LINK,
    NOBODY_SEES,
    PREFORMATTED,
    TEXT,
    UNSEEN,
    Ground,
    sort_of,
    sorts,
)
from leitong.pages.tidy import LINE_BREAK, tidied
from leitong.pages.walked import Stretches, Walked

_INDENTS = ("\u3000", "\xa0\xa0")


def walk(root: LexborNode) -> Walked:  # noqa: PLR0912, PLR0915 - a call a node would double its time
    """Read the tree below `root`, its `<html>` element.

    Much of the time that a page takes is spent here: the loop asks each node as little as it can, and never sees the
    white space between tags, which is looked for where two pieces of one block meet.
    """
    ground = Ground(root)
    frames, enter = ground.frames, ground.enter
    frame_of, link_of, known = frames.get, ground.links.get, sorts().get
    # all pieces of text in a row; where each block starts among them, and its frame
    pieces, starts, holders = [""], list[int](), array("q")
    linked, linked_in = list[str](), array("q")
    links_in, images_in, broken = array("q"), array("q"), set[int]()
    # the open block's frame, -1 for none; its number; the link last seen in it
    opened, block, last_link = -1, -1, 0
    for node in root.traverse(include_text=True, skip_empty=True):
        sort = known(node.tag_id)
        if sort is None:
            sort = sort_of(node.tag or "")
        if sort < UNSEEN:
            if sort > LINK:
                opened = -1
            continue
        if sort >= IMAGE:
            parent = node.parent
            if parent is None:
                continue
            place = parent.mem_id
            frame = frame_of(place)
            if frame == NOBODY_SEES:
                continue
            text = ""
            if sort == TEXT:
                text = node.text_content or ""
                if text.isspace():
                    if opened >= 0:
                        pieces.append(text)
                    continue
            if frame is None:
                frame = enter(parent)
                if frame < 0:
                    continue
        else:
            if sort == UNSEEN:
                frames[node.mem_id] = NOBODY_SEES
            elif opened >= 0:
                if _ends_block(pieces, starts[-1]):
                    opened = -1
                else:
                    broken.add(block)
            continue
        link = link_of(place, 0)
        if frame != opened or (
            # a paragraph begun by a line break and the indent that Chinese pages give it
            pieces[-1] is LINE_BREAK and text.lstrip("\r\n\t ").startswith(_INDENTS)
        ):
            starts.append(len(pieces))
            holders.append(frame)
            opened, last_link = frame, 0
            block += 1
        elif text and (frame & PREFORMATTED or not (pieces[-1][-1:].isspace() or text[0].isspace())):
            pieces.append(_space_before(node))
        if text:
            pieces.append(text)
            if link:
                linked.append(text)
                linked_in.append(block)
        else:
            images_in.append(block)
        if link and link != last_link:
            last_link = link
            links_in.append(block)
    held = np.asarray(holders)
    stretches = Stretches(
        tidied(pieces, starts, np.flatnonzero(held & PREFORMATTED).tolist(), broken),
        held >> 2,
        held & HIDDEN,
        linked,
        np.asarray(linked_in),
        np.asarray(links_in),
        np.asarray(images_in),
    )
    return Walked(stretches, ground.elements)


def _space_before(node: LexborNode) -> str:
    """The white space between `node` and the text before it in the page."""
    known = sorts().get
    spaces = []
    while True:
        before = node.prev
        if before is None:
            above = node.parent
            if above is None:
                break
            node = above
            continue
        node = before
        while known(node.tag_id) != UNSEEN and (last := node.last_child) is not None:
            node = last
        if node.is_text_node:
            if not node.is_empty_text_node:
                break
            spaces.append(node.text_content or "")
    return "".join(reversed(spaces))


def _ends_block(pieces: list[str], start: int) -> bool:
    """Whether a `<br>` here is the second with only white space between; if not, it is noted among the pieces."""
    for number in range(len(pieces) - 1, start - 1, -1):
        piece = pieces[number]
        if piece is LINE_BREAK:
            return True
        if piece and not piece.isspace():
            pieces.append(LINE_BREAK)
            break
    return False
