"""Finding words in both texts, whatever their case, width or script: ＡＢＣ finds abc, 圖書館 finds 图书馆."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.spans import Span
from leitong.words.fold import fold
from leitong.words.normalise import Normalised

# more hits than anyone steps through; the count says "and more"
MOST = 20_000


@dataclass(frozen=True, slots=True)
class Hits:
    """a, b: where the query stands, ascending and disjoint. current: index into a's hits followed by b's."""

    a: tuple[Span, ...] = ()
    b: tuple[Span, ...] = ()
    current: int | None = None

    def __len__(self) -> int:
        return len(self.a) + len(self.b)

    @property
    def place(self) -> tuple[str, Span] | None:
        """Side and span of the current hit."""
        if self.current is None:
            return None
        if self.current < len(self.a):
            return "a", self.a[self.current]
        return "b", self.b[self.current - len(self.a)]

    def step(self, step: int) -> Hits:
        """The next (1) or previous (−1) hit is the current one, round the end."""
        if not len(self):
            return self
        here = -1 if self.current is None and step > 0 else self.current or 0
        return Hits(self.a, self.b, (here + step) % len(self))


class Find:
    """Searches one pair of texts; each is folded once, when something is first looked for."""

    def __init__(self, a: str, b: str) -> None:
        self._texts = (a, b)
        self._folded: tuple[Normalised, Normalised] | None = None
        self._plain = ("", "")

    def hits(self, query: str) -> Hits:
        """No hits for a query that holds nothing but space and marks without form."""
        wanted = fold(query).text if query.strip() else ""
        if not wanted:
            return Hits()
        if self._folded is None:
            self._folded = (fold(self._texts[0]), fold(self._texts[1]))
            self._plain = (self._folded[0].text, self._folded[1].text)
        a, b = (
            _places(plain, folded, wanted) for plain, folded in zip(self._plain, self._folded, strict=True)
        )
        return Hits(a, b).step(1)


def _places(plain: str, folded: Normalised, wanted: str) -> tuple[Span, ...]:
    places: list[Span] = []
    at = plain.find(wanted)
    while at >= 0 and len(places) < MOST:
        end = at + len(wanted)
        places.append(Span(int(folded.starts[at]), int(folded.ends[end - 1])))
        at = plain.find(wanted, end)
    return tuple(places)
