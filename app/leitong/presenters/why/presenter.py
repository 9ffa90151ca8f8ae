"""The Why panel's mind: which bit and word are looked at, what is struck out, and what then follows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from leitong.compare.comparison import Comparison
from leitong.messages import Message
from leitong.presenters.focus import Focus, SharedFocus
from leitong.presenters.why import sentences as say
from leitong.presenters.why.smallest_edit import words_to_strike
from leitong.presenters.why.state import USUAL_PRINT, Card, PrintChoice, WhyState
from leitong.presenters.why.struck_pair import StruckPair
from leitong.presenters.why.tried_print import Ask, TriedPrint
from leitong.presenters.why.votes import first_state, next_differing, spelt_out, votes_of
from leitong.presenters.why.what_if import ExplainedPair, explained

if TYPE_CHECKING:
    from leitong.presenters.methods.memory import MethodMemory
    from leitong.presenters.why.other_print import OtherPrint

_MOST_LIT = 8  # words of a bit; with more, none would stand out


class WhyView(Protocol):
    def show_state(self, state: WhyState) -> None: ...


class WhyPresenter:
    """Keeps one `WhyState` and hands it to the view whenever it changes."""

    def __init__(self, focus: SharedFocus, view: WhyView) -> None:
        self._focus = focus
        self._view = view
        self._pair: StruckPair | None = None
        self._hovering = False
        self._before: int | None = None  # the bit that was chosen when the mouse came
        self._comparison: Comparison | None = None
        self._tried = TriedPrint(self._on_choice)
        self.state = WhyState()
        focus.listen(self._focus_changed)

    def ask_through(self, ask: Ask, memory: MethodMemory) -> None:
        """ask: is answered by `on_print` or `on_refused`. memory: keeps what is chosen, here and in the methods."""
        self._tried.ask_through(ask, memory)

    def compare(self, comparison: Comparison | None) -> None:
        """Show another pair, or none, and of it what is lit already: a panel may be opened late."""
        self._comparison = comparison
        if comparison is not None:
            self._tried.recall()
        self._show_usual()
        self._ask_for_choice()

    def choose_print(self, name: str, value: object) -> None:
        """Another hash, width or tie rule; ValueError if it can't be that."""
        self._tried.keep(name, value)

    def usual_print(self) -> None:
        """Back to the fingerprint that the verdict goes by."""
        self._tried.keep_usual()

    def on_print(self, answer: object) -> None:
        """answer: an OtherPrint; one that is no longer wanted is let go."""
        made: OtherPrint = answer  # type: ignore[assignment]  # loaded in the working process only
        if self.state.waiting and made.choice == self._tried.choice:
            self._show_pair(made.pair, self._comparison, struck=self.state.struck)

    def on_refused(self, reason: object) -> None:
        if isinstance(reason, Message) and self.state.waiting:
            self._show(replace(self.state, waiting=False, aside=reason))

    def _on_choice(self, choice: PrintChoice) -> None:
        if choice == self._tried.choice or self._comparison is None:
            return
        self._tried.choice = choice
        if choice == USUAL_PRINT:
            self._show_usual(self.state.struck)
        self._ask_for_choice()

    def _ask_for_choice(self) -> None:
        choice, comparison = self._tried.choice, self._comparison
        wanted = choice != USUAL_PRINT and comparison is not None and explained(comparison) is not None
        waiting = wanted and self._tried.can_be_asked_for
        if (self.state.print, self.state.waiting) != (choice, waiting):
            self._show(replace(self.state, print=choice, waiting=waiting))
        if waiting and not self._tried.ask():
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
        self._pair = None if pair is None else StruckPair(pair)
        self._hovering = False
        state = WhyState() if comparison is None else first_state(comparison, pair, usual=usual)
        lit = self._focus.current
        # a bit of other fingerprints is another
        same = len(state.bits) == len(before.bits) or not before.bits
        bit = lit.bit if same and lit.bit is not None and lit.bit < len(state.bits) else None
        self.state = replace(state, print=self._tried.choice, chosen=bit, term=lit.term, wanted=before.wanted)
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
        if self._pair is None or not 0 <= bit < len(self.state.bits):
            return None
        return self._pair.card(bit)

    def move(self, step: int) -> None:
        """Choose the bit `step` further on, stopping at the ends; from no bit, begin at that end."""
        chosen, last = self.state.chosen, len(self.state.bits) - 1
        if chosen is None:
            self.choose(0 if step > 0 else last)
        else:
            self.choose(min(max(chosen + step, 0), last))

    def next_differing(self, step: int) -> None:
        """Choose the next (step 1) or the previous (step −1) differing bit, going round at the ends."""
        bit = next_differing(self.state.bits, self.state.chosen, step)
        if bit is not None:
            self.choose(bit)

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
        words = words_to_strike(self._pair.left.explanation, self.state.limit)
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
        pair = self._pair
        if bit is None or pair is None or self.state.departs is None:
            self._focus.on_bit(bit)
            return
        pushes = pair.whole.explanation.pushes(bit, _MOST_LIT)
        self._focus.on_bit(bit, tuple(push.term for push in pushes))

    def _focus_changed(self, focus: Focus) -> None:
        bit = focus.bit if focus.bit is not None and focus.bit < len(self.state.bits) else None
        if (bit, focus.term) == (self.state.chosen, self.state.term):
            return
        pinned = self.state.pinned and bit is not None
        self.state = replace(self.state, chosen=bit, pinned=pinned, term=focus.term)
        self._rewrite()

    def _strike(self, struck: tuple[str, ...]) -> None:
        if self._pair is None:
            return
        self.state = replace(self.state, struck=struck, aside=None)
        if not self._pair.strike(struck):
            self._show(replace(self.state, hamming=None, whole=say.none_left(), chance=None))
            return
        self.state = replace(self.state, **votes_of(self._pair.left, self.state.unstruck if struck else None))
        if self.state.term in struck:
            self._focus.on_term(None)
        self._rewrite()

    def _rewrite(self) -> None:
        """Bring sentences, strip and table up to what is chosen, then show it."""
        state = self.state
        if self._pair is not None:
            rows = self._pair.rows(state.chosen, state.wanted)
            state = spelt_out(replace(state, rows=rows), self._pair.left)
        self._show(state)

    def _show(self, state: WhyState) -> None:
        self.state = state
        self._view.show_state(state)
