"""A page's forward links and pictures (ALGORITHMS S04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from turbohtml import Element

from leitong.pages.addresses import Addresses
from leitong.pages.page import Image, Link


class Anchors(NamedTuple):
    """The `a[href]` of a page in document order, a column each, as there are hundreds.

    hrefs, rels: as written. texts: what can be read in them, tidied. alts: of the pictures of those without text.
    """

    hrefs: Sequence[str]
    rels: Sequence[str | None]
    texts: Sequence[str]
    alts: Mapping[int, Sequence[str]]


class Picture(NamedTuple):
    """An `img`. source: as written. caption: of the figure around it."""

    source: str
    alt: str
    title: str
    caption: str


def links_of(anchors: Anchors, addresses: Addresses) -> tuple[Link, ...]:
    """Every anchor in document order, resolved; without text its anchor is the alt text of its pictures."""
    hrefs, rels, texts, alts = anchors
    shown, kinds = list(texts), ["text"] * len(texts)
    for number, said in alts.items():
        shown[number], kinds[number] = " ".join(" ".join(said).split()), "image"
    urls = addresses.resolve_all(hrefs)
    within = ["#" in href and addresses.within(href, url) for href, url in zip(hrefs, urls, strict=True)]
    nofollow = [rel is not None and "nofollow" in rel.lower().split() for rel in rels]
    return tuple(map(Link._make, zip(urls, shown, kinds, within, nofollow, strict=True)))


def images_of(pictures: Sequence[Picture], addresses: Addresses) -> tuple[Image, ...]:
    """Every picture, resolved."""
    urls = addresses.resolve_all([picture.source for picture in pictures])
    return tuple([Image(url, *picture[1:]) for url, picture in zip(urls, pictures, strict=True)])


def picture_source(node: Element) -> str:
    """Where the picture of an `img` really is: lazy loading leaves a placeholder in `src`. "" without an address."""
    for name in ("data-src", "data-original", "data-lazy-src", "data-actualsrc", "src"):
        source = node.attr(name)
        if source and not source.startswith("data:"):
            return source.strip()
    sources = node.attr("srcset") or node.attr("data-srcset") or ""
    return sources.strip().partition(" ")[0].rstrip(",")
