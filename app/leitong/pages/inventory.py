"""What a page has besides its text: links, pictures and layout, read when somebody first asks for them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cached_property

from turbohtml import Document, Element, Text

from leitong.pages.addresses import Addresses
from leitong.pages.links import Anchors, Picture, images_of, links_of, picture_source
from leitong.pages.outline import Outline
from leitong.pages.page import Image, LayoutProfile, Link
from leitong.pages.parse import parse, root_of
from leitong.pages.tags import UNSEEN

# nested captions hold each other's text
_MOST_CAPTIONS, _MOST_OF_CAPTION = 1_000, 500
_ANCHOR = "a[href]"
_INNER_ANCHOR = f"{_ANCHOR} {_ANCHOR}"


@dataclass(frozen=True, slots=True)
class Found:
    """What a look at the tree found, nothing resolved yet."""

    anchors: Anchors
    pictures: list[Picture]
    outline: Outline


@dataclass(frozen=True)
class Inventory:
    """Of the page `source` with that `html`, whose addresses are resolved by `addresses`.

    found: what has been taken from its tree already; without it the page is parsed once more: the tree itself takes
    ten times the memory of its text, too much to keep.
    """

    source: str
    html: str
    addresses: Addresses
    found: Found | None = None

    def links(self) -> tuple[Link, ...]:
        return links_of(self._found.anchors, self.addresses)

    def images(self) -> tuple[Image, ...]:
        return images_of(self._found.pictures, self.addresses)

    @cached_property
    def layout(self) -> LayoutProfile:
        return self._found.outline.profile()

    def layout_columns(self) -> tuple[Sequence[str], ...]:
        """See `Outline.columns`."""
        return self._found.outline.columns()

    @cached_property
    def _found(self) -> Found:
        if self.found is not None:
            return self.found
        return taken(parse(self.source, self.html))


def taken(tree: Document) -> Found:
    """Look at the whole tree. Elements are picked by the parser: it does so in a tenth of the time of a walk."""
    outline = Outline()
    seen, unseen = outline.read(root_of(tree))
    # their text is not all for a reader, or not all theirs
    mixed = {node.closest(_ANCHOR) for node in unseen}
    mixed.update(node.parent.closest(_ANCHOR) for node in tree.select(_INNER_ANCHOR) if node.parent)
    anchors = _anchors([node for node in tree.select(_ANCHOR) if node in seen], mixed)
    captions: dict[Element | None, str] = {}
    for node in tree.select("figure figcaption"):
        figure = node.closest("figure")
        if node in seen and figure not in captions and len(captions) < _MOST_CAPTIONS:
            captions[figure] = " ".join(node.text.split())[:_MOST_OF_CAPTION]
    pictures = [
        Picture(
            source,
            node.attr("alt") or "",
            (node.attr("title") or "").strip(),
            captions.get(node.closest("figure"), "") if captions else "",
        )
        for node in tree.find_all("img")
        if node in seen and (source := picture_source(node))
    ]
    return Found(anchors, pictures, outline)


def _anchors(nodes: Sequence[Element], mixed: Container[Element | None]) -> Anchors:
    texts = [" ".join(node.text.split()) for node in nodes]
    alts = {
        number: said
        for number, text in enumerate(texts)
        if not text and (said := [picture.attr("alt") or "" for picture in nodes[number].find_all("img")])
    }
    if mixed:
        for number, node in enumerate(nodes):
            if node in mixed:
                texts[number], said = _mixed(node)
                alts.pop(number, None)
                if said and not texts[number]:
                    alts[number] = said
    return Anchors(
        [node.attr("href") or "" for node in nodes], [node.attr("rel") for node in nodes], texts, alts
    )


def _mixed(node: Element) -> tuple[str, list[str]]:
    """Text, and what pictures say, without what nobody sees, and without what belongs to an anchor within."""
    texts, alts = list[str](), list[str]()
    nodes = node.descendants
    for inner in nodes:
        if isinstance(inner, Text):
            texts.append(inner.data)
        elif isinstance(inner, Element):
            tag = inner.tag
            if tag in UNSEEN or (tag == "a" and inner.attr("href") is not None):
                for _ in inner.descendants:
                    next(nodes)
            elif tag == "img":
                alts.append(inner.attr("alt") or "")
    return " ".join("".join(texts).split()), alts
