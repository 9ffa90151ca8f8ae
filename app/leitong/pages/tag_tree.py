"""The tag tree of a page as a reader may see it (S01): records only, for pages/tag_tree_of makes it.

The tree is the HTML5 parser's own; its stack of open elements is the textbook's stack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class TreeTag(NamedTuple):
    """One element. name: tag with id and classes, such as "div#main.article". above: number of its parent, −1 for the
    root. depth: 1 for the root, the height of the stack when it is open. letters: outside white space, in it and in
    what lies in it. block: the first block in it, −1 for none. written: its start tag stands in the source.
    closed: its end tag does, or it needs none.
    """

    name: str
    above: int
    depth: int
    letters: int
    block: int
    written: bool
    closed: bool


@dataclass(frozen=True, slots=True)
class TagTree:
    """tags: in document order, the root first. of_block: the innermost element around the beginning of each block, −1
    where it is not known. stray: end tags of the source that close nothing; None where they were not looked for.
    """

    tags: tuple[TreeTag, ...]
    of_block: tuple[int, ...]
    stray: int | None

    def stack(self, number: int) -> tuple[int, ...]:
        """The open elements while this one is read, the root first."""
        stack = [number]
        while self.tags[stack[-1]].above >= 0:
            stack.append(self.tags[stack[-1]].above)
        return tuple(reversed(stack))
