"""Several short texts as one, so that each does not pay for a hundred calls on arrays of its own.

A joined text is folded, cut and hashed once. Its parts keep apart: nothing that is done to words looks beyond a line
end, but for the few texts that `can_be_joined` refuses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.spans import Span
from leitong.words.blanks import blanked
from leitong.words.characters import COMBINING, HIDDEN, INVISIBLE, Codes, codes_of, nfkc_table
from leitong.words.fold import has_markup, is_turned
from leitong.words.lookalikes import has_lookalikes

LONGEST = 20_000
"""Characters of a text that may be joined: a longer one gains nothing."""
# holds no letter, digit, mark or point, so that nothing on its two sides grows together
_BETWEEN = "\n;\n"

Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Joined:
    """text: the parts with something between them. codes: its code points.

    starts: first character of each part in it, shape (parts,).
    """

    text: str
    codes: Codes
    starts: Places

    def __len__(self) -> int:
        return int(self.starts.size)

    def owners(self, places: NDArray[np.int32]) -> Places:
        """The part that each place of the text lies in, ascending places given. Shape as `places`."""
        sizes = np.diff(np.searchsorted(places, self.starts), append=places.size)
        return np.repeat(np.arange(self.starts.size), sizes)

    def blanked(self, spans: Sequence[Sequence[Span]]) -> Joined:
        """The same parts with line ends in the place of spans. spans: of each part, ascending, with offsets into it."""
        placed = [
            Span(start + span.start, start + span.end)
            for start, some in zip(self.starts.tolist(), spans, strict=True)
            for span in some
        ]
        if not placed:
            return self
        text = blanked(self.text, placed)
        return Joined(text, codes_of(text), self.starts)


def join(texts: Sequence[str]) -> Joined:
    """One text of many, each of which knows its place in it."""
    sizes = np.fromiter((len(text) + len(_BETWEEN) for text in texts), dtype=np.int64, count=len(texts))
    text = _BETWEEN.join(texts)
    return Joined(text, codes_of(text), np.cumsum(sizes) - sizes)


def can_be_joined(text: str) -> bool:
    """Whether words of this text are found alike alone and beside others.

    Not where a mark may join what stands before it, where a stretch is shown backwards, or where letters of other
    scripts may pass for Latin ones, which is judged by the whole text.
    """
    if not text or len(text) > LONGEST or is_turned(text) or has_markup(text):
        return False
    if text.isascii():
        return True
    codes = codes_of(text)
    joins_before = nfkc_table().flags[codes[0]] & np.uint16(COMBINING | INVISIBLE | HIDDEN)
    return not joins_before and not has_lookalikes(codes)
