"""The block that a walk is in: pieces of text until its end, then one tidy text."""

from __future__ import annotations

from collections.abc import Sequence

from leitong.pages.tags import PREFORMATTED
from leitong.pages.walked import Anchor, Stretches

LINE_BREAK = "\x1e"
INDENTS = ("\u3000", "\xa0\xa0")


class OpenBlock:
    """pieces: text as it stands in the page, and LINE_BREAK; linked: those in links. closed: the finished ones."""

    __slots__ = ("closed", "images", "last_link", "linked", "links", "pieces")

    def __init__(self) -> None:
        self.closed = Stretches()
        self.pieces: list[str] = []
        self.linked: list[str] = []
        self.links = 0
        self.images = 0
        self.last_link: Anchor | None = None

    def count_link(self, anchor: Anchor) -> None:
        """Count a link once, however many pieces of text it has here."""
        if anchor is not self.last_link:
            self.last_link = anchor
            self.links += 1

    def breaks_line(self) -> bool:
        """Whether a `<br>` here ends the block, being the second with only white space between."""
        for piece in reversed(self.pieces):
            if piece is LINE_BREAK:
                return True
            if not piece.isspace():
                self.pieces.append(LINE_BREAK)
                break
        return False

    def close(self, element: int, hidden: bool, tags: Sequence[str]) -> None:
        """Finish the block, which stands in that element, and begin anew."""
        pieces, linked = self.pieces, self.linked
        text = pieces[0] if len(pieces) == 1 else "".join(pieces)
        text = _with_lines(text) if tags[element] in PREFORMATTED else _tidied(text)
        if text or self.images:
            closed = self.closed
            closed.texts.append(text)
            closed.linked.append("".join(linked) if linked else "")
            closed.elements.append(element)
            closed.links.append(self.links)
            closed.images.append(self.images)
            closed.hidden.append(hidden)
        pieces.clear()
        self.images = 0
        if self.links:
            linked.clear()
            self.links = 0
            self.last_link = None


def _tidied(text: str) -> str:
    """White space as a browser shows it: lines only where `<br>` makes them."""
    if LINE_BREAK in text:
        return "\n".join(filter(None, (" ".join(line.split()) for line in text.split(LINE_BREAK))))
    return " ".join(text.split())


def _with_lines(text: str) -> str:
    """Preformatted text keeps its lines and their indents, empty lines at its ends apart."""
    lines = [line.rstrip() for line in text.replace(LINE_BREAK, "\n").splitlines()]
    filled = [number for number, line in enumerate(lines) if line]
    return "\n".join(lines[filled[0] : filled[-1] + 1]) if filled else ""
