"""The Why panel's mind: which bit and word are looked at, what is struck out, and what then follows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol, TypedDict

from leitong.compare.comparison import Comparison
from leitong.compare.explanation import BitVotes, Explanation, Push
from leitong.messages import Message
from leitong.presenters import why_sentences as say
from leitong.presenters.focus import Focus, SharedFocus
from leitong.presenters.what_if import votes_without
from leitong.presenters.why_state import Card, WhyState, WordRow

_ROWS = 500  # nobody reads further; the filter looks through all
_ON_CARD = 3
_UNEVEN = 3.0  # one document this many times heavier: its votes would dwarf the other's


class _Shown(TypedDict):
    rows: tuple[WordRow, ...]
    words: int


class WhyView(Protocol):
    def show_state(self, state: WhyState) -> None: ...


class WhyPresenter:
    """Keeps one `WhyState` and hands it to the view whenever it changes."""

    def __init__(self, focus: SharedFocus, view: WhyView) -> None:
        self._focus = focus
        self._view = view
        self._comparison: Comparison | None = None
        self._from_mouse = False
        self._rows: tuple[WordRow, ...] = ()
        self._cards: dict[int, Card] = {}
        self.state = WhyState()
        focus.listen(self._focus_changed)

    def compare(self, comparison: Comparison | None) -> None:
        """Show another pair, or none."""
        self._comparison = comparison
        self._from_mouse = False
        self._cards.clear()
        self._focus.on_bit(None)
        self._focus.on_term(None)
        self.state = WhyState()
        if comparison is not None:
            self.state = self._first_state(comparison)
        self._rewrite(rows=True)

    def hover(self, bit: int | None) -> None:
        """The mouse rests on a bit, or on none. A pinned bit, or one chosen by keys, stays."""
        if self.state.pinned or (bit is None and not self._from_mouse):
            return
        self._from_mouse = bit is not None
        self._focus.on_bit(bit)

    def card(self, bit: int) -> Card | None:
        """What the card beside the mouse says of a bit."""
        explanation = self._explanation
        if explanation is None:
            return None
        if bit not in self._cards:
            pushes = [push for push in explanation.pushes(bit) if push.term not in self.state.struck]
            votes = self.state.bits[bit]
            self._cards[bit] = Card(
                votes,
                _hardest(((push.term, push.push_a) for push in pushes), votes.a),
                _hardest(((push.term, push.push_b) for push in pushes), votes.b),
            )
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
            self._from_mouse = False
            self._focus.on_bit(bit)

    def pin(self, bit: int | None = None) -> None:
        """Hold a bit, or the chosen one, against the moving mouse. Pinning the pinned bit lets it go."""
        bit = self.state.chosen if bit is None else bit
        if bit is None or not self.state.bits:
            return
        if self.state.pinned and bit == self.state.chosen:
            self.unpin()
            return
        self._from_mouse = False
        self._focus.on_bit(bit)
        self._show(replace(self.state, pinned=True))

    def unpin(self) -> None:
        """Let go of the bit, and of the word; with nothing chosen the table speaks for all differing bits."""
        self._from_mouse = False
        self._show(replace(self.state, pinned=False))
        self._focus.on_bit(None)
        self._focus.on_term(None)

    def point_at(self, term: str | None) -> None:
        """Light a word everywhere, or none."""
        self._focus.on_term(term)

    def want(self, wanted: str) -> None:
        """Show only words that hold `wanted`."""
        self._show(replace(self.state, wanted=wanted, **self._shown_rows(wanted)))

    def in_shares(self, share: bool) -> None:
        """Draw votes as a share of each document's total weight, or as they are."""
        self._show(replace(self.state, share=share))

    def strike(self, terms: Iterable[str]) -> None:
        """What if these words stood in neither document?"""
        new = tuple(term for term in dict.fromkeys(terms) if term not in self.state.struck)
        if new:
            self._strike(self.state.struck + new)

    def restore(self, term: str) -> None:
        """Put one struck word back."""
        if term in self.state.struck:
            self._strike(tuple(one for one in self.state.struck if one != term))

    def restore_all(self) -> None:
        if self.state.struck:
            self._strike(())

    @property
    def _explanation(self) -> Explanation | None:
        return None if self._comparison is None else self._comparison.explanation

    def _first_state(self, comparison: Comparison) -> WhyState:
        methods = comparison.verdict.methods
        explanation = comparison.explanation
        a, b = comparison.a.fingerprints.words, comparison.b.fingerprints.words
        if explanation is None or a is None or b is None:
            return WhyState(empty=say.no_votes(comparison), methods=methods)
        totals = (a.total_weight, b.total_weight)
        hamming = sum(votes.differs for votes in explanation.bits)
        return WhyState(
            bits=explanation.bits,
            totals=totals,
            hex_a=a.hex,
            hex_b=b.hex,
            hamming=hamming,
            unstruck=hamming,
            notes=say.notes(comparison),
            recipe=say.recipe_line(a),
            share=max(totals) > _UNEVEN * min(totals),
            methods=methods,
        )

    def _focus_changed(self, focus: Focus) -> None:
        bit = focus.bit if focus.bit is not None and focus.bit < len(self.state.bits) else None
        moved, pointed = bit != self.state.chosen, focus.term != self.state.term
        if not (moved or pointed):
            return
        pinned = self.state.pinned and bit is not None
        self.state = replace(self.state, chosen=bit, pinned=pinned, term=focus.term)
        self._rewrite(rows=moved)

    def _strike(self, struck: tuple[str, ...]) -> None:
        comparison, explanation = self._comparison, self._explanation
        if comparison is None or explanation is None:
            return
        outcome = explanation.strike(frozenset(struck))
        bits = votes_without(comparison, outcome)
        self._cards.clear()
        self.state = replace(
            self.state,
            struck=struck,
            hamming=outcome.hamming,
            bits=bits,
            hex_a=_hex(votes.a for votes in bits),
            hex_b=_hex(votes.b for votes in bits),
        )
        self._rewrite(rows=True)

    def _rewrite(self, rows: bool) -> None:
        """Bring sentences, strip and, if asked, the table up to what is chosen, then show it."""
        state, explanation = self.state, self._explanation
        if explanation is None or not state.bits:
            self._show(state)
            return
        if rows:
            self._rows = self._words(explanation)
        strip = explanation.strip(state.term) if state.term is not None else ()
        whole = None if state.hamming is None else say.whole_sentence(state.hamming)
        chance = None if state.hamming is None else say.chance_sentence(state.hamming)
        self._show(
            replace(
                state,
                strip=strip,
                whole=whole,
                chance=chance,
                sentence=self._sentence(explanation) if rows else state.sentence,
                spoken=say.spoken(state.bits, state.chosen),
                **self._shown_rows(state.wanted),
            )
        )

    def _sentence(self, explanation: Explanation) -> Message | None:
        if self.state.chosen is None:
            return None
        votes = self.state.bits[self.state.chosen]
        struck = set(self.state.struck)
        holding = (
            [p for p in explanation.holding_apart(votes.bit) if p.term not in struck] if votes.differs else []
        )
        without = (
            explanation.strike(frozenset(struck.union(p.term for p in holding))).hamming if holding else None
        )
        return say.bit_sentence(votes, holding, without)

    def _words(self, explanation: Explanation) -> tuple[WordRow, ...]:
        if self.state.chosen is not None:
            return tuple(_of_bit(push) for push in explanation.pushes(self.state.chosen))
        return _over_all(explanation, self.state.bits)

    def _shown_rows(self, wanted: str) -> _Shown:
        needle = wanted.strip().lower()
        found = [row for row in self._rows if needle in row.term] if needle else self._rows
        return {"rows": tuple(found[:_ROWS]), "words": len(found)}

    def _show(self, state: WhyState) -> None:
        self.state = state
        self._view.show_state(state)


