"""Methods that count words and do not see their order: the cosine by three weightings, SCAM both ways (S08, S21)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from heapq import nsmallest

from leitong.compare.measures import angle_of, cosine
from leitong.compare.methods.choices import FEWEST_WORDS
from leitong.compare.methods.pair import NO_TEXT, WORD, A, B, Pair, counts_of
from leitong.compare.methods.records import MethodAnswer, Table, table
from leitong.compare.opinions import percent
from leitong.compare.scam import scam
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.words.token import Keyword

_GROUP = "vectors"
_SHOWN = 40
_WEIGHTS: Mapping[str, Callable[[Keyword], float]] = {
    "cosine-tf": lambda keyword: keyword.count,
    "cosine-tfidf": lambda keyword: keyword.weight,
    "cosine-levels": lambda keyword: keyword.level,
}
_REASONS = {
    "cosine-tf": QT_TRANSLATE_NOOP("Core", "The directions of the counted words are {angle}° apart."),
    "cosine-tfidf": QT_TRANSLATE_NOOP("Core", "The directions of the weighted words are {angle}° apart."),
    "cosine-levels": QT_TRANSLATE_NOOP(
        "Core", "The directions of the words' levels, 1 to 5, are {angle}° apart."
    ),
}
_WITH_STOP_WORDS = QT_TRANSLATE_NOOP(
    "Core", "The directions of the words, stop words among them, are {angle}° apart."
)


def cosine_answers(pair: Pair) -> tuple[MethodAnswer, ...]:
    """By counts, by tf·idf, which the verdict uses, and by levels."""
    return tuple(_cosine(pair, name) for name in _WEIGHTS)


def _cosine(pair: Pair, name: str) -> MethodAnswer:
    limit, decides = pair.choices.limits.cosine_near, name == "cosine-tfidf"
    stop_words = pair.evidence.measures.with_stop_words
    a, b = _vectors(pair, name, stop_words)
    value = cosine(a, b)
    angle = angle_of(value)
    if value is None or angle is None:
        return MethodAnswer(name, _GROUP, None, limit, None, NO_TEXT, decides=decides)
    template = _WITH_STOP_WORDS if stop_words else _REASONS[name]
    return MethodAnswer(
        name,
        _GROUP,
        value,
        limit,
        value >= limit,
        Message(template, {"angle": round(angle)}),
        decides=decides,
        inputs=(_products(a, b),),
    )


def _vectors(pair: Pair, name: str, stop_words: bool) -> list[dict[str, float]]:
    if stop_words:
        return [{term: float(count) for term, count in counts_of(side).items()} for side in pair.sides]
    weigh = _WEIGHTS[name]
    return [{keyword.term: weigh(keyword) for keyword in side.keywords} for side in pair.sides]


def _products(a: Mapping[str, float], b: Mapping[str, float]) -> Table:
    shared = nsmallest(_SHOWN, a.keys() & b.keys(), key=lambda term: (-a[term] * b[term], term))
    alone = a.keys() ^ b.keys()
    only = nsmallest(_SHOWN, alone, key=lambda term: (-max(a.get(term, 0), b.get(term, 0)), term))
    rows = tuple((term, a.get(term), b.get(term)) for term in (*shared, *only))
    title = Message(
        QT_TRANSLATE_NOOP(
            "Core", "Weights: the {shown} that make most of the product, then words of one text only"
        ),
        {"shown": len(shared)},
    )
    return Table(title, (WORD, A, B), rows, len(a.keys() | b.keys()) - len(rows), "term")


def scam_answers(pair: Pair) -> tuple[MethodAnswer, ...]:
    """Is A's vocabulary in B, and B's in A?"""
    choices, limit = pair.choices, pair.choices.vocabulary
    names = ("scam-a-in-b", "scam-b-in-a")
    if min(len(side.words) for side in pair.sides) < FEWEST_WORDS:
        reason = Message(
            QT_TRANSLATE_NOOP("Core", "A text under {fewest} words is soon a part of any vocabulary."),
            {"fewest": FEWEST_WORDS},
        )
        return tuple(MethodAnswer(name, _GROUP, None, limit, None, reason) for name in names)
    a, b = (counts_of(side) for side in pair.sides)
    found = scam(a, b, epsilon=choices.epsilon)
    if found is None:
        return tuple(MethodAnswer(name, _GROUP, None, limit, None, NO_TEXT) for name in names)
    templates = (
        QT_TRANSLATE_NOOP(
            "Core", "{percent} % of A's words stand in B about as often; shared passages must confirm it."
        ),
        QT_TRANSLATE_NOOP(
            "Core", "{percent} % of B's words stand in A about as often; shared passages must confirm it."
        ),
    )
    rows = [(term, a[term], b[term]) for term in found.close]
    title = Message(
        QT_TRANSLATE_NOOP("Core", "{count} words of both whose counts are near enough (ε = {epsilon})"),
        {"count": len(found.close), "epsilon": choices.epsilon},
    )
    inputs = (table(title, (WORD, A, B), rows, lights="term"),)
    return tuple(
        MethodAnswer(
            name,
            _GROUP,
            share,
            limit,
            share >= limit,
            Message(template, {"percent": percent(share)}),
            inputs=inputs,
        )
        # words that are more frequent in the other text bring the sum above the whole; SCAM cuts it there
        for name, share, template in zip(
            names, (min(found.a_in_b, 1.0), min(found.b_in_a, 1.0)), templates, strict=True
        )
    )
