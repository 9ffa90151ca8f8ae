"""Options of `leitong methods`: the parameters of the textbooks and the limits, with the ranges they may have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import click

from leitong.cli.numbers import NumberWithin
from leitong.compare.limits import Limits
from leitong.compare.methods.choices import LIMIT_NAMES, RANGES, USUAL_CHOICES, VALUES, Choices

Command = Callable[..., Any]
# option, name in Choices or Limits, what it says; the order is that of the methods
_ROWS = (
    ("--terms", "terms", "N: Tianwang's heaviest words."),
    ("--distance", "distance", "a: what the weight distance of Tianwang 4 and 5 must be under."),
    ("--description", "description", "Tianwang 1 takes 512 bytes of UTF-8, or 256 of GBK."),
    ("--lexicons", "lexicons", "K: I-Match's random lexicons."),
    ("--left-out", "left_out", "Share of all words that each of them lacks."),
    ("--shingle", "shingle", "N: words (Chinese: characters) of a shingle."),
    ("--near", "jaccard_near", "Jaccard of near duplicates."),
    ("--similar", "jaccard_partial", "Jaccard of similar texts."),
    ("--contained", "containment_partial", "Containment and passages of partial duplicates."),
    ("--gram", "gram", "k: letters of a winnowed gram. 0: 8 for Chinese, 25 else."),
    ("--window", "window", "w: grams of a window. 0: 8 for Chinese, 26 else."),
    ("--winnowed", "winnowed", "Share of winnowed fingerprints."),
    ("--novelty", "novelty", "Share of B that may be new after A."),
    ("--errs", "errs", "False positives of the Bloom filter."),
    ("--width", "width", "Bits of both fingerprints."),
    ("--hash", "hash", "Hash of the words and of the windows."),
    ("--tie", "tie", "gt: a zero vote gives 0, ge: it gives 1."),
    ("--bits", "bits", "Bits of 64 that may differ. [default: by the number of words]"),
    ("--cosine", "cosine_near", "Cosine of near duplicates."),
    ("--related", "cosine_related", "Cosine of related texts."),
    ("--epsilon", "epsilon", "ε: SCAM's counts must be nearer than this."),
    ("--vocabulary", "vocabulary", "Share of a vocabulary that SCAM calls copied."),
    ("--layout", "layout_similar", "Cosine of equal layouts."),
)


def method_options(command: Command) -> Command:
    """Give a command the options, whose values `chosen` takes."""
    for option, name, what in reversed(_ROWS):
        default = getattr(USUAL_CHOICES.limits if name in LIMIT_NAMES else USUAL_CHOICES, name)
        command = click.option(
            option,
            name,
            type=_type(name, default),
            default=default,
            show_default=default is not None,
            help=what,
        )(command)
    return command


def chosen(**values: Any) -> Choices:
    """The choices that the options make."""
    limits = Limits(**{each.name: values.pop(each.name) for each in fields(Limits)})
    return Choices(limits=limits, **values)


def _type(name: str, default: object) -> click.ParamType[Any]:
    if name in VALUES:
        return click.Choice(VALUES[name])
    least, most = RANGES[name]
    if isinstance(default, int) or default is None:
        return click.IntRange(int(least), int(most))
    return NumberWithin(least, most)
