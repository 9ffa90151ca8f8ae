"""The words of the Why table: those that push the chosen bit, or those that hold all differing bits apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from leitong.compare.explanation import Apart, Push
from leitong.presenters.what_if import ExplainedPair
from leitong.presenters.why_state import WordRow

_ROWS = 500  # nobody reads further; the filter looks through all


class WordRows:
    """Strongest first. bit: the chosen one, None for all differing bits."""

    def __init__(self, pair: ExplainedPair, bit: int | None) -> None:
        self._pair = pair
        self._found: Sequence[Push] | Sequence[Apart] = (
            pair.explanation.apart() if bit is None else pair.explanation.pushes(bit)
        )

    def matching(self, wanted: str) -> tuple[tuple[WordRow, ...], int]:
        """The first rows whose word holds `wanted`, in either case, and how many such words there are."""
        needle = wanted.strip().lower()
        found = [one for one in self._found if needle in one.term] if needle else self._found
        return tuple(self._rows(islice(found, _ROWS))), len(found)

    def _rows(self, found: Iterator[Push | Apart]) -> Iterator[WordRow]:
        weights_a = dict(zip(self._pair.a.features, self._pair.a.weights.tolist(), strict=True))
        weights_b = dict(zip(self._pair.b.features, self._pair.b.weights.tolist(), strict=True))
        for one in found:
            weights = weights_a.get(one.term, 0), weights_b.get(one.term, 0)
            if isinstance(one, Apart):
                yield WordRow(one.term, *weights, None, None, len(one.reconciles), one.pull)
            else:
                yield WordRow(one.term, *weights, one.push_a, one.push_b, None, one.pulls_apart)
