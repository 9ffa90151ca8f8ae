"""`leitong hamming LIBRARY FINGERPRINT`: which files have a fingerprint within k bits, and what finding them takes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import click

from leitong.analysis import analyse
from leitong.cli.hamming_text import NearFile, hamming_lines
from leitong.cli.inputs import UNUSABLE, problem_of, read, tell
from leitong.cli.opening import opened
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted
from leitong.errors import LibraryUnusable, SourceNotFound
from leitong.library.library import Library
from leitong.library.probing.counts import PAPER_SIZE
from leitong.library.probing.modes import Mode, Probing, Query, Refused, probe
from leitong.library.probing.paper import on_paper
from leitong.report.hamming_facts import hamming_facts
from leitong.report.plain import json_text

_FINGERPRINT = re.compile(r"(?:0x)?([0-9a-f]{16})", re.I)
_ALL = "all"


@click.command("hamming", short_help="Which files have a fingerprint within k bits of this one?")
@click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
@click.argument("fingerprint", metavar="FINGERPRINT")
@click.option(
    "-k", "--bits", type=click.IntRange(0, 64), default=3, show_default=True, help="At most so many differ."
)
@click.option(
    "--mode",
    type=click.Choice([*(mode.value for mode in Mode), _ALL]),
    default=Mode.INDEX.value,
    show_default=True,
    help="How they are looked for.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
def command(*, library_file: Path, fingerprint: str, bits: int, mode: str, as_json: bool) -> int:
    """List the files of a library whose fingerprint differs from FINGERPRINT in at most k bits, and what each way of
    finding them looks at, keeps and takes.

    FINGERPRINT is 16 hexadecimal digits, or a file whose fingerprint is made.

    \b
    scan     looks at every fingerprint
    online   looks up every value within k bits (k up to 3)
    offline  keeps every value within k bits of every fingerprint (k up to 3, 500 of them)
    blocks   looks at those that agree in one of k + 1 blocks
    manku    looks at those that agree in more bits, in more tables: four designs
    index    the app's own: four blocks, some of whose bits are flipped
    all      all of these

    For k = 3 there are 43,745 values within k bits of one (41,664 of them at 3, 2,016 at 2, 64 at 1, and itself): so
    many does online look up, and so many for each fingerprint does offline keep. Four blocks leave 4 x 2^48 keys of
    2^64 to look through. That counts keys, not work: of n random fingerprints 4 n / 65,536 share a block and are
    compared.

    Exit status: 0 asked, whatever was found; 2 FINGERPRINT or the library can't be used.
    """
    try:
        value = _value(fingerprint)
    except SourceNotFound as error:
        tell(fingerprint, f"{error.reason} Nor is it a fingerprint, which has 16 hexadecimal digits.")
        return UNUSABLE
    except Exception as error:
        tell(fingerprint, problem_of(error))
        return UNUSABLE
    if value is None:
        tell(fingerprint, "It has no text, and no fingerprint.")
        return UNUSABLE
    modes = tuple(Mode) if mode == _ALL else (Mode(mode),)
    try:
        with opened(library_file) as library:
            prints, values = library.store.simhashes()
            answers = tuple(answer for one in modes for answer in probe(values, value, bits, one))
            files = _files(library, prints.tolist(), answers)
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    query, paper = Query(value, bits, values.size, answers), on_paper(PAPER_SIZE, bits)
    if as_json:
        found = None if files is None else [(str(one.path), one.distance) for one in files]
        click.echo(json_text(hamming_facts(query, found, paper)))
        return 0
    for line in hamming_lines(query, files, paper if mode == _ALL else ()):
        click.echo(line, color=colour_wanted())
    return 0


def _value(fingerprint: str) -> int | None:
    digits = _FINGERPRINT.fullmatch(fingerprint)
    if digits:
        return int(digits[1], 16)
    simhash = analyse(read(fingerprint, None)).fingerprints.words
    return simhash.value if simhash else None


def _files(
    library: Library, prints: Sequence[int], answers: Sequence[Probing | Refused]
) -> list[NearFile] | None:
    """What the first mode that could answer has found, nearest first; None if none could."""
    answer = next((one for one in answers if isinstance(one, Probing)), None)
    if answer is None:
        return None
    near = dict(zip((prints[row] for row in answer.rows.tolist()), answer.distances.tolist(), strict=True))
    files = library.store.files(near)
    found = [NearFile(file.path, near[print_]) for print_, each in files.items() for file in each]
    return sorted(found, key=lambda one: (one.distance, one.path))
