"""The layout of a page as it grows in a walk: which tag paths it has, and in which order (ALGORITHMS S05)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from leitong.pages.page import LayoutProfile

# deeper elements are read as part of the one at this depth (ALGORITHMS S01)
DEEPEST = 512


class Outline:
    """paths: the tag path of each path number, the root's first.

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


def paths_of(tags: Sequence[str], above: Sequence[int]) -> list[str]:
    """The tag names from the root to each element, such as "html/body/div/p". tags, above: as of `Elements`."""
    paths, depths = ["html"], [1]
    numbers = [0]
    branches: dict[tuple[int, str], int] = {}
    for tag, parent in zip(tags[1:], above[1:], strict=True):
        at = numbers[parent]
        number = branches.get((at, tag))
        if number is None:
            number = at
            if depths[at] < DEEPEST:
                number = len(paths)
                paths.append(f"{paths[at]}/{tag}")
                depths.append(depths[at] + 1)
            branches[at, tag] = number
        numbers.append(number)
    return [paths[number] for number in numbers]
