"""The layout of a page as it grows in a walk: which tag paths it has, and in which order (ALGORITHMS S05)."""

from __future__ import annotations

from array import array
from collections.abc import Container, Sequence

import numpy as np
from numpy.typing import NDArray
from turbohtml import Element, Node

from leitong.pages.page import LayoutProfile
from leitong.pages.tags import NOT_LAYOUT, UNSEEN

# deeper elements are read as part of the one at this depth (ALGORITHMS S01)
DEEPEST = 512


# what stands for an entry of an outline is the letter so many places after this one
FIRST_LETTER = ord("0")
# instead of the number of a path: an element that is no part of the layout, and those below it neither
_UNSEEN = -1


class Outline:
    """paths: the tag path of each path number, the root's first. passed: the path of each element in document order."""

    __slots__ = ("_above", "_entries", "passed", "paths")

    def __init__(self) -> None:
        self.paths = ["html"]
        self.passed = array("q", [0])
        self._entries = [(1, "html")]
        self._above = [-1]

    def read(self, root: Element) -> tuple[Container[Node | None], list[Element]]:
        """Pass over the elements below `root`, the `<html>` of a page.

        Gives those that a reader may see, and those among them that nobody sees, nor what is in them.
        """
        seen: dict[Node | None, int] = {root: 0}
        path_of, see = seen.get, self.passed.append
        # for each path, the numbers of the paths one tag longer
        branches: list[dict[str, int]] = [{}]
        unseen = []
        for node in root.iter_elements():
            above = path_of(node.parent)
            if above is None:
                continue
            tag = node.tag
            path = branches[above].get(tag)
            if path is None:
                path = branches[above][tag] = self._branch(above, tag)
                if path == len(branches):
                    branches.append({})
            if path >= 0:
                seen[node] = path
                if path != above or tag not in NOT_LAYOUT:
                    see(path)
            else:
                unseen.append(node)
        return seen, unseen

    def _branch(self, path: int, tag: str) -> int:
        """The number of the path from `path` to a child of that tag: `path` itself where the child does not count."""
        if tag in UNSEEN or tag == "wbr":
            return _UNSEEN
        depth = self._entries[path][0] + 1
        if tag in NOT_LAYOUT or depth > DEEPEST:
            return path
        self.paths.append(f"{self.paths[path]}/{tag}")
        self._entries.append((depth, tag))
        self._above.append(path)
        return len(self.paths) - 1

    def profile(self) -> LayoutProfile:
        """Outline and path counts of everything passed."""
        changes, counts = self._counted()
        entries = self._entries
        return LayoutProfile(
            tuple([entries[path] for path in changes.tolist()]), dict(zip(self.paths, counts, strict=True))
        )

    def columns(self) -> tuple[Sequence[str], ...]:
        """What `profile` says in columns of texts, as the library keeps it; made in a third of the time.

        Of the different entries of the outline depths and tags; the row of their letters; of each path the number of
        the one above, -1 for none, what it has beyond that, and its count.
        """
        changes, counts = self._counted()
        entries = self._entries
        numbers = {entry: number for number, entry in enumerate(dict.fromkeys(entries))}
        letters = np.array([FIRST_LETTER + numbers[entry] for entry in entries], dtype="<u4")
        which = letters.take(changes).tobytes().decode("utf-32-le", "surrogatepass")
        return (
            [str(depth) for depth, _ in numbers],
            [tag for _, tag in numbers],
            (which,),
            list(map(str, self._above)),
            [tag for _, tag in entries],
            list(map(str, counts)),
        )

    def _counted(self) -> tuple[NDArray[np.int64], list[int]]:
        """The path of each entry of the outline, and how often each path was passed."""
        passed = np.frombuffer(self.passed, dtype=np.int64)
        # neighbours of equal depth and tag are brothers, so they have one path
        changed = np.ones(passed.size, dtype=bool)
        np.not_equal(passed[1:], passed[:-1], out=changed[1:])
        changes = passed.compress(changed)
        return changes, np.bincount(passed, minlength=len(self.paths)).tolist()


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
