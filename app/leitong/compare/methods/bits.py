"""The two fingerprints, of words and of four-character windows, and what their distance says (S10–S12, M1, M2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from heapq import nsmallest

import numpy as np

from leitong.compare.distance import told_distance
from leitong.compare.limits import distances_by_length
from leitong.compare.methods.pair import WORD, A, B, Pair
from leitong.compare.methods.records import MOST_ROWS, Cell, MethodAnswer, Table, table
from leitong.compare.methods.word_votes import voted_anew, voted_together
from leitong.compare.opinions import percent
from leitong.fingerprints.chance import (
    angle_error_of,
    angle_of,
    expected_distance,
    likely_distance,
    within_at_cosine,
    within_by_chance,
)
from leitong.fingerprints.feature_bits import Bits
from leitong.fingerprints.signature import SimHash
from leitong.fingerprints.simhash import value_of
from leitong.fingerprints.windows import windows_of
from leitong.messages import QT_TRANSLATE_NOOP, Message

_GROUP = "fingerprints"
_BITS = 64
_FEW_BITS = 16
_WHAT = Message(QT_TRANSLATE_NOOP("Core", "what"))
_VALUE = Message(QT_TRANSLATE_NOOP("Core", "value"))


@dataclass(frozen=True, slots=True)
class Print:
    """One side's fingerprint as the choices make it. sums: of the votes, of each bit, the highest first.

    features: of each word its weight, and codes: of each its own bits, shape (width,); none kept of windows.
    """

    value: int
    sums: tuple[int, ...]
    features: Mapping[str, int]
    codes: Mapping[str, Bits]

    @property
    def width(self) -> int:
        return len(self.sums)

    @property
    def tied(self) -> int:
        """Bits on which the votes are even."""
        return self.sums.count(0)

    @property
    def digits(self) -> str:
        """Hexadecimal digits, or the bits themselves where they are few."""
        return f"{self.value:0{self.width // 4}x}" if self.width % 4 == 0 else f"{self.value:0{self.width}b}"


def word_prints(pair: Pair) -> tuple[Print, Print] | None:
    """The fingerprints of both texts' words; None if one has none."""
    a, b = (side.fingerprints.words for side in pair.sides)
    if a is None or b is None:
        return None
    choices = pair.choices
    voted = voted_anew(a, b, choices.hash, choices.width, choices.tie)
    if voted is None:
        return None
    one, other = (
        Print(
            each.value,
            tuple(each.votes.tolist()),
            dict(zip(side.features, side.weights.tolist(), strict=True)),
            dict(zip(each.features, each.bits, strict=True)),
        )
        for each, side in zip(voted, (a, b), strict=True)
    )
    return one, other


def window_prints(pair: Pair) -> tuple[Print, Print] | None:
    """The fingerprints of both texts' windows; None if one has none."""
    a, b = (side.fingerprints.windows for side in pair.sides)
    if a is None or b is None:
        return None
    choices = pair.choices
    if (choices.hash, choices.width) == ("h64", _BITS):
        return _window_print(a, choices.tie), _window_print(b, choices.tie)
    of_a, of_b = (windows_of(side.fingerprints.text) for side in pair.sides)
    voted = voted_together(of_a, of_b, choices.hash, choices.width, choices.tie)
    if voted is None:
        return None
    one, other = (Print(each.value, tuple(each.votes.tolist()), {}, {}) for each in voted)
    return one, other


def _window_print(made: SimHash, tie: str) -> Print:
    return Print(value_of(made.votes, tie), tuple(made.votes.tolist()), {}, {})


def words_answer(pair: Pair, prints: tuple[Print, Print] | None) -> MethodAnswer:
    """Are the fingerprints of the words near? prints: None if a text has none."""
    return _answer(pair, "simhash-words", prints, pair.choices.width)


def windows_answer(pair: Pair, prints: tuple[Print, Print] | None) -> MethodAnswer:
    """Are those of the character windows near? prints: None if a text has none."""
    return _answer(pair, "simhash-windows", prints, pair.choices.width)


def bits_apart(prints: tuple[Print, Print]) -> int:
    """The Hamming distance of two fingerprints of one width, in bits."""
    return (prints[0].value ^ prints[1].value).bit_count()


def scaled(limit: int | None, width: int) -> int | None:
    """A limit for 64 bits at another width: the same share of all bits."""
    return None if limit is None else round(limit * width / _BITS)


