"""What each method takes to make of a page, and to compare by what was made, in measured times (S18, S19).

Measured by tests/bench/methods.py on 60 pages of about 2,000 characters, on one core; words and units are cut already.
"""

from __future__ import annotations

from typing import NamedTuple

from leitong.compare.methods.records import Table, table
from leitong.messages import QT_TRANSLATE_NOOP, Message


class Cost(NamedTuple):
    """page: milliseconds to make what is compared. pair: microseconds to compare two of them."""

    method: Message
    page: float
    pair: float
    kept: Message


COSTS = (
    Cost(
        Message(QT_TRANSLATE_NOOP("Core", "Equal letters")),
        0.04,
        0.7,
        Message(QT_TRANSLATE_NOOP("Core", "one digest, looked up")),
    ),
    Cost(
        Message(QT_TRANSLATE_NOOP("Core", "Tianwang 1–5")),
        0.21,
        20.0,
        Message(QT_TRANSLATE_NOOP("Core", "three digests, looked up")),
    ),
    Cost(
        Message(QT_TRANSLATE_NOOP("Core", "I-Match")),
        0.35,
        2.1,
        Message(QT_TRANSLATE_NOOP("Core", "eleven digests, looked up")),
    ),
    Cost(
        Message(QT_TRANSLATE_NOOP("Core", "Shingles")),
        0.026,
        30.0,
        Message(QT_TRANSLATE_NOOP("Core", "a set of hashes, compared pair by pair")),
    ),
    Cost(
        Message(QT_TRANSLATE_NOOP("Core", "Winnowing")),
        0.2,
        100.0,
        Message(QT_TRANSLATE_NOOP("Core", "some of the hashes")),
    ),
    Cost(
        Message(QT_TRANSLATE_NOOP("Core", "SimHash of words")),
        0.063,
        1.1,
        Message(QT_TRANSLATE_NOOP("Core", "64 bits, looked up by blocks")),
    ),
    Cost(
        Message(QT_TRANSLATE_NOOP("Core", "Cosine")),
        0.134,
        30.0,
        Message(QT_TRANSLATE_NOOP("Core", "all words, compared pair by pair")),
    ),
    Cost(
        Message(QT_TRANSLATE_NOOP("Core", "SCAM")),
        0.134,
        193.0,
        Message(QT_TRANSLATE_NOOP("Core", "all words, compared pair by pair")),
    ),
)
JUDGEMENT = Message(
    QT_TRANSLATE_NOOP(
        "Core",
        "The lecture: I-Match's features are hard to make and easy to compare, shingles the reverse. Measured, making"
        " I-Match's digests takes 13 times as long as making shingles, and comparing shingles 14 times as long as"
        " comparing digests, which a table looks up without comparing any pair.",
    )
)


def costs_table() -> Table:
    """One row a method."""
    return table(
        Message(QT_TRANSLATE_NOOP("Core", "What it costs, measured on 60 pages of about 2,000 characters")),
        (
            Message(QT_TRANSLATE_NOOP("Core", "method")),
            Message(QT_TRANSLATE_NOOP("Core", "ms a page")),
            Message(QT_TRANSLATE_NOOP("Core", "µs a pair")),
            Message(QT_TRANSLATE_NOOP("Core", "what is kept")),
        ),
        [(one.method, one.page, one.pair, one.kept) for one in COSTS],
    )
