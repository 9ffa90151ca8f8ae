"""What is asked of a library beside its groups, and what is answered. Records only: they load fast."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.pages.pictures.thumbnail import Thumbnail
from leitong.presenters.library.explore_state import KnownState, MethodsState, NewWordsState, SearchState
from leitong.presenters.library.fingerprints_state import FingerprintsState
from leitong.presenters.library.pictures_state import PicturesState
from leitong.presenters.library.ranks_state import LinksState, RanksState


@dataclass(frozen=True, slots=True)
class Ask:
    """view: of VIEWS but "groups"; "search" for `text`. "fingerprints" asks for those within `bits` of that of `text`:
    sixteen hexadecimal digits, or the path of a file.
    """

    ticket: int
    view: str
    text: str = ""
    bits: int = 0


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


@dataclass(frozen=True, slots=True)
class LetIn:
    """Take these known copies off the list for good; the next scan reads them."""

    ticket: int
    paths: tuple[str, ...]


ExploreJob = Ask | AskLinks
Answered = (
    SearchState
    | RanksState
    | MethodsState
    | NewWordsState
    | PicturesState
    | FingerprintsState
    | KnownState
    | LinksState
)


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
