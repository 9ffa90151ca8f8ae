"""The Why panel in plain words: one sentence for the pair, one for the chosen bit, one for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from leitong.compare.pushes import BitVotes, Push
from leitong.fingerprints.chance import angle_of, cosine_of, within_by_chance
from leitong.fingerprints.signature import Recipe
from leitong.messages import QT_TRANSLATE_NOOP, Message, counted
from leitong.presenters.why.state import COIN_FLIP

_CONTEXT = "Why"
_UNEVEN = frozenset({"gb13", "char16", "enumerated"})  # hashes whose bits are no coins
_LISTED = 3  # words a sentence names before it says "and n more"
_OFTEN = 0.03  # a share of unrelated pairs within which a distance no longer surprises (M1): 24 of 64 bits
_USUAL = Recipe(features="words", weights="tfidf-capped")


def signed(number: float, unit: int = 1) -> str:
    """+6, −1 or 0, with a true minus sign; in units above 1 about three digits: +0.50, +24.2, +1,234."""
    if not number:
        return "0"
    size = abs(number) / unit
    decimals = 0 if unit == 1 or size >= 99.95 else 1 if size >= 0.95 else 2
    return f"{number / unit:+,.{decimals}f}".replace("-", "−")


def plain(number: int, unit: int = 1) -> str:
    """As `signed`, without a sign above 0."""
    return signed(number, unit).lstrip("+")


def whole_sentence(hamming: int, before: int | None = None, recipe: Recipe = _USUAL) -> Message:
    """before: the distance before words were struck, None if none are."""
    bits = recipe.bits
    values = {"n": hamming, "bits": bits, "before": before}
    if before is not None:
        text = QT_TRANSLATE_NOOP("Why", "Without the struck words {before} → {n} of {bits} bits differ.")
        return Message(text, values, _CONTEXT)
    if hamming == 0:
        return Message(QT_TRANSLATE_NOOP("Why", "All {bits} bits are equal."), values, _CONTEXT)
    one = QT_TRANSLATE_NOOP("Why", "1 of {bits} bits differs.")
    differ = counted(hamming, one, QT_TRANSLATE_NOOP("Why", "{n} of {bits} bits differ."), values, _CONTEXT)
    if not _is_even(recipe):
        return differ
    text = QT_TRANSLATE_NOOP("Why", "{differ} Two unrelated texts differ in about {half} ± {spread}.")
    spread = {"half": bits // 2, "spread": f"{sqrt(bits) / 2:.2g}"}
    return Message(text, {"differ": differ, **spread}, _CONTEXT)


def chance_sentence(hamming: int, recipe: Recipe = _USUAL) -> Message:
    """What the distance means, by M1 and M2; rough on purpose, for the bits of texts are not independent."""
    bits = recipe.bits
    if not _is_even(recipe):
        text = QT_TRANSLATE_NOOP(
            "Why",
            "This hash spreads words unevenly over the bits, so that chance can't be told from a distance.",
        )
        return Message(text, {}, _CONTEXT)
    meaning = Message(
        QT_TRANSLATE_NOOP(
            "Why",
            "That suggests about {angle}° between the two texts' words (cosine about {cosine}).",
        ),
        {
            "angle": round(angle_of(hamming, bits)),
            "cosine": f"{cosine_of(hamming, bits):.1f}".replace("-", "−"),
        },
        _CONTEXT,
    )
    chance = within_by_chance(hamming, bits)
    if chance >= _OFTEN:
        text = QT_TRANSLATE_NOOP("Why", "Unrelated texts often come this near by chance. {meaning}")
        return Message(text, {"meaning": meaning}, _CONTEXT)
    text = QT_TRANSLATE_NOOP(
        "Why", "Of unrelated texts, about one pair in {pairs} comes this near by chance. {meaning}"
    )
    return Message(text, {"pairs": _one_in(chance), "meaning": meaning}, _CONTEXT)


def _is_even(recipe: Recipe) -> bool:
    """Whether each bit of a word's hash is as good as thrown by a coin."""
    return recipe.hash not in _UNEVEN


def _one_in(probability: float) -> str:
    """1 / probability to two leading digits, in powers of ten where it is long: 86,000 or 10^15."""
    pairs = 1 / probability
    if pairs < 1e7:
        digits = len(str(round(pairs))) - 2
        return f"{round(pairs, -max(digits, 0)):,.0f}"
    superscript = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
    return "10" + str(len(str(int(pairs))) - 1).translate(superscript)


