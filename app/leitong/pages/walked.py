"""What a walk over a page brings home, as columns: the measures are taken from whole columns at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Elements:
    """The m block-level elements in document order, the root first; every array has the shape (m,).

    above: number of the element around each (the root's own for the root). traits: what tag, class, id, role and
    itemprop say of it (pages/traits). tag: the number of its tag in `names`, 0 for the root. look: a number for its
    class attribute, 0 for none; equal numbers are equal attributes.
    """

    above: Numbers
    traits: Numbers
    tag: Numbers
    look: Numbers
    names: tuple[str, ...]

    @property
    def tags(self) -> list[str]:
        """The name of each tag."""
        return [self.names[number] for number in self.tag.tolist()]


@dataclass(frozen=True, slots=True)
class Stretches:
    """The n blocks before they are judged, in document order.

    texts: tidied, one a block. elements: shape (n,), number of the block-level element each stands in. hidden: shape
    (n,), 1 where the page hides it. linked: pieces of text that lie in links, not tidied, and linked_in: the block of
    each. links_in: the block of each link, images_in: of each picture.
    """

    texts: list[str]
    elements: Numbers
    hidden: Numbers
    linked: list[str]
    linked_in: Numbers
    links_in: Numbers
    images_in: Numbers


@dataclass(frozen=True, slots=True)
class Walked:
    """Everything in document order."""

    stretches: Stretches
    elements: Elements
