"""The block-level elements of a page as a walk passes them, and those of them that some text or picture stands in."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping

import numpy as np
from turbohtml import Document, Element, Node

from leitong.pages import tags
from leitong.pages.hints import name_mask
from leitong.pages.traits import traits_of
from leitong.pages.walked import Elements, Numbers

# what an element is to the text around it
STYLE, LINK, BLOCK, KEEPING, UNSEEN, BREAK, IMAGE = range(7)

# What an element hands down to the text in it, its frame: the number of the link, four times the number of the
# block-level element, and two marks. A frame is one number, as tuples would be work for the garbage collector.
HIDDEN, PREFORMATTED = 1, 2
ONE_LINK = 1 << 40
WITHOUT_LINK = ONE_LINK - 1
LINK_AND_HIDDEN = ~WITHOUT_LINK | HIDDEN

SORTS: Mapping[str, int] = {
    **dict.fromkeys(
        ("body", "div", "p", "ul", "li", "table", "tbody", "tr", "td", "section", "h2", "h3"), BLOCK
    ),
    **dict.fromkeys(tags.UNSEEN, UNSEEN),
    **dict.fromkeys(tags.INLINE, STYLE),
    **dict.fromkeys(tags.KEEPING_LINES, KEEPING),
    **{"a": LINK, "br": BREAK, "img": IMAGE, "wbr": UNSEEN},
}
# few elements have any of them, so that the others need not be asked
_NAMED = "[role],[itemprop]"
_PERHAPS_HIDDEN = '[hidden],[style*="none" i],[style*="hidden" i]'


class Ground:
    """frames: of each element passed. above: the frame around each block-level element, of the root its own.

    of_kind: for each of them a number for tag and class, that it has in `kinds` or gets from `new_kind`. ids: those
    that have an id, and its number.
    """

    __slots__ = (
        "_looks",
        "_tag_numbers",
        "_tags",
        "_traits",
        "_tree",
        "above",
        "frames",
        "ids",
        "kinds",
        "of_kind",
    )

    def __init__(self, tree: Document, root: Element) -> None:
        self._tree = tree
        self.frames: dict[Node | None, int] = {root: 0}
        self.above, self.of_kind = array("q", [0]), array("q", [0])
        self.kinds: dict[tuple[str, str | None], int] = {}
        self.ids: list[tuple[str, int]] = []
        # of each kind: a number for its tag, its traits, and a number for its class
        self._tags, self._traits, self._looks = array("q", [0]), array("q", [0]), array("q", [0])
        self._tag_numbers = {"html": 0}

    def new_kind(self, kind: tuple[str, str | None]) -> int:
        """kind: tag and class attribute."""
        number = self.kinds[kind] = len(self._tags)
        tag, name = kind
        self._tags.append(self._tag_numbers.setdefault(tag, len(self._tag_numbers)))
        self._traits.append(traits_of(tag) | name_mask(name))
        # only equality matters, and it is right but once in 2**64
        self._looks.append(hash(name) if name else 0)
        return number

    def hidden(self) -> frozenset[Element]:
        """The elements that the page itself hides, with all that is in them."""
        return frozenset(filter(_is_hidden, self._tree.select(_PERHAPS_HIDDEN)))

    def elements(self, holders: Iterable[int]) -> tuple[Elements, Numbers]:
        """Those that are one of `holders` or have one inside; and the number among them for each element passed."""
        above = (np.asarray(self.above) & WITHOUT_LINK) >> 2
        parents, taken = above.tolist(), bytearray(len(above))
        taken[0] = True
        for holder in set(holders):
            number = holder
            while not taken[number]:
                taken[number] = True
                number = parents[number]
        kept = np.frombuffer(taken, dtype=np.bool_)
        numbers = kept.cumsum() - 1
        kinds = np.asarray(self.of_kind)[kept]
        traits = np.asarray(self._traits).take(kinds)
        for number, mask in self._named():
            if taken[number]:
                traits[numbers.item(number)] |= mask
        elements = Elements(
            numbers.take(above[kept]),
            traits,
            np.asarray(self._tags).take(kinds),
            np.asarray(self._looks).take(kinds),
            tuple(self._tag_numbers),
        )
        return elements, numbers

    def _named(self) -> Iterator[tuple[int, int]]:
        """The block-level elements whose id, role or itemprop says something, and what it says."""
        for name, number in self.ids:
            if mask := name_mask(name):
                yield number, mask
        for node in self._tree.select(_NAMED):
            mask = name_mask(node.attr("role")) | name_mask(node.attr("itemprop"))
            if mask and SORTS.get(node.tag, BLOCK) >= BLOCK:
                frame = self.frames.get(node, 0)
                if number := (frame & WITHOUT_LINK) >> 2:
                    yield number, mask


def _is_hidden(node: Element) -> bool:
    if node.attr("hidden") is not None:
        return True
    style = (node.attr("style") or "").replace(" ", "").lower()
    return "display:none" in style or "visibility:hidden" in style