def _of_bit(push: Push) -> WordRow:
    return WordRow(push.term, push.weight_a, push.weight_b, push.push_a, push.push_b, None, push.pulls_apart)


def _over_all(explanation: Explanation, bits: tuple[BitVotes, ...]) -> tuple[WordRow, ...]:
    """Words that hold differing bits apart, those that hold most bits first."""
    held: dict[str, list[Push]] = {}
    for votes in bits:
        for push in explanation.holding_apart(votes.bit) if votes.differs else ():
            held.setdefault(push.term, []).append(push)
    rows = [
        WordRow(
            term,
            pushes[0].weight_a,
            pushes[0].weight_b,
            None,
            None,
            len(pushes),
            sum(push.pulls_apart for push in pushes),
        )
        for term, pushes in held.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-(row.bits or 0), -row.pulls_apart, row.term)))


def _hardest(pushes: Iterable[tuple[str, int]], vote: int) -> tuple[tuple[str, int], ...]:
    """The words that push hardest the way the vote went."""
    way = 1 if vote > 0 else -1
    agreeing = (push for push in pushes if push[1] * way > 0)
    return tuple(sorted(agreeing, key=lambda push: -abs(push[1]))[:_ON_CARD])


def _hex(votes: Iterable[int]) -> str:
    bits = "".join("1" if vote > 0 else "0" for vote in votes)
    return f"{int(bits, 2):0{len(bits) // 4}x}"
