"""The text of each block, put together from its pieces, with white space as a browser shows it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from leitong.pages.tags import PREFORMATTED

# no piece of a page's own text is this very object
LINE_BREAK = "\x1e"


def tidied(
    pieces: Sequence[str], starts: Sequence[int], tags: Sequence[str], broken: Collection[int]
) -> list[str]:
    """The texts of the blocks that begin at `starts` among `pieces`.

    tags: of the element that each stands in. broken: numbers of the blocks that hold a LINE_BREAK.
    """
    ends = [*starts[1:], len(pieces)]
    texts = [" ".join("".join(pieces[start:end]).split()) for start, end in pairwise([*starts, len(pieces)])]
    for number in broken:
        text = "".join(pieces[starts[number] : ends[number]])
        texts[number] = "\n".join(filter(None, (" ".join(line.split()) for line in text.split(LINE_BREAK))))
    if not PREFORMATTED.isdisjoint(tags):
        for number, tag in enumerate(tags):
            if tag in PREFORMATTED:
                texts[number] = _with_lines("".join(pieces[starts[number] : ends[number]]))
    return texts


def _with_lines(text: str) -> str:
    """Preformatted text keeps its lines and their indents, empty lines at its ends apart."""
    lines = [line.rstrip() for line in text.replace(LINE_BREAK, "\n").splitlines()]
    filled = [number for number, line in enumerate(lines) if line]
    return "\n".join(lines[filled[0] : filled[-1] + 1]) if filled else ""
