"""`leitong library pictures LIBRARY`: pages of pictures that are copies, and what copies lend for lost pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from leitong.cli.clusters_text import counted, from_here
from leitong.cli.exports import OUT, keep_apart, writing
from leitong.cli.inputs import UNUSABLE, tell
from leitong.cli.opening import opened
from leitong.cli.paths import NamedPath
from leitong.cli.terminal import columns, faint, shortened
from leitong.errors import LibraryUnusable
from leitong.library.pictures.alike import PicturesAlike
from leitong.library.pictures.gallery import (
    LostPicture,
    PicturePair,
    lost_pictures,
    picture_pages,
    picture_pairs,
)
from leitong.report.lost_pictures_html import lost_pictures_html
from leitong.report.plain import json_text


@click.command("pictures", short_help="Pages of pictures, and lost pictures.")
@click.argument("library_file", metavar="LIBRARY", type=NamedPath(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for programs.")
@click.option(
    "--html",
    "to_html",
    type=OUT,
    metavar="OUT",
    help="Show the lost pictures from the copies that have them, on one page. OUT: a file, or -.",
)
def command(*, library_file: Path, as_json: bool, to_html: str | None) -> int:
    """List pages of pictures that are copies of each other, and pictures that a page has lost and a copy still has.

    A page of pictures has less than 50 letters of text. Its pictures are read where they lie beside the saved page, and
    count from 32 pixels a side on; nothing is fetched.
    """
    if to_html is not None:
        keep_apart([to_html], library_file)
    try:
        with opened(library_file) as library:
            pages = picture_pages(library)
            pairs = picture_pairs(pages)
            lost = lost_pictures(library, pairs)
    except LibraryUnusable as error:
        tell(error.source, str(error.reason))
        return UNUSABLE
    if to_html is not None:
        with writing(to_html) as out:
            out.writelines(lost_pictures_html(lost))
        if to_html == "-":
            return 0
    if as_json:
        click.echo(json_text(_facts(len(pages), pairs, lost)))
        return 0
    for line in _lines(len(pages), pairs, lost, columns()):
        click.echo(line)
    return 0


def _lines(
    pages: int, pairs: Sequence[PicturePair], lost: Sequence[LostPicture], width: int
) -> Iterator[str]:
    yield f"{counted(pages, 'page')} of pictures, {counted(len(pairs), 'pair')} of copies"
    for pair in pairs:
        yield faint(_alike(pair.alike))
        yield f"  {shortened(from_here(pair.a), width - 2)}"
        yield f"  {shortened(from_here(pair.b), width - 2)}"
    if lost:
        yield ""
        yield f"{counted(len(lost), 'picture')} lost by pages that have copies"
    for one in lost:
        yield f"  {shortened(f'{from_here(one.page)}: {one.image.url}', width - 2)}"
        yield faint(f"    {shortened(_loan(one), width - 4)}")


def _alike(alike: PicturesAlike) -> str:
    told = f"{100 * alike.shared:.0f} % of the pictures, {100 * alike.keywords:.0f} % of the keywords"
    by = ", ".join(map(str, alike.tianwang))
    return f"{told}; the words beside them are copies by Tianwang {by}" if by else told


def _loan(lost: LostPicture) -> str:
    return "no copy has it" if lost.loan is None else f"{lost.loan.label}: {lost.loan.image.url}"


def _facts(pages: int, pairs: Sequence[PicturePair], lost: Sequence[LostPicture]) -> dict[str, object]:
    return {
        "pages_of_pictures": pages,
        "pairs": [
            {
                "a": str(one.a),
                "b": str(one.b),
                "shared": one.alike.shared,
                "keywords": one.alike.keywords,
                "tianwang": list(one.alike.tianwang),
            }
            for one in pairs
        ],
        "lost": [
            {
                "page": str(one.page),
                "picture": one.image.url,
                "alt": one.image.alt,
                "lent_by": one.loan.page if one.loan else None,
                "lent": one.loan.image.url if one.loan else None,
            }
            for one in lost
        ],
    }
