"""A page's forward links and pictures (ALGORITHMS S04)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from leitong.pages.addresses import Addresses
from leitong.pages.page import Image, Link
from leitong.pages.walked import Attributes


class Anchor(NamedTuple):
    """An `a[href]` and what it holds: texts, and the alt texts of pictures."""

    attributes: Attributes
    texts: list[str]
    alts: list[str]


def links_of(anchors: Iterable[Anchor], addresses: Addresses) -> tuple[Link, ...]:
    """Every `a[href]` in document order, resolved; without text its anchor is the alt text of its pictures."""
    return tuple(_link(anchor, addresses) for anchor in anchors)


class Picture(NamedTuple):
    """An `img`. figure: the number of the `figure` around it, 0 for none."""

    attributes: Attributes
    figure: int


def images_of(
    pictures: Iterable[Picture], captions: Mapping[int, str], addresses: Addresses
) -> tuple[Image, ...]:
    """Every `img` that has an address, resolved. captions: by the number of the figure."""
    return tuple(
        Image(
            addresses.resolve(source),
            attributes.get("alt") or "",
            (attributes.get("title") or "").strip(),
            captions.get(figure, ""),
        )
        for attributes, figure in pictures
        if (source := _picture_source(attributes))
    )


def _link(anchor: Anchor, addresses: Addresses) -> Link:
    href = anchor.attributes.get("href") or ""
    text = " ".join("".join(anchor.texts).split())
    kind = "text"
    if anchor.alts and not text:
        text, kind = " ".join(" ".join(anchor.alts).split()), "image"
    url = addresses.resolve(href)
    rel = anchor.attributes.get("rel")
    nofollow = rel is not None and "nofollow" in rel.lower().split()
    return Link(url, text, kind, "#" in href and addresses.within(href, url), nofollow)


def _picture_source(attributes: Attributes) -> str:
    """Where the picture really is: lazy loading leaves a placeholder in `src`."""
    for name in ("data-src", "data-original", "data-lazy-src", "data-actualsrc", "src"):
        source = attributes.get(name)
        if source and not source.startswith("data:"):
            return source.strip()
    sources = attributes.get("srcset") or attributes.get("data-srcset") or ""
    return sources.strip().partition(" ")[0].rstrip(",")
