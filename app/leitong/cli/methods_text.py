"""What every method says of a pair, to read in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from leitong.cli.terminal import column, faint, shortened, strong, wrapped
from leitong.compare.methods.records import Cell, MethodAnswer, Methods, Table
from leitong.report.held import figure, held

_NAME, _HELD = 17, 15
_GLYPHS = {True: "✓", False: "✗", None: "–"}


def methods_lines(methods: Methods, shown: Collection[str], columns: int) -> Iterator[str]:
    """Lines of at most `columns`. shown: names of the methods whose inputs are listed."""
    for line in wrapped(str(methods.verdict.sentence), columns):
        yield strong(line)
    yield f"{methods.verdict.kind.value} · type {methods.verdict.duplicate_type}"
    yield ""
    yield from wrapped(str(methods.agreement), columns)
    for why in methods.why:
        first, *rest = wrapped(str(why), columns - 2)
        yield f"· {first}"
        yield from (f"  {line}" for line in rest)
    yield ""
    for answer in methods.answers:
        yield from _answer(answer, columns)
        if answer.name in shown:
            for table in answer.inputs:
                yield from _table(table, columns)


def _answer(answer: MethodAnswer, columns: int) -> Iterator[str]:
    head = f"{_GLYPHS[answer.met]} {column(answer.name, _NAME)}{column(held(answer), _HELD)}"
    indent = 2 + _NAME + _HELD
    first, *rest = wrapped(str(answer.reason), columns - indent)
    yield head + first
    for line in rest:
        yield " " * indent + line


def _table(table: Table, columns: int) -> Iterator[str]:
    yield faint(f"    {shortened(str(table.title), columns - 4)}")
    width = max(4, (columns - 6) // len(table.columns) - 2)
    yield faint("      " + "  ".join(_cell(str(head), width) for head in table.columns).rstrip())
    for row in table.rows:
        yield "      " + "  ".join(_cell(_said(cell), width) for cell in row).rstrip()
    if table.more:
        yield faint(f"      and {table.more:,} more")


def _cell(text: str, width: int) -> str:
    return column(shortened(text, width), width)


def _said(cell: Cell) -> str:
    if cell is None:
        return "–"
    return figure(cell) if isinstance(cell, float) else str(cell)
