"""The tables of a method's inputs as rich text. All that comes from a document is escaped."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from urllib.parse import quote, unquote

from leitong.compare.methods.records import Cell, Table
from leitong.gui.tokens import Tokens
from leitong.messages import Message
from leitong.report.held import figure

Say = Callable[[Message], str]
TERM, PASSAGE = "term", "passage"
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
    rows = "".join(
        "<tr>"
        + "".join(_cell(cell, say, tokens, _light(table, column, cell)) for column, cell in enumerate(row))
        + "</tr>"
        for row in table.rows
    )
    return f'{title}<table cellspacing="0" cellpadding="4"><tr>{head}</tr>{rows}</table>{rest}'


def _in_a_row(table: Table, say: Say) -> str:
    """A table of one column as words of one paragraph: a line for each would be mostly empty."""
    texts = (say(cell) if isinstance(cell, Message) else str(cell) for (cell,) in table.rows)
    return " · ".join(escape(text[:_LONG]) for text in texts)


def _light(table: Table, column: int, cell: Cell) -> str:
    """What a click on the cell lights in the texts, as the address of a link; empty: nothing."""
    if table.lights == TERM and isinstance(cell, str):
        return f"{TERM}:{quote(cell)}"
    if table.lights == PASSAGE and column == 0 and isinstance(cell, int):
        return f"{PASSAGE}:{cell}"
    return ""


def lit(address: str) -> tuple[str, str]:
    """What a link stands for: TERM and a word, or PASSAGE and its number from 1 on."""
    kind, _, value = address.partition(":")
    return kind, unquote(value)


def _cell(cell: Cell, say: Say, tokens: Tokens, light: str) -> str:
    if cell is None:
        return f'<td style="color:{tokens.muted}">{_NOTHING}</td>'
    text = escape(_said(cell, say))
    if light:
        text = f'<a href="{light}" style="color:{tokens.text}; text-decoration:none">{text}</a>'
    return f"<td>{text}</td>"


def _said(cell: str | int | float | Message, say: Say) -> str:
    if isinstance(cell, Message):
        return say(cell)
    if isinstance(cell, str):
        return cell[:_LONG]
    return figure(cell) if isinstance(cell, float) else f"{cell:,}"
