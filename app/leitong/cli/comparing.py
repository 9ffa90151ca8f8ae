"""`leitong compare A B`: are these two the same text?"""

from __future__ import annotations

from typing import Any

import click

from leitong.analysis import Analysis, analyse
from leitong.cli.comparison_facts import comparison_facts
from leitong.cli.inputs import UNUSABLE, encoding_option, problem_of, read, tell
from leitong.cli.report import report
from leitong.cli.rules import chosen_rules, rule_options
from leitong.cli.terminal import colour_wanted, columns
from leitong.compare.compare import compare
from leitong.report.plain import json_text

_PASSAGES_SHOWN = 20


@click.command("compare", short_help="Are two documents the same text?")
@click.argument("a")
@click.argument("b")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
@encoding_option("--encoding-a", help="Encoding of A, such as gb18030. [default: found out]")
@encoding_option("--encoding-b", help="Encoding of B.")
@click.option(
    "--all", "all_passages", is_flag=True, help=f"List all passages, not the first {_PASSAGES_SHOWN}."
)
@rule_options
def command(
    *,
    a: str,
    b: str,
    as_json: bool,
    encoding_a: str | None,
    encoding_b: str | None,
    all_passages: bool,
    **rule_values: Any,
) -> int:
    """Compare two documents: the verdict, the measures and the shared passages.

    A and B are each a file, a web address (http or https, fetched now), or - for standard input. What they differ in
    counts or not by the rules --ignore-… and --match-….

    Exit status: 0 compared, whatever the outcome; 2 a document can't be used (stderr says which, and why).
    """
    if [a, b, rule_values["template"]].count("-") > 1:
        raise click.UsageError("Only one document can be standard input.")
    # both are read in any case, so that both reasons are told at once
    analysis_a = _analysed(a, encoding_a)
    analysis_b = _analysed(b, encoding_b, analysis_a)
    rules = chosen_rules(**rule_values)
    if analysis_a is None or analysis_b is None or rules is None:
        return UNUSABLE
    comparison = compare(analysis_a, analysis_b, rules=rules)
    if as_json:
        click.echo(json_text(comparison_facts(comparison)))
        return 0
    for line in report(comparison, columns(), None if all_passages else _PASSAGES_SHOWN):
        click.echo(line, color=colour_wanted())
    return 0


def _analysed(source: str, encoding: str | None, known: Analysis | None = None) -> Analysis | None:
    try:
        return analyse(read(source, encoding), known)
    except Exception as error:
        tell(source, problem_of(error))
        return None
