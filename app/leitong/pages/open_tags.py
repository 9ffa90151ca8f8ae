"""Which tags a page really writes, and which its reader has to think of: the stack of open elements, seen (S01).

The tree is the HTML5 parser's. The tags of the source are laid beside it in order: an element without a start tag was
put in by the parser, and one whose end tag never comes was closed by another tag, or by the end of the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html.parser import HTMLParser

from leitong.pages.placed import NO_BLOCK, TEXT, PlacedNode
from leitong.pages.tags import VOID

# an element put in by the parser is soon followed by one that the source has
_LOOKED_AHEAD = 64
# tags in them are text
_ONE_TEXT = frozenset(("script", "style", "noscript", "iframe", "noembed", "noframes", "xmp"))


@dataclass(frozen=True, slots=True)
class OpenTags:
    """Numbers of nodes. unwritten: no start tag is written for them. unclosed: no end tag is, though they need one.

    stray: how many end tags of the source close nothing.
    """

    unwritten: frozenset[int]
    unclosed: frozenset[int]
    stray: int


def open_tags(html: str, nodes: Sequence[PlacedNode]) -> OpenTags:
    """nodes: of the same page, in document order, as `placed_nodes` gives them."""
    beside = _Beside(nodes)
    beside.feed(html)
    beside.close()
    beside.end()
    written = beside.written
    elements = [number for number, node in enumerate(nodes) if node.tag != TEXT]
    return OpenTags(
        frozenset(number for number in elements if number not in written),
        frozenset(
            number
            for number in elements
            if number in written and number not in beside.closed and nodes[number].tag not in VOID
        ),
        beside.stray,
    )


class _Beside(HTMLParser):
    """Goes through the source's tags and, in step, through the tree's elements."""

    def __init__(self, nodes: Sequence[PlacedNode]) -> None:
        super().__init__(convert_charrefs=False)
        self._nodes = nodes
        self._next = 0
        self._open: list[int] = []
        self.written: set[int] = set()
        self.closed: set[int] = set()
        self.stray = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - as its base
        number = self._element(tag)
        if number is None:
            return
        self.written.add(number)
        around = self._around(number)
        while self._open and self._open[-1] not in around:
            self._open.pop()
        if tag not in VOID:
            self._open.append(number)
        if tag in _ONE_TEXT:
            self.set_cdata_mode(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        # "/>" closes nothing in HTML but what is void anyway
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        for place in range(len(self._open) - 1, -1, -1):
            if self._nodes[self._open[place]].tag == tag:
                self.closed.add(self._open[place])
                del self._open[place:]
                return
        self.stray += 1

    def end(self) -> None:
        """What is open now is closed by the end of the page."""
        self._open.clear()

    def _element(self, tag: str) -> int | None:
        """The next element of that name, if it is near; what lies between was not written."""
        for number in range(self._next, min(len(self._nodes), self._next + _LOOKED_AHEAD)):
            if self._nodes[number].tag == tag:
                self._next = number + 1
                return number
        return None

    def _around(self, number: int) -> set[int]:
        around = set()
        above = self._nodes[number].above
        while above != NO_BLOCK:
            around.add(above)
            above = self._nodes[above].above
        return around
