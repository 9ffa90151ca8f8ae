"""The words of the Why table: those that push the chosen bit, or those that hold all differing bits apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from leitong.compare.pushes import Apart, Push
from leitong.presenters.why.state import WordRow
from leitong.presenters.why.what_if import ExplainedPair

_ROWS = 500  # nobody reads further; the filter looks through all


class WordRows:
    """Strongest first. bit: the chosen one, None for all differing bits."""

    def __init__(self, pair: ExplainedPair, bit: int | None) -> None:
        self._pair, self._bit = pair, bit
        self._first = tuple(self._rows(self._found("")))

    def matching(self, wanted: str) -> tuple[WordRow, ...]:
        """The first rows whose word holds `wanted`, in either case."""
        needle = wanted.strip().lower()
        if not needle:
            return self._first
        return tuple(self._rows(self._found(needle)))

    def _found(self, within: str) -> tuple[Push, ...] | tuple[Apart, ...]:
        explanation = self._pair.explanation
        if self._bit is None:
            return explanation.apart(_ROWS, within)
        return explanation.pushes(self._bit, _ROWS, within)

    def _rows(self, found: Iterable[Push | Apart]) -> Iterator[WordRow]:
        for one in found:
            if isinstance(one, Push):
                yield WordRow(
                    one.term, one.weight_a, one.weight_b, one.push_a, one.push_b, None, one.pulls_apart
                )
            else:
                weights = self._pair.explanation.weights_of(one.term)
                yield WordRow(one.term, *weights, None, None, len(one.reconciles), one.pull)
