"""`leitong methods A B`: what every method of the textbooks says of a pair, each by itself."""

from __future__ import annotations

from typing import Any

import click

from leitong.analysis import Analysis, analyse
from leitong.cli.inputs import UNUSABLE, encoding_option, problem_of, read, tell
from leitong.cli.method_options import chosen, method_options
from leitong.cli.methods_facts import methods_facts
from leitong.cli.methods_text import methods_lines
from leitong.cli.rules import chosen_rules, rule_options
from leitong.cli.terminal import colour_wanted, columns
from leitong.compare.compare import compare
from leitong.compare.methods.judge import judge
from leitong.presenters.methods.names import NAMES
from leitong.report.plain import json_text

_RULES = frozenset({"template", "shortest", "stamps"})
_ALL = "all"


@click.command("methods", short_help="What does every method of the textbooks say of two documents?")
@click.argument("a")
@click.argument("b")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs, with all inputs.")
@click.option(
    "--inputs",
    "shown",
    multiple=True,
    type=click.Choice([*NAMES, _ALL]),
    metavar="NAME",
    help="List what this method looked at, such as tianwang-2; all: of every method. May be given again.",
)
@encoding_option("--encoding-a", help="Encoding of A, such as gb18030. [default: found out]")
@encoding_option("--encoding-b", help="Encoding of B.")
@method_options
@rule_options
def command(
    *,
    a: str,
    b: str,
    as_json: bool,
    shown: tuple[str, ...],
    encoding_a: str | None,
    encoding_b: str | None,
    **values: Any,
) -> int:
    """Ask every method about two documents: value, limit, yes or no, and why; and why they disagree.

    A and B are each a file, a web address (http or https, fetched now), or - for standard input. With other limits than
    the defaults the verdict follows them. Of the defaults only 10 words and "similar from 0.2" come from the lectures.

    \b
    exact                  equal letters
    tianwang-1 … -5        Tianwang's five: description, heaviest words, their order and weights
    imatch                 words of middle frequency, and ten random lexicons
    jaccard, containment   shingles
    winnowing              chosen grams of letters
    novelty                is B new after A? a Bloom filter and a table
    simhash-words, -windows   differing bits
    cosine-tf, -tfidf, -levels   angle between the words
    scam-a-in-b, -b-in-a   vocabulary of one in the other
    passages, letters, layout

    The verdict asks what whole texts share: exact, jaccard, containment, letters, cosine-tfidf and passages, and the
    two fingerprints for candidates. Tianwang and I-Match propose pairs and have no vote: of 1,375 pairs of news on
    which this was measured they say yes to 723, all but two of which a fingerprint has proposed as well, and with their
    votes every verdict would be the same.

    What it costs, in milliseconds to make of a page and microseconds to compare two (60 pages of about 2,000
    characters; tests/bench/methods.py measures it anew). I-Match is hard to make and easy to compare, shingles are the
    reverse; a digest is looked up in a table, and no pairs are compared at all.

    \b
                     ms a page   µs a pair
    equal letters         0.04         0.7   one digest
    tianwang 1-5          0.21        20     three digests
    imatch                0.35         2.1   eleven digests
    shingles              0.026       30     a set of hashes
    winnowing             0.2        100     some of the hashes
    simhash               0.063        1.1   64 bits
    cosine                0.134       30     all words
    scam                  0.134      193     all words

    Exit status: 0 asked, whatever the outcome; 2 a document can't be used (stderr says which, and why).
    """
    rule_values = {
        name: values.pop(name) for name in tuple(values) if name in _RULES or name.startswith("ignore_")
    }
    if [a, b, rule_values["template"]].count("-") > 1:
        raise click.UsageError("Only one document can be standard input.")
    choices = chosen(**values)
    analysis_a, analysis_b = _analysed(a, encoding_a), _analysed(b, encoding_b)
    rules = chosen_rules(**rule_values)
    if analysis_a is None or analysis_b is None or rules is None:
        return UNUSABLE
    methods = judge(compare(analysis_a, analysis_b, rules=rules), choices)
    if as_json:
        click.echo(json_text(methods_facts(methods)))
        return 0
    for line in methods_lines(methods, NAMES if _ALL in shown else shown, columns()):
        click.echo(line, color=colour_wanted())
    return 0


def _analysed(source: str, encoding: str | None) -> Analysis | None:
    try:
        return analyse(read(source, encoding))
    except Exception as error:
        tell(source, problem_of(error))
        return None
