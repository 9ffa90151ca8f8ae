"""The clusters of a library as one page that needs nothing but itself: no scripts, no pictures, nothing fetched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from html import escape
from pathlib import Path

from leitong.library.library import Library
from leitong.library.records import StoredCluster, StoredDocument
from leitong.library.storage.database import IN_MEMORY
from leitong.report.plain import without_surrogates

_STYLE = (
    "body{font:16px/1.5 system-ui,'Noto Sans','Noto Sans CJK SC',sans-serif;max-width:60rem;margin:2rem auto;"
    "padding:0 1rem;color:#1b1f24;background:#fff}h1{font-size:1.5rem}h2{font-size:1.1rem;margin:2rem 0 .3rem}"
    "table{border-collapse:collapse;width:100%}td,th{padding:.2rem .6rem .2rem 0;text-align:left;"
    "vertical-align:top;border-bottom:1px solid #d8dce1;overflow-wrap:anywhere}.quiet{color:#5a6472}"
    ".best{font-weight:600}.size{text-align:right;white-space:nowrap}"
    "@media(prefers-color-scheme:dark){body{color:#e6e9ed;background:#16191d}.quiet{color:#9aa5b1}"
    "td,th{border-color:#3a4048}}"
)


def html_pages(library: Library, made: datetime) -> Iterator[str]:
    """The page in pieces, to be written one after the other. made: printed as the date of the report."""
    documents = library.documents()
    by_path = {document.path: document for document in documents}
    clusters = library.clusters()
    problems = [one for one in documents if one.problem is not None and not one.vanished]
    yield (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Leitong: duplicate clusters</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>'
        "<h1>Duplicate clusters</h1>"
        f'<p class="quiet">{_kept_in(library)}{_counted(len(documents), "file")}'
        f" · {_counted(len(clusters), 'cluster')} · {_counted(len(problems), 'problem')} · {made:%Y-%m-%d %H:%M}</p>"
    )
    for number, cluster in enumerate(clusters, 1):
        yield from _cluster(number, cluster, by_path)
    yield from _problems(problems)
    yield "</body></html>\n"


def _cluster(number: int, cluster: StoredCluster, documents: Mapping[Path, StoredDocument]) -> Iterator[str]:
    yield (
        f"<h2>{number} · {_counted(len(cluster.members), 'file')} · {_text(cluster.kind.value)}</h2>"
        f'<p class="quiet">largest distance {cluster.largest_distance:.2f}'
        f" · best copy: {_text(str(cluster.reason))}</p>"
        "<table><tbody>"
    )
    yield from (_row(documents[member], best=member == cluster.best) for member in cluster.members)
    yield "</tbody></table>"


def _row(document: StoredDocument, *, best: bool) -> str:
    style = ' class="best"' if best else ""
    return (
        f"<tr{style}><td>{_text(str(document.path))}<br><span class=quiet>{_text(document.title)}</span></td>"
        f"<td>{_text(document.format or '')}</td><td class=size>{document.byte_size:,} B</td></tr>"
    )


def _problems(problems: Sequence[StoredDocument]) -> Iterable[str]:
    if not problems:
        return
    yield "<h2>Problems</h2><table><tbody>"
    for one in problems:
        yield f"<tr><td>{_text(str(one.path))}</td><td>{_text(str(one.problem))}</td></tr>"
    yield "</tbody></table>"


def _kept_in(library: Library) -> str:
    """Nothing for a library that is only in memory: its name says nothing to a reader."""
    return "" if library.source == IN_MEMORY else f"{_text(library.source)} · "


def _text(text: str) -> str:
    return escape(without_surrogates(text))


def _counted(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
