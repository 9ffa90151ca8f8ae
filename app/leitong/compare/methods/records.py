"""What a method says of a pair and what it looked at, ready to be shown, printed or written as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leitong.compare.comparison import Verdict
from leitong.compare.methods.choices import Choices
from leitong.messages import Message

Cell = str | int | float | Message | None

MOST_ROWS = 60
"""Of a table, where nothing else is said."""
_EQUALITIES = frozenset({"exact", "tianwang-1", "tianwang-2", "tianwang-3"})


@dataclass(frozen=True, slots=True)
class Table:
    """One of a method's inputs. columns: their heads. rows: of as many cells; None: nothing stands there.

    more: rows that were left out, for there are too many to read. lights: what can be pointed at in the texts: "term"
    where the cells of text are words of theirs, "passage" where the first column numbers the passages; else empty.
    """

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[tuple[Cell, ...], ...]
    more: int = 0
    lights: str = ""


@dataclass(frozen=True, slots=True)
class MethodAnswer:
    """name: stable, such as "tianwang-4". group: which idea it belongs to, such as "keywords".

    value: None where the pair can't be measured so. limit: what it is held against. met: whether the method says
    "duplicate"; None where it can't say. at_most: small is near, large is far. below: the value must be under
    the limit, and may not equal it. out_of: the value counts of so many. decides: whether the verdict is drawn from it.
    """

    name: str
    group: str
    value: float | None
    limit: float | None
    met: bool | None
    reason: Message
    at_most: bool = False
    below: bool = False
    out_of: int | None = None
    decides: bool = False
    inputs: tuple[Table, ...] = ()

    @property
    def yes_or_no(self) -> bool:
        """Whether the value says no more than `met` does."""
        return self.name in _EQUALITIES


@dataclass(frozen=True, slots=True)
class Methods:
    """answers: one a method, by groups. verdict: as it follows from the choices. agreement: one sentence on who says
    what; why: a sentence for each reason of disagreement that was found.
    """

    choices: Choices
    answers: tuple[MethodAnswer, ...]
    verdict: Verdict
    agreement: Message
    why: tuple[Message, ...]

    def answer(self, name: str) -> MethodAnswer:
        """Raises KeyError if no method has that name."""
        for answer in self.answers:
            if answer.name == name:
                return answer
        raise KeyError(name)


def table(
    title: Message,
    columns: Sequence[Message],
    rows: Sequence[tuple[Cell, ...]],
    most: int = MOST_ROWS,
    *,
    lights: str = "",
) -> Table:
    """A table of the first `most` rows."""
    return Table(title, tuple(columns), tuple(rows[:most]), max(0, len(rows) - most), lights)
