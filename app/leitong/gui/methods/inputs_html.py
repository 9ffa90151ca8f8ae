"""The tables of a method's inputs as rich text. All that comes from a document is escaped."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from leitong.compare.methods.records import Cell, Table
from leitong.gui.methods.model import number
from leitong.gui.tokens import Tokens
from leitong.messages import Message

Say = Callable[[Message], str]
_NOTHING = "–"
_LONG = 400  # characters of a cell


def inputs_html(tables: tuple[Table, ...], tokens: Tokens, say: Say, more: str) -> str:
    """say: a message in the language of the window. more: a template with {n}, for rows that were left out."""
    return "".join(_table(table, tokens, say, more) for table in tables)


def _table(table: Table, tokens: Tokens, say: Say, more: str) -> str:
    rest = ""
    if table.more:
        rest = f'<p style="color:{tokens.muted}">{escape(more.format(n=f"{table.more:,}"))}</p>'
    title = (
        f'<p style="color:{tokens.muted}; margin-top:8px; margin-bottom:2px">{escape(say(table.title))}</p>'
    )
    if len(table.columns) == 1:
        return f"{title}<p>{_in_a_row(table, say)}</p>{rest}"
    heads = [say(column) for column in table.columns]
    colours = {"A": tokens.a, "B": tokens.b}
    head = "".join(
        f'<th align="left"><span style="color:{colours.get(column.template, tokens.muted)}">{escape(name)}</span></th>'
        for column, name in zip(table.columns, heads, strict=True)
    )
    rows = "".join("<tr>" + "".join(_cell(cell, say, tokens) for cell in row) + "</tr>" for row in table.rows)
    rest = ""
    if table.more:
        rest = f'<p style="color:{tokens.muted}">{escape(more.format(n=f"{table.more:,}"))}</p>'
    title = (
        f'<p style="color:{tokens.muted}; margin-top:8px; margin-bottom:2px">{escape(say(table.title))}</p>'
    )
    return f'{title}<table cellspacing="0" cellpadding="3"><tr>{head}</tr>{rows}</table>{rest}'


def _in_a_row(table: Table, say: Say) -> str:
    """A table of one column as words of one paragraph: a line for each would be mostly empty."""
    texts = (say(cell) if isinstance(cell, Message) else str(cell) for (cell,) in table.rows)
    return " · ".join(escape(text[:_LONG]) for text in texts)


def _cell(cell: Cell, say: Say, tokens: Tokens) -> str:
    if cell is None:
        return f'<td style="color:{tokens.muted}">{_NOTHING}</td>'
    if isinstance(cell, Message):
        return f"<td>{escape(say(cell))}</td>"
    if isinstance(cell, str):
        return f"<td>{escape(cell[:_LONG])}</td>"
    return f"<td>{number(cell) if isinstance(cell, float) else f'{cell:,}'}</td>"
