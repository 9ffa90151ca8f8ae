"""`leitong words TEXT|FILE`: how each method of segmentation cuts a text, and where it can be read in several ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import click

from leitong.analysis import named_document
from leitong.cli.aligned import aligned
from leitong.cli.inputs import UNUSABLE, encoding_option, problem_of, read, tell
from leitong.cli.terminal import colour_wanted, column, columns, faint, harmless, right, shortened
from leitong.errors import LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.structure import structure
from leitong.presenters.store import Places
from leitong.report.plain import json_text
from leitong.report.words_facts import words_facts
from leitong.words.ambiguity import Ambiguous, ambiguities
from leitong.words.index_terms import IndexSize, size_of, size_with_readings
from leitong.words.lexicon import lexicon
from leitong.words.methods import Method, cut
from leitong.words.own_words import FILE_NAME, OwnWords
from leitong.words.token import Words

_ALL = "all"
_ADDRESS = ("http://", "https://")
_LISTED = 20
MOST_CHARACTERS = 1_000_000
"""Of a longer text only one cut is printed: all of them, and every reading, would take gigabytes."""
_TOO_LONG = QT_TRANSLATE_NOOP(
    "Core", "It has more than {most} characters: choose one --method, and print no JSON."
)


@click.command("words", short_help="How each method cuts a text into words.")
@click.argument("source", metavar="TEXT|FILE")
@click.option(
    "--method",
    type=click.Choice([*(method.value for method in Method), _ALL]),
    default=_ALL,
    show_default=True,
    help="Only this way of cutting; prints the words with spaces between them.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
@encoding_option("--encoding", help="Encoding of FILE, such as gb18030. [default: found out]")
def command(*, source: str, method: str, as_json: bool, encoding: str | None) -> int:
    """Cut a text into words by every method, one under the other, and list the places that are ambiguous.

    TEXT is the text itself. FILE is a file, a web address (http or https, fetched now), or - for standard input;
    of a page its body is cut. Your own words (see `leitong new-words`) are used.

    Ambiguous is what can be cut otherwise without one more letter alone that is no word by itself.

    \b
    mm         longest word of the dictionary from the left
    rmm        longest word from the right
    both       of the two the one with fewer words, stretch by stretch
    jieba      the most probable cut; what fingerprints are made of (without your own words)
    jieba-hmm  the same, guessing words that the dictionary does not have
    ngram      every pair of characters

    Exit status: 0 done; 2 FILE can't be used.
    """
    try:
        text = _text(source, encoding)
        if len(text) > MOST_CHARACTERS and (as_json or method == _ALL):
            raise LimitExceeded(source, Message(_TOO_LONG, {"most": f"{MOST_CHARACTERS:,}"}))
    except Exception as error:
        tell(source, problem_of(error))
        return UNUSABLE
    dictionary = lexicon(OwnWords(Places.of_this_person().data / FILE_NAME).words)
    wanted = list(Method) if method == _ALL else [Method(method)]
    cuts = {one: cut(text, one, dictionary) for one in wanted}
    if method != _ALL and not as_json:
        for line in _spaced(text, cuts[wanted[0]]):
            click.echo(line)
        return 0
    ambiguous = ambiguities(text, dictionary)
    sizes = _sizes(cuts, ambiguous)
    if as_json:
        click.echo(json_text(words_facts(text, cuts, ambiguous, sizes)))
        return 0
    for line in _shown(text, cuts, ambiguous, sizes):
        click.echo(line, color=colour_wanted())
    return 0


def _text(source: str, encoding: str | None) -> str:
    """The body of the document that is named, or the text that stands there itself."""
    if source == "-" or source.startswith(_ADDRESS) or encoding is not None:
        return structure(read(source, encoding)).body
    return structure(named_document(source)).body


def _spaced(text: str, words: Words) -> Iterator[str]:
    """The words of each line that has any, as they are shown, with spaces between them."""
    line: list[str] = []
    reached = 0
    for start, end in zip(words.starts.tolist(), words.ends.tolist(), strict=True):
        if line and "\n" in text[reached:start]:
            yield " ".join(line)
            line = []
        word = text[start:end]
        line.append(word if word.isalnum() else harmless(word))
        reached = end
    if line:
        yield " ".join(line)


def _sizes(cuts: Mapping[Method, Words], ambiguous: tuple[Ambiguous, ...]) -> dict[str, IndexSize]:
    sizes = {}
    if Method.JIEBA in cuts:
        sizes["words"] = size_of(cuts[Method.JIEBA])
        sizes["words of every reading"] = size_with_readings(cuts[Method.JIEBA], ambiguous)
    if Method.NGRAM in cuts:
        sizes["pairs of characters"] = size_of(cuts[Method.NGRAM])
    return sizes


def _shown(
    text: str, cuts: Mapping[Method, Words], ambiguous: tuple[Ambiguous, ...], sizes: Mapping[str, IndexSize]
) -> Iterator[str]:
    # pairs of characters overlap, so that they are no cut that could stand here
    rows = {method.value: words for method, words in cuts.items() if method is not Method.NGRAM}
    yield from aligned(text, rows, columns())
    kinds = Counter(one.kind.value for one in ambiguous)
    yield ""
    told = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    yield f"{len(ambiguous)} ambiguous" + (f": {told}" if told else "")
    for one in ambiguous[:_LISTED]:
        more = f" and {one.count - len(one.readings)} more" if one.count > len(one.readings) else ""
        readings = " · ".join("|".join(reading) for reading in one.readings)
        yield f"  {column(one.kind.value, 12)}{shortened(readings, columns() - 14 - len(more))}{more}"
    if len(ambiguous) > _LISTED:
        yield faint(f"  and {len(ambiguous) - _LISTED} more: --json has all")
    yield ""
    yield "An index would hold"
    for name, size in sizes.items():
        yield f"  {column(name, 24)}{right(f'{size.postings:,}', 9)} entries of {size.terms:,} terms"
