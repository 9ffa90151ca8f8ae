"""A page's forward links and pictures (ALGORITHMS S04)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from turbohtml import Element

from leitong.pages.addresses import Addresses
from leitong.pages.page import Image, Link


class Anchor(NamedTuple):
    """An `a[href]`. text: what can be read in it, tidied. alts: of its pictures, where there is no text."""

    href: str
    rel: str | None
    text: str
    alts: Sequence[str]


class Picture(NamedTuple):
    """An `img`. source: as written. caption: of the figure around it."""

    source: str
    alt: str
    title: str
    caption: str


def links_of(anchors: Iterable[Anchor], addresses: Addresses) -> tuple[Link, ...]:
    """Every anchor in document order, resolved; without text its anchor is the alt text of its pictures."""
    return tuple([_link(anchor, addresses) for anchor in anchors])


def images_of(pictures: Iterable[Picture], addresses: Addresses) -> tuple[Image, ...]:
    """Every picture, resolved."""
    return tuple([Image(addresses.resolve(source), *said) for source, *said in pictures])


def picture_source(node: Element) -> str:
    """Where the picture of an `img` really is: lazy loading leaves a placeholder in `src`. "" without an address."""
    for name in ("data-src", "data-original", "data-lazy-src", "data-actualsrc", "src"):
        source = node.attr(name)
        if source and not source.startswith("data:"):
            return source.strip()
    sources = node.attr("srcset") or node.attr("data-srcset") or ""
    return sources.strip().partition(" ")[0].rstrip(",")


def _link(anchor: Anchor, addresses: Addresses) -> Link:
    href, rel, text, alts = anchor
    kind = "text"
    if alts and not text:
        text, kind = " ".join(" ".join(alts).split()), "image"
    url = addresses.resolve(href)
    nofollow = rel is not None and "nofollow" in rel.lower().split()
    return Link(url, text, kind, "#" in href and addresses.within(href, url), nofollow)