def none_left() -> Message:
    """Every word of a document was struck."""
    text = QT_TRANSLATE_NOOP(
        "Why", "Without the struck words a document has none left: no fingerprint, no distance."
    )
    return Message(text, {}, _CONTEXT)


def no_words(wanted: str) -> Message:
    """Why the table is empty: the filter, or that no bit differs."""
    if wanted.strip():
        return Message(
            QT_TRANSLATE_NOOP("Why", "No voting word holds “{wanted}”."), {"wanted": wanted.strip()}, _CONTEXT
        )
    text = QT_TRANSLATE_NOOP(
        "Why", "No bit differs, so no word holds the two apart. Choose a bit to see its words."
    )
    return Message(text, {}, _CONTEXT)


def no_small_edit(limit: int) -> Message:
    text = QT_TRANSLATE_NOOP(
        "Why", "No few words stand between the two: striking does not bring them within {n} bits."
    )
    return Message(text, {"n": limit}, _CONTEXT)


def spoken(votes: Sequence[BitVotes], chosen: int | None, unit: int = 1) -> Message:
    """For screen readers: "64 bit votes, 7 differ; bit 4: A +6 → 1, B −1 → 0"."""
    summary = Message(
        QT_TRANSLATE_NOOP("Why", "{bits} bit votes, {n} differ"),
        {"bits": len(votes), "n": sum(v.differs for v in votes)},
        _CONTEXT,
    )
    if chosen is None:
        return summary
    return Message(
        QT_TRANSLATE_NOOP("Why", "{summary}; {bit}"),
        {"summary": summary, "bit": bit_line(votes[chosen], unit)},
        _CONTEXT,
    )


def bit_line(votes: BitVotes, unit: int = 1) -> Message:
    """Both votes of one bit: "bit 4: A +6 → 1, B −1 → 0"."""
    return Message(
        QT_TRANSLATE_NOOP("Why", "bit {bit}: A {a} → {bit_a}, B {b} → {bit_b}"),
        {
            "bit": votes.bit,
            "a": signed(votes.a, unit),
            "b": signed(votes.b, unit),
            "bit_a": int(votes.one_a),
            "bit_b": int(votes.one_b),
        },
        _CONTEXT,
    )


def bit_sentence(votes: BitVotes, holding: Sequence[Push], without: int | None) -> Message:
    """Why one bit is as it is. holding: the words that hold it apart. without: differing bits without them."""
    if not votes.differs:
        return _equal(votes)
    if not holding:
        return Message(
            QT_TRANSLATE_NOOP("Why", "No few words hold this bit apart: many small differences add up."),
            {},
            _CONTEXT,
        )
    values = {"words": _listing([push.term for push in holding]), "n": without}
    if len(holding) > 1:
        one = QT_TRANSLATE_NOOP("Why", "{words} hold the two apart; without them 1 bit differs.")
        more = QT_TRANSLATE_NOOP("Why", "{words} hold the two apart; without them {n} bits differ.")
        return counted(without or 0, one, more, values, _CONTEXT)
    push = holding[0]
    side, value = ("A", int(votes.one_a)) if push.weight_a >= push.weight_b else ("B", int(votes.one_b))
    one = QT_TRANSLATE_NOOP("Why", "{words} holds {side} at {value}; without it 1 bit differs.")
    more = QT_TRANSLATE_NOOP("Why", "{words} holds {side} at {value}; without it {n} bits differ.")
    return counted(without or 0, one, more, {**values, "side": side, "value": value}, _CONTEXT)


def _equal(votes: BitVotes) -> Message:
    value = int(votes.one_a)
    flips = [side for side, margin in (("A", votes.margin_a), ("B", votes.margin_b)) if margin < COIN_FLIP]
    if len(flips) == 2:
        text = QT_TRANSLATE_NOOP(
            "Why", "Both say {value}, both by a coin flip: a small edit can turn either."
        )
        return Message(text, {"value": value}, _CONTEXT)
    if flips:
        text = QT_TRANSLATE_NOOP(
            "Why", "Both say {value}; in {side} it is a coin flip that a small edit can turn."
        )
        return Message(text, {"value": value, "side": flips[0]}, _CONTEXT)
    return Message(
        QT_TRANSLATE_NOOP("Why", "Both say {value}, and not by a narrow margin."), {"value": value}, _CONTEXT
    )


def _listing(terms: Sequence[str]) -> Message | str:
    named = " ".join(f"“{term}”" for term in terms[:_LISTED])
    if len(terms) <= _LISTED:
        return named
    text = QT_TRANSLATE_NOOP("Why", "{named} and {n} more")
    return Message(text, {"named": named, "n": len(terms) - _LISTED}, _CONTEXT)
