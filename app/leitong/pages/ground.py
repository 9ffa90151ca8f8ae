"""The elements that some text or picture of a page stands in, each entered when the first of it comes."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np
from turbohtml import Document, Element, Node

from leitong.pages import tags
from leitong.pages.hints import name_mask
from leitong.pages.traits import traits_of
from leitong.pages.walked import Elements

# what an element is to the text around it
STYLE, LINK, BLOCK, KEEPING, UNSEEN, BREAK, IMAGE = range(7)

# What an element hands down to the text in it, its frame: four times the number of the block-level element, and two
# marks. A frame is a number, as tuples would be work for the garbage collector.
HIDDEN, PREFORMATTED = 1, 2

SORTS: Mapping[str, int] = MappingProxyType(
    dict.fromkeys(tags.UNSEEN, UNSEEN)
    | dict.fromkeys(tags.INLINE, STYLE)
    | dict.fromkeys(tags.KEEPING_LINES, KEEPING)
    | {"a": LINK, "br": BREAK, "img": IMAGE, "wbr": UNSEEN}
)
# few elements have any of them, so that the others need not be asked
_SAYING_MORE = "[id],[role],[itemprop],[style],[hidden]"


class Ground:
    """frames: of each element entered. links: the number of the link, from 1, for those within one.

    enter: enters a new element and those around it; gives its frame.
    """

    __slots__ = (
        "_above",
        "_classes",
        "_names",
        "_saying_more",
        "_tags",
        "_traits",
        "enter",
        "frames",
        "links",
    )

    def __init__(self, document: Document, root: Element) -> None:
        self._above, self._traits, self._tags, self._classes = (array("q", [0]) for _ in range(4))
        self._names: dict[str, int] = {"html": 0}
        self._saying_more = frozenset(document.select(_SAYING_MORE))
        self.frames: dict[Node, int] = {root: 0}
        self.links: dict[Node, int] = {}
        self.enter = self._entering()

    @property
    def elements(self) -> Elements:
        """The block-level elements entered so far."""
        return Elements(
            np.asarray(self._above),
            np.asarray(self._traits),
            np.asarray(self._tags),
            np.asarray(self._classes),
            tuple(self._names),
        )

    def _entering(self) -> Callable[[Element], int]:
        """A closure, which finds its variables quicker: much of the time that a page takes is spent here."""
        frames, links, names, saying_more = self.frames, self.links, self._names, self._saying_more
        frame_of, link_of, number_of = frames.get, links.get, names.get
        add_above, add_traits = self._above.append, self._traits.append
        add_tag, add_class = self._tags.append, self._classes.append
        sort_of, masks = SORTS.get, dict[str, int]()
        mask_of = masks.get
        count, last_link = 1, 0

        def enter(new: Element) -> int:
            nonlocal count, last_link
            line = [new]
            # all are elements up to the root, which is known from the beginning
            above: Any = new.parent
            while (frame := frame_of(above)) is None:
                line.append(above)
                above = above.parent
            link = link_of(above, 0)
            for node in reversed(line):
                tag = node.tag
                sort = sort_of(tag, BLOCK)
                more = node in saying_more
                if sort >= BLOCK:
                    traits = traits_of(tag)
                    name = node.attr("class")
                    if name:
                        mask = mask_of(name)
                        if mask is None:
                            mask = masks[name] = name_mask(name)
                        traits |= mask
                    if more:
                        for attribute in ("id", "role", "itemprop"):
                            traits |= name_mask(node.attr(attribute))
                    number = number_of(tag)
                    if number is None:
                        number = names[tag] = len(names)
                    add_above(frame >> 2)
                    add_traits(traits)
                    add_tag(number)
                    # only equality matters, and it is right but once in 2**64
                    add_class(hash(name) if name else 0)
                    frame = count << 2 | frame & HIDDEN
                    count += 1
                    if sort == KEEPING:
                        frame |= PREFORMATTED
                elif sort == LINK and node.attr("href") is not None:
                    link = last_link = last_link + 1
                if more and _is_hidden(node):
                    frame |= HIDDEN
                frames[node] = frame
                if link:
                    links[node] = link
            return frame

        return enter


def _is_hidden(node: Element) -> bool:
    if node.attr("hidden") is not None:
        return True
    style = (node.attr("style") or "").replace(" ", "").lower()
    return "display:none" in style or "visibility:hidden" in style
