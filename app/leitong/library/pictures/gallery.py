"""The pages of pictures in a library: which are copies of each other, and which pictures are lost (S33, S35)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from leitong.documents.document import Format
from leitong.fingerprints.signatures import tianwang_of
from leitong.fingerprints.signed_text import signed_page
from leitong.fingerprints.tianwang import Tianwang
from leitong.library.bits.join import join
from leitong.library.library import Library
from leitong.library.pictures.alike import PicturesAlike, pictures_alike
from leitong.library.pictures.beside import files_of, pictures_of
from leitong.library.pictures.lending import Loan, Shown, loan_for
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.pipeline.web import Placed, web_of
from leitong.pages.page import Image
from leitong.pages.pictures.dhash import SAME_WITHIN
from leitong.pages.pictures.picture import Picture
from leitong.pages.pictures.text_side import FEWEST_LETTERS, text_beside
from leitong.words.segment import segment


@dataclass(frozen=True, slots=True)
class PicturePage:
    """A page of pictures. said: what Tianwang's algorithms see of the words beside them."""

    path: Path
    pictures: tuple[Picture, ...]
    said: Tianwang


@dataclass(frozen=True, slots=True)
class PicturePair:
    """Two pages of pictures that are copies; a < b by path."""

    a: Path
    b: Path
    alike: PicturesAlike


@dataclass(frozen=True, slots=True)
class LostPicture:
    """A picture of a page that has copies, whose file is not beside it. loan: what a copy lends, or None; lent: its
    file.
    """

    page: Path
    image: Image
    loan: Loan | None
    lent: Path | None = None


def picture_pages(library: Library) -> list[PicturePage]:
    """The web pages of a library with less than fifty letters and at least one picture that can be read."""
    tables = PipelineTables(library.store)
    files = tuple(tables.files())
    short = {
        print_
        for (print_,) in library.store.rows(
            "SELECT id FROM prints WHERE letters < ? AND format = ?", (FEWEST_LETTERS, Format.HTML.value)
        )
    }
    links = tables.links()
    anchors = web_of(files, links).anchors if short else {}
    found = []
    for place, file in enumerate(files):
        if file.print in short:
            page = tables.page(file.print)
            pictures = pictures_of(file.path, page)
            if pictures:
                body = text_beside(page, anchors.get(place, ()))
                signed = signed_page(replace(page, body=body), without_stamps=True)
                said = tianwang_of(signed, segment(signed.body))
                found.append(PicturePage(file.path, tuple(pictures), said))
    return found


def picture_pairs(pages: Sequence[PicturePage]) -> list[PicturePair]:
    """All pairs of copies among them, by path. Only pages that share a picture are compared."""
    found = []
    for one, other in sorted(_sharing(pages)):
        a, b = pages[one], pages[other]
        alike = pictures_alike(a.pictures, b.pictures, a.said, b.said)
        if alike.copies:
            found.append(PicturePair(a.path, b.path, alike))
    return found


def _sharing(pages: Sequence[PicturePage]) -> set[tuple[int, int]]:
    owners = [place for place, page in enumerate(pages) for _ in page.pictures]
    pictures = [picture for page in pages for picture in page.pictures]
    hashed = [number for number, picture in enumerate(pictures) if picture.dhash is not None]
    values = np.array([pictures[number].dhash for number in hashed], dtype=np.uint64)
    close = join(values, SAME_WITHIN)
    pairs = {
        (owners[hashed[a]], owners[hashed[b]])
        for a, b in zip(close.a.tolist(), close.b.tolist(), strict=True)
    }
    by_bytes: dict[str, list[int]] = {}
    for owner, picture in zip(owners, pictures, strict=True):
        by_bytes.setdefault(picture.sha256, []).append(owner)
    pairs |= {(a, b) for group in by_bytes.values() for a in group for b in group}
    return {(min(pair), max(pair)) for pair in pairs if pair[0] != pair[1]}


def lost_pictures(library: Library, pairs: Sequence[PicturePair]) -> list[LostPicture]:
    """Every picture that is not beside its page, of the pages that have copies; by path.

    pairs: pages of pictures that are copies, which may share no text.
    """
    tables = PipelineTables(library.store)
    by_path = {file.path: file for file in tables.files()}
    lost = []
    for members in _groups(tables, by_path, pairs):
        pictures_by_page = {
            str(file.path): list(files_of(file.path, tables.page(file.print))) for file in members
        }
        files = {
            (page, image): at
            for page, some in pictures_by_page.items()
            for image, at in some
            if at is not None
        }
        group = {
            page: [Shown(image, at is not None) for image, at in some]
            for page, some in pictures_by_page.items()
        }
        for page, pictures in group.items():
            for place, shown in enumerate(pictures):
                if not shown.there:
                    loan = loan_for(page, place, group)
                    lent = files.get((loan.page, loan.image)) if loan else None
                    lost.append(LostPicture(Path(page), shown.image, loan, lent))
    return sorted(lost, key=lambda one: (one.page, one.image.url))


def _groups(
    tables: PipelineTables, by_path: Mapping[Path, Placed], pairs: Sequence[PicturePair]
) -> Iterator[list[Placed]]:
    """The files of each text in several files, with those that are copies by their pictures, if any has pictures."""
    texts = tables.texts()
    groups: dict[int, list[Placed]] = {}
    group_of: dict[Path, int] = {}
    for file in by_path.values():
        group_of[file.path] = texts[file.print]
        groups.setdefault(texts[file.print], []).append(file)
    for pair in pairs:
        kept, joined = group_of[pair.a], group_of[pair.b]
        if kept != joined:
            for file in groups.pop(joined):
                group_of[file.path] = kept
                groups[kept].append(file)
    for members in groups.values():
        if len(members) > 1 and any(tables.page(file.print).images for file in members):
            yield members
