"""What the Library shows beside its groups: results of a search, ranks and links, methods, new words, and so on."""

from __future__ import annotations

from dataclasses import dataclass, field

from leitong.messages import Message
from leitong.presenters.library.file_ref import FileRef
from leitong.presenters.library.fingerprints_state import FingerprintsState
from leitong.presenters.library.pictures_state import PicturesState, Thumbnails
from leitong.presenters.library.ranks_state import LinksState, RanksState

VIEWS = ("groups", "search", "ranks", "methods", "words", "pictures", "fingerprints", "known")
"""What the middle of the Library can show."""


@dataclass(frozen=True, slots=True)
class HitRow:
    """One result. marks: (start, end) in `snippet`, code points. rank: times the number of texts, 1 is the average.

    copies: other files of the same text; near: files of near texts that hold what was asked for as well.
    """

    file: FileRef
    title: str
    snippet: str
    marks: tuple[tuple[int, int], ...]
    rank: float
    copies: tuple[FileRef, ...]
    near: tuple[FileRef, ...]


@dataclass(frozen=True, slots=True)
class SearchState:
    """question: that was asked last. rows: the best of `groups` groups in `texts` texts; None until they are found.

    words, runs: bytes of the index of words and of runs of two letters.
    """

    question: str = ""
    rows: tuple[HitRow, ...] | None = ()
    groups: int = 0
    texts: int = 0
    words: int = 0
    runs: int = 0


@dataclass(frozen=True, slots=True)
class MethodRow:
    """See `leitong.library.methods.counting.MethodCount`."""

    method: str
    proposed: int
    confirmed: int
    partly: int
    missed: int
    only: int


@dataclass(frozen=True, slots=True)
class MethodsState:
    """left: pairs of texts that the cosine did not compare, as they are too many. seconds: what that would take."""

    rows: tuple[MethodRow, ...]
    files: int
    confirmed: int
    partly: int
    left: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class NewWordRow:
    """parts: as the dictionary cuts it. accepted: one of the person's own words."""

    term: str
    count: int
    cohesion: float
    freedom: float
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NewWordsState:
    """rows: most frequent first. letters: looked through. too_little: they are too few to tell."""

    rows: tuple[NewWordRow, ...]
    letters: int
    too_little: bool


@dataclass(frozen=True, slots=True)
class KnownRow:
    """A file that is kept out, as the library has its text in `speaker`. noted_at: ISO 8601, UTC; empty: not known."""

    file: FileRef
    speaker: FileRef
    reason: Message
    size: int
    noted_at: str


@dataclass(frozen=True, slots=True)
class KnownState:
    """rows: the first ones of `copies`, by path. saved: bytes of all."""

    rows: tuple[KnownRow, ...]
    copies: int
    saved: int


@dataclass(frozen=True, slots=True)
class ExploreState:
    """view: of VIEWS. busy: (done, of all) of what must be made first; of all 0: not known yet; None: nothing is made.

    ranks, methods, words, pictures, known: None until they are known, and again when the library has changed.
    thumbnails: of the pictures that were in sight. problem: why what is in sight can't be had now.
    """

    view: str = "groups"
    busy: tuple[int, int] | None = None
    search: SearchState = SearchState()
    ranks: RanksState | None = None
    links: LinksState | None = None
    methods: MethodsState | None = None
    words: NewWordsState | None = None
    pictures: PicturesState | None = None
    fingerprints: FingerprintsState = field(default_factory=FingerprintsState)
    known: KnownState | None = None
    thumbnails: Thumbnails = field(default_factory=dict)
    problem: Message | None = None
