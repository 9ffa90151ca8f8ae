"""One walk over a parsed page: its blocks and the block-level elements around them, without judgement.

A block is a stretch of text within one block-level element, joined at inline tags and ended by the border of any
block-level element or by an empty line of `<br>`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

import numpy as np
from turbohtml import Document, Element, Text

from leitong.pages.ground import (
    BLOCK,
    HIDDEN,
    IMAGE,
    KEEPING,
    LINK,
    LINK_AND_HIDDEN,
    ONE_LINK,
    PREFORMATTED,
    SORTS,
    UNSEEN,
    WITHOUT_LINK,
    Ground,
)
from leitong.pages.parse import root_of
from leitong.pages.tidy import LINE_BREAK, tidied
from leitong.pages.walked import Stretches, Walked

_INDENTS = ("\u3000", "\xa0\xa0")
# no frame of any element, and without its marks
_NONE = -4


def walk(tree: Document) -> Walked:  # noqa: PLR0912, PLR0915 - a call a node would double its time
    """Read the whole tree. Much of the time that a page takes is spent here: each node is asked as little as can be."""
    root = root_of(tree)
    ground = Ground(tree, root)
    frames, hidden, kind_of, sorts = ground.frames, ground.hidden(), ground.kinds.get, dict(SORTS)
    add_above, add_kind, add_id = ground.above.append, ground.of_kind.append, ground.ids.append
    last_frame = last_link = 0
    # all pieces of text in a row; where each block starts among them, and its frame
    pieces, starts, holders = list[str](), list[int](), array("q")
    linked, linked_in = list[str](), array("q")
    links_in, images_in, broken = array("q"), array("q"), set[int]()
    # the open block's frame and number; the link last seen in it
    opened, block, link = _NONE, -1, 0
    # since the last word: white space, a line break, and after that no white space that is a Chinese indent
    gap = broke = bare = False
    nodes: Iterator[Any] = root.descendants
    for node in nodes:
        type_ = type(node)
        if type_ is Text:
            text = node.data
            if text.isspace():
                gap = True
                if opened & PREFORMATTED:
                    pieces.append(text)
                elif bare:
                    bare = text.isascii()
                continue
        elif type_ is Element:
            tag = node.tag
            try:
                sort = sorts[tag]
            except KeyError:
                sort = sorts[tag] = BLOCK
            if sort < UNSEEN:
                frame = frames[node.parent]
                if sort >= BLOCK:
                    opened = _NONE
                    kind = tag, node.attr("class")
                    add_above(frame)
                    add_kind(kind_of(kind) or ground.new_kind(kind))
                    last_frame += 4
                    frame = frame & LINK_AND_HIDDEN | last_frame
                    name = node.attr("id")
                    if name:
                        add_id((name, last_frame >> 2))
                    if sort == KEEPING:
                        frame |= PREFORMATTED
                elif sort == LINK and node.attr("href") is not None:
                    last_link += ONE_LINK
                    frame = frame & WITHOUT_LINK | last_link
                if hidden and node in hidden:
                    frame |= HIDDEN
                frames[node] = frame
                continue
            if sort == UNSEEN:
                # a drawing stands between what is before and behind it
                if tag == "svg":
                    opened = _NONE
                for _ in node.descendants:
                    next(nodes)
                continue
            if sort != IMAGE:
                if broke:
                    opened = _NONE
                elif opened >= 0 and len(pieces) > starts[-1]:
                    pieces.append(LINE_BREAK)
                    broken.add(block)
                    broke = bare = True
                continue
            text = ""
        else:
            continue
        within = frames[node.parent]
        frame = within & WITHOUT_LINK
        # a paragraph may begin with a line break and the indent that Chinese pages give it
        if frame != opened or (bare and text.lstrip("\r\n\t ").startswith(_INDENTS)):
            starts.append(len(pieces))
            holders.append(frame)
            opened, link = frame, 0
            block += 1
            gap = broke = bare = False
        if text:
            if gap:
                gap = False
                if not frame & PREFORMATTED:
                    pieces.append(" ")
            broke = bare = False
            pieces.append(text)
            if within != frame:
                linked.append(text)
                linked_in.append(block)
        else:
            images_in.append(block)
        if within != frame and within >> 40 != link:
            link = within >> 40
            links_in.append(block)
    held = np.asarray(holders)
    elements, numbers = ground.elements((held >> 2).tolist())
    stretches = Stretches(
        tidied(pieces, starts, np.flatnonzero(held & PREFORMATTED).tolist(), broken),
        numbers[held >> 2],
        held & HIDDEN,
        linked,
        np.asarray(linked_in),
        np.asarray(links_in),
        np.asarray(images_in),
    )
    return Walked(stretches, elements)
