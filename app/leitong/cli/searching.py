"""`leitong search LIBRARY QUERY`: the texts of a library that hold what is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from wcwidth import wrap

from leitong.cli.clusters_text import counted, from_here
from leitong.cli.index_bar import index_bar
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.opening import prepared
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, columns, faint, harmless, shortened, strong
from leitong.errors import LibraryUnusable
from leitong.library.library import Library
from leitong.library.search.index import IndexSize, index, index_size, is_indexed
from leitong.library.search.query import Found, Hit, search
from leitong.library.search.snippet import Snippet
from leitong.library.search.terms import parts_of
from leitong.report.amounts import size
from leitong.report.plain import json_text
from leitong.report.search_facts import search_facts


@click.command("search", short_help="The texts of a library that hold these words.")
@click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
@click.argument("query", metavar="QUERY...", nargs=-1, required=True)
@click.option(
    "--count", type=click.IntRange(min=1), default=10, show_default=True, help="At most so many results."
)
@click.option(
    "--size", "with_size", is_flag=True, help="Say how large the index is, of words and of letter pairs."
)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
def command(*, library_file: Path, query: tuple[str, ...], count: int, with_size: bool, as_json: bool) -> int:
    """Search a library: the texts that hold every part of QUERY, best first, one result for each group of copies.

    Parts are what stands between spaces; what is put in quotes is one part ('"open source" 图书馆'). Chinese is found
    whatever its words are; texts of which it is a word come first, then those in which an ambiguous place may be read
    so. Of other languages whole words are found. Titles and the words in which other pages lead to one are searched as
    well.

    The first search builds the index, later ones bring it up to date.

    Exit status: 0 searched, whatever was found; 2 the library can't be used, or QUERY has no letter.
    """
    question = " ".join(query)
    if not parts_of(question):
        raise click.UsageError("There is neither a letter nor a digit in QUERY.")
    try:
        with prepared(library_file, is_indexed, _index) as library:
            found = search(library, question, count)
            taken = index_size(library) if with_size or as_json else None
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    if as_json:
        click.echo(json_text(search_facts(question, found, taken)))
        return 0
    for line in _lines(found, columns()):
        click.echo(line, color=colour_wanted())
    if taken:
        click.echo(_size(taken))
    return 0


def _index(library: Library) -> None:
    with index_bar() as told:
        index(library, told)


def _lines(found: Found, width: int) -> Iterator[str]:
    if not found.hits:
        yield "Nothing in the library holds it."
        return
    for hit in found.hits:
        yield strong(shortened(hit.title or hit.path.name, width))
        yield faint(shortened(from_here(hit.path), width - 12)) + _copies(hit)
        yield from wrap(_snippet(hit.snippet), width)
        yield ""
    shown = f", the first {len(found.hits)} shown" if len(found.hits) < found.groups else ""
    yield faint(f"{counted(found.groups, 'result')} in {counted(found.texts, 'text')}{shown}")


def _copies(hit: Hit) -> str:
    parts = []
    if hit.copies:
        parts.append(counted(len(hit.copies), "more copy").replace("copys", "copies"))
    if hit.near:
        parts.append(f"{len(hit.near)} near")
    return f"  + {', '.join(parts)}" if parts else ""


def _snippet(snippet: Snippet) -> str:
    parts, done = [], 0
    for mark in snippet.marks:
        parts += [harmless_part(snippet.text[done : mark.start]), strong(snippet.text[mark.start : mark.end])]
        done = mark.end
    parts.append(harmless_part(snippet.text[done:]))
    return f"{'…' if snippet.cut_before else ''}{''.join(parts)}{'…' if snippet.cut_after else ''}"


def harmless_part(text: str) -> str:
    """As `harmless`, but spaces at the ends stay: it is a part of a line."""
    kept = harmless(text)
    return f"{' ' if text[:1].isspace() else ''}{kept}{' ' if kept and text[-1:].isspace() else ''}"


def _size(taken: IndexSize) -> str:
    return (
        f"The index of {counted(taken.documents, 'text')} takes {size(taken.words)} for {taken.terms:,} words"
        f" ({taken.readings:,} of {taken.entries:,} entries are for other readings of ambiguous places) and"
        f" {size(taken.runs)} more for {taken.run_terms:,} letter pairs and words."
    )
