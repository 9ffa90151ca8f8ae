"""The sentence and the three measures at the head of a comparison, each with its meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from leitong.compare.comparison import Kind, Verdict
from leitong.compare.rule_words import rules_sentence
from leitong.fingerprints.chance import within_by_chance
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.facts import DocumentFacts

if TYPE_CHECKING:
    from leitong.compare.comparison import Comparison, Measures

Value = TypeVar("Value", int, float)
BITS = 64
TOP_WORDS = 5
SURPRISING = 0.05
NEVER = 1e12
MILLION = 1e6
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True, slots=True)
class Share:
    """value: 0–1, None where it is not defined.

    was: the value before passages were unticked or other rules chosen, if it has changed.
    """

    value: float | None
    was: float | None = None


_LEADS = {
    Kind.NEAR: Message(QT_TRANSLATE_NOOP("Core", "Likely the same article, edited.")),
    Kind.PARTIAL: Message(
        QT_TRANSLATE_NOOP("Core", "The two texts say the same in parallel, but much is reworded.")
    ),
}


@dataclass(frozen=True, slots=True)
class Headline:
    """sentence: the verdict whole. lead, changes: the same in two lines, what was changed apart; None: one line does.

    a_in_b, b_in_a: containments. hamming: differing bits of 64. keywords: weighted Jaccard, 0–1.

    chance: how often unrelated texts come as near. shared_words: heaviest first. remarks: what to keep in mind.

    hamming_was, keywords_was: before other rules were chosen, if they have changed.
    """

    sentence: Message
    lead: Message
    changes: Message | None
    a_in_b: Share
    b_in_a: Share
    hamming: int | None
    chance: Message
    keywords: float | None
    shared_words: tuple[str, ...]
    remarks: tuple[Message, ...]
    hamming_was: int | None = None
    keywords_was: float | None = None


def headline_of(
    comparison: Comparison,
    facts_a: DocumentFacts,
    facts_b: DocumentFacts,
    ticked: tuple[float, float] | None = None,
    before: Measures | None = None,
    *,
    left_out: int = 0,
) -> Headline:
    """ticked: the containments counted over ticked passages only, as (A in B, B in A); None: all are ticked.

    before: what the pair measured before other rules were chosen. left_out: so many passages are not ticked.
    """
    measures = comparison.measures
    lead, changes = _in_two_lines(comparison.verdict)
    wholes = measures.containment_a_in_b, measures.containment_b_in_a
    wholes_before = (None, None) if before is None else (before.containment_a_in_b, before.containment_b_in_a)
    shares = [Share(whole, _other(was, whole)) for whole, was in zip(wholes, wholes_before, strict=True)]
    if ticked is not None:
        shares = [Share(part, whole) for part, whole in zip(ticked, wholes, strict=True)]
    return Headline(
        sentence=comparison.verdict.sentence,
        lead=lead,
        changes=changes,
        a_in_b=shares[0],
        b_in_a=shares[1],
        hamming=measures.hamming,
        chance=chance_in_words(measures.hamming),
        keywords=measures.keywords,
        shared_words=shared_words(comparison),
        remarks=(*_left_out(comparison, left_out), *_remarks(comparison, facts_a, facts_b)),
        hamming_was=None if before is None else _other(before.hamming, measures.hamming),
        keywords_was=None if before is None else _other(before.keywords, measures.keywords),
    )


def _other(was: Value | None, now: Value | None) -> Value | None:
    """The old value if it can be told from the new one."""
    return None if was is None or now is None or round(was, 2) == round(now, 2) else was


def _in_two_lines(verdict: Verdict) -> tuple[Message, Message | None]:
    """A sentence that lists changes may grow to three lines, and its beginning matters most."""
    changes = verdict.sentence.values.get("changes")
    if isinstance(changes, Message) and verdict.kind in _LEADS:
        return _LEADS[verdict.kind], changes
    return verdict.sentence, None


def chance_in_words(hamming: int | None, bits: int = 64) -> Message:
    """How often two unrelated texts differ in so few bits, as people say it."""
    if hamming is None:
        return Message(QT_TRANSLATE_NOOP("Core", "A text too short has no fingerprint."))
    chance = within_by_chance(hamming, bits)
    if chance > SURPRISING:
        return Message(QT_TRANSLATE_NOOP("Core", "No nearer than chance."))
    times = 1 / chance
    if times > NEVER:
        return Message(QT_TRANSLATE_NOOP("Core", "Practically never by chance."))
    return Message(QT_TRANSLATE_NOOP("Core", "About 1 in {count} by chance."), {"count": _rounded(times)})


def shared_words(comparison: Comparison) -> tuple[str, ...]:
    """The keywords of both sides that weigh most in the lighter of the two."""
    weights_b = {keyword.term: keyword.weight for keyword in comparison.b.keywords}
    shared = [
        (min(keyword.weight, weights_b[keyword.term]), keyword.term)
        for keyword in comparison.a.keywords
        if keyword.term in weights_b
    ]
    return tuple(term for _weight, term in sorted(shared, key=lambda pair: -pair[0])[:TOP_WORDS])


def _rounded(times: float) -> str:
    """To one or two digits, for more would pretend to know: 8,800 or 6 × 10⁸, which every language reads."""
    if times < MILLION:
        return f"{round(times, 2 - len(str(int(times)))):,.0f}"
    digit, power = f"{times:.0e}".split("e+")
    raised = f"10{str(int(power)).translate(_RAISED)}"
    return raised if digit == "1" else f"{digit} × {raised}"


def _left_out(comparison: Comparison, count: int) -> tuple[Message, ...]:
    """A verdict is given on whole documents, so that only the shares follow what is ticked."""
    if not count:
        return ()
    told = {"n": f"{count:,}", "all": f"{len(comparison.passages):,}"}
    if count == 1:
        return (
            Message(
                QT_TRANSLATE_NOOP(
                    "Core",
                    "1 passage of {all} is left out: the shares count without it, the sentence speaks of all.",
                ),
                told,
            ),
        )
    return (
        Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "{n} passages of {all} are left out: the shares count without them, the sentence speaks of all.",
            ),
            told,
        ),
    )


def _remarks(comparison: Comparison, a: DocumentFacts, b: DocumentFacts) -> tuple[Message, ...]:
    remarks = []
    by_rules = rules_sentence(comparison.rules)
    if by_rules is not None:
        remarks.append(by_rules)
    if a.sha256 != b.sha256 and comparison.verdict.duplicate_type in (1, 2) and _outside(a) != _outside(b):
        remarks.append(
            Message(
                QT_TRANSLATE_NOOP("Core", "Only the files differ: {a} against {b}."),
                {"a": _outside(a), "b": _outside(b)},
            )
        )
    if a.languages and b.languages and a.languages[0] != b.languages[0]:
        remarks.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "Core", "The documents are in different languages; only equal words can match."
                )
            )
        )
    of_both = [warning for warning in a.warnings if warning in b.warnings]
    remarks += [_about("A, B", warning) for warning in of_both]
    for side, facts in (("A", a), ("B", b)):
        remarks += [_about(side, warning) for warning in facts.warnings if warning not in of_both]
    return tuple(remarks)


def _about(side: str, warning: Message) -> Message:
    return Message(QT_TRANSLATE_NOOP("Core", "{side}: {warning}"), {"side": side, "warning": warning})


def _outside(facts: DocumentFacts) -> str:
    return " ".join(part.upper() for part in (facts.format, facts.encoding) if part)
