"""A copy of a page that is safe to look at: nothing runs, nothing is fetched, no link leads anywhere.

What may stay is listed, not what must go: an element or attribute that nobody thought of is left out. BeautifulSoup
holds the copy, so that others can mark and write it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bs4 import BeautifulSoup, Tag

from leitong.pages.placed import NO_BLOCK, TEXT, PlacedNode

BLOCK = "data-block"
PICTURE = "▣"


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_KEPT = _names(
    "html body div section article main header footer nav aside p h1 h2 h3 h4 h5 h6 hgroup blockquote pre address"
    " figure figcaption ul ol li dl dt dd menu table caption thead tbody tfoot tr td th colgroup col hr br"
    " a abbr b bdi bdo big cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strike strong sub sup"
    " time tt u var center details summary"
)
# with all that is in them: they run, fetch, ask or are seen by nobody
_GONE = _names(
    "script style link meta base title head template iframe frame frameset noframes object embed applet param"
    " audio video source track canvas svg map area datalist noscript noembed input img portal"
)
_ATTRIBUTES = frozenset({"colspan", "rowspan", "lang", "dir", "start", "value", "reversed"})
_SAFE_VALUE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")
_LONGEST_VALUE = 20
_ALONE = _names("br hr td th")
_WITHIN_LINES = _names("label button font option select picture math")


def safe_copy(nodes: Sequence[PlacedNode]) -> BeautifulSoup:
    """The copy. Each text of a block stands in a `<span data-block="number">`, each picture as its alternative text.

    nodes: as `placed_nodes` gives them. Links are left as words, forms as what they hold, other elements that are not
    known as `<div>` or `<span>`.
    """
    soup = BeautifulSoup("", "html.parser")
    made: list[Tag | None] = []
    filled = _filled(nodes)
    for number, node in enumerate(nodes):
        parent = soup if node.above == NO_BLOCK else made[node.above]
        if parent is None:
            made.append(None)
        elif node.tag == TEXT:
            parent.append(_marked(soup, node.text, node.block) if node.block != NO_BLOCK else _gap(node.text))
            made.append(None)
        elif node.tag == "img" and node.block != NO_BLOCK:
            alt = " ".join((node.attributes.get("alt") or "").split())
            parent.append(_marked(soup, f"{PICTURE} {alt}".strip(), node.block))
            made.append(None)
        elif node.tag in _GONE or number not in filled:
            made.append(None)
        else:
            copied = soup.new_tag(_name(node), attrs=_attributes(node))
            parent.append(copied)
            made.append(copied)
    return soup


def _filled(nodes: Sequence[PlacedNode]) -> set[int]:
    """Numbers of the elements with something to see in them, and of those that are something by themselves."""
    filled: set[int] = set()
    for number in range(len(nodes) - 1, -1, -1):
        node = nodes[number]
        if node.block != NO_BLOCK or number in filled or node.tag in _ALONE:
            filled.add(number)
            filled.add(node.above)
    return filled


def _gap(text: str) -> str:
    return text if not text.isspace() else "\n" if "\n" in text else " "


def _marked(soup: BeautifulSoup, text: str, block: int) -> Tag:
    span = soup.new_tag("span", attrs={BLOCK: str(block)})
    span.string = text
    return span


def _name(node: PlacedNode) -> str:
    """Forms lose their use and keep their words; a link would ask to be followed."""
    if node.tag == "a":
        return "u" if node.attributes.get("href") else "span"
    if node.tag in _KEPT:
        return node.tag
    return "span" if node.tag in _WITHIN_LINES else "div"


def _attributes(node: PlacedNode) -> dict[str, str]:
    return {
        name: value
        for name, value in node.attributes.items()
        if name in _ATTRIBUTES and value and len(value) <= _LONGEST_VALUE and set(value) <= _SAFE_VALUE
    }
