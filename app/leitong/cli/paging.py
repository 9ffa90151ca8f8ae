"""`leitong page FILE…`: what Leitong has understood of each page."""

from __future__ import annotations

from collections.abc import Iterator

import click

from leitong.cli.facts import json_line, page_facts, problem_facts
from leitong.cli.inputs import UNUSABLE, encoding_option, problem_of, read, tell
from leitong.cli.terminal import colour_wanted, columns, faint, shortened, strong
from leitong.documents.document import Document
from leitong.pages.page import Page
from leitong.pages.structure import structure


@click.command("page", short_help="What is understood of pages, and why.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line for programs.")
@encoding_option("--encoding", help="Encoding of the files, such as gb18030. [default: found out]")
def command(files: tuple[str, ...], as_json: bool, encoding: str | None) -> int:
    """Show what is understood of pages: titles, body, and why each block was taken or left.

    FILE is a file, a web address (http or https, fetched now), or - for standard input.

    Exit status: 0 all were read; 2 some could not be used: stderr says which and why, with --json their
    line has a "problem", and the others are shown all the same.
    """
    status = 0
    for file in files:
        try:
            document = read(file, encoding)
            page = structure(document)
        except Exception as error:
            problem = problem_of(error)
            tell(file, problem)
            status = UNUSABLE
            if as_json:
                click.echo(json_line(problem_facts(file, problem)))
            continue
        if as_json:
            click.echo(json_line(page_facts(document, page)))
        else:
            for line in _shown(document, page, columns()):
                click.echo(line, color=colour_wanted())
    return status


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
