"""What a person looks for in a library beside its groups: texts, ranks and links, methods, new words, pictures,
fingerprints that are near, copies that are kept out.

No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from leitong.presenters.library.answers import Broke, Refused
from leitong.presenters.library.board import LibraryBoard
from leitong.presenters.library.explore_jobs import (
    Answered,
    Ask,
    Asked,
    AskLinks,
    AskThumbnail,
    Drawn,
    ExploreAnswer,
    LetIn,
    Preparing,
)
from leitong.presenters.library.explore_state import (
    VIEWS,
    ExploreState,
    KnownState,
    MethodsState,
    NewWordsState,
    SearchState,
)
from leitong.presenters.library.fingerprints_state import FingerprintsState
from leitong.presenters.library.pictures_state import PicturesState
from leitong.presenters.library.ranks_state import LinksState, RanksState

_PAGE = "html"  # the only format whose files name pictures beside them
_MOST_THUMBNAILS = 400  # kept of those that were in sight


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
        self._set(replace(self.state, view=view, problem=None))
        self._ask_what_is_missing()

    def search(self, question: str) -> None:
        """Look for texts that hold all parts of the question; an empty one puts the results away."""
        self._refused.discard("search")
        question = question.strip()
        if not question:
            self._drop("search")
            self._set(replace(self.state, search=SearchState(), busy=None, problem=None))
            return
        self._set(
            replace(
                self.state,
                view="search",
                problem=None,
                search=replace(self.state.search, question=question, rows=None),
            )
        )
        self._ask_what_is_missing()

    def find_fingerprints(self, question: str, bits: int) -> None:
        """Look for fingerprints within so many bits. question: sixteen hexadecimal digits, or the path of a file."""
        self._refused.discard("fingerprints")
        asked = FingerprintsState(question.strip(), bits)
        self._set(replace(self.state, view="fingerprints", problem=None, fingerprints=asked))
        self._ask_what_is_missing()

    def let_in(self, paths: tuple[str, ...]) -> None:
        """Take known copies off the list; they are in the library after the next scan."""
        self._board.submit(LetIn(self._board.ticket(), paths))

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
        fingerprints = state.fingerprints
        self._tickets.clear()
        self._refused.clear()
        self._set(
            replace(
                self.state,
                search=search,
                ranks=None,
                links=None,
                methods=None,
                words=None,
                pictures=None,
                fingerprints=FingerprintsState(fingerprints.question, fingerprints.bits),
                known=None,
                busy=None,
                problem=None,
            )
        )
        self._ask_what_is_missing()
        self.follow_group()

    def follow_group(self) -> None:
        """Find out which pictures the pages of the chosen group have lost, if it has pages; not while a scan runs."""
        state = self._board.state
        group = state.group if state.scan is None else None
        if group is not None and any(member.format == _PAGE for member in group.members):
            self._ask_for("pictures")

    def draw(self, files: Iterable[str]) -> None:
        """These pictures are in sight; those that are known or asked for already are not asked for again."""
        asked = {of for of in self._tickets.values() if of not in VIEWS}
        for file in dict.fromkeys(files):
            if file and file not in self.state.thumbnails and file not in asked:
                ticket = self._board.ticket()
                self._tickets[ticket] = file
                self._board.submit(AskThumbnail(ticket, file))

    def put_away(self) -> bool:
        """Back to the groups; False if they are in sight."""
        there = self.state.view != "groups"
        if there:
            self._set(replace(self.state, view="groups"))
        return there

    def on_answer(self, answer: ExploreAnswer) -> None:
        match answer:
            case Preparing(ticket=ticket, done=done, all=all_):
                if ticket in self._tickets:
                    self._set(replace(self.state, busy=(done, all_)))
            case Asked(ticket=ticket, found=found):
                if self._tickets.pop(ticket, None) is not None:
                    self._take(found)
            case Drawn(ticket=ticket, file=file, thumbnail=thumbnail):
                if self._tickets.pop(ticket, None) is not None:
                    kept = list(self.state.thumbnails.items())[-_MOST_THUMBNAILS:]
                    self._set(replace(self.state, thumbnails={**dict(kept), file: thumbnail}))

    def broken_off(self, answer: Refused | Broke) -> None:
        view = self._tickets.pop(answer.ticket, None)
        if view is None:
            return
        self._refused.add(view)
        # what only accompanies a group is missed by nobody
        if view in (self.state.view, "links"):
            self._set(
                replace(self.state, busy=None, problem=answer.reason if isinstance(answer, Refused) else None)
            )

    def _take(self, found: Answered) -> None:
        match found:
            case SearchState():
                self._set(replace(self.state, search=found, busy=None))
            case RanksState():
                self._set(replace(self.state, ranks=found, busy=None))
            case MethodsState():
                self._set(replace(self.state, methods=found, busy=None))
            case NewWordsState():
                self._set(replace(self.state, words=found, busy=None))
            case PicturesState():
                self._set(replace(self.state, pictures=found, busy=None))
            case FingerprintsState():
                self._set(replace(self.state, fingerprints=found, busy=None))
            case KnownState():
                self._set(replace(self.state, known=found, busy=None))
            case LinksState():
                self._set(replace(self.state, links=found))
        self._ask_what_is_missing()

    def _ask_what_is_missing(self) -> None:
        self._ask_for(self.state.view)

    def _ask_for(self, view: str) -> None:
        """Unless it is known, or asked for, or could not be had."""
        board, state = self._board, self.state
        missing = {
            "search": state.search.rows is None,
            "ranks": state.ranks is None,
            "methods": state.methods is None,
            "words": state.words is None,
            "pictures": state.pictures is None,
            "fingerprints": state.fingerprints.rows is None,
            "known": state.known is None,
        }
        if not missing.get(view) or view in self._refused or board.state.loading or not board.state.documents:
            return
        if view in self._tickets.values():
            if view not in ("search", "fingerprints"):
                return
            self._drop(view)  # a newer question
        ticket = board.ticket()
        self._tickets[ticket] = view
        board.submit(self._question(ticket, view))

    def _question(self, ticket: int, view: str) -> Ask:
        if view == "search":
            return Ask(ticket, view, self.state.search.question)
        if view == "fingerprints":
            asked = self.state.fingerprints
            return Ask(ticket, view, asked.question or self._some_file(), asked.bits)
        return Ask(ticket, view)

    def _some_file(self) -> str:
        """The best file of the group that is chosen, or else the first of all."""
        state = self._board.state
        if state.group is not None and state.group.members:
            return state.group.members[0].path
        return state.groups.files.paths[0] if state.groups is not None else ""

    def _drop(self, view: str) -> None:
        self._tickets = {ticket: of for ticket, of in self._tickets.items() if of != view}

    def _set(self, state: ExploreState) -> None:
        self._board.set(replace(self._board.state, explore=state))
