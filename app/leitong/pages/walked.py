"""What a walk over a page brings home, as columns: the measures are taken from whole columns at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Attributes = Mapping[str, str | None]


@dataclass(slots=True)
class Elements:
    """The block-level elements in document order, the root first; every list is one entry an element.

    above: number of the parent (the root's own for the root).
    """

    tags: list[str] = field(default_factory=list)
    above: list[int] = field(default_factory=list)
    attributes: list[Attributes] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Stretches:
    """The blocks before they are judged, in document order.

    texts: tidied, one a block. elements: number of the block-level element each stands in. hidden: whether the page
    hides it. linked: pieces of text that lie in links, not tidied, and linked_in: the block of each. links_in: the
    block of each link, images_in: of each picture.
    """

    texts: list[str]
    elements: list[int]
    hidden: list[int]
    linked: list[str]
    linked_in: list[int]
    links_in: list[int]
    images_in: list[int]


@dataclass(frozen=True, slots=True)
class Walked:
    """Everything in document order."""

    stretches: Stretches
    elements: Elements
