"""How the words of one side are cut, which places are ambiguous, and which words are new: what the person looks at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from leitong.compare.comparison import Comparison
from leitong.messages import Message
from leitong.presenters.focus import Focus, SharedFocus
from leitong.presenters.words.accepting import Outcome, accept, undo
from leitong.presenters.words.state import CutText, Tries, WordsState
from leitong.spans import Span
from leitong.words.own_words import OwnWords

Ask = Callable[[str, tuple[str, ...]], None]
_MOST_SELECTED = 2000


class WordsView(Protocol):
    def show_state(self, state: WordsState) -> None: ...


class WordsPresenter:
    def __init__(self, view: WordsView, focus: SharedFocus) -> None:
        self._view = view
        self._own = OwnWords()
        self._ask_cut: Ask | None = None
        self._ask_tries: Ask | None = None
        self._comparison: Comparison | None = None
        self.state = WordsState()
        self._focus = focus
        focus.listen(self._focus_changed)

    def ask_through(self, ask_cut: Ask, ask_tries: Ask, own: OwnWords) -> None:
        """ask_cut, ask_tries: called with a text and the person's words, answered by `on_cut` and `on_tries`."""
        self._ask_cut, self._ask_tries, self._own = ask_cut, ask_tries, own
        if self._comparison is not None:
            self._cut_again(told=None)

    def compare(self, comparison: Comparison | None) -> None:
        """Show the words of another pair, or of none."""
        self._comparison = comparison
        self._cut_again(told=None)

    def show_side(self, side: str) -> None:
        """side: "a" or "b"."""
        if side != self.state.side:
            self.state = replace(self.state, side=side)
            self._cut_again(told=None)

    def on_cut(self, cut: CutText) -> None:
        reveal = self._place_of_passage(self._focus.current)
        self._show(replace(self.state, cut=cut, waiting=False, chosen=None, tries=None, reveal=reveal))
        if cut.ambiguous:
            self._look_at(cut.ambiguous[0].span, 0)

    def on_tries(self, tries: Tries) -> None:
        self._show(replace(self.state, tries=tries))

    def on_refused(self, reason: Message) -> None:
        self._show(replace(self.state, waiting=False, problem=reason))

    def choose(self, place: int) -> None:
        """Look at an ambiguous stretch."""
        cut = self.state.cut
        if cut is not None and place != self.state.chosen and 0 <= place < len(cut.ambiguous):
            span = cut.ambiguous[place].span
            self._show(replace(self.state, reveal=span.start))
            self._look_at(span, place)

    def step(self, step: int) -> None:
        """Look at the next ambiguous stretch, or the one before; stop at the ends."""
        cut = self.state.cut
        if cut is None or not cut.ambiguous:
            return
        here = -1 if self.state.chosen is None else self.state.chosen
        self.choose(min(max(here + step, 0), len(cut.ambiguous) - 1))

    def select(self, span: Span) -> None:
        """Look at a stretch of the text; an ambiguous one in it is chosen if it is the only one."""
        cut = self.state.cut
        if cut is None or not len(span):
            return
        within = [place for place, one in enumerate(cut.ambiguous) if one.span.overlaps(span)]
        self._look_at(
            Span(span.start, min(span.end, span.start + _MOST_SELECTED)),
            within[0] if len(within) == 1 else None,
        )

    def accept(self, term: str) -> None:
        """Make a new word one of the person's own, and cut the text again."""
        self._changed(accept(self._own, term))

    def undo(self) -> None:
        """Take back the last word that was accepted."""
        self._changed(undo(self._own))

    def _changed(self, outcome: Outcome) -> None:
        if outcome.changed:
            self._cut_again(outcome.told)
        elif outcome.told is not None:
            self._show(replace(self.state, told=outcome.told))

    def _cut_again(self, told: Message | None) -> None:
        comparison, side = self._comparison, self.state.side
        own = self._own.words
        if comparison is None or self._ask_cut is None:
            self._show(WordsState(side=side, own=own))
            return
        analysis = comparison.a if side == "a" else comparison.b
        kept = self.state.cut if told is not None else None
        stamps = analysis.stamps
        self._show(WordsState(side=side, cut=kept, stamps=stamps, waiting=True, own=own, told=told))
        self._ask_cut(analysis.text, own)

    def _look_at(self, span: Span, chosen: int | None) -> None:
        cut = self.state.cut
        assert cut is not None
        self._show(replace(self.state, span=span, chosen=chosen))
        if self._ask_tries is not None:
            self._ask_tries(span.of(cut.text), cut.own)

    def _focus_changed(self, focus: Focus) -> None:
        place = self._place_of_passage(focus)
        if place is not None and self.state.cut is not None:
            self._show(replace(self.state, reveal=place))

    def _place_of_passage(self, focus: Focus) -> int | None:
        """Where the passage that the person looks at begins on this side."""
        if self._comparison is None or focus.passage is None:
            return None
        if not 0 <= focus.passage < len(self._comparison.passages):
            return None
        passage = self._comparison.passages[focus.passage]
        return (passage.a if self.state.side == "a" else passage.b).start

    def _show(self, state: WordsState) -> None:
        self.state = state
        self._view.show_state(state)
