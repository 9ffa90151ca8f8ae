"""Who says what of a pair, and why methods that look at different things come to different answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from leitong.compare.methods.records import MethodAnswer
from leitong.fingerprints.chance import expected_distance
from leitong.messages import QT_TRANSLATE_NOOP, Message

_PROPOSE = ("tianwang-2", "tianwang-3", "tianwang-4", "tianwang-5", "imatch")
_SIGNATURES = ("exact", *_PROPOSE)
_SIMILAR = ("jaccard", "containment", "winnowing", "passages", "novelty")
_IN_GENERAL = Message(
    QT_TRANSLATE_NOOP(
        "Core",
        "Each method looks at something else: letters, chosen words, runs of words, or where the text stands on its"
        " page.",
    )
)


@dataclass(frozen=True, slots=True)
class _Asked:
    answers: Mapping[str, MethodAnswer]
    width: int

    def yes(self, *names: str) -> bool:
        """Whether any of them says yes."""
        return any(name in self.answers and self.answers[name].met is True for name in names)

    def no(self, *names: str) -> bool:
        """Whether all of them that can judge say no, and one can."""
        said = [self.answers[name].met for name in names if name in self.answers]
        return any(met is False for met in said) and not any(said)

    def value(self, name: str) -> float:
        return self.answers[name].value or 0.0


def agreement_of(answers: tuple[MethodAnswer, ...]) -> Message:
    """How many methods say yes, no and nothing, in one sentence."""
    yes, no = (sum(answer.met is met for answer in answers) for met in (True, False))
    values = {"yes": yes, "no": no, "all": yes + no, "silent": len(answers) - yes - no}
    if yes + no == 0:
        return Message(QT_TRANSLATE_NOOP("Core", "No method can judge this pair: there is too little text."))
    if no == 0:
        template = QT_TRANSLATE_NOOP(
            "Core", "All {all} methods that can judge this pair call it a duplicate."
        )
    elif yes == 0:
        template = QT_TRANSLATE_NOOP(
            "Core", "None of the {all} methods that can judge this pair calls it a duplicate."
        )
    elif yes == 1:
        template = QT_TRANSLATE_NOOP(
            "Core", "One of the {all} methods that can judge this pair calls it a duplicate."
        )
    elif no == 1:
        template = QT_TRANSLATE_NOOP(
            "Core", "All but one of the {all} methods that can judge this pair call it a duplicate."
        )
    elif values["silent"]:
        template = QT_TRANSLATE_NOOP(
            "Core", "{yes} of {all} methods call it a duplicate, {no} do not; {silent} can't judge it."
        )
    else:
        template = QT_TRANSLATE_NOOP("Core", "{yes} of {all} methods call it a duplicate, {no} do not.")
    return Message(template, values)


def reasons_of(answers: tuple[MethodAnswer, ...], width: int) -> tuple[Message, ...]:
    """A sentence for each way in which the answers part; none where all agree. width: bits of the fingerprints."""
    asked = _Asked({answer.name: answer for answer in answers}, width)
    found = tuple(message for explain in _EXPLANATIONS if (message := explain(asked)) is not None)
    said = {answer.met for answer in answers}
    return found or ((_IN_GENERAL,) if {True, False} <= said else ())


def _edited(asked: _Asked) -> Message | None:
    if asked.yes(*_SIMILAR) and asked.no(*_SIGNATURES):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Signatures are equal or not: one changed word among those they sign hides an edited copy from them,"
                " while measures of similarity still see what was kept.",
            )
        )
    return None


def _other_words(asked: _Asked) -> Message | None:
    if asked.yes(*_SIGNATURES) and asked.no("exact") and asked.no("imatch"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Tianwang signs the heaviest words and I-Match those of middle frequency: what changed is not among"
                " the former.",
            )
        )
    return None


def _only_propose(asked: _Asked) -> Message | None:
    """S06 would take them for signals beside the fingerprints. Of 1,375 pairs of the benchmark's news they say yes to
    723, all but two of which the fingerprints have proposed as well, and no verdict would be another.
    """
    if asked.yes(*_PROPOSE) and asked.no("jaccard"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Tianwang's algorithms and I-Match propose pairs and have no vote: an equal signature says nothing of"
                " the words that it leaves out, so that the verdict asks what the whole texts share.",
            )
        )
    return None


def _left_out(asked: _Asked) -> Message | None:
    if asked.yes("imatch") and asked.no("exact", "tianwang-3"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "I-Match does not see what changed: the words are not of middle frequency, or a random lexicon lacks"
                " them. The other signatures do see it.",
            )
        )
    return None


def _counts_changed(asked: _Asked) -> Message | None:
    if asked.yes("tianwang-3") and asked.no("tianwang-2"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core", "The heaviest words are the same, but a count that changed put them in another order."
            )
        )
    return None


def _chance_hit(asked: _Asked) -> Message | None:
    if asked.yes("tianwang-3") and asked.no("tianwang-4", "tianwang-5"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "The heaviest words are the same by chance: their shares of the texts are far apart, which algorithms"
                " 4 and 5 look at and 2 and 3 do not.",
            )
        )
    return None


def _other_order(asked: _Asked) -> Message | None:
    if asked.yes("cosine-tf", "cosine-tfidf") and asked.no("jaccard", "winnowing", "passages"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Methods that count words do not see their order: the words are much the same, but runs of them are"
                " not.",
            )
        )
    return None


def _part(asked: _Asked) -> Message | None:
    if asked.yes("containment", "passages") and asked.no("jaccard"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Containment asks how much of one text stands in the other; Jaccard also counts against it all that"
                " the longer one has besides.",
            )
        )
    return None


def _fingerprint_missed(asked: _Asked) -> Message | None:
    words = asked.answers["simhash-words"]
    if not (asked.no("simhash-words") and asked.yes("jaccard", "cosine-tfidf") and words.limit is not None):
        return None
    cosine = asked.answers["cosine-tfidf"].value
    if cosine is None:
        return None
    return Message(
        QT_TRANSLATE_NOOP(
            "Core",
            "At a cosine of {cosine} two fingerprints of {width} bits differ in about {expected} bits and often in"
            " more: a distance can miss what the cosine finds.",
        ),
        {
            "cosine": f"{cosine:.2f}",
            "width": asked.width,
            "expected": round(expected_distance(min(1.0, cosine), asked.width)),
        },
    )


def _windows_missed(asked: _Asked) -> Message | None:
    if not asked.yes(*_SIMILAR):
        return None
    if asked.yes("simhash-words") and asked.no("simhash-windows"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "Each changed letter changes four windows, so that the fingerprint of windows moves farther than that"
                " of words.",
            )
        )
    if asked.yes("simhash-windows") and asked.no("simhash-words"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "A changed word changes a few of many windows but one of few words: in a short text the fingerprint"
                " of words moves farther.",
            )
        )
    return None


def _other_counts(asked: _Asked) -> Message | None:
    if asked.yes("cosine-tf") and asked.no("scam-a-in-b", "scam-b-in-a"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "SCAM asks that a word occurs about as often in both texts, the cosine only for the same proportions:"
                " a text and the same text twice are alike to the cosine alone.",
            )
        )
    return None


def _template_only(asked: _Asked) -> Message | None:
    if asked.yes("layout", "tianwang-1") and asked.no(*_SIGNATURES) and asked.no(*_SIMILAR):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "An equal layout or description comes from a template of the site and says nothing of the text.",
            )
        )
    return None


_EXPLANATIONS: tuple[Callable[[_Asked], Message | None], ...] = (
    _edited,
    _other_words,
    _only_propose,
    _left_out,
    _counts_changed,
    _chance_hit,
    _other_order,
    _part,
    _fingerprint_missed,
    _windows_missed,
    _other_counts,
    _template_only,
)
