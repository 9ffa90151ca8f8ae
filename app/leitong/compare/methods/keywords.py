"""Tianwang's five algorithms and I-Match: one signature of chosen words, equal or not (S13–S18)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from leitong.compare.methods.pair import BOTH, NO_TEXT, WORD, A, B, Pair
from leitong.compare.methods.records import MethodAnswer, Table, table
from leitong.compare.opinions import percent
from leitong.fingerprints.imatch import FEWEST_TERMS, IMatch, equal_signatures, match_probability
from leitong.fingerprints.signatures import imatch_of, tianwang_of
from leitong.fingerprints.signed_text import signed_page
from leitong.fingerprints.tianwang import DESCRIPTION_BYTES, Tianwang, agreeing, weight_distance
from leitong.messages import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.pages.page import Page

_GROUP = "signatures"
_RANK = Message(QT_TRANSLATE_NOOP("Core", "place"))
_WEIGHT_A = Message(QT_TRANSLATE_NOOP("Core", "share in A"))
_WEIGHT_B = Message(QT_TRANSLATE_NOOP("Core", "share in B"))


def tianwang_answers(pair: Pair) -> tuple[MethodAnswer, ...]:
    """The five algorithms, in their order."""
    choices = pair.choices
    a, b = (tianwang_of(_signed(side), side.words, choices.terms, choices.description) for side in pair.sides)
    met = agreeing(a, b, choices.distance)
    known = bool(a.terms and b.terms)
    apart = weight_distance(a.weight_of, b.weight_of) if known else None
    return (
        _description(a, b, met[0], choices.description),
        _equal_terms(
            "tianwang-2",
            met[1],
            _same_order(a, b, met[1]),
            (_by_weight(a, b), _looked_up(a.con, b.con)),
            known,
        ),
        _equal_terms(
            "tianwang-3",
            met[2],
            _same_terms(a, b, met[2]),
            (_by_code_point(a, b), _looked_up(a.sort, b.sort)),
            known,
        ),
        _near_weights("tianwang-4", (met[1], met[3]), apart, choices.distance, _weights(a, b)),
        _near_weights("tianwang-5", (met[2], met[4]), apart, choices.distance, _weights(a, b)),
    )


def _signed(side: Analysis) -> Page:
    """The page as it was signed: without its stamps, and what the rules take out."""
    page = signed_page(side.page, without_stamps=bool(side.stamps))
    return replace(page, body=side.fingerprints.text)


def _description(a: Tianwang, b: Tianwang, met: bool, encoding: str) -> MethodAnswer:
    size = DESCRIPTION_BYTES[encoding]
    if not a.description or not b.description:
        return MethodAnswer("tianwang-1", _GROUP, None, 1, None, NO_TEXT)
    if met:
        reason = Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "The first {size} bytes of the descriptions are equal; templates share those too, so this alone"
                " decides nothing.",
            ),
            {"size": size},
        )
    else:
        reason = Message(
            QT_TRANSLATE_NOOP("Core", "The first {size} bytes of the descriptions are not equal."),
            {"size": size},
        )
    shown = table(
        Message(QT_TRANSLATE_NOOP("Core", "Description, or the beginning of a text that has none")),
        (A, B),
        [(a.description, b.description)],
    )
    return MethodAnswer(
        "tianwang-1", _GROUP, float(met), 1, met, reason, inputs=(shown, _looked_up(a.des, b.des))
    )


def _equal_terms(
    name: str, met: bool, reason: Message, shown: tuple[Table, ...], known: bool
) -> MethodAnswer:
    if not known:
        return MethodAnswer(name, _GROUP, None, 1, None, NO_TEXT)
    return MethodAnswer(name, _GROUP, float(met), 1, met, reason, inputs=shown)


def _looked_up(a: bytes | None, b: bytes | None) -> Table:
    """The digests of what is compared."""
    title = Message(QT_TRANSLATE_NOOP("Core", "MD5 of it, which a library looks up"))
    return table(title, (A, B), [(a.hex() if a else None, b.hex() if b else None)])


def _same_order(a: Tianwang, b: Tianwang, met: bool) -> Message:
    if met:
        template = QT_TRANSLATE_NOOP("Core", "The {count} heaviest words are the same in the same order.")
    else:
        template = QT_TRANSLATE_NOOP(
            "Core", "Of the {count} heaviest words {common} are in both; all must be, in the same order."
        )
    return _counted(template, a, b)


def _same_terms(a: Tianwang, b: Tianwang, met: bool) -> Message:
    if met:
        template = QT_TRANSLATE_NOOP("Core", "The {count} heaviest words are the same, whatever their order.")
    else:
        template = QT_TRANSLATE_NOOP(
            "Core", "Of the {count} heaviest words {common} are in both; all must be."
        )
    return _counted(template, a, b)


def _counted(template: str, a: Tianwang, b: Tianwang) -> Message:
    values = {"count": max(len(a.terms), len(b.terms)), "common": len(set(a.terms) & set(b.terms))}
    return Message(template, values)


def _near_weights(
    name: str, said: tuple[bool, bool], apart: float | None, limit: float, shown: Table
) -> MethodAnswer:
    """said: whether the words are the same, and whether the weights are near too."""
    if apart is None:
        return MethodAnswer(name, _GROUP, None, limit, None, NO_TEXT, at_most=True)
    same, met = said
    if met:
        template = QT_TRANSLATE_NOOP("Core", "The same words, and their shares of the texts hardly differ.")
    elif same:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "The same words, but their shares of the texts differ too much: a chance hit, which the limit prevents.",
        )
    elif name == "tianwang-4":
        template = QT_TRANSLATE_NOOP(
            "Core", "The words are not the same in the same order, however near their weights may be."
        )
    else:
        template = QT_TRANSLATE_NOOP("Core", "The words are not the same, however near their weights may be.")
    return MethodAnswer(
        name, _GROUP, apart, limit, met, Message(template), at_most=True, below=True, inputs=(shown,)
    )


def _by_weight(a: Tianwang, b: Tianwang) -> Table:
    return _side_by_side(
        Message(QT_TRANSLATE_NOOP("Core", "Heaviest words, by their share of the text")), a.terms, b.terms
    )


def _by_code_point(a: Tianwang, b: Tianwang) -> Table:
    return _side_by_side(
        Message(QT_TRANSLATE_NOOP("Core", "Heaviest words, by code point")), a.sorted_terms, b.sorted_terms
    )


def _side_by_side(title: Message, a: tuple[str, ...], b: tuple[str, ...]) -> Table:
    size = max(len(a), len(b))
    rows = [
        (place + 1, a[place] if place < len(a) else None, b[place] if place < len(b) else None)
        for place in range(size)
    ]
    return table(title, (_RANK, A, B), rows, lights="term")


def _weights(a: Tianwang, b: Tianwang) -> Table:
    weights_a, weights_b = a.weight_of, b.weight_of
    terms = [*a.terms, *(term for term in b.terms if term not in weights_a)]
    rows = [(term, weights_a.get(term), weights_b.get(term)) for term in terms]
    title = Message(QT_TRANSLATE_NOOP("Core", "Shares of the heaviest words"))
    return table(title, (WORD, _WEIGHT_A, _WEIGHT_B), rows, lights="term")


def imatch_answer(pair: Pair) -> MethodAnswer:
    """value: in how many lexicons the signatures agree."""
    choices = pair.choices
    a, b = (
        imatch_of(side.words, lexicons=choices.lexicons, left_out=choices.left_out) for side in pair.sides
    )
    if not a.terms or not b.terms:
        return MethodAnswer("imatch", _GROUP, None, 1, None, NO_TEXT)
    agreed = equal_signatures(a, b)
    return MethodAnswer(
        "imatch",
        _GROUP,
        len(agreed),
        1,
        bool(agreed),
        _imatch_reason(a, b, agreed),
        out_of=len(a.signatures),
        inputs=(_kept(a, b), _lexicons(a, b, agreed, choices.left_out)),
    )


def _imatch_reason(a: IMatch, b: IMatch, agreed: tuple[int, ...]) -> Message:
    values = {
        "kept": len(a.terms),
        "differing": len(set(a.terms) ^ set(b.terms)),
        "agreed": len(agreed),
        "all": len(a.signatures) - 1,
        "fewest": FEWEST_TERMS,
    }
    if 0 in agreed and a.weak:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "The words of middle frequency are the same, but under {fewest} words make a weak signature.",
        )
    elif 0 in agreed:
        template = QT_TRANSLATE_NOOP("Core", "All {kept} words of middle frequency are the same.")
    elif agreed:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "Words of middle frequency differ, but {agreed} of {all} random lexicons leave out what differs.",
        )
    elif values["differing"] == 1:
        template = QT_TRANSLATE_NOOP(
            "Core", "A word of middle frequency stands in one text only, and every lexicon has it."
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "{differing} words of middle frequency stand in one text only, and every lexicon sees some.",
        )
    return Message(template, values)


def _kept(a: IMatch, b: IMatch) -> Table:
    """Words that are in one only come first: they decide."""
    both = set(a.terms) & set(b.terms)
    only_a = [(term, None) for term in a.terms if term not in both]
    only_b = [(None, term) for term in b.terms if term not in both]
    return table(
        Message(
            QT_TRANSLATE_NOOP(
                "Core", "Words neither as frequent as the most frequent nor as rare as the rarest"
            )
        ),
        (A, B),
        [*only_a, *only_b, *((term, term) for term in a.terms if term in both)],
        most=200,
        lights="term",
    )


def _lexicons(a: IMatch, b: IMatch, agreed: tuple[int, ...], left_out: float) -> Table:
    differing = len(set(a.terms) ^ set(b.terms))
    rows = [
        (
            number or Message(QT_TRANSLATE_NOOP("Core", "whole")),
            one.hex()[:12] if one else None,
            other.hex()[:12] if other else None,
            "=" if number in agreed else "≠",
        )
        for number, (one, other) in enumerate(zip(a.signatures, b.signatures, strict=True))
    ]
    title = Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "Signatures by lexicon; of {differing} differing words some lexicon lacks all at a chance of {percent} %",
        ),
        {
            "differing": differing,
            "percent": percent(match_probability(differing, len(a.signatures) - 1, left_out)),
        },
    )
    return table(title, (Message(QT_TRANSLATE_NOOP("Core", "lexicon")), A, B, BOTH), rows)
