"""Columns of texts as one text, and back: joined and split whole, where JSON looks at each letter of each of them."""

from __future__ import annotations

import json
from collections.abc import Sequence

# what parts units and records in ASCII; a page that holds them itself is written as JSON
_AFTER_EACH, _BEFORE_COLUMN = "\x1f", "\x1e"
_SPACES = {ord(_AFTER_EACH): " ", ord(_BEFORE_COLUMN): " "}
# within these a record that somebody else wrote takes less than 1 GB: of texts, of columns, of JSON's letters
_MOST_TEXTS, _MOST_COLUMNS, _MOST_OF_JSON = 6_000_000, 1_000, 16_000_000

Columns = Sequence[Sequence[str]]


def written(columns: Columns) -> str:
    """The columns, each of any number of texts, as one text.

    In one that would be too long as JSON, spaces take the place of what parts texts.
    """
    text = "".join(
        [_BEFORE_COLUMN + _AFTER_EACH.join((*column, "")) if column else _BEFORE_COLUMN for column in columns]
    )
    as_many = text.count(_BEFORE_COLUMN), text.count(_AFTER_EACH)
    if columns and as_many == (len(columns), sum(map(len, columns))):
        return text
    text = json.dumps([list(column) for column in columns], ensure_ascii=False)
    if len(text) <= _MOST_OF_JSON or not columns:
        return text
    return written([[text.translate(_SPACES) for text in column] for column in columns])


def columns_of(text: str) -> list[list[str]]:
    """The columns again. Raises ValueError if the text is none of `written`."""
    if text.startswith(_BEFORE_COLUMN):
        if text.count(_AFTER_EACH) > _MOST_TEXTS or text.count(_BEFORE_COLUMN) > _MOST_COLUMNS:
            raise ValueError("a record has more texts than a page can hold")
        return [column.split(_AFTER_EACH)[:-1] for column in text[1:].split(_BEFORE_COLUMN)]
    if len(text) > _MOST_OF_JSON:
        raise ValueError("a record is longer than a page can be")
    try:
        found = json.loads(text)
    except RecursionError as error:
        raise ValueError("a record is a list of columns of texts") from error
    if not isinstance(found, list) or not all(map(_is_column, found)):
        raise ValueError("a record is a list of columns of texts")
    return found


def _is_column(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(text, str) for text in found)
