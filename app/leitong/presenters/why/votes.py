"""What the Why panel says of a pair of fingerprints: when it is first shown, and when words have been struck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict

from leitong.compare.comparison import Comparison
from leitong.compare.pushes import BitVotes
from leitong.messages import Message
from leitong.presenters.why import notes
from leitong.presenters.why import sentences as say
from leitong.presenters.why.state import WhyState
from leitong.presenters.why.what_if import ExplainedPair

_WIDTH = 64  # of the fingerprint that limits are for
_UNEVEN = 3.0  # one document this many times heavier: its votes would dwarf the other's


class Votes(TypedDict):
    """The part of a `WhyState` that depends on what is struck."""

    bits: tuple[BitVotes, ...]
    digits_a: str
    digits_b: str
    hamming: int
    whole: Message
    chance: Message


def first_state(comparison: Comparison, pair: ExplainedPair | None, *, usual: bool) -> WhyState:
    """Nothing chosen, nothing struck. usual: the fingerprints are those of the verdict."""
    methods = comparison.verdict.methods
    departs = None if usual else notes.departs(comparison)
    if pair is None:
        empty = notes.no_votes(comparison) if usual else notes.no_codes()
        return WhyState(empty=empty, methods=methods, departs=departs)
    totals = pair.a.total_weight, pair.b.total_weight
    state = WhyState(
        notes=notes.notes(comparison) if usual else notes.notes_of_other(comparison, pair),
        recipe=notes.recipe_line(pair.a),
        unit=1000 if pair.a.recipe.weights.startswith("tfidf") else 1,
        share=max(totals) > _UNEVEN * min(totals),
        limit=_limit(comparison, pair.a.recipe.bits),
        methods=methods,
        departs=departs,
    )
    state = replace(state, **votes_of(pair))
    return replace(state, unstruck=state.hamming)


def votes_of(pair: ExplainedPair, before: int | None = None) -> Votes:
    """before: the distance before words were struck, None if none are."""
    hamming = len(pair.explanation.differing)
    return {
        "bits": pair.explanation.bits,
        "digits_a": pair.a.digits,
        "digits_b": pair.b.digits,
        "hamming": hamming,
        "whole": say.whole_sentence(hamming, before, pair.a.recipe),
        "chance": say.chance_sentence(hamming, pair.a.recipe),
    }


def spelt_out(state: WhyState, pair: ExplainedPair) -> WhyState:
    """The state with the strip of its word and the sentences of its bit and of its rows. pair: what is left of it."""
    explanation, chosen, term = pair.explanation, state.chosen, state.term
    return replace(
        state,
        strip=explanation.strip(term) if term is not None and term in explanation else (),
        line=None if chosen is None else say.bit_line(state.bits[chosen], state.unit),
        sentence=None if chosen is None else _reason(pair, chosen),
        spoken=say.spoken(state.bits, chosen, state.unit),
        no_rows=None if state.rows else say.no_words(state.wanted),
    )


def next_differing(bits: Sequence[BitVotes], chosen: int | None, step: int) -> int | None:
    """The next (step 1) or the previous (step −1) differing bit, going round at the ends; None if all are equal."""
    differing = [votes.bit for votes in bits if votes.differs][::step]
    onward = (bit for bit in differing if chosen is None or (bit - chosen) * step > 0)
    return next(onward, differing[0] if differing else None)


def _reason(pair: ExplainedPair, bit: int) -> Message:
    """Why a bit is as it is, and what striking the words that hold it apart would do to the whole."""
    holding = pair.explanation.holding_apart(bit)
    outcome = pair.explanation.strike(push.term for push in holding)
    return say.bit_sentence(pair.explanation.bits[bit], holding, outcome.hamming)


def _limit(comparison: Comparison, width: int) -> int | None:
    """The same share of all bits at another width."""
    limits = (method.limit for method in comparison.verdict.methods if method.name == "simhash-words")
    limit = next(limits, None)
    return None if limit is None else round(int(limit) * width / _WIDTH)
