"""What the Library shows of pages of pictures: those that are copies, and pictures that a page has lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from leitong.messages import Message
from leitong.pages.pictures.thumbnail import Thumbnail
from leitong.presenters.library.file_ref import FileRef

Thumbnails = Mapping[str, Thumbnail | None]
"""By the file of a picture; None: it can't be read any more."""


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
