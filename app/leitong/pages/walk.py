"""One walk over a parsed page: its blocks and the block-level elements around them, without judgement.

A block is a stretch of text within one block-level element, joined at inline tags and ended by the border of any
block-level element or by an empty line of `<br>`.
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from turbohtml import Document, Element, Text

from leitong.pages.ground import (
    BLOCK,
    HIDDEN,
    IMAGE,
    LINK,
    PREFORMATTED,
    SORTS,
    UNSEEN,
    Ground,
)
from leitong.pages.parse import root_of
from leitong.pages.tidy import LINE_BREAK, tidied
from leitong.pages.walked import Stretches, Walked

_INDENTS = ("\u3000", "\xa0\xa0")
# no frame of any element, and without its marks
_NONE = -4


def walk(document: Document) -> Walked:  # noqa: PLR0912, PLR0915 - a call a node would double its time
    """Read the whole tree. Much of the time that a page takes is spent here: each node is asked as little as can be."""
    root = root_of(document)
    ground = Ground(document, root)
    enter, frame_of, link_of, sort_of = ground.enter, ground.frames.get, ground.links.get, SORTS.get
    # all pieces of text in a row; where each block starts among them, and its frame
    pieces, starts, holders = list[str](), list[int](), array("q")
    linked, linked_in = list[str](), array("q")
    links_in, images_in, broken = array("q"), array("q"), list[int]()
    # the open block's frame and number; the link last seen in it
    opened, block, last_link = _NONE, -1, 0
    # since the last word: white space, a line break, and after that no white space that is a Chinese indent
    gap = broke = bare = False
    nodes = root.descendants
    for node in nodes:
        if type(node) is Text:
            text = node.data
            if text.isspace():
                gap = True
                if opened & PREFORMATTED:
                    pieces.append(text)
                elif bare:
                    bare = text.isascii()
                continue
        elif type(node) is Element:
            sort = sort_of(node.tag, BLOCK)
            if sort < UNSEEN:
                if sort > LINK:
                    opened = _NONE
                continue
            if sort == UNSEEN:
                # a drawing stands between what is before and behind it
                if node.tag == "svg":
                    opened = _NONE
                for _ in node.descendants:
                    next(nodes)
                continue
            if sort != IMAGE:
                if broke:
                    opened = _NONE
                elif opened >= 0 and len(pieces) > starts[-1]:
                    pieces.append(LINE_BREAK)
                    broken.append(block)
                    broke = bare = True
                continue
            text = ""
        else:
            continue
        # text and pictures stand in elements, and nowhere else
        place: Any = node.parent
        frame = frame_of(place)
        if frame is None:
            frame = enter(place)
        # a paragraph may begin with a line break and the indent that Chinese pages give it
        if frame != opened or (bare and text.lstrip("\r\n\t ").startswith(_INDENTS)):
            starts.append(len(pieces))
            holders.append(frame)
            opened, last_link = frame, 0
            block += 1
            gap = broke = bare = False
        link = link_of(place, 0)
        if text:
            if gap:
                gap = False
                if not frame & PREFORMATTED:
                    pieces.append(" ")
            broke = bare = False
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
