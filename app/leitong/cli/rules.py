"""Options of a comparison that say what does not count in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import click

from leitong.analysis import analyse
from leitong.cli.inputs import problem_of, read, tell
from leitong.compare.rules import USUAL, Rules, Stamps, Template

Command = Callable[..., Any]
_PAIRS = (
    ("case", "Ignore case, or let A and a differ."),
    ("width", "Ignore full and half width, or let Ａ and A differ."),
    ("punctuation", "Ignore marks, or let each count as a word."),
    ("variants", "Ignore script variants, or let 圖 and 图 differ."),
    ("space", "Ignore white space and line breaks, or let them count."),
    ("numbers", "Leave numbers out, or compare them."),
)


def rule_options(command: Command) -> Command:
    """Give a command the options, whose values `chosen_rules` takes."""
    for name, what in reversed(_PAIRS):
        ignored = getattr(USUAL, f"ignore_{name}")
        usual = "ignore" if ignored else "match"
        command = click.option(
            f"--ignore-{name}/--match-{name}",
            f"ignore_{name}",
            default=ignored,
            help=f"{what} [default: {usual}]",
        )(command)
    command = click.option(
        "--shortest",
        type=click.IntRange(min=0),
        default=0,
        metavar="N",
        help="Count passages of at least N words (Chinese: characters) only.",
    )(command)
    command = click.option(
        "--stamps",
        type=click.Choice([stamps.value for stamps in Stamps]),
        default=USUAL.stamps.value,
        show_default=True,
        help="Pass over dates, times, counters and addresses: on, off; auto: in web pages only.",
    )(command)
    return click.option(
        "--template",
        metavar="FILE",
        help="Take the text of this document out of both, such as a form or a page's frame.",
    )(command)


def chosen_rules(template: str | None, stamps: str, **fields: Any) -> Rules | None:
    """The rules that the options make; None if the template can't be used, which is told on stderr."""
    rules = Rules(stamps=Stamps(stamps), **fields)
    if template is None:
        return rules
    try:
        text = analyse(read(template, None)).text
    except Exception as error:
        tell(template, problem_of(error))
        return None
    return replace(rules, template=Template(template, text))
