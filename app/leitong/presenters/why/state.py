"""What the Why panel shows at one moment; the panel draws it and knows nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.compare.comparison import Method
from leitong.compare.pushes import BitVotes
from leitong.messages import Message

COIN_FLIP = 0.05  # a margin below this: a small edit turns the bit


@dataclass(frozen=True, slots=True)
class PrintChoice:
    """How a word fingerprint is made. hash, width, tie: as of `leitong.compare.methods.choices`."""

    hash: str = "h64"
    width: int = 64
    tie: str = "gt"


USUAL_PRINT = PrintChoice()
"""What the verdict goes by."""


@dataclass(frozen=True, slots=True)
class WordRow:
    """One word of the table. push_*: what it does to the chosen bit; None where no bit is chosen.

    bits: how many differing bits it helps to hold apart, where no bit is chosen. pulls_apart: see `Push`.
    """

    term: str
    weight_a: int
    weight_b: int
    push_a: int | None
    push_b: int | None
    bits: int | None
    pulls_apart: int


@dataclass(frozen=True, slots=True)
class Card:
    """The card beside the mouse. a, b, words: the words that push the bit hardest, as (word, push)."""

    votes: BitVotes
    words_a: tuple[tuple[str, int], ...]
    words_b: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class WhyState:
    """empty: why there are no votes to show; then most of the rest is empty too.

    bits: a vote each, after striking. chosen, pinned: the chosen bit and whether the mouse may change it.
    strip: +1 or −1 a bit, where the word in focus pushes, or empty. rows: the strongest words that hold `wanted`.
    no_rows: why there are none.
    line, sentence: the chosen bit's votes, and why they are so. spoken: all of it for a screen reader.
    aside: the answer to what was last asked. notes: what else a reader must know of this pair.
    hamming, unstruck: differing bits now, and before anything was struck. share: bars as a share of each total.
    print: what the person chose; waiting: votes by it are on their way, and those shown are by the choice before.
    departs: that these are not the fingerprints that the verdict goes by. digits_a, digits_b: hexadecimal, or bits.
    """

    empty: Message | None = None
    bits: tuple[BitVotes, ...] = ()
    digits_a: str = ""
    digits_b: str = ""
    hamming: int | None = None
    unstruck: int | None = None
    whole: Message | None = None
    chance: Message | None = None
    aside: Message | None = None
    notes: tuple[Message, ...] = ()
    recipe: Message | None = None
    chosen: int | None = None
    pinned: bool = False
    line: Message | None = None
    sentence: Message | None = None
    spoken: Message | None = None
    term: str | None = None
    strip: tuple[int, ...] = ()
    rows: tuple[WordRow, ...] = ()
    no_rows: Message | None = None
    wanted: str = ""
    struck: tuple[str, ...] = ()
    unit: int = 1
    share: bool = False
    limit: int | None = None
    methods: tuple[Method, ...] = ()
    print: PrintChoice = USUAL_PRINT
    waiting: bool = False
    departs: Message | None = None
