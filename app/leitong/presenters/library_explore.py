"""What a person looks for in a library beside its groups: texts, ranks and links, methods, new words. No Qt."""

from __future__ import annotations

from dataclasses import replace

from leitong.presenters.explore_jobs import Ask, Asked, AskLinks, ExploreAnswer, Preparing
from leitong.presenters.explore_state import (
    VIEWS,
    ExploreState,
    LinksState,
    MethodsState,
    NewWordsState,
    RanksState,
    SearchState,
)
from leitong.presenters.library_board import LibraryBoard
from leitong.presenters.library_jobs import Broke, Refused


class Explore:
    """One part of the Library's presenter. What is in sight is asked for when it is not known, and again once the
    library has changed.
    """

    def __init__(self, board: LibraryBoard) -> None:
        self._board = board
        self._tickets: dict[int, str] = {}
        # a view that could not be had is not asked for again by itself
        self._refused: set[str] = set()

    @property
    def state(self) -> ExploreState:
        return self._board.state.explore

    def forget(self) -> None:
        """Another library is being opened; what was in sight stays in sight."""
        self._tickets.clear()
        self._refused.clear()

    def show(self, view: str) -> None:
        """view: of VIEWS."""
        if view not in VIEWS:
            raise ValueError(f"the Library has no view {view!r}")
        self._refused.discard(view)
        self._set(view=view, problem=None)
        self._ask_what_is_missing()

    def search(self, question: str) -> None:
        """Look for texts that hold all parts of the question; an empty one puts the results away."""
        self._refused.discard("search")
        question = question.strip()
        if not question:
            self._drop("search")
            self._set(search=SearchState(), busy=None, problem=None)
            return
        self._set(
            view="search", problem=None, search=replace(self.state.search, question=question, rows=None)
        )
        self._ask_what_is_missing()

    def follow_links(self, path: str) -> None:
        """Show who links to the text of this file, and where it leads."""
        self._drop("links")
        ticket = self._board.ticket()
        self._tickets[ticket] = "links"
        self._board.submit(AskLinks(ticket, path))

    def listed(self) -> None:
        """The library may have changed: what was known of it is not any more."""
        state = self.state
        search = replace(state.search, rows=None) if state.search.question else state.search
        self._tickets.clear()
        self._refused.clear()
        self._set(search=search, ranks=None, links=None, methods=None, words=None, busy=None, problem=None)
        self._ask_what_is_missing()

    def put_away(self) -> bool:
        """Back to the groups; False if they are in sight."""
        there = self.state.view != "groups"
        if there:
            self._set(view="groups")
        return there

    def on_answer(self, answer: ExploreAnswer) -> None:
        match answer:
            case Preparing(ticket=ticket, done=done, all=all_):
                if ticket in self._tickets:
                    self._set(busy=(done, all_))
            case Asked(ticket=ticket, found=found):
                if self._tickets.pop(ticket, None) is not None:
                    self._take(found)

    def broken_off(self, answer: Refused | Broke) -> None:
        view = self._tickets.pop(answer.ticket, None)
        if view is not None:
            self._refused.add(view)
            self._set(busy=None, problem=answer.reason if isinstance(answer, Refused) else None)

    def _take(self, found: SearchState | RanksState | MethodsState | NewWordsState | LinksState) -> None:
        match found:
            case SearchState():
                self._set(search=found, busy=None)
            case RanksState():
                self._set(ranks=found, busy=None)
            case MethodsState():
                self._set(methods=found, busy=None)
            case NewWordsState():
                self._set(words=found, busy=None)
            case LinksState():
                self._set(links=found)
        self._ask_what_is_missing()

    def _ask_what_is_missing(self) -> None:
        board, state = self._board, self.state
        view = state.view
        missing = {
            "search": state.search.rows is None,
            "ranks": state.ranks is None,
            "methods": state.methods is None,
            "words": state.words is None,
        }
        if not missing.get(view) or view in self._refused or board.state.loading or not board.state.documents:
            return
        if view in self._tickets.values():
            if view != "search":
                return
            self._drop("search")  # a newer question
        ticket = board.ticket()
        self._tickets[ticket] = view
        board.submit(Ask(ticket, view, state.search.question if view == "search" else ""))

    def _drop(self, view: str) -> None:
        self._tickets = {ticket: of for ticket, of in self._tickets.items() if of != view}

    def _set(self, **changes: object) -> None:
        self._board.set(explore=replace(self.state, **changes))  # type: ignore[arg-type]
