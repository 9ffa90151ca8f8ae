"""The pictures that pages of a library have lost, as the window lists them, and how those look that copies lend."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pictures.gallery import LostPicture, lost_pictures, picture_pages, picture_pairs
from leitong.library.records import Role
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.pictures.text_side import file_name
from leitong.pages.pictures.thumbnail import thumbnail_of
from leitong.presenters.keeping.places import file_ref
from leitong.presenters.library.explore_jobs import AskThumbnail, Drawn
from leitong.presenters.library.explore_state import LostRow, PicturesState

PICTURES_SHOWN = 2_000
THUMBNAIL = (360, 240)
"""Pixels at most: twice the size in which they are shown, for screens with many."""
_NOBODY = Message(QT_TRANSLATE_NOOP("Core", "no copy has it"))


def lost_and_lent(library: Library) -> PicturesState:
    """Those that copies lend come first. Files beside pages are looked for; nothing is fetched."""
    sources = library.sources()
    pairs = picture_pairs(picture_pages(library))
    lost = sorted(lost_pictures(library, pairs), key=lambda one: one.loan is None)
    rows = tuple(_row(one, sources) for one in lost[:PICTURES_SHOWN])
    return PicturesState(rows, len(lost), sum(one.loan is not None for one in lost))


def drawn(job: AskThumbnail) -> Drawn:
    """Read and made small here, in a process of its own: a picture may come from anywhere."""
    return Drawn(job.ticket, job.file, thumbnail_of(Path(job.file), THUMBNAIL))


def _row(one: LostPicture, sources: Mapping[Path, Role]) -> LostRow:
    page = file_ref(one.page, sources)
    name = one.image.alt.strip() or file_name(one.image) or one.image.url
    if one.loan is None:
        return LostRow(page, name, one.image.url, _NOBODY)
    lender = file_ref(Path(one.loan.page), sources)
    label = replace(one.loan, page=str(Path(lender.folder, lender.name))).label
    return LostRow(page, name, one.image.url, label, lender, str(one.lent or ""))
