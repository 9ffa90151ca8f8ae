"""JSON and CSV that are valid UTF-8 whatever the names of files are."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Sequence
from typing import TextIO

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
# A spreadsheet would run a cell that begins so
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def json_text(facts: object) -> str:
    """One line of JSON; bytes of a file's name that are no text are lone surrogates, written as escapes."""
    text = json.dumps(facts, ensure_ascii=False, allow_nan=False)
    return _LONE_SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def without_surrogates(text: str) -> str:
    """The text with U+FFFD for what is no character."""
    return _LONE_SURROGATE.sub("\ufffd", text)


def write_csv(out: TextIO, header: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Comma-separated, one record a line, with a header; numbers with a point; empty where there is no value."""
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    for row in rows:
        writer.writerow(["" if value is None else _cell(value) for value in row])


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return value
    text = without_surrogates(value)
    return f"'{text}" if text.startswith(_FORMULA) else text
