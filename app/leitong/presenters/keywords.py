"""What the keywords of two documents have in common, and which of them the person points at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from heapq import nsmallest
from itertools import islice
from typing import Protocol

from leitong.compare.comparison import Comparison
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.focus import Focus, SharedFocus
from leitong.words.token import Keyword

_CONTEXT = "Keywords"
_FIRST = 12  # rows a group, until all are asked for
_ALL = 200
_TOP = 12  # keywords a side for the one-line row


class Group(StrEnum):
    SHARED = "shared"
    ONLY_A = "only-a"
    ONLY_B = "only-b"


@dataclass(frozen=True, slots=True)
class KeywordRow:
    """One keyword. a, b: as it stands in each document; at least one of them is there."""

    term: str
    a: Keyword | None
    b: Keyword | None

    @property
    def group(self) -> Group:
        if self.a is None:
            return Group.ONLY_B
        return Group.ONLY_A if self.b is None else Group.SHARED

    @property
    def weight_a(self) -> float:
        return 0.0 if self.a is None else self.a.weight

    @property
    def weight_b(self) -> float:
        return 0.0 if self.b is None else self.b.weight


@dataclass(frozen=True, slots=True)
class KeywordsState:
    """rows: the heaviest of each group, the shared first; all: not only the first dozen of each.

    counts: all keywords of each group, listed or not.

    top_a, top_b: the heaviest of each document. heaviest: the greatest weight of all, 0 without keywords.
    """

    rows: tuple[KeywordRow, ...] = ()
    counts: tuple[tuple[Group, int], ...] = ()
    top_a: tuple[KeywordRow, ...] = ()
    top_b: tuple[KeywordRow, ...] = ()
    heaviest: float = 0.0
    term: str | None = None
    held: bool = False
    all: bool = False
    summary: Message | None = None
    spoken: Message | None = None


class KeywordsView(Protocol):
    def show_state(self, state: KeywordsState) -> None: ...


class KeywordsPresenter:
    def __init__(self, focus: SharedFocus, view: KeywordsView) -> None:
        self._focus = focus
        self._view = view
        self._hovering = False
        self._before: str | None = None  # the word that was lit when the mouse came
        self._comparison: Comparison | None = None
        self.state = KeywordsState()
        focus.listen(self._focus_changed)

    def compare(self, comparison: Comparison | None) -> None:
        """Show the keywords of another pair, or of none."""
        self._hovering = False
        self._comparison = comparison
        state = KeywordsState() if comparison is None else _state_of(comparison, self.state.all)
        self._show(replace(state, term=self._focus.current.term))

    def list_all(self, everything: bool) -> None:
        """List all keywords, or the first dozen of each group."""
        if self._comparison is not None:
            state = _state_of(self._comparison, everything)
            self._show(replace(state, term=self.state.term, held=self.state.held))

    def hover(self, term: str | None) -> None:
        """The mouse rests on a keyword; None: it has gone, and what was lit before is lit again.

        A held word stays lit.
        """
        if self.state.held or (term is None and not self._hovering):
            return
        if not self._hovering:
            self._before = self.state.term
        self._hovering = term is not None
        self._focus.on_term(self._before if term is None else term)

    def hold(self, term: str) -> None:
        """Keep a word lit when the mouse goes; holding the held word lets it go."""
        if self.state.held and term == self.state.term:
            self.let_go()
            return
        self._hovering = False
        self._focus.on_term(term)
        self._show(replace(self.state, held=True))

    def let_go(self) -> None:
        self._hovering = False
        self._show(replace(self.state, held=False))
        self._focus.on_term(None)

    def move(self, group: Group, step: int) -> None:
        """Hold the word of `group` that is `step` rows further down, stopping at the ends; begin at the top."""
        terms = [row.term for row in self.state.rows if row.group is group]
        if not terms:
            return
        here = terms.index(self.state.term) + step if self.state.term in terms else 0
        self._hovering = False
        self._show(replace(self.state, held=True))
        self._focus.on_term(terms[min(max(here, 0), len(terms) - 1)])

    def _focus_changed(self, focus: Focus) -> None:
        if focus.term == self.state.term:
            return
        row = next((row for row in self.state.rows if row.term == focus.term), None)
        spoken = self.state.summary if row is None else _spoken(self.state, row)
        held = self.state.held and focus.term is not None
        self._show(replace(self.state, term=focus.term, held=held, spoken=spoken))

    def _show(self, state: KeywordsState) -> None:
        self.state = state
        self._view.show_state(state)


def _state_of(comparison: Comparison, everything: bool) -> KeywordsState:
    a = {keyword.term: keyword for keyword in comparison.a.keywords}
    b = {keyword.term: keyword for keyword in comparison.b.keywords}
    most = _ALL if everything else _FIRST
    # a long text has tens of thousands of keywords: only the heaviest are sorted out
    shared = [term for term in a if term in b]
    listed = (
        *nsmallest(most, shared, key=lambda term: -a[term].weight - b[term].weight),
        *islice((term for term in a if term not in b), most),
        *islice((term for term in b if term not in a), most),
    )
    counts = (
        (Group.SHARED, len(shared)),
        (Group.ONLY_A, len(a) - len(shared)),
        (Group.ONLY_B, len(b) - len(shared)),
    )
    summary = _summary(comparison.measures.keywords, dict(counts)) if a or b else None
    return KeywordsState(
        rows=_rows(listed, a, b),
        counts=counts,
        top_a=_rows(islice(a, _TOP), a, b),
        top_b=_rows(islice(b, _TOP), a, b),
        heaviest=max(
            (side[0].weight for side in (comparison.a.keywords, comparison.b.keywords) if side), default=0.0
        ),
        all=everything,
        summary=summary,
        spoken=summary,
    )


def _rows(terms: Iterable[str], a: dict[str, Keyword], b: dict[str, Keyword]) -> tuple[KeywordRow, ...]:
    return tuple(KeywordRow(term, a.get(term), b.get(term)) for term in terms)


def _summary(overlap: float | None, counts: dict[Group, int]) -> Message:
    numbers = {"shared": counts[Group.SHARED], "a": counts[Group.ONLY_A], "b": counts[Group.ONLY_B]}
    if overlap is None:
        text = QT_TRANSLATE_NOOP("Keywords", "Keywords: {shared} shared, {a} only in A, {b} only in B")
        return Message(text, numbers, _CONTEXT)
    text = QT_TRANSLATE_NOOP(
        "Keywords", "Overlap by weight {overlap}. Keywords: {shared} shared, {a} only in A, {b} only in B"
    )
    return Message(text, {**numbers, "overlap": f"{overlap:.2f}"}, _CONTEXT)


def _spoken(state: KeywordsState, row: KeywordRow) -> Message:
    text = QT_TRANSLATE_NOOP("Keywords", "{summary}; {word}")
    return Message(text, {"summary": state.summary or "", "word": about(row)}, _CONTEXT)


def about(row: KeywordRow) -> Message:
    """Everything known of one keyword, for the tooltip and the screen reader."""
    values = {"term": row.term, "a": _in_document(row.a), "b": _in_document(row.b)}
    return Message(QT_TRANSLATE_NOOP("Keywords", "“{term}”: A {a}; B {b}"), values, _CONTEXT)


def _in_document(keyword: Keyword | None) -> Message:
    if keyword is None:
        return Message(QT_TRANSLATE_NOOP("Keywords", "not there"), {}, _CONTEXT)
    text = QT_TRANSLATE_NOOP(
        "Keywords", "{count}×, level {level} of 5, weight {weight}, {density} % of its words"
    )
    values = {
        "count": keyword.count,
        "level": keyword.level,
        "weight": f"{keyword.weight:.3f}",
        "density": f"{100 * keyword.density:.1f}",
    }
    return Message(text, values, _CONTEXT)
