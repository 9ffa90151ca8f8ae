"""From records to the rows of a library's tables, and back."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from leitong.library.records import ROUND, Print, PrintPair, Role, Stamp, StoredDocument
from leitong.library.storage.sentences import restored

_SIGN = 1 << 63


def numbers(stamp: Stamp) -> tuple[int, int, int, int]:
    # device and inode may take all of 64 bits, SQLite's numbers have a sign
    return stamp.size, stamp.mtime_ns, signed(stamp.device), signed(stamp.inode)


def signed(value: int) -> int:
    """An unsigned number of 64 bits as SQLite can keep it."""
    value %= ROUND
    return value - ROUND if value >= _SIGN else value


def unsigned(value: int | None) -> int | None:
    """The number that `signed` was given; None stays None."""
    return None if value is None else value % ROUND


def print_row(one: Print) -> tuple[object, ...]:
    return (
        one.sha256,
        one.suffix,
        one.recipe,
        one.byte_size,
        one.format,
        one.encoding,
        _storable(one.title),
        one.language and _storable(one.language),
        one.letters,
        None if one.simhash is None else signed(one.simhash),
        one.packed.content,
        one.keywords,
    )


def _storable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def pair_row(pair: PrintPair) -> tuple[object, ...]:
    """Of two prints the lower number first, as each pair is stored once."""
    if pair.a > pair.b:
        return pair.b, pair.a, pair.kind.value, pair.jaccard, pair.b_in_a, pair.a_in_b, pair.alike
    return pair.a, pair.b, pair.kind.value, pair.jaccard, pair.a_in_b, pair.b_in_a, pair.alike


def document_of_row(row: tuple[Any, ...]) -> StoredDocument:
    path, role, sha256, format_, encoding, title, language, letters = row[:8]
    size, simhash, content, problem, vanished, mtime_ns, device, inode, print_ = row[8:]
    number = unsigned(simhash)
    return StoredDocument(
        path=Path(os.fsdecode(path)),
        role=Role(role),
        sha256=sha256,
        format=format_,
        encoding=encoding,
        title=title,
        language=language,
        letters=letters,
        byte_size=size,
        simhash=None if number is None else f"{number:016x}",
        content=content,
        problem=restored(problem) if problem else None,
        vanished=bool(vanished),
        mtime_ns=mtime_ns,
        inode=(device % ROUND, inode % ROUND),
        print=print_,
    )
