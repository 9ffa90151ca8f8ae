"""What the Why panel says of the fingerprints: how they were made, why they tell little, why there are none."""

from __future__ import annotations

from leitong.compare.comparison import Comparison
from leitong.fingerprints.signature import SimHash
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.why.what_if import ExplainedPair

_CONTEXT = "Why"
_FEATURES = {
    "words": QT_TRANSLATE_NOOP("Why", "Words"),
    "windows": QT_TRANSLATE_NOOP("Why", "4-character windows"),
}
_WEIGHTS = {
    "tf": QT_TRANSLATE_NOOP("Why", "counts"),
    "tfidf": QT_TRANSLATE_NOOP("Why", "tf·idf"),
    "tfidf-capped": QT_TRANSLATE_NOOP("Why", "tf·idf, capped"),
    "levels": QT_TRANSLATE_NOOP("Why", "levels 1–5"),
}


def recipe_line(print_: SimHash) -> Message:
    """How both fingerprints were made."""
    recipe = print_.recipe
    return Message(
        QT_TRANSLATE_NOOP("Why", "{features}, weights {weights}, hash {hash}, a vote of 0 gives {tie}"),
        {
            "features": Message(_FEATURES[recipe.features], {}, _CONTEXT)
            if recipe.features in _FEATURES
            else recipe.features,
            "weights": Message(_WEIGHTS.get(recipe.weights, recipe.weights), {}, _CONTEXT),
            "hash": recipe.hash,
            "tie": 0 if recipe.tie == "gt" else 1,
        },
        _CONTEXT,
    )


def notes(comparison: Comparison) -> tuple[Message, ...]:
    """What else a reader must know: texts that are no good ground, and the other fingerprint's distance."""
    found = []
    for side, analysis in (("A", comparison.a), ("B", comparison.b)):
        print_ = analysis.fingerprints.words
        if print_ is not None and print_.too_short:
            text = QT_TRANSLATE_NOOP(
                "Why", "{side} has only {n} different words: its fingerprint is not reliable."
            )
            found.append(Message(text, {"side": side, "n": len(print_.features)}, _CONTEXT))
        if print_ is not None and print_.only_stop_words:
            text = QT_TRANSLATE_NOOP("Why", "{side} has only stop words; they were used for want of others.")
            found.append(Message(text, {"side": side}, _CONTEXT))
    passed = [len(one.stamps) for one in (comparison.a, comparison.b)]
    if any(passed):
        text = QT_TRANSLATE_NOOP(
            "Why", "Passed over: {a} in A, {b} in B (dates, times, counters, addresses)."
        )
        found.append(Message(text, {"a": f"{passed[0]:,}", "b": f"{passed[1]:,}"}, _CONTEXT))
    if comparison.measures.hamming_windows is not None:
        text = QT_TRANSLATE_NOOP("Why", "Over 4-character windows: {n} of 64.")
        found.append(Message(text, {"n": comparison.measures.hamming_windows}, _CONTEXT))
    return tuple(found)


def departs(comparison: Comparison) -> Message:
    """That the votes are of a fingerprint that was chosen to try it, and what the verdict goes by."""
    hamming = comparison.measures.hamming
    text = QT_TRANSLATE_NOOP(
        "Why",
        "Made to try it out. The verdict keeps to its own fingerprint, where {n} of 64 bits differ "
        "(MD5, a vote of 0 gives 0).",
    )
    return Message(text, {"n": "–" if hamming is None else hamming}, _CONTEXT)


def notes_of_other(comparison: Comparison, pair: ExplainedPair) -> tuple[Message, ...]:
    """What a reader must know of fingerprints that are made otherwise: how many words have no say in them."""
    usual = comparison.a.fingerprints.words, comparison.b.fingerprints.words
    silent = sum(
        len(one.features) - len(other.features)
        for one, other in zip(usual, (pair.a, pair.b), strict=True)
        if one is not None
    )
    if not silent:
        return ()
    text = QT_TRANSLATE_NOOP(
        "Why", "Codes are few: only the heaviest words have one, and {n} words do not vote."
    )
    return (Message(text, {"n": f"{silent:,}"}, _CONTEXT),)


def no_codes() -> Message:
    text = QT_TRANSLATE_NOOP(
        "Why", "By this hash a document has no word with a code: there are no votes to show."
    )
    return Message(text, {}, _CONTEXT)


def no_votes(comparison: Comparison) -> Message:
    """Why there is nothing to draw."""
    missing = [
        side for side, one in (("A", comparison.a), ("B", comparison.b)) if one.fingerprints.words is None
    ]
    if len(missing) == 2:
        text = QT_TRANSLATE_NOOP("Why", "Neither document has words to make a fingerprint from.")
        return Message(text, {}, _CONTEXT)
    if missing:
        text = QT_TRANSLATE_NOOP(
            "Why", "{side} has no words to make a fingerprint from: there are no votes to show."
        )
        return Message(text, {"side": missing[0]}, _CONTEXT)
    text = QT_TRANSLATE_NOOP(
        "Why", "The two fingerprints were made by different recipes and cannot be compared."
    )
    return Message(text, {}, _CONTEXT)
