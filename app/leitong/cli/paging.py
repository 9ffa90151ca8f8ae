"""`leitong page FILE…`: what Leitong has understood of each page."""

from __future__ import annotations

from collections.abc import Iterator

import click

from leitong.cli.exports import keep_apart, writing
from leitong.cli.inputs import UNUSABLE, encoding_option, problem_of, read, tell
from leitong.cli.page_facts import page_facts, problem_facts
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, columns, faint, shortened, strong
from leitong.cli.tree_text import tree_lines
from leitong.documents.document import Document
from leitong.pages.ballot_names import LEARNED, TABLES
from leitong.pages.page import Page
from leitong.pages.structure import structure
from leitong.pages.votetable import vote_table
from leitong.report.plain import json_text, without_surrogates
from leitong.report.tinted_page import tinted_page


@click.command("page", short_help="What is understood of pages, and why.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line for programs.")
@click.option("--tree", is_flag=True, help="Print the tag tree: depth, letters, implied ends, fates.")
@click.option(
    "--html",
    "out",
    type=NamedPath(dir_okay=False, allow_dash=True),
    metavar="OUT",
    help="Write a safe copy of the page, each block tinted by its fate, its votes under the mouse.",
)
@click.option(
    "--votes",
    type=click.Choice(list(TABLES)),
    default=LEARNED,
    show_default=True,
    help="What blocks of HTML are voted on with: the table learned from pages, or nine rules in the spirit"
    " of a textbook, whose numbers are our own.",
)
@encoding_option("--encoding", help="Encoding of the files, such as gb18030. [default: found out]")
def command(
    *, files: tuple[str, ...], as_json: bool, tree: bool, out: str | None, votes: str, encoding: str | None
) -> int:
    """Show what is understood of pages: titles, body, and why each block was taken or left.

    FILE is a file, a web address (http or https, fetched now), or - for standard input.

    Exit status: 0 all were read; 1 OUT can't be written; 2 some could not be used: stderr says which and why,
    with --json their line has a "problem", and the others are shown all the same.
    """
    if out is not None and len(files) > 1:
        raise click.UsageError("--html writes one page; more were given.")
    if sum((as_json, tree, out is not None)) > 1:
        raise click.UsageError("Only one of --json, --tree and --html can be asked for at once.")
    if out is not None:
        keep_apart([out], *(file for file in files if file != "-"))
    status = 0
    for file in files:
        try:
            document = read(file, encoding)
            page = structure(document, whole=True, votes=vote_table(TABLES[votes]))
            lines = _lines(document, page, tree, tinted=out is not None)
        except Exception as error:
            problem = problem_of(error)
            tell(file, problem)
            status = UNUSABLE
            if as_json:
                click.echo(json_text(problem_facts(file, problem)))
            continue
        if as_json:
            click.echo(json_text(page_facts(document, page)))
            continue
        if out is not None:
            with writing(out) as copy:
                copy.writelines(lines)
            continue
        for line in lines:
            click.echo(line, color=colour_wanted())
    return status


def _lines(document: Document, page: Page, tree: bool, tinted: bool) -> list[str]:
    """What is to be printed of a page, or its whole tinted copy."""
    if tree:
        return list(tree_lines(document, page, columns()))
    if tinted:
        return [without_surrogates(tinted_page(document, page))]
    return list(_shown(document, page, columns()))


def _shown(document: Document, page: Page, width: int) -> Iterator[str]:
    yield strong(shortened(document.source, width))
    facts = [
        document.format.value,
        document.encoding or "",
        f"kind {page.kind.value}",
        f"{len(page.body):,} characters of body",
    ]
    yield faint(" · ".join(filter(None, facts)))
    for name, text in (
        ("title", page.title),
        ("heading", page.content_title),
        ("description", page.description),
    ):
        if text:
            yield f"{name:<12}{shortened(text, width - 12)}"
    for warning in document.warnings:
        yield f"{'note':<12}{shortened(str(warning), width - 12)}"
    yield faint(f"{'votes':>6}  {'kind':<6}{'fate':<14}text")
    for block in page.blocks:
        line = (
            f"{block.score:>+6.1f}  {block.kind.value:<6}{block.fate:<14}{shortened(block.text, width - 28)}"
        )
        yield line if block.body_span else faint(line)
    yield ""
