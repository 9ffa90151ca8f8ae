"""`leitong new-words PATH…`: words that the dictionary does not have; accept them, or take that back."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from leitong.cli.clusters_text import counted
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.numbers import NumberWithin
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import colour_wanted, column, columns, faint, harmless, right, shortened
from leitong.errors import LeitongError
from leitong.presenters.store import Places
from leitong.report.plain import json_text
from leitong.report.words_facts import new_words_facts
from leitong.scan.gather import Gathered, gather
from leitong.words.fold import fold
from leitong.words.letters import MOST_LETTERS, Letters
from leitong.words.lexicon import lexicon
from leitong.words.new_words import LEAST_LETTERS, Limits, NewWords, new_words
from leitong.words.own_words import FILE_NAME, OwnWords

_LISTED = 50
_TELL_EVERY = 20  # files
_DEFAULT = Limits()


@click.command("new-words", short_help="Words that the dictionary does not have.")
@click.argument("paths", metavar="PATH...", nargs=-1, type=NamedPath(path_type=Path))
@click.option(
    "--count",
    type=click.IntRange(1),
    default=_DEFAULT.count,
    show_default=True,
    help="Occurrences; of a large text one in 100,000 letters.",
)
@click.option("--cohesion", type=NumberWithin(0), default=_DEFAULT.cohesion, show_default=True)
@click.option("--freedom", type=NumberWithin(0), default=_DEFAULT.freedom, show_default=True)
@click.option("--all", "all_words", is_flag=True, help=f"List all, not the first {_LISTED}.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
@click.option("--accept", multiple=True, metavar="WORD", help="Make WORD one of your own words.")
@click.option("--undo", is_flag=True, help="Take the word that was accepted last out again.")
@click.option("--own", "list_own", is_flag=True, help="List your own words.")
def command(
    *,
    paths: tuple[Path, ...],
    count: int,
    cohesion: float,
    freedom: float,
    all_words: bool,
    as_json: bool,
    accept: tuple[str, ...],
    undo: bool,
    list_own: bool,
) -> int:
    """Find the words of texts that the dictionary does not have: they are frequent, hold together, and are free.

    PATH is a file, a folder, or a library that leitong scan has made; equal texts are counted once.

    \b
    times     occurrences
    cohesion  how much more often its letters stand together than by chance, at the weakest cut
    freedom   how varied its neighbours are: entropy in nats, the lesser of left and right

    Your own words are used by `leitong words` and are not new any more; fingerprints never use them.

    Exit status: 0 done, whatever was found; 2 a PATH can't be used, or a WORD is none.
    """
    own = OwnWords(Places.of_this_person().data / FILE_NAME)
    if not (paths or accept or undo or list_own):
        raise click.UsageError("Name a PATH to look through, or --accept, --undo or --own.")
    status = _change(own, accept, undo)
    if list_own and not as_json:
        for word in own.words:
            click.echo(word)
    if not paths:
        if as_json:
            click.echo(json_text({"own_words": own.words}))
        return status
    letters, documents, problems = _read(paths)
    found = new_words(letters, Limits(count, cohesion, freedom), lexicon(own.words))
    for path, reason in problems:
        tell(path, reason)
    if as_json:
        click.echo(json_text(new_words_facts(found, documents, own.words, problems)))
    else:
        for line in _shown(found, documents, None if all_words else _LISTED):
            click.echo(line, color=colour_wanted())
    if letters.full:
        tell(str(paths[-1]), f"Only the first {MOST_LETTERS:,} letters were looked through.")
    named = {str(path) for path in paths} | {str(path.absolute()) for path in paths}
    return UNUSABLE if any(path in named for path, _reason in problems) else status


def _change(own: OwnWords, accept: Sequence[str], undo: bool) -> int:
    """Accept and undo, and say so on stderr, for the result goes to stdout."""
    status = 0
    for word in accept:
        try:
            if lexicon().holds([fold(word.strip()).text])[0]:
                tell(word, "It is in the dictionary already.")
                status = UNUSABLE
                continue
            click.echo(f"accepted: {harmless(own.accept(word))}", err=True)
        except LeitongError as error:
            tell(word, str(error.reason))
            status = UNUSABLE
    if undo:
        try:
            taken = own.undo()
        except LeitongError as error:
            tell(error.source, str(error.reason))
            return UNUSABLE
        click.echo(f"no longer a word: {harmless(taken)}" if taken else "There is no word to undo.", err=True)
    return status


def _read(paths: Sequence[Path]) -> tuple[Letters, int, list[tuple[str, str]]]:
    """The letters of all texts, how many there were, and what could not be used."""
    letters, documents, problems = Letters(), 0, []
    shown = sys.stderr is not None and sys.stderr.isatty()
    for number, one in enumerate(gather(paths), start=1):
        if isinstance(one, Gathered):
            letters.add(one.text)
            documents += 1
        else:
            problems.append((str(one.path), str(one.reason)))
        if shown and number % _TELL_EVERY == 0:
            click.echo(f"\rRead {number:,} files", nl=False, err=True)
        if letters.full:
            break
    if shown:
        click.echo("\r\033[K", nl=False, err=True)
    return letters, documents, problems


def _shown(found: NewWords, documents: int, most: int | None) -> Iterator[str]:
    texts = "1 text" if documents == 1 else f"{documents:,} texts"
    yield f"{texts}, {found.letters:,} Chinese letters: " + (
        f"too little text; {LEAST_LETTERS} are needed"
        if found.too_little
        else f"{counted(len(found.words), 'new word')}, each {found.least_count} times or more"
    )
    if not found.words:
        return
    yield faint(
        f"{right('times', 7)}{right('cohesion', 12)}{right('freedom', 9)}  {column('word', 10)}made of"
    )
    for word in found.words[:most]:
        numbers = f"{word.count:>7,}{word.cohesion:>12,.1f}{word.freedom:>9.2f}"
        yield f"{numbers}  {column(word.term, 10)}{shortened(' '.join(word.parts), columns() - 40)}"
    if most is not None and len(found.words) > most:
        yield faint(f"and {len(found.words) - most:,} more: --all lists them")