def _answer(pair: Pair, name: str, prints: tuple[Print, Print] | None, width: int) -> MethodAnswer:
    evidence = pair.evidence
    limit, strict = scaled(evidence.candidate, width), scaled(evidence.strict, width)
    if prints is None:
        reason = Message(QT_TRANSLATE_NOOP("Core", "There is no fingerprint to compare."))
        return MethodAnswer(name, _GROUP, None, limit, None, reason, at_most=True, decides=True)
    bits = bits_apart(prints)
    return MethodAnswer(
        name,
        _GROUP,
        bits,
        limit,
        None if limit is None else bits <= limit,
        told_distance(bits, width, limit, strict),
        at_most=True,
        decides=True,
        inputs=(
            _prints(prints),
            _meaning(pair, bits, width, limit, of_words=name == "simhash-words"),
            *_features(prints),
            _sums(prints),
            _by_length(pair, width),
        ),
    )


def _prints(prints: tuple[Print, Print]) -> Table:
    a, b = prints
    rows: list[tuple[Cell, ...]] = [
        (Message(QT_TRANSLATE_NOOP("Core", "fingerprint")), a.digits, b.digits),
        (Message(QT_TRANSLATE_NOOP("Core", "bits with even votes")), a.tied, b.tied),
    ]
    return table(Message(QT_TRANSLATE_NOOP("Core", "Fingerprints")), (_WHAT, A, B), rows)


def _meaning(pair: Pair, bits: int, width: int, limit: int | None, *, of_words: bool) -> Table:
    angle = angle_of(bits, width)
    rows: list[tuple[Cell, ...]] = [
        (
            Message(QT_TRANSLATE_NOOP("Core", "angle that the distance estimates")),
            f"≈ {angle:.0f}° ± {angle_error_of(bits, width):.0f}°",
        ),
        (
            Message(QT_TRANSLATE_NOOP("Core", "chance that random fingerprints are so near")),
            f"≈ {within_by_chance(bits, width):.2g}",
        ),
    ]
    cosine = pair.evidence.measures.cosine if of_words else None
    if cosine is not None:
        rows.append(
            (
                Message(QT_TRANSLATE_NOOP("Core", "bits that the cosine leads to, and in 95 % at most")),
                f"≈ {expected_distance(cosine, width):.0f}, {likely_distance(cosine, width):.0f}",
            )
        )
        if limit is not None:
            rows.append(
                (
                    Message(
                        QT_TRANSLATE_NOOP(
                            "Core", "chance that texts of this cosine differ in at most {limit} bits"
                        ),
                        {"limit": limit},
                    ),
                    f"≈ {percent(within_at_cosine(limit, cosine, width))} %",
                )
            )
    return table(Message(QT_TRANSLATE_NOOP("Core", "What the distance says")), (_WHAT, _VALUE), rows)


def _by_length(pair: Pair, width: int) -> Table:
    """What M4 gives texts of other lengths."""
    rows = [
        (least, scaled(strict, width), scaled(bits, width)) for least, strict, bits in distances_by_length()
    ]
    title = Message(
        QT_TRANSLATE_NOOP(
            "Core", "Bits that may differ, by words (here {words}); fewer than 8 words can't be judged"
        ),
        {"words": pair.evidence.words},
    )
    columns = (
        Message(QT_TRANSLATE_NOOP("Core", "words from")),
        Message(QT_TRANSLATE_NOOP("Core", "near")),
        Message(QT_TRANSLATE_NOOP("Core", "candidate")),
    )
    return table(title, columns, rows)


def _features(prints: tuple[Print, Print]) -> tuple[Table, ...]:
    a, b = (one.features for one in prints)
    if not a and not b:
        return ()
    codes = {**prints[1].codes, **prints[0].codes}
    terms = a.keys() | b.keys()
    first = nsmallest(MOST_ROWS, terms, key=lambda term: (-max(a.get(term, 0), b.get(term, 0)), term))
    rows = tuple((term, a.get(term), b.get(term), _written(codes.get(term))) for term in first)
    title = Message(
        QT_TRANSLATE_NOOP("Core", "Words that vote, their weights in thousandths and their own bits")
    )
    own = Message(QT_TRANSLATE_NOOP("Core", "own bits"))
    return (Table(title, (WORD, A, B, own), rows, len(terms) - len(rows), "term"),)


def _written(bits: Bits | None) -> str | None:
    """The bits from the highest on; in hexadecimal digits where they are many."""
    if bits is None:
        return None
    if bits.size <= _FEW_BITS or bits.size % 8:
        return "".join(map(str, bits.tolist()))
    return np.packbits(bits).tobytes().hex()


def _sums(prints: tuple[Print, Print]) -> Table:
    """S10, the step before the bits."""
    title = Message(
        QT_TRANSLATE_NOOP("Core", "Sums of the votes: + the weight for a 1, − for a 0; highest bit first")
    )
    bit = Message(QT_TRANSLATE_NOOP("Core", "bit"))
    a, b = (one.sums for one in prints)
    rows: list[tuple[Cell, ...]] = [(number, *sums) for number, sums in enumerate(zip(a, b, strict=True), 1)]
    return table(title, (bit, A, B), rows, len(rows))
