"""The elements that some text or picture of a page stands in, each entered when the first of it comes."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

import numpy as np
from selectolax.lexbor import LexborHTMLParser, LexborNode

from leitong.pages import tags
from leitong.pages.hints import name_mask
from leitong.pages.tagnumbers import tag_names
from leitong.pages.traits import traits_of
from leitong.pages.walked import Attributes, Elements

# what a node is to the text around it
STYLE, LINK, BLOCK, KEEPING, UNSEEN, BREAK, IMAGE, TEXT = range(8)

# What an element hands down to the text in it, its frame: four times the number of the block-level element, and two
# marks. A frame is a number, as tuples would be work for the garbage collector.
HIDDEN, PREFORMATTED = 1, 2
NOBODY_SEES = -1

_SORTS: Mapping[str, int] = MappingProxyType(
    dict.fromkeys(tags.UNSEEN, UNSEEN)
    | dict.fromkeys(tags.INLINE, STYLE)
    | dict.fromkeys(tags.KEEPING_LINES, KEEPING)
    | {"a": LINK, "br": BREAK, "img": IMAGE, "wbr": UNSEEN, "-text": TEXT}
)


def sort_of(tag: str) -> int:
    """What a node of that tag name is."""
    return _SORTS.get(tag, BLOCK)


@cache
def known_tags() -> Mapping[int, tuple[int, int]]:
    """Sort and traits of tags by the parser's own numbers for them, which are quicker to ask for."""
    return {number: (sort_of(name), traits_of(name)) for number, name in tag_names().items()}


@cache
def sorts() -> Mapping[int, int]:
    """What a node is, by the parser's number for its tag."""
    root = LexborHTMLParser("text").root
    assert root is not None, "an HTML5 parser always makes a root"
    text = next(node.tag_id for node in root.traverse(include_text=True) if node.is_text_node)
    return {number: sort for number, (sort, _) in known_tags().items()} | {text: TEXT}


class Ground:
    """frames: of each element entered, by its mem_id. links: the number of the link, from 1, for those within one.

    enter: enters a new element and those around it; gives its frame.
    """

    __slots__ = ("_above", "_classes", "_names", "_tags", "_traits", "enter", "frames", "links")

    def __init__(self, root: LexborNode) -> None:
        self._above, self._traits, self._tags, self._classes = (array("q", [0]) for _ in range(4))
        self._names: dict[str, int] = {"html": 0}
        self.frames: dict[int, int] = {root.mem_id: 0}
        self.links: dict[int, int] = {}
        self.enter = self._entering()

    @property
    def elements(self) -> Elements:
        """The block-level elements entered so far."""
        return Elements(
            np.asarray(self._above),
            np.asarray(self._traits),
            np.asarray(self._tags),
            np.asarray(self._classes),
            {number: name for name, number in self._names.items()},
        )

    def _entering(self) -> Callable[[LexborNode], int]:  # noqa: PLR0915 - as below
        """A closure, which finds its variables quicker: much of the time that a page takes is spent here."""
        frames, links, names = self.frames, self.links, self._names
        frame_of, link_of, known_tag = frames.get, links.get, known_tags().get
        add_above, add_traits = self._above.append, self._traits.append
        add_tag, add_class = self._tags.append, self._classes.append
        masks = dict[str, int]()
        mask_of = masks.get
        count, last_link = 1, 0

        def enter(node: LexborNode) -> int:  # noqa: PLR0912, PLR0915 - calls would double its time
            nonlocal count, last_link
            frame = None
            link = 0
            line = [node]
            while (above := node.parent) is not None:
                frame = frame_of(above.mem_id)
                if frame is not None:
                    link = link_of(above.mem_id, 0)
                    break
                line.append(node := above)
            # what hangs on nothing is no part of the page
            if frame is None:
                frame = NOBODY_SEES
            for node in reversed(line):
                number = node.tag_id
                known = known_tag(number)
                if known is None:
                    tag = node.tag or ""
                    sort, traits = sort_of(tag), traits_of(tag)
                    number = names.setdefault(tag, -1 - len(names))
                else:
                    sort, traits = known
                if frame < 0 or sort == UNSEEN:
                    frames[node.mem_id] = frame = NOBODY_SEES
                    continue
                own = node.attributes
                name = None
                if sort >= BLOCK:
                    if own:
                        name = own.get("class")
                        if name:
                            mask = mask_of(name)
                            if mask is None:
                                mask = masks[name] = name_mask(name)
                            traits |= mask
                        if len(own) > 1 or name is None:
                            if other := own.get("id"):
                                traits |= name_mask(other)
                            if other := own.get("role"):
                                traits |= name_mask(other)
                            if other := own.get("itemprop"):
                                traits |= name_mask(other)
                    add_above(frame >> 2)
                    add_traits(traits)
                    add_tag(number)
                    # only equality matters, and it is right but once in 2**64
                    add_class(hash(name) if name else 0)
                    frame = count << 2 | frame & HIDDEN
                    count += 1
                    if sort == KEEPING:
                        frame |= PREFORMATTED
                elif sort == LINK and own.get("href") is not None:
                    link = last_link = last_link + 1
                if (
                    own
                    and (len(own) > 1 or name is None)
                    and ("style" in own or "hidden" in own)
                    and _is_hidden(own)
                ):
                    frame |= HIDDEN
                frames[node.mem_id] = frame
                if link:
                    links[node.mem_id] = link
            return frame

        return enter


def _is_hidden(attributes: Attributes) -> bool:
    if "hidden" in attributes:
        return True
    style = (attributes.get("style") or "").replace(" ", "").lower()
    return "display:none" in style or "visibility:hidden" in style
