"""Methods that look at runs of the text: shingles, containment, winnowing, and "seen before?" (S19, S20, S22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from leitong.compare.methods.pair import TOO_SHORT, Pair
from leitong.compare.methods.records import MethodAnswer, Table, table
from leitong.compare.opinions import percent
from leitong.fingerprints.seen import Memory
from leitong.fingerprints.shingles import shingles_of
from leitong.fingerprints.winnowing import CHINESE, LATIN, winnowed, winnowed_share
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.words.fold import fold
from leitong.words.hashing import rolled
from leitong.words.language import language_of
from leitong.words.normalise import letters

if TYPE_CHECKING:
    from leitong.analysis import Analysis

_GROUP = "runs"
_SHOWN = 60
_TEXT = Message(QT_TRANSLATE_NOOP("Core", "text"))
_ITEM, _VALUE = Message(QT_TRANSLATE_NOOP("Core", "what")), Message(QT_TRANSLATE_NOOP("Core", "value"))


def jaccard_answer(pair: Pair) -> MethodAnswer:
    """How many of all runs of words stand in both texts?"""
    value, limits = pair.evidence.measures.jaccard, pair.choices.limits
    if value is None or pair.no_text:
        return MethodAnswer("jaccard", _GROUP, None, limits.jaccard_near, None, TOO_SHORT, decides=True)
    values = {
        "percent": percent(value),
        "n": pair.choices.shingle,
        "near": percent(limits.jaccard_near),
        "similar": percent(limits.jaccard_partial),
    }
    if value >= limits.jaccard_near:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "{percent} % of all runs of {n} words (Chinese: characters) stand in both texts; near from {near} % on.",
        )
    elif value >= limits.jaccard_partial:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "{percent} % of all runs of {n} words (Chinese: characters) stand in both texts: similar"
            " (from {similar} %), not near (from {near} %).",
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "Core",
            "{percent} % of all runs of {n} words (Chinese: characters) stand in both texts; similar"
            " from {similar} % on.",
        )
    return MethodAnswer(
        "jaccard",
        _GROUP,
        value,
        limits.jaccard_near,
        value >= limits.jaccard_near,
        Message(template, values),
        decides=True,
        inputs=_shingle_tables(pair),
    )


def containment_answer(pair: Pair) -> MethodAnswer:
    """How many of the runs of words of one text stand in the other?"""
    measures, limit = pair.evidence.measures, pair.choices.limits.containment_partial
    a_in_b, b_in_a = measures.containment_a_in_b, measures.containment_b_in_a
    if a_in_b is None or b_in_a is None:
        return MethodAnswer("containment", _GROUP, None, limit, None, TOO_SHORT, decides=True)
    value = max(a_in_b, b_in_a)
    reason = Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "{a_in_b} % of the runs of {n} words (Chinese: characters) of A stand in B, {b_in_a} % of those of B in A.",
        ),
        {"a_in_b": percent(a_in_b), "b_in_a": percent(b_in_a), "n": pair.choices.shingle},
    )
    return MethodAnswer("containment", _GROUP, value, limit, value >= limit, reason, decides=True)


def _shingle_tables(pair: Pair) -> tuple[Table, ...]:
    n = pair.choices.shingle
    runs_a, runs_b = (_Runs(side, n) for side in pair.sides)
    common = int(runs_a.among(runs_b, runs_a.different).sum())
    shared, alone_b = runs_a.among(runs_b, runs_a.hashes), ~runs_b.among(runs_a, runs_b.hashes)
    parts = (
        (
            QT_TRANSLATE_NOOP(
                "Core", "Runs of {n} words (Chinese: characters) in both: {count} different ones"
            ),
            runs_a,
            shared,
            common,
        ),
        (
            QT_TRANSLATE_NOOP(
                "Core", "Runs of {n} words (Chinese: characters) only in A: {count} different ones"
            ),
            runs_a,
            ~shared,
            runs_a.different.size - common,
        ),
        (
            QT_TRANSLATE_NOOP(
                "Core", "Runs of {n} words (Chinese: characters) only in B: {count} different ones"
            ),
            runs_b,
            alone_b,
            runs_b.different.size - common,
        ),
    )
    tables = []
    for template, runs, chosen, count in parts:
        rows = tuple((text,) for text in runs.texts(chosen))
        tables.append(Table(Message(template, {"n": n, "count": count}), (_TEXT,), rows, count - len(rows)))
    return tuple(tables)


class _Runs:
    """The shingles of one text. hashes: in its order. different: each once, sorted."""

    def __init__(self, analysis: Analysis, n: int) -> None:
        units = analysis.fingerprints.units
        self._text = analysis.text
        count = max(0, len(units) - n + 1)
        self._starts, self._ends = units.starts[:count], units.ends[n - 1 : n - 1 + count]
        self.hashes = rolled(units.hashes, n) if count else units.hashes[:0]
        self.different = np.unique(self.hashes)

    def among(self, other: _Runs, hashes: NDArray[np.uint64]) -> NDArray[np.bool_]:
        """Which of `hashes` the other text has too."""
        if other.different.size == 0:
            return np.zeros(hashes.size, dtype=bool)
        places = other.different.searchsorted(hashes)
        places[places == other.different.size] = 0
        found: NDArray[np.bool_] = other.different[places] == hashes
        return found

    def texts(self, chosen: NDArray[np.bool_]) -> list[str]:
        """The first of the chosen ones, each once, as they are written."""
        texts: dict[int, str] = {}
        for at in np.flatnonzero(chosen).tolist():
            if len(texts) == _SHOWN:
                break
            run = self._text[self._starts[at] : self._ends[at]]
            texts.setdefault(int(self.hashes[at]), " ".join(run.split()))
        return list(texts.values())


def winnowing_answer(pair: Pair) -> MethodAnswer:
    """value: share of the fingerprints of one text that the other has too, of the text where it is the more."""
    limit = pair.choices.winnowed
    k, window = _gram_and_window(pair)
    # by the rules, without what they take out; as in the words, traditional characters count as simplified ones
    signed = [letters(fold(side.fingerprints.text).text) for side in pair.sides]
    a, b = (winnowed(text, k, window) for text in signed)
    shares = winnowed_share(a, b), winnowed_share(b, a)
    if a is None or b is None or shares[0] is None or shares[1] is None:
        return MethodAnswer("winnowing", _GROUP, None, limit, None, TOO_SHORT)
    value = max(shares[0], shares[1])
    reason = Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "{a_in_b} % of A's fingerprints are in B, {b_in_a} % of B's in A; every shared passage of {t} letters"
            " has one.",
        ),
        {"a_in_b": percent(shares[0]), "b_in_a": percent(shares[1]), "t": k + window - 1},
    )
    shared, in_a, in_b = np.intersect1d(a.hashes, b.hashes, return_indices=True)
    order = np.argsort(a.positions[in_a])[:_SHOWN]
    rows = tuple(
        (signed[0][start : start + k], start, int(b.positions[in_b[place]]))
        for place, start in ((place, int(a.positions[in_a[place]])) for place in order.tolist())
    )
    columns = (
        _TEXT,
        Message(QT_TRANSLATE_NOOP("Core", "letter in A")),
        Message(QT_TRANSLATE_NOOP("Core", "letter in B")),
    )
    title = Message(
        QT_TRANSLATE_NOOP("Core", "Shared fingerprints: grams of {k} letters, the least of every {window}"),
        {"k": k, "window": window},
    )
    inputs = (Table(title, columns, rows, int(shared.size) - len(rows)),)
    return MethodAnswer("winnowing", _GROUP, value, limit, value >= limit, reason, inputs=inputs)


def _gram_and_window(pair: Pair) -> tuple[int, int]:
    spaced = all(language_of(side.text) not in ("zh", "ja", "ko") for side in pair.sides)
    k, window = LATIN if spaced else CHINESE
    return pair.choices.gram or k, pair.choices.window or window


def novelty_answer(pair: Pair) -> MethodAnswer:
    """A is put into a Bloom filter and a table, and B is asked of them; value: the share of B that is new."""
    limit, n = pair.choices.novelty, pair.choices.shingle
    a, b = (shingles_of(side.fingerprints.units, n) for side in pair.sides)
    if a is None or b is None:
        return MethodAnswer("novelty", _GROUP, None, limit, None, TOO_SHORT, at_most=True)
    memory = Memory(a.hashes.size, pair.choices.errs)
    memory.add(a.hashes)
    found = memory.novelty(b.hashes)
    value = found.score or 0.0
    reason = Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "After A, {percent} % of the runs of {n} words (Chinese: characters) of B are new"
            " (errors of the filter alone: {errors}).",
        ),
        {"percent": percent(value), "n": n, "errors": found.errors},
    )
    size = memory.size
    rows = [
        (Message(QT_TRANSLATE_NOOP("Core", "runs of A put in")), len(memory)),
        (Message(QT_TRANSLATE_NOOP("Core", "bits of the filter")), size.bits),
        (Message(QT_TRANSLATE_NOOP("Core", "bits set a run")), size.hashes),
        (Message(QT_TRANSLATE_NOOP("Core", "expected errors")), round(size.errs, 6)),
        (Message(QT_TRANSLATE_NOOP("Core", "runs of B asked")), found.shingles),
        (Message(QT_TRANSLATE_NOOP("Core", "seen, says the filter")), found.hits),
        (Message(QT_TRANSLATE_NOOP("Core", "seen, says the table")), found.confirmed),
    ]
    title = Message(QT_TRANSLATE_NOOP("Core", "Bloom filter and table"))
    inputs = (table(title, (_ITEM, _VALUE), rows),)
    return MethodAnswer("novelty", _GROUP, value, limit, value <= limit, reason, at_most=True, inputs=inputs)
