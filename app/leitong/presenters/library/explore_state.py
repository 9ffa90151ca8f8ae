"""What the Library shows beside its groups: results of a search, ranks and links, methods, new words, and so on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from leitong.messages import Message
from leitong.pages.pictures.thumbnail import Thumbnail

VIEWS = ("groups", "search", "ranks", "methods", "words", "pictures", "fingerprints", "known")
"""What the middle of the Library can show."""
LINKED_SHOWN = 60
"""Files of a picture of links, at most."""


@dataclass(frozen=True, slots=True)
class FileRef:
    """folder: from the name of its source on."""

    path: str
    name: str
    folder: str


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
class RankRow:
    """One text. rank: 1 is the average. links_in, links_out: of the file that speaks for it. copies: other files of it;
    elsewhere: of these, those on other hosts or in other folders, which raise the rank.
    """

    file: FileRef
    title: str
    rank: float
    links_in: int
    links_out: int
    copies: int
    elsewhere: int


@dataclass(frozen=True, slots=True)
class RanksState:
    """rows: highest first. saved: bytes of files that are copies; files: how many of all; total: bytes of all."""

    rows: tuple[RankRow, ...]
    texts: int
    files: int
    saved: int
    total: int


@dataclass(frozen=True, slots=True)
class LinkedFile:
    """A node of the picture of links. rank: 1 is the average. centre: it is of the group that was asked about."""

    file: FileRef
    rank: float
    centre: bool


@dataclass(frozen=True, slots=True)
class LinksState:
    """path: of the file that was asked about. links: (from, to) as places in `nodes`. left_out: files not shown."""

    path: str
    nodes: tuple[LinkedFile, ...]
    links: tuple[tuple[int, int], ...]
    left_out: int = 0


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
class LostRow:
    """A picture that a page names and that is not beside it. name: what it is called; address: as the page names it.

    lender: the copy of the page that still has it, None where no copy has. file: of the copy's picture, or empty.
    label: what must stand beside the picture.
    """

    page: FileRef
    name: str
    address: str
    label: Message
    lender: FileRef | None = None
    file: str = ""


@dataclass(frozen=True, slots=True)
class AlikeRow:
    """Two pages of pictures that are copies; see `leitong.library.pictures.alike.PicturesAlike`."""

    a: FileRef
    b: FileRef
    shared: float
    keywords: float
    tianwang: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PicturesState:
    """rows: those that copies lend first; the first ones of `lost`, of which copies lend `lent`. pages: of pictures.

    alike: those of them that are copies, pair by pair; the first ones of `pairs`.
    """

    rows: tuple[LostRow, ...]
    lost: int
    lent: int
    pages: int = 0
    alike: tuple[AlikeRow, ...] = ()
    pairs: int = 0

    def of_pages(self, paths: frozenset[str]) -> tuple[LostRow, ...]:
        """Those that some pages have lost."""
        return tuple(row for row in self.rows if row.page.path in paths)


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
class PrintRow:
    """A file whose fingerprint is near. distance: bits that differ."""

    file: FileRef
    distance: int


@dataclass(frozen=True, slots=True)
class WayRow:
    """One way of finding near fingerprints; see `leitong.library.probing.modes.Probing`. refused: why it can't be used
    here; then the other figures say nothing. on_paper: candidates and bytes among 8·10⁹ fingerprints, or None.
    """

    mode: str
    tables: int = 0
    fixed: tuple[int, int] | None = None
    probes: int = 0
    candidates: int = 0
    expected: float | None = None
    stored: int = 0
    built: float = 0.0
    asked: float = 0.0
    on_paper: tuple[float, int] | None = None
    refused: Message | None = None


@dataclass(frozen=True, slots=True)
class FingerprintsState:
    """question: sixteen hexadecimal digits, or the path of a file. bits: at most so many differ. rows: the nearest of
    `found` files; None until they are found. value: what was looked for, None where the question has no fingerprint;
    `problem` says why. count: fingerprints of the library. is_file: the question was a path.
    """

    question: str = ""
    bits: int = 3
    rows: tuple[PrintRow, ...] | None = None
    found: int = 0
    value: int | None = None
    count: int = 0
    ways: tuple[WayRow, ...] = ()
    is_file: bool = False
    problem: Message | None = None


Thumbnails = Mapping[str, Thumbnail | None]
"""By the file of a picture; None: it can't be read any more."""


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
    fingerprints: FingerprintsState = FingerprintsState()
    known: KnownState | None = None
    thumbnails: Thumbnails = field(default_factory=dict)
    problem: Message | None = None
