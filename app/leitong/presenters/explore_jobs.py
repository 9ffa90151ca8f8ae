"""What is asked of a library beside its groups, and what is answered. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.presenters.explore_state import LinksState, MethodsState, NewWordsState, RanksState, SearchState


@dataclass(frozen=True, slots=True)
class Ask:
    """view: "search" (for `text`), "ranks", "methods" or "words"."""

    ticket: int
    view: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class AskLinks:
    """Who links to the file at `path` and its copies, and where do these link to?"""

    ticket: int
    path: str


ExploreJob = Ask | AskLinks


@dataclass(frozen=True, slots=True)
class Asked:
    """The answer to an `Ask` or an `AskLinks`."""

    ticket: int
    found: SearchState | RanksState | MethodsState | NewWordsState | LinksState


@dataclass(frozen=True, slots=True)
class Preparing:
    """What is asked for must be made first. done of all; all 0: not known yet."""

    ticket: int
    done: int
    all: int


ExploreAnswer = Asked | Preparing
