"""What a walk over a page brings home, as columns: the measures are taken from whole columns at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from leitong.pages.page import LayoutProfile

# deeper elements are read as part of the one at this depth (ALGORITHMS S01)
DEEPEST = 512

Attributes = Mapping[str, str | None]


class Anchor(NamedTuple):
    """An `a[href]` and what it holds: texts, and the alt texts of pictures. element: number of where it stands."""

    attributes: Attributes
    texts: list[str]
    alts: list[str]


@dataclass(slots=True)
class Elements:
    """The block-level elements in document order, the root first; every list is one entry an element.

    above: number of the parent (the root's own for the root). end: number after the last element inside.
    paths: number of its tag path. headings: 1 to 6 for a heading and what lies in it, else 0.
    """

    tags: list[str] = field(default_factory=list)
    above: list[int] = field(default_factory=list)
    attributes: list[Attributes] = field(default_factory=list)
    paths: list[int] = field(default_factory=list)
    headings: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Stretches:
    """The blocks before they are judged, in document order; every list is one entry a block.

    texts: tidied. linked: the part of the text that lies in links, not tidied. elements: number of the block-level
    element it stands in. links, images: how many.
    """

    texts: list[str] = field(default_factory=list)
    linked: list[str] = field(default_factory=list)
    elements: list[int] = field(default_factory=list)
    links: list[int] = field(default_factory=list)
    images: list[int] = field(default_factory=list)
    hidden: list[bool] = field(default_factory=list)


class Outline:
    """The layout as it grows. paths: the tag path of each path number, the root's first.

    branches: for each path, the numbers of the paths one tag longer. passed: the path of each element in document
    order, the root's first.
    """

    __slots__ = ("_entries", "branches", "passed", "paths")

    def __init__(self) -> None:
        self.paths = ["html"]
        self.branches: list[dict[str, int]] = [{}]
        self.passed = [0]
        self._entries = [(1, "html")]

    def branch(self, path: int, tag: str) -> int:
        """Begin the path that leads from `path` to a child of that tag; its number, or `path` where it is deepest."""
        depth = self._entries[path][0] + 1
        if depth > DEEPEST:
            return path
        number = self.branches[path][tag] = len(self.paths)
        self.branches.append({})
        self.paths.append(f"{self.paths[path]}/{tag}")
        self._entries.append((depth, tag))
        return number

    def profile(self) -> LayoutProfile:
        """Outline and path counts of everything passed."""
        passed = np.array(self.passed)
        counts = np.bincount(passed, minlength=len(self.paths)).tolist()
        # neighbours of equal depth and tag are brothers, so they have one path
        changes = passed[np.flatnonzero(np.diff(passed, prepend=-1))].tolist()
        entries = self._entries
        return LayoutProfile(
            tuple([entries[path] for path in changes]), dict(zip(self.paths, counts, strict=True))
        )


@dataclass(frozen=True, slots=True)
class Walked:
    """Everything in document order. pictures: attributes of each `img`."""

    stretches: Stretches
    elements: Elements
    anchors: list[Anchor]
    pictures: list[Attributes]
    outline: Outline
