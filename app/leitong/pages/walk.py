"""One walk over a parsed page: its blocks and the block-level elements around them, without judgement.

A block is a stretch of text within one block-level element, joined at inline tags and ended by the border of any
block-level element or by an empty line of `<br>`.
"""

from __future__ import annotations

from selectolax.lexbor import LexborNode

from leitong.pages.tags import INLINE, UNSEEN
from leitong.pages.tidy import LINE_BREAK, tidied
from leitong.pages.walked import Attributes, Elements, Stretches, Walked

_BLOCK, _INLINE, _LINK, _BREAK, _IMAGE, _UNSEEN = range(6)
_KINDS = (
    dict.fromkeys(UNSEEN, _UNSEEN)
    | dict.fromkeys(INLINE, _INLINE)
    | {"a": _LINK, "br": _BREAK, "img": _IMAGE, "wbr": _UNSEEN}
)
_INDENTS = ("\u3000", "\xa0\xa0")

# What an element hands down to the text in it is one number, its frame: the number of the link it lies in, 0 for none,
# above these bits; in them the holder, twice the number of the block-level element, one more where it is hidden.
_LINK_BITS = 24
_HOLDER = (1 << _LINK_BITS) - 1
_NOBODY_SEES = -1


class _Ground:
    """The elements that some text or picture stands in, entered when the first of it comes.

    frames: of each element entered, by its mem_id.
    """

    __slots__ = ("_links", "elements", "frames")

    def __init__(self, root: LexborNode) -> None:
        self.elements = Elements(["html"], [0], [{}])
        self.frames = {root.mem_id: 0}
        self._links = 0

    def enter(self, node: LexborNode) -> int:
        """Enter a new element and those around it that are new; its frame."""
        frames = self.frames
        line = [node]
        while True:
            above = node.parent
            # what hangs on nothing is no part of the page
            if above is None:
                frame = _NOBODY_SEES
                break
            known = frames.get(above.mem_id)
            if known is not None:
                frame = known
                break
            line.append(node := above)
        elements = self.elements
        for node in reversed(line):
            kind = _KINDS.get(tag := node.tag or "", _BLOCK)
            if frame < 0 or kind == _UNSEEN:
                frames[node.mem_id] = frame = _NOBODY_SEES
                continue
            attributes = node.attributes
            if kind == _BLOCK:
                outer = (frame & _HOLDER) >> 1
                frame += 2 * (len(elements.tags) - outer)
                elements.above.append(outer)
                elements.tags.append(tag)
                elements.attributes.append(attributes)
            elif kind == _LINK and attributes.get("href") is not None:
                self._links += 1
                frame = self._links << _LINK_BITS | frame & _HOLDER
            if attributes and ("hidden" in attributes or ("style" in attributes and _is_hidden(attributes))):
                frame |= 1
            frames[node.mem_id] = frame
        return frame


def walk(root: LexborNode) -> Walked:  # noqa: PLR0912, PLR0915 - a call a node would double its time
    """Read the tree below `root`, its `<html>` element.

    Much of the time that a page takes is spent here: the loop asks each node as little as it can.
    """
    ground = _Ground(root)
    known, enter, kind_of = ground.frames.get, ground.enter, _KINDS.get
    # all pieces of text in a row; where each block starts among them, and which holder it has
    pieces, starts, holders = [""], list[int](), list[int]()
    linked, linked_in = list[str](), list[int]()
    links_in, images_in, broken = list[int](), list[int](), set[int]()
    # the open block's holder, -1 for none; its number; the link last seen in it
    opened, block, last_link = -1, -1, 0
    for node in root.traverse(include_text=True):
        tag = node.tag or ""
        if tag == "-text":
            text = node.text_content or ""
            if text.isspace():
                if opened >= 0:
                    pieces.append(text)
                continue
        else:
            kind = kind_of(tag, _BLOCK)
            if kind == _BLOCK:
                opened = -1
            elif kind == _BREAK and opened >= 0:
                if _ends_block(pieces, starts[-1]):
                    opened = -1
                else:
                    broken.add(block)
            if kind != _IMAGE:
                continue
            text = ""
        parent = node.parent
        if parent is None:
            continue
        frame = known(parent.mem_id)
        if frame is None:
            frame = enter(parent)
        if frame < 0:
            continue
        holder, link = frame & _HOLDER, frame >> _LINK_BITS
        if holder != opened or (
            # a paragraph begun by a line break and the indent that Chinese pages give it
            pieces[-1] is LINE_BREAK and text.lstrip("\r\n\t ").startswith(_INDENTS)
        ):
            starts.append(len(pieces))
            holders.append(holder)
            opened, last_link = holder, 0
            block += 1
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
    tags = ground.elements.tags
    within = [holder >> 1 for holder in holders]
    stretches = Stretches(
        tidied(pieces, starts, [tags[element] for element in within], broken),
        within,
        [holder & 1 for holder in holders],
        linked,
        linked_in,
        links_in,
        images_in,
    )
    return Walked(stretches, ground.elements)


def _ends_block(pieces: list[str], start: int) -> bool:
    """Whether a `<br>` here is the second with only white space between; if not, it is noted among the pieces."""
    for number in range(len(pieces) - 1, start - 1, -1):
        piece = pieces[number]
        if piece is LINE_BREAK:
            return True
        if not piece.isspace():
            pieces.append(LINE_BREAK)
            break
    return False


def _is_hidden(attributes: Attributes) -> bool:
    style = (attributes.get("style") or "").replace(" ", "").lower()
    return "display:none" in style or "visibility:hidden" in style
