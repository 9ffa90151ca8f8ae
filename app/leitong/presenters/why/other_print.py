"""Other word fingerprints of the open pair, made in the working process: another hash, width or tie rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from leitong.compare.explanation import Explanation
from leitong.compare.methods.word_votes import voted_anew
from leitong.fingerprints.signature import Recipe, SimHash, packed
from leitong.fingerprints.simhash import FEWEST_FEATURES
from leitong.presenters.rules import RuleChoice
from leitong.presenters.sources import Source
from leitong.presenters.why.state import PrintChoice
from leitong.presenters.why.what_if import ExplainedPair

if TYPE_CHECKING:
    from leitong.fingerprints.feature_bits import Voted
    from leitong.presenters.desk import Desk


@dataclass(frozen=True, slots=True)
class OtherPrint:
    """The answer. pair: None where a text has no word that this hash gives a code."""

    choice: PrintChoice
    pair: ExplainedPair | None


def other_print(desk: Desk, a: Source, b: Source, rules: RuleChoice, choice: PrintChoice) -> OtherPrint:
    """Raises LeitongError if a document can't be used any more."""
    comparison = desk.compared(a, b, rules)
    return OtherPrint(
        choice, made_anew(comparison.a.fingerprints.words, comparison.b.fingerprints.words, choice)
    )


def made_anew(a: SimHash | None, b: SimHash | None, choice: PrintChoice) -> ExplainedPair | None:
    """Both fingerprints by another choice, their votes explained; None if a text has no word with a code."""
    if a is None or b is None:
        return None
    voted = voted_anew(a, b, choice.hash, choice.width, choice.tie)
    if voted is None:
        return None
    one, other = (_print(each, side, choice) for each, side in zip(voted, (a, b), strict=True))
    return ExplainedPair(one, other, Explanation(one, other))


def _print(voted: Voted, usual: SimHash, choice: PrintChoice) -> SimHash:
    recipe = usual.recipe
    return SimHash(
        value=voted.value,
        votes=voted.votes,
        features=voted.features,
        weights=voted.weights,
        hashes=packed(voted.bits),
        recipe=Recipe(recipe.features, recipe.weights, choice.width, choice.hash, choice.tie, recipe.version),
        too_short=len(voted.features) < FEWEST_FEATURES,
        only_stop_words=usual.only_stop_words,
    )
