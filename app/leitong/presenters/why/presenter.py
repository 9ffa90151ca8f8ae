"""The Why panel's mind: which bit and word are looked at, what is struck out, and what then follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol, TypedDict

from leitong.compare.comparison import Comparison
from leitong.compare.pushes import BitVotes
from leitong.messages import Message
from leitong.presenters.focus import Focus, SharedFocus
from leitong.presenters.why import sentences as say
from leitong.presenters.why.smallest_edit import words_to_strike
from leitong.presenters.why.state import USUAL_PRINT, Card, PrintChoice, WhyState
from leitong.presenters.why.what_if import ExplainedPair, explained, hardest_pushes, without
from leitong.presenters.why.words import WordRows

if TYPE_CHECKING:
    from leitong.compare.methods.choices import Choices
    from leitong.presenters.methods.memory import MethodMemory
    from leitong.presenters.why.other_print import OtherPrint

Ask = Callable[[PrintChoice], bool]
_MOST_LIT = 8  # words of a bit; with more, none would stand out
_ON_CARD = 3  # words a side
_WIDTH = 64  # of the fingerprint that limits are for
_UNEVEN = 3.0  # one document this many times heavier: its votes would dwarf the other's


class _Votes(TypedDict):
    bits: tuple[BitVotes, ...]
    digits_a: str
    digits_b: str
    hamming: int
    whole: Message
    chance: Message


class WhyView(Protocol):
    def show_state(self, state: WhyState) -> None: ...


class WhyPresenter:
    """Keeps one `WhyState` and hands it to the view whenever it changes."""

    def __init__(self, focus: SharedFocus, view: WhyView) -> None:
        self._focus = focus
        self._view = view
        self._whole: ExplainedPair | None = None
        self._pair: ExplainedPair | None = None  # what is left of the whole after striking
        self._words: WordRows | None = None
        self._cards: dict[int, Card] = {}  # the mouse asks 60 times a second
        self._hovering = False
        self._before: int | None = None  # the bit that was chosen when the mouse came
        self._comparison: Comparison | None = None
        self._ask: Ask | None = None
        self._memory: MethodMemory | None = None
        self._choice = USUAL_PRINT
        self.state = WhyState()
        focus.listen(self._focus_changed)

    def ask_through(self, ask: Ask, memory: MethodMemory) -> None:
        """ask: has the open pair's fingerprints made by another choice, answered by `on_print`; whether there is one.

        memory: keeps what the person chooses, the same as in the methods.
        """
        self._ask, self._memory = ask, memory
        memory.listen(self._on_choices)

    def compare(self, comparison: Comparison | None) -> None:
        """Show another pair, or none, and of it what is lit already: a panel may be opened late."""
        self._comparison = comparison
        if comparison is not None and self._memory is not None:
            self._choice = _print_of(self._memory.choices)
        self._show_usual()
        self._ask_for_choice()

    def choose_print(self, name: str, value: object) -> None:
        """Another hash, width or tie rule; ValueError if it can't be that."""
        from leitong.compare.methods.choices import with_value  # noqa: PLC0415 - the window starts without it

        if self._memory is not None:
            self._memory.keep(with_value(self._memory.choices, name, value))

    def usual_print(self) -> None:
        """Back to the fingerprint that the verdict goes by."""
        from leitong.compare.methods.choices import with_value  # noqa: PLC0415

        if self._memory is not None:
            choices = self._memory.choices
            for name in ("hash", "width", "tie"):
                choices = with_value(choices, name, getattr(USUAL_PRINT, name))
            self._memory.keep(choices)

    def on_print(self, answer: object) -> None:
        """answer: an OtherPrint; one that is no longer wanted is let go."""
        made: OtherPrint = answer  # type: ignore[assignment]  # loaded in the working process only
        if self.state.waiting and made.choice == self._choice:
            self._show_pair(made.pair, self._comparison, struck=self.state.struck)

    def on_refused(self, reason: object) -> None:
        if isinstance(reason, Message) and self.state.waiting:
            self._show(replace(self.state, waiting=False, aside=reason))

    def _on_choices(self, choices: Choices) -> None:
        choice = _print_of(choices)
        if choice == self._choice or self._comparison is None:
            return
        self._choice = choice
        if choice == USUAL_PRINT:
            self._show_usual(self.state.struck)
        self._ask_for_choice()

    def _ask_for_choice(self) -> None:
        choice, comparison = self._choice, self._comparison
        wanted = choice != USUAL_PRINT and comparison is not None and explained(comparison) is not None
        waiting = wanted and self._ask is not None
        if (self.state.print, self.state.waiting) != (choice, waiting):
            self._show(replace(self.state, print=choice, waiting=waiting))
        if waiting and self._ask is not None and not self._ask(choice):
            self._show(replace(self.state, waiting=False))

    def _show_usual(self, struck: tuple[str, ...] = ()) -> None:
        comparison = self._comparison
        pair = None if comparison is None else explained(comparison)
        self._show_pair(pair, comparison, usual=True, struck=struck)

    def _show_pair(
        self,
        pair: ExplainedPair | None,
        comparison: Comparison | None,
        *,
        usual: bool = False,
        struck: tuple[str, ...] = (),
    ) -> None:
        """usual: by the fingerprints of the verdict. struck: words that stay struck, for the pair is the same."""
        before = self.state
        self._whole = self._pair = pair
        self._words = None
        self._cards.clear()
        self._hovering = False
        state = WhyState() if comparison is None else _first_state(comparison, pair, usual)
        lit = self._focus.current
        # a bit of other fingerprints is another
        same = len(state.bits) == len(before.bits) or not before.bits
        bit = lit.bit if same and lit.bit is not None and lit.bit < len(state.bits) else None
        self.state = replace(state, print=self._choice, chosen=bit, term=lit.term, wanted=before.wanted)
        if lit.bit is not None and (bit is None or not usual or lit.pushing is not None):
            self._light(bit)
        self._rewrite()
        if struck:
            self._strike(struck)

    def hover(self, bit: int | None) -> None:
        """The mouse rests on a bit; None: it has gone, and what was chosen before is chosen again.

        A pinned bit stays.
        """
        if self.state.pinned or (bit is None and not self._hovering):
            return
        if not self._hovering:
            self._before = self.state.chosen
        self._hovering = bit is not None
        self._light(self._before if bit is None else bit)

    def card(self, bit: int) -> Card | None:
        """What the card beside the mouse says of a bit."""
        pair = self._pair
        if pair is None or not 0 <= bit < len(self.state.bits):
            return None
        if bit not in self._cards:
            words = (hardest_pushes(side, bit, _ON_CARD) for side in (pair.a, pair.b))
            self._cards[bit] = Card(self.state.bits[bit], *words)
        return self._cards[bit]

    def move(self, step: int) -> None:
        """Choose the bit `step` further on, stopping at the ends; from no bit, begin at that end."""
        chosen, last = self.state.chosen, len(self.state.bits) - 1
        if chosen is None:
            self.choose(0 if step > 0 else last)
        else:
            self.choose(min(max(chosen + step, 0), last))

    def next_differing(self, step: int) -> None:
        """Choose the next (step 1) or the previous (step −1) differing bit, going round at the ends."""
        differing = [votes.bit for votes in self.state.bits if votes.differs]
        if not differing:
            return
        chosen = self.state.chosen
        if step > 0:
            later = [bit for bit in differing if chosen is None or bit > chosen]
            self.choose(later[0] if later else differing[0])
        else:
            earlier = [bit for bit in differing if chosen is None or bit < chosen]
            self.choose(earlier[-1] if earlier else differing[-1])

    def choose(self, bit: int) -> None:
        """Choose a bit by keys; the mouse leaving does not undo it."""
        if 0 <= bit < len(self.state.bits):
            self._hovering = False
            self._light(bit)

    def pin(self, bit: int | None = None) -> None:
        """Hold a bit, or the chosen one, against the moving mouse. Pinning the pinned bit lets it go."""
        bit = self.state.chosen if bit is None else bit
        if bit is None or not self.state.bits:
            return
        if self.state.pinned and bit == self.state.chosen:
            self.unpin()
            return
        self._hovering = False
        self._light(bit)
        self._show(replace(self.state, pinned=True))

    def unpin(self) -> None:
        """Let go of the bit, and of the word; with nothing chosen the table speaks for all differing bits."""
        self._hovering = False
        self._show(replace(self.state, pinned=False))
        self._focus.on_bit(None)
        self._focus.on_term(None)

    def point_at(self, term: str | None) -> None:
        """Light a word everywhere, or none."""
        self._focus.on_term(term)

    def want(self, wanted: str) -> None:
        """Show only words that hold `wanted`."""
        self.state = replace(self.state, wanted=wanted)
        self._rewrite()

    def in_shares(self, share: bool) -> None:
        """Draw votes as a share of each document's total weight, or as they are."""
        self._show(replace(self.state, share=share))

    def strike(self, terms: Iterable[str]) -> None:
        """What if these words stood in neither document?"""
        new = tuple(term for term in dict.fromkeys(terms) if term not in self.state.struck)
        if new:
            self._strike(self.state.struck + new)

    def strike_until_near(self) -> None:
        """Strike as few words more as make the word fingerprints those of near duplicates, if few do."""
        if self._pair is None or self.state.limit is None:
            return
        words = words_to_strike(self._pair.explanation, self.state.limit)
        if words is None:
            self._show(replace(self.state, aside=say.no_small_edit(self.state.limit)))
        else:
            self.strike(words)

    def restore(self, term: str) -> None:
        """Put one struck word back."""
        if term in self.state.struck:
            self._strike(tuple(one for one in self.state.struck if one != term))

    def restore_all(self) -> None:
        if self.state.struck:
            self._strike(())

    def _light(self, bit: int | None) -> None:
        """Everywhere, with the words that push it where others would not know them."""
        pair = self._whole
        if bit is None or pair is None or self.state.departs is None:
            self._focus.on_bit(bit)
            return
        pushes = pair.explanation.pushes(bit, _MOST_LIT)
        self._focus.on_bit(bit, tuple(push.term for push in pushes))

    def _focus_changed(self, focus: Focus) -> None:
        bit = focus.bit if focus.bit is not None and focus.bit < len(self.state.bits) else None
        if (bit, focus.term) == (self.state.chosen, self.state.term):
            return
        if bit != self.state.chosen:
            self._words = None
        pinned = self.state.pinned and bit is not None
        self.state = replace(self.state, chosen=bit, pinned=pinned, term=focus.term)
        self._rewrite()

    def _strike(self, struck: tuple[str, ...]) -> None:
        if self._whole is None:
            return
        self._words = None
        self.state = replace(self.state, struck=struck, aside=None)
        left = without(self._whole, frozenset(struck)) if struck else self._whole
        if left is None:
            self._show(replace(self.state, hamming=None, whole=say.none_left(), chance=None))
            return
        self._pair = left
        self._cards.clear()
        self.state = replace(self.state, **_votes(left, self.state.unstruck if struck else None))
        if self.state.term in struck:
            self._focus.on_term(None)
        self._rewrite()

    def _rewrite(self) -> None:
        """Bring sentences, strip and table up to what is chosen, then show it."""
        state, pair = self.state, self._pair
        if pair is None:
            self._show(state)
            return
        if self._words is None:
            self._words = WordRows(pair, state.chosen)
        rows = self._words.matching(state.wanted)
        known = state.term is not None and state.term in pair.explanation
        self._show(
            replace(
                state,
                strip=pair.explanation.strip(state.term) if state.term is not None and known else (),
                line=None if state.chosen is None else say.bit_line(state.bits[state.chosen], state.unit),
                sentence=None if state.chosen is None else _sentence(pair, state.chosen),
                spoken=say.spoken(state.bits, state.chosen, state.unit),
                rows=rows,
                no_rows=None if rows else say.no_words(state.wanted),
            )
        )

    def _show(self, state: WhyState) -> None:
        self.state = state
        self._view.show_state(state)


