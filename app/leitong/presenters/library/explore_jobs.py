"""What is asked of a library beside its groups, and what is answered. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.pages.pictures.thumbnail import Thumbnail
from leitong.presenters.library.explore_state import (
    LinksState,
    MethodsState,
    NewWordsState,
    PicturesState,
    RanksState,
    SearchState,
)


@dataclass(frozen=True, slots=True)
class Ask:
    """view: "search" (for `text`), "ranks", "methods", "words" or "pictures"."""

    ticket: int
    view: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class AskLinks:
    """Who links to the file at `path` and its copies, and where do these link to?"""

    ticket: int
    path: str


@dataclass(frozen=True, slots=True)
class AskThumbnail:
    """How does this picture look? file: that a `PicturesState` names."""

    ticket: int
    file: str


ExploreJob = Ask | AskLinks
Answered = SearchState | RanksState | MethodsState | NewWordsState | PicturesState | LinksState


@dataclass(frozen=True, slots=True)
class Asked:
    """The answer to an `Ask` or an `AskLinks`."""

    ticket: int
    found: Answered


@dataclass(frozen=True, slots=True)
class Drawn:
    """The answer to an `AskThumbnail`. thumbnail: None if the picture can't be read."""

    ticket: int
    file: str
    thumbnail: Thumbnail | None


@dataclass(frozen=True, slots=True)
class Preparing:
    """What is asked for must be made first. done of all; all 0: not known yet."""

    ticket: int
    done: int
    all: int


ExploreAnswer = Asked | Drawn | Preparing
