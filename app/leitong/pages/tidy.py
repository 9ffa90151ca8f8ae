"""The text of each block, put together from its pieces, with white space as a browser shows it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

# no piece of a page's own text is this very object
LINE_BREAK = "\x1e"


def tidied(
    pieces: Sequence[str], starts: Sequence[int], keeping_lines: Collection[int], broken: Collection[int]
) -> list[str]:
    """The texts of the blocks that begin at `starts` among `pieces`.

    keeping_lines: numbers of the preformatted blocks. broken: of those that hold a LINE_BREAK.
    """
    ends = [*starts, len(pieces)][1:]
    # most blocks are of one piece, and tidy
    raw = [
        pieces[start] if end - start == 1 else "".join(pieces[start:end])
        for start, end in zip(starts, ends, strict=True)
    ]
    stripped = list(map(str.strip, raw))
    texts = [
        text if plain and "  " not in text else " ".join(text.split())
        for text, plain in zip(stripped, map(str.isprintable, stripped), strict=True)
    ]
    for number in broken:
        lines = [" ".join(line.split()) for line in raw[number].split(LINE_BREAK)]
        texts[number] = "\n".join(filter(None, lines))
    for number in keeping_lines:
        texts[number] = _with_lines(raw[number])
    return texts


def _with_lines(text: str) -> str:
    """Preformatted text keeps its lines and their indents, empty lines at its ends apart."""
    lines = [line.rstrip() for line in text.replace(LINE_BREAK, "\n").splitlines()]
    filled = [number for number, line in enumerate(lines) if line]
    return "\n".join(lines[filled[0] : filled[-1] + 1]) if filled else ""