def _print_of(choices: Choices) -> PrintChoice:
    return PrintChoice(choices.hash, choices.width, choices.tie)


def _first_state(comparison: Comparison, pair: ExplainedPair | None, usual: bool) -> WhyState:
    """usual: the pair is that of the verdict."""
    methods = comparison.verdict.methods
    if pair is None:
        empty = say.no_votes(comparison) if usual else say.no_codes()
        return WhyState(empty=empty, methods=methods, departs=None if usual else say.departs(comparison))
    totals = pair.a.total_weight, pair.b.total_weight
    state = WhyState(
        notes=say.notes(comparison) if usual else say.notes_of_other(comparison, pair),
        recipe=say.recipe_line(pair.a),
        unit=1000 if pair.a.recipe.weights.startswith("tfidf") else 1,
        share=max(totals) > _UNEVEN * min(totals),
        limit=_limit(comparison, pair.a.recipe.bits),
        methods=methods,
        departs=None if usual else say.departs(comparison),
    )
    state = replace(state, **_votes(pair))
    return replace(state, unstruck=state.hamming)


def _limit(comparison: Comparison, width: int) -> int | None:
    """The same share of all bits at another width."""
    limits = (method.limit for method in comparison.verdict.methods if method.name == "simhash-words")
    limit = next(limits, None)
    return None if limit is None else round(int(limit) * width / _WIDTH)


def _votes(pair: ExplainedPair, before: int | None = None) -> _Votes:
    hamming = len(pair.explanation.differing)
    return {
        "bits": pair.explanation.bits,
        "digits_a": pair.a.digits,
        "digits_b": pair.b.digits,
        "hamming": hamming,
        "whole": say.whole_sentence(hamming, before, pair.a.recipe),
        "chance": say.chance_sentence(hamming, pair.a.recipe),
    }


def _sentence(pair: ExplainedPair, bit: int) -> Message:
    holding = pair.explanation.holding_apart(bit)
    outcome = pair.explanation.strike(push.term for push in holding)
    return say.bit_sentence(pair.explanation.bits[bit], holding, outcome.hamming)
