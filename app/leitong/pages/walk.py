"""One walk over a parsed page: its blocks, links, pictures and layout, as they stand and without judgement.

A block is a stretch of text within one block-level element, joined at inline tags and ended by the border of any
block-level element or by an empty line of `<br>`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from selectolax.lexbor import LexborNode

from leitong.pages.hints import hints_of
from leitong.pages.tags import FORM, HEADINGS, INLINE, NOT_LAYOUT, UNSEEN

# deeper elements are read as part of the one at this depth (ALGORITHMS S01)
DEEPEST = 512

_LINE_BREAK = "\x1e"
_INDENTS = ("\u3000", "\xa0\xa0")


class Element:
    """A block-level element. hints: what its own tag, class and id say (bits of pages/hints).

    near, far: hints of this and the two elements above; of all above those. path: number of its tag path.
    size: characters in the blocks inside it. shape: equal for siblings made alike.
    """

    __slots__ = (
        "depth",
        "far",
        "form",
        "heading",
        "hints",
        "near",
        "parent",
        "path",
        "pre",
        "shape",
        "size",
        "tag",
    )

    def __init__(self, tag: str, parent: Element | None, hints: int, shape: str, path: int) -> None:
        self.tag = tag
        self.parent = parent
        self.hints = hints
        self.shape = shape
        self.path = path
        self.size = 0
        self.near = hints
        self.far = 0
        if parent is None:
            self.depth, self.form, self.heading, self.pre = 0, False, 0, False
        else:
            self.depth = parent.depth + 1
            self.form = tag in FORM or parent.form
            self.heading = HEADINGS.get(tag) or parent.heading
            self.pre = tag in {"pre", "textarea", "listing", "xmp"} or parent.pre


@dataclass(slots=True)
class Stretch:
    """A block before it is judged. link_text: the part of `text` that lies in links, not tidied."""

    text: str
    link_text: str
    element: Element
    links: int
    images: int
    hidden: bool


@dataclass(slots=True)
class Anchor:
    """An `a[href]` and what it holds: texts, and the alt texts of pictures."""

    href: str
    nofollow: bool
    texts: list[str] = field(default_factory=list)
    alts: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Walked:
    """All that one walk yields, in document order. paths: tag path of each path number; path_counts beside it."""

    stretches: list[Stretch]
    elements: list[Element]
    anchors: list[Anchor]
    pictures: list[tuple[str, str]]
    paths: list[str]
    path_counts: list[int]
    outline: list[tuple[int, str]]


# path number, depth, block-level element, anchor, hidden
_Frame = tuple[int, int, Element, Anchor | None, bool]


def walk(root: LexborNode) -> Walked:
    """Read the tree below `root`, its `<html>` element."""
    return _Walk(root).walked()


class _Walk:
    """The open block, and where each element that may hold text hangs."""

    def __init__(self, root: LexborNode) -> None:
        self.root = root
        self.top = Element("html", None, 0, "html", 0)
        self.frames: dict[int, _Frame] = {root.mem_id: (0, 1, self.top, None, False)}
        self.found = Walked([], [self.top], [], [], ["html"], [1], [(1, "html")])
        self.branches: list[dict[str, int]] = [{}]
        self.open: _Frame | None = None
        self.pieces: list[str] = []
        self.link_pieces: list[str] = []
        self.link_count = 0
        self.image_count = 0
        self.last_anchor: Anchor | None = None

    def walked(self) -> Walked:
        frames = self.frames
        for node in self.root.traverse(include_text=True):
            parent = node.parent
            frame = frames.get(parent.mem_id) if parent is not None else None
            # what hangs on nothing is the root, or lies in an element without text for a reader
            if frame is None:
                continue
            tag = node.tag
            if tag == "-text":
                self._text(node.text_content or "", frame)
            elif tag not in UNSEEN and tag[0] != "-":
                self._element(node, tag, frame)
        self._close()
        return self.found

    def _element(self, node: LexborNode, tag: str, frame: _Frame) -> None:
        path, depth, element, anchor, hidden = frame
        if tag not in NOT_LAYOUT and depth < DEEPEST:
            path, depth = self._step(path, depth, tag)
        if tag in INLINE:
            if tag == "a":
                anchor = self._anchor(node.attributes) or anchor
            elif tag == "span" and not hidden:
                hidden = _is_hidden(node.attributes)
        elif tag == "br":
            self._line_break()
            return
        elif tag == "img":
            self._picture(node.attributes, (path, depth, element, anchor, hidden))
            return
        elif tag == "wbr":
            return
        else:
            self._close()
            attributes = node.attributes
            hints = hints_of(tag, attributes)
            hidden = hidden or _is_hidden(attributes)
            if depth < DEEPEST:
                element = Element(tag, element, hints, f"{tag}.{attributes.get('class') or ''}", path)
                self.found.elements.append(element)
        self.frames[node.mem_id] = (path, depth, element, anchor, hidden)

    def _step(self, path: int, depth: int, tag: str) -> tuple[int, int]:
        found = self.found
        number = self.branches[path].get(tag)
        if number is None:
            number = self.branches[path][tag] = len(self.branches)
            self.branches.append({})
            found.paths.append(f"{found.paths[path]}/{tag}")
            found.path_counts.append(1)
        else:
            found.path_counts[number] += 1
        depth += 1
        if found.outline[-1] != (depth, tag):
            found.outline.append((depth, tag))
        return number, depth

    def _text(self, text: str, frame: _Frame) -> None:
        if text.isspace():
            if self.pieces:
                self.pieces.append(text)
            return
        pieces = self.pieces
        if (
            self.open is None
            or self.open[2] is not frame[2]
            or self.open[4] != frame[4]
            or (pieces and pieces[-1] == _LINE_BREAK and text.lstrip("\r\n\t ").startswith(_INDENTS))
        ):
            self._begin(frame)
            pieces = self.pieces
        pieces.append(text)
        anchor = frame[3]
        if anchor is not None:
            anchor.texts.append(text)
            self.link_pieces.append(text)
            self._count(anchor)

    def _count(self, anchor: Anchor) -> None:
        if anchor is not self.last_anchor:
            self.last_anchor = anchor
            self.link_count += 1

    def _line_break(self) -> None:
        if not self.pieces:
            return
        for piece in reversed(self.pieces):
            if piece is _LINE_BREAK:
                self._close()
                return
            if not piece.isspace():
                break
        self.pieces.append(_LINE_BREAK)

    def _anchor(self, attributes: dict[str, str | None]) -> Anchor | None:
        href = attributes.get("href")
        if href is None:
            return None
        anchor = Anchor(href, "nofollow" in (attributes.get("rel") or "").lower().split())
        self.found.anchors.append(anchor)
        return anchor

    def _picture(self, attributes: dict[str, str | None], frame: _Frame) -> None:
        source = _picture_source(attributes)
        alt = attributes.get("alt") or ""
        if self.open is None or self.open[2] is not frame[2]:
            self._begin(frame)
        self.image_count += 1
        anchor = frame[3]
        if anchor is not None:
            anchor.alts.append(alt)
            self._count(anchor)
        if source:
            self.found.pictures.append((source, alt))

    def _begin(self, frame: _Frame) -> None:
        self._close()
        self.open = frame

    def _close(self) -> None:
        if self.open is None:
            return
        _, _, element, _, hidden = self.open
        text = _tidied("".join(self.pieces), element.pre)
        if text or self.image_count:
            self.found.stretches.append(
                Stretch(text, "".join(self.link_pieces), element, self.link_count, self.image_count, hidden)
            )
        self.open = None
        self.pieces = []
        self.link_pieces = []
        self.link_count = 0
        self.image_count = 0
        self.last_anchor = None


def _tidied(text: str, keep_lines: bool) -> str:
    """White space as a browser shows it: lines only where `<br>` or `<pre>` makes them."""
    if keep_lines:
        lines = [line.rstrip() for line in text.replace(_LINE_BREAK, "\n").splitlines()]
        while lines and not lines[0].strip():
            del lines[0]
        return "\n".join(lines).rstrip()
    if _LINE_BREAK in text:
        return "\n".join(filter(None, (" ".join(line.split()) for line in text.split(_LINE_BREAK))))
    return " ".join(text.split())


def _is_hidden(attributes: dict[str, str | None]) -> bool:
    if not attributes:
        return False
    if "hidden" in attributes:
        return True
    style = attributes.get("style")
    if not style:
        return False
    style = style.replace(" ", "").lower()
    return "display:none" in style or "visibility:hidden" in style


def _picture_source(attributes: dict[str, str | None]) -> str:
    """Where the picture really is: lazy loading leaves a placeholder in `src`."""
    for name in ("data-src", "data-original", "data-lazy-src", "data-actualsrc", "file", "src"):
        source = attributes.get(name)
        if source and not source.startswith("data:"):
            return source.strip()
    sources = attributes.get("srcset") or attributes.get("data-srcset") or ""
    return sources.strip().partition(" ")[0].rstrip(",")
