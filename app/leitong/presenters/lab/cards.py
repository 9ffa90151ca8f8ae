"""Challenges of the Lab: what to bring about, with which texts to begin, and how the engine sees that it is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from leitong.fingerprints.digests import differing_bits
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.lab.recipe import LabRecipe
from leitong.presenters.lab.text import LabText, distance, ones_of

FEWEST_WORDS = 8
NEAR = 3
BIT = 9
AVALANCHE, CALM = 70, 6
FAR_BY_COUNT = 10

Judge = Callable[[LabText, LabText, "Card"], bool]

_BELL = "The bell in the harbour tower rings at noon, and the gulls leave the fish market until the sound has gone."
_NOTES = "The note book lies open beside the lamp while rain drums on the workshop roof all evening."
_TEA = "茶农清晨上山采茶，中午在院子里晾晒，傍晚用铁锅炒制，第二天再把新茶送到镇上的茶馆。"


@dataclass(frozen=True, slots=True)
class Card:
    """title, task, hint: templates in the context "Lab". a, b: the texts to begin with.

    judge: whether the texts as they are now, both by `recipe` (any rule for ties), do what the task asks.
    """

    name: str
    title: str
    task: str
    hint: str
    a: str
    b: str
    judge: Judge
    recipe: LabRecipe = field(default_factory=LabRecipe)

    def solved_by(self, a: LabText, b: LabText, recipe: LabRecipe) -> bool:
        """Only without a word struck: a what-if is no text."""
        chosen = (recipe.cut, recipe.weights, recipe.bits, recipe.hash, recipe.gram)
        asked = (self.recipe.cut, self.recipe.weights, self.recipe.bits, self.recipe.hash, self.recipe.gram)
        return chosen == asked and not a.struck and not b.struck and self.judge(a, b, self)


def _begins_with_f(a: LabText, _b: LabText, _card: Card) -> bool:
    return len(a.terms) >= FEWEST_WORDS and a.code.startswith("f")


def _bit_turned(a: LabText, b: LabText, card: Card) -> bool:
    return (
        a.text.strip() == card.a
        and b.value is not None
        and _words_changed(a, b) == 1
        and bool(a.ones[BIT] != b.ones[BIT])
    )


def _collide(a: LabText, b: LabText, _card: Card) -> bool:
    apart = distance(a, b)
    long_enough = min(len(a.terms), len(b.terms)) >= FEWEST_WORDS
    return apart is not None and apart <= NEAR and long_enough and _words_changed(a, b, voting=True) >= NEAR


def _only_package_differs(a: LabText, b: LabText, _card: Card) -> bool:
    return distance(a, b) == 0 and len(a.terms) >= FEWEST_WORDS and _packages_differ(a, b)


def _only_words_differ(a: LabText, b: LabText, _card: Card) -> bool:
    both = a.package is not None and a.package == b.package
    return both and bool(distance(a, b)) and min(len(a.terms), len(b.terms)) >= FEWEST_WORDS


def _avalanche(a: LabText, b: LabText, _card: Card) -> bool:
    apart = distance(a, b)
    if apart is None or apart > CALM or len(a.terms) < FEWEST_WORDS:
        return False
    return _one_letter_changed(a.text, b.text) and differing_bits(a.md5, b.md5) >= AVALANCHE


def _tied(a: LabText, _b: LabText, _card: Card) -> bool:
    apart = ones_of(a.votes, "ge") != ones_of(a.votes, "gt")
    return len(a.terms) >= FEWEST_WORDS and bool(apart.any())


def _far_by_counts(a: LabText, b: LabText, _card: Card) -> bool:
    apart = distance(a, b)
    return apart is not None and apart >= FAR_BY_COUNT and set(a.terms) == set(b.terms)


def _packages_differ(a: LabText, b: LabText) -> bool:
    return None not in (a.package, b.package) and a.package != b.package


def _words_changed(a: LabText, b: LabText, voting: bool = False) -> int:
    """How many words were exchanged, put in or taken out, all words counted or only those that vote."""
    one, other = (Counter(word for word, row in text.pieces if row >= 0 or not voting) for text in (a, b))
    return max((one - other).total(), (other - one).total())


def _one_letter_changed(a: str, b: str) -> bool:
    return len(a) == len(b) and sum(one != other for one, other in zip(a, b, strict=True)) == 1


CARDS = (
    Card(
        "nibble",
        QT_TRANSLATE_NOOP("Lab", "Begin with f"),
        QT_TRANSLATE_NOOP(
            "Lab", "Change text A until its fingerprint begins with the digit f. Keep at least 8 words."
        ),
        QT_TRANSLATE_NOOP("Lab", "f is 1111: choose a bit that is 0 and look which words push it down."),
        _BELL,
        "",
        _begins_with_f,
    ),
    Card(
        "bit",
        QT_TRANSLATE_NOOP("Lab", "Turn bit 9"),
        QT_TRANSLATE_NOOP("Lab", "Leave A alone. Exchange one single word in B so that bit 9 turns."),
        QT_TRANSLATE_NOOP("Lab", "Choose bit 9: the word that pushes it hardest is the one to exchange."),
        _BELL,
        _BELL,
        _bit_turned,
    ),
    Card(
        "collide",
        QT_TRANSLATE_NOOP("Lab", "Collide"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "Make two texts that differ in 3 voting words or more, and whose fingerprints differ in 3 bits or fewer.",
        ),
        QT_TRANSLATE_NOOP(
            "Lab",
            "In a long text three words are a small share. Stop words don't count.",
        ),
        _BELL,
        _BELL,
        _collide,
    ),
    Card(
        "package",
        QT_TRANSLATE_NOOP("Lab", "Only the package sees it"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "Change B so that the simhash package's fingerprint (4-letter windows) differs and the words' does not.",
        ),
        QT_TRANSLATE_NOOP("Lab", "What do windows see that a bag of words has forgotten?"),
        _TEA,
        _TEA,
        _only_package_differs,
    ),
    Card(
        "words",
        QT_TRANSLATE_NOOP("Lab", "Only the words see it"),
        QT_TRANSLATE_NOOP(
            "Lab", "The other way round: the words' fingerprint differs, the package's does not."
        ),
        QT_TRANSLATE_NOOP("Lab", "The package deletes everything between letters before it cuts."),
        _NOTES,
        _NOTES,
        _only_words_differ,
    ),
    Card(
        "avalanche",
        QT_TRANSLATE_NOOP("Lab", "Avalanche"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "Change one letter in B so that at least 70 of 128 bits of MD5 differ, and at most 6 of SimHash.",
        ),
        QT_TRANSLATE_NOOP("Lab", "MD5 changes half of its bits whatever you do: try letters of light words."),
        _BELL,
        _BELL,
        _avalanche,
    ),
    Card(
        "tie",
        QT_TRANSLATE_NOOP("Lab", "A tie"),
        QT_TRANSLATE_NOOP("Lab", "Make a sum that is exactly 0, with at least 8 words in A."),
        QT_TRANSLATE_NOOP("Lab", "Weights are counts here: how many words can cancel out?"),
        "The bell in the harbour tower rings at noon and the gulls leave the fish market.",
        "",
        _tied,
        LabRecipe(weights="count"),
    ),
    Card(
        "counts",
        QT_TRANSLATE_NOOP("Lab", "Same words, far apart"),
        QT_TRANSLATE_NOOP(
            "Lab", "Use the very same words in A and B, and still come out at least 10 bits apart."
        ),
        QT_TRANSLATE_NOOP("Lab", "A word that is said ten times has ten times the say."),
        _TEA,
        _TEA,
        _far_by_counts,
    ),
)
