"""What a page has besides its text: links, pictures and layout, read when somebody first asks for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from selectolax.lexbor import LexborNode

from leitong.pages.addresses import Addresses
from leitong.pages.links import Anchor, Picture, images_of, links_of
from leitong.pages.outline import Outline
from leitong.pages.page import Image, LayoutProfile, Link
from leitong.pages.parse import parse
from leitong.pages.tags import NOT_LAYOUT, UNSEEN

# nested captions hold each other's text
_MOST_CAPTIONS, _MOST_OF_CAPTION = 1_000, 500


@dataclass(frozen=True, slots=True)
class Found:
    """What one walk found, nothing resolved yet. captions: by the number of their figure."""

    anchors: list[Anchor]
    pictures: list[Picture]
    captions: dict[int, str]
    outline: Outline

    def lacks_caption(self, figure: int) -> bool:
        """Whether a figure has none yet and may have one."""
        return figure not in self.captions and len(self.captions) < _MOST_CAPTIONS


@dataclass(frozen=True)
class Inventory:
    """Of the page `source` with that `html`, whose addresses are resolved by `addresses`.

    found: what a walk has found already; without it the page is parsed once more: the tree itself takes ten times the
    memory of its text, too much to keep.
    """

    source: str
    html: str
    addresses: Addresses
    found: Found | None = None

    def links(self) -> tuple[Link, ...]:
        return links_of(self._found.anchors, self.addresses)

    def images(self) -> tuple[Image, ...]:
        return images_of(self._found.pictures, self._found.captions, self.addresses)

    @cached_property
    def layout(self) -> LayoutProfile:
        return self._found.outline.profile()

    @cached_property
    def _found(self) -> Found:
        if self.found is not None:
            return self.found
        root = parse(self.source, self.html).root
        assert root is not None, "an HTML5 parser always makes a root"
        return taken(root)


# what an element hands down: path number, anchor, and the number of the figure around, 0 for none
_Frame = tuple[int, Anchor | None, int]


def taken(root: LexborNode) -> Found:
    """Walk over the tree below `root`, its `<html>` element."""
    found = Found([], [], {}, Outline())
    outline = found.outline
    frames: dict[int, _Frame] = {root.mem_id: (0, None, 0)}
    for node in root.traverse(include_text=True):
        tag, parent = node.tag or "", node.parent
        frame = frames.get(parent.mem_id) if parent is not None else None
        # what hangs on nothing is the root, or lies in an element without text for a reader
        if frame is None or tag in UNSEEN or tag == "wbr":
            continue
        path, anchor, figure = frame
        if tag == "-text":
            if anchor is not None:
                anchor.texts.append(node.text_content or "")
            continue
        if tag not in NOT_LAYOUT:
            path = outline.branches[path].get(tag) or outline.branch(path, tag)
            outline.passed.append(path)
        if tag == "a":
            attributes = node.attributes
            if attributes.get("href") is not None:
                anchor = Anchor(attributes, [], [])
                found.anchors.append(anchor)
        elif tag == "img":
            attributes = node.attributes
            found.pictures.append(Picture(attributes, figure))
            if anchor is not None:
                anchor.alts.append(attributes.get("alt") or "")
        elif tag == "figure":
            figure = node.mem_id
        elif tag == "figcaption" and figure and found.lacks_caption(figure):
            found.captions[figure] = " ".join(node.text(deep=True).split())[:_MOST_OF_CAPTION]
        frames[node.mem_id] = path, anchor, figure
    return found
