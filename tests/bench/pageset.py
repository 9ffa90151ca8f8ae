"""Labelled pages on disk: DATA/pages/<set>.json (id → {"body", "url"}) beside DATA/pages/<set>/<id>.html.gz."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path


@dataclass(frozen=True, slots=True)
class LabelledPage:
    id: str
    html: str
    truth: str
    url: str


@dataclass(frozen=True, slots=True)
class PageSet:
    name: str
    folder: Path

    def pages(self, limit: int | None = None) -> Iterator[LabelledPage]:
        records = json.loads(self.folder.with_suffix(".json").read_text("utf-8"))
        for page_id, record in islice(records.items(), limit):
            packed = (self.folder / f"{page_id}.html.gz").read_bytes()
            html = gzip.decompress(packed).decode("utf-8", "replace")
            yield LabelledPage(page_id, html, record["body"], record.get("url") or "")


def page_sets(data: Path | None, names: list[str] | None = None) -> list[PageSet]:
    """The labelled sets below a data folder, given or in LEITONG_DATA. Raises SystemExit without one."""
    folder = data or Path(os.environ.get("LEITONG_DATA", ""))
    pages = folder / "pages" if (folder / "pages").is_dir() else folder
    found = [PageSet(path.stem, path.with_suffix("")) for path in sorted(pages.glob("*.json"))]
    chosen = [pages for pages in found if pages.folder.is_dir() and (not names or pages.name in names)]
    if not chosen:
        raise SystemExit(f"no labelled pages in {pages}; give the data folder or set LEITONG_DATA")
    return chosen
