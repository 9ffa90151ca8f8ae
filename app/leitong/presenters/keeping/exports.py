"""A library written to a file, through the same functions as the command line."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from leitong.library.library import Library
from leitong.report.library_csv import write_pairs
from leitong.report.library_html import html_pages
from leitong.report.library_json import json_pieces


def export(library: Library, form: str, out: Path, now: datetime) -> None:
    """form: "html", "csv" or "json". An older file is replaced only by a whole new one.

    Raises OSError if it can't be written.
    """
    out = out.resolve()  # a link stays one
    beside = out.with_name(f".{out.name[:200]}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8", newline="") as file:
            match form:
                case "csv":
                    write_pairs(file, library.pairs())
                case "json":
                    file.writelines(json_pieces(library))
                case _:
                    file.writelines(html_pages(library, now))
        beside.replace(out)
    finally:
        beside.unlink(missing_ok=True)
