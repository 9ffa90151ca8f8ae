"""Pages of pictures that are copies, pictures that pages have lost, and how those look that copies lend."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pictures.gallery import (
    LostPicture,
    PicturePair,
    lost_pictures,
    picture_pages,
    picture_pairs,
)
from leitong.library.records import Role
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.pictures.text_side import file_name
from leitong.pages.pictures.thumbnail import thumbnail_of
from leitong.presenters.keeping.places import file_ref, path_told
from leitong.presenters.library.explore_jobs import AskThumbnail, Drawn
from leitong.presenters.library.pictures_state import AlikeRow, LostRow, PicturesState

PICTURES_SHOWN = 2_000
THUMBNAIL = (360, 240)
"""Pixels at most: twice the size in which they are shown, for screens with many."""
_NOBODY = Message(QT_TRANSLATE_NOOP("Core", "no copy has it"))


def alike_lost_and_lent(library: Library) -> PicturesState:
    """Those that copies lend come first. Files beside pages are looked for; nothing is fetched."""
    sources = library.sources()
    pages = picture_pages(library)
    pairs = picture_pairs(pages)
    lost = sorted(lost_pictures(library, pairs), key=lambda one: one.loan is None)
    return PicturesState(
        tuple(_row(one, sources) for one in lost[:PICTURES_SHOWN]),
        len(lost),
        sum(one.loan is not None for one in lost),
        len(pages),
        tuple(_alike(pair, sources) for pair in pairs[:PICTURES_SHOWN]),
        len(pairs),
    )


def _alike(pair: PicturePair, sources: Mapping[Path, Role]) -> AlikeRow:
    alike = pair.alike
    a, b = (file_ref(path, sources) for path in (pair.a, pair.b))
    return AlikeRow(a, b, alike.shared, alike.keywords, alike.tianwang)


def drawn(job: AskThumbnail) -> Drawn:
    """Read and made small here, in a process of its own: a picture may come from anywhere."""
    return Drawn(job.ticket, job.file, thumbnail_of(Path(job.file), THUMBNAIL))


def _row(one: LostPicture, sources: Mapping[Path, Role]) -> LostRow:
    page = file_ref(one.page, sources)
    name = one.image.alt.strip() or file_name(one.image) or one.image.url
    if one.loan is None:
        return LostRow(page, name, one.image.url, _NOBODY)
    lender = file_ref(Path(one.loan.page), sources)
    label = replace(one.loan, page=path_told(lender)).label
    return LostRow(page, name, one.image.url, label, lender, str(one.lent or ""))
