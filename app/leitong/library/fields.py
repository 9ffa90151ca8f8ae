"""Columns of texts as one text, and back: joined and split whole, where JSON looks at each letter of each of them."""

from __future__ import annotations

import json
from collections.abc import Sequence

# what parts units and records in ASCII; a page that holds them itself is written as JSON
_AFTER_EACH, _BEFORE_COLUMN = "\x1f", "\x1e"

Columns = Sequence[Sequence[str]]


def written(columns: Columns) -> str:
    """The columns, each of any number of texts, as one text."""
    text = "".join(
        [_BEFORE_COLUMN + _AFTER_EACH.join((*column, "")) if column else _BEFORE_COLUMN for column in columns]
    )
    as_many = text.count(_BEFORE_COLUMN), text.count(_AFTER_EACH)
    if columns and as_many == (len(columns), sum(map(len, columns))):
        return text
    return json.dumps([list(column) for column in columns], ensure_ascii=False)


def columns_of(text: str) -> list[list[str]]:
    """The columns again. Raises ValueError if the text is none of `written`."""
    if text.startswith(_BEFORE_COLUMN):
        return [column.split(_AFTER_EACH)[:-1] for column in text[1:].split(_BEFORE_COLUMN)]
    found = json.loads(text)
    if not isinstance(found, list) or not all(map(_is_column, found)):
        raise ValueError("a record is a list of columns of texts")
    return found


def _is_column(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(text, str) for text in found)
