"""From what stands on the command line to a document: a file, an address, or standard input."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Callable
from typing import Any

import click

from leitong.cli.terminal import harmless
from leitong.documents.document import Document
from leitong.documents.files import too_large
from leitong.documents.limits import Limits
from leitong.documents.load import document_of, open_source
from leitong.errors import LeitongError, SourceNotFound
from leitong.messages import QT_TRANSLATE_NOOP, Message

UNUSABLE = 2
"""Exit status where a document can't be used."""

_NO_NAME = QT_TRANSLATE_NOOP("Core", "The name is empty.")
_NO_INPUT = QT_TRANSLATE_NOOP("Core", "There is no standard input.")


def read(source: str, encoding: str | None) -> Document:
    """Load the file, address ("http://…", "https://…") or standard input ("-") that `source` names.

    Raises LeitongError.
    """
    if not source:
        raise SourceNotFound(source, Message(_NO_NAME))  # as a path it would be the current folder
    if source != "-":
        return open_source(source, encoding=encoding)
    if sys.stdin is None:
        raise SourceNotFound(source, Message(_NO_INPUT))
    limits = Limits()
    data = sys.stdin.buffer.read(limits.file_bytes + 1)
    if len(data) > limits.file_bytes:
        raise too_large(source, limits)
    return document_of(source, data, source, encoding=encoding, limits=limits)


def problem_of(error: Exception) -> str:
    """One sentence for what went wrong with one document.

    A fault of Leitong's own is said to be one: it must not end the work on a thousand other files.
    """
    if isinstance(error, LeitongError):
        return str(error.reason)
    return f"Leitong failed on it, which is a fault of the program ({type(error).__name__}: {error})."


def tell(source: str, problem: str) -> None:
    """Name the document and what is wrong with it on stderr."""
    name = harmless(source) or '""'
    click.echo(f"leitong: {name}: {harmless(problem)}", err=True)


def encoding_option(name: str, help: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """An option that takes the name of an encoding that Python knows."""
    return click.option(name, metavar="NAME", callback=_known_encoding, help=help)


def _known_encoding(_context: click.Context, _parameter: click.Parameter, name: str | None) -> str | None:
    if name is None:
        return None
    try:
        codecs.lookup(name)
    except LookupError as error:
        raise click.BadParameter(f"{name!r} is not the name of an encoding.") from error
    return name
