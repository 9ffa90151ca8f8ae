"""The rules that a person chose for a pair, remembered for the next time that the pair is opened."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from leitong.compare.rules import USUAL, Rules, Stamps
from leitong.presenters.sources import Source
from leitong.presenters.store import read_json, write_json
from leitong.spans import Span

TICKS = (
    "ignore_case",
    "ignore_width",
    "ignore_punctuation",
    "ignore_numbers",
    "ignore_variants",
    "ignore_space",
)
"""Fields of `Rules` that are on or off, in the order in which they are offered."""
LONGEST = 999
_KEPT = 200


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """rules: without their template, whose text is read where the comparing is done. templates: what to read.

    texts: signs of the two texts in which stretches are struck; empty where nothing is.
    """

    rules: Rules = USUAL
    templates: tuple[Source, ...] = ()
    texts: tuple[str, str] = ("", "")

    @property
    def usual(self) -> bool:
        return self == AS_USUAL

    @property
    def changes(self) -> int:
        """How many rules are not as usual."""
        others = [tick for tick in TICKS if getattr(self.rules, tick) != getattr(USUAL, tick)]
        struck = self.rules.struck_a or self.rules.struck_b
        stamps = self.rules.stamps is not USUAL.stamps
        return len(others) + stamps + (self.rules.shortest > 0) + bool(self.templates) + bool(struck)

    def with_tick(self, tick: str, on: bool) -> RuleChoice:
        """tick: one of `TICKS`."""
        changed: dict[str, Any] = {tick: on}
        return replace(self, rules=replace(self.rules, **changed))

    def with_stamps(self, stamps: Stamps) -> RuleChoice:
        return replace(self, rules=replace(self.rules, stamps=stamps))

    def with_shortest(self, words: int) -> RuleChoice:
        return replace(self, rules=replace(self.rules, shortest=words))

    def struck(self, side: str) -> tuple[Span, ...]:
        """What is struck in the text of side "a" or "b", in order."""
        return self.rules.struck_a if side == "a" else self.rules.struck_b

    def with_struck(self, side: str, span: Span) -> RuleChoice:
        """Strike a stretch of a text, with those that touch it."""
        apart = [one for one in self.struck(side) if not one.overlaps(span)]
        touched = [one for one in self.struck(side) if one.overlaps(span)]
        whole = Span(
            min([span.start, *(one.start for one in touched)]), max([span.end, *(one.end for one in touched)])
        )
        return self._with(side, [*apart, whole])

    def with_restored(self, side: str, point: int) -> RuleChoice:
        """Take a stretch back that holds the code point."""
        return self._with(side, [one for one in self.struck(side) if not one.start <= point <= one.end])

    def _with(self, side: str, spans: Sequence[Span]) -> RuleChoice:
        ordered = tuple(sorted(spans))
        a, b = (ordered, self.rules.struck_b) if side == "a" else (self.rules.struck_a, ordered)
        return replace(self, rules=replace(self.rules, struck_a=a, struck_b=b))

    @property
    def turned(self) -> RuleChoice:
        """The same for the two documents in the other order."""
        return replace(self, rules=self.rules.turned, texts=(self.texts[1], self.texts[0]))

    def in_texts(self, a: str, b: str) -> RuleChoice:
        """What is struck now is struck in these two texts."""
        texts = (("a", a), ("b", b))
        one, other = (_sign(text) if self.struck(side) else "" for side, text in texts)
        return replace(self, texts=(one, other))

    def for_texts(self, a: str, b: str) -> RuleChoice:
        """Without what was struck in a text that has changed since."""
        left = self
        for side, text, sign in (("a", a, self.texts[0]), ("b", b, self.texts[1])):
            if left.struck(side) and _sign(text) != sign:
                left = left._with(side, ())
        return left if left is self else left.in_texts(a, b)

    def stored(self) -> dict[str, object]:
        row: dict[str, object] = {tick: getattr(self.rules, tick) for tick in TICKS}
        row |= {"stamps": self.rules.stamps.value, "shortest": self.rules.shortest}
        row["templates"] = [one.stored() for one in self.templates]
        if any(self.texts):
            struck = [[[span.start, span.end] for span in self.struck(side)] for side in ("a", "b")]
            row |= {"struck": struck, "texts": list(self.texts)}
        return row

    @classmethod
    def restored(cls, row: object) -> RuleChoice:
        """The choice that `stored` wrote; what is not known of it is as usual."""
        if not isinstance(row, Mapping):
            return cls()
        known: dict[str, Any] = {tick: row[tick] for tick in TICKS if isinstance(row.get(tick), bool)}
        if row.get("stamps") in list(Stamps):
            known["stamps"] = Stamps(row["stamps"])
        shortest = row.get("shortest")
        if isinstance(shortest, int) and 0 <= shortest <= LONGEST:
            known["shortest"] = shortest
        rows = row.get("templates")
        templates = map(Source.restored, rows if isinstance(rows, list) else ())
        (struck_a, sign_a), (struck_b, sign_b) = (
            _struck(row.get("texts"), row.get("struck"), side) for side in (0, 1)
        )
        return cls(
            Rules(**known, struck_a=struck_a, struck_b=struck_b),
            tuple(one for one in templates if one is not None and not one.missing),
            (sign_a, sign_b),
        )


AS_USUAL = RuleChoice()


class PairRules:
    """Choices by pair of sources, in either order; the latest are kept. path: None keeps them in memory."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        stored = read_json(path) if path else None
        self._rows: dict[str, object] = stored if isinstance(stored, dict) else {}

    def of(self, a: Source | None, b: Source | None) -> RuleChoice:
        """The usual rules where no others were chosen, or a side is empty."""
        if a is None or b is None:
            return AS_USUAL
        row = self._rows.get(_pair(a, b))
        choice = RuleChoice.restored(row)
        is_turned = isinstance(row, Mapping) and row.get("first", a.digest) != a.digest
        return choice.turned if is_turned else choice

    def keep(self, a: Source, b: Source, choice: RuleChoice) -> None:
        self._rows.pop(_pair(a, b), None)
        if choice.stored() != AS_USUAL.stored():
            self._rows[_pair(a, b)] = choice.stored() | {"first": a.digest}
        for oldest in list(self._rows)[:-_KEPT]:
            del self._rows[oldest]
        if self._path:
            write_json(self._path, self._rows)


def _pair(a: Source, b: Source) -> str:
    return " ".join(sorted(source.digest for source in (a, b)))


def _sign(text: str) -> str:
    """Tells a text from others. 16 hex digits."""
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def _struck(texts: object, struck: object, side: int) -> tuple[tuple[Span, ...], str]:
    """The stretches and the sign of one text, as they were stored; none where they make no sense."""
    if not isinstance(texts, list) or not isinstance(struck, list) or min(len(texts), len(struck)) <= side:
        return (), ""
    sign, rows = texts[side], struck[side]
    if not isinstance(sign, str) or not isinstance(rows, list) or not all(map(_is_stretch, rows)):
        return (), ""
    spans = tuple(sorted(Span(start, end) for start, end in rows))
    return (spans, sign) if spans else ((), "")


def _is_stretch(row: object) -> bool:
    return (
        isinstance(row, list)
        and len(row) == 2
        and all(type(point) is int for point in row)
        and 0 <= row[0] < row[1]
    )
