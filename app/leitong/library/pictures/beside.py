"""The files of a page's pictures, where they lie beside the saved page. Nothing is fetched."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from leitong.pages.page import Image, Page
from leitong.pages.pictures.decoding import MOST_BYTES
from leitong.pages.pictures.inline import inline_pictures
from leitong.pages.pictures.picture import Picture, picture_of


def files_of(path: Path, page: Page) -> Iterator[tuple[Image, Path | None]]:
    """Each picture of the page at `path` with its file, or None if there is none beside the page."""
    for image in page.images:
        yield image, _file(path, page, image)


def pictures_of(path: Path, page: Page) -> list[Picture]:
    """Those that can be read, beside the page and within it, each once."""
    files = (_read(file) for _, file in files_of(path, page) if file)
    within = map(picture_of, _within(path))
    return list(dict.fromkeys(picture for picture in (*files, *within) if picture is not None))


def _within(path: Path) -> Iterator[bytes]:
    """What the page carries within itself, as the file is now."""
    try:
        if path.is_file() and path.stat().st_size <= MOST_BYTES:
            # the addresses are ASCII, whatever the encoding of the rest
            yield from inline_pictures(path.read_bytes().decode("latin-1"))
    except OSError:
        return


def _file(path: Path, page: Page, image: Image) -> Path | None:
    relative = _relative(page.address, image.url)
    if relative is None:
        return None
    try:
        place = Path(os.path.normpath(path.parent / relative))
        # a page may name any file; only those of its own folder and the one around it are looked at
        if place.is_relative_to(path.parent.parent) and place.is_file():
            return place
    except (OSError, ValueError):  # a name that can't be a file's
        pass
    return None


def _relative(address: str, url: str) -> str | None:
    """Where the picture lies, seen from the page's folder; None if it was never beside the page."""
    try:
        if address and url.startswith(folder := urljoin(address, ".")):
            # a browser that saves a page writes "page_files/…", which was then joined to the page's address
            url = url[len(folder) :]
        parts = urlsplit(url)
    except ValueError:
        return None
    if parts.scheme or parts.netloc or not parts.path or parts.path.startswith("/"):
        return None
    return unquote(parts.path)


def _read(file: Path) -> Picture | None:
    try:
        if file.stat().st_size > MOST_BYTES:
            return None
        return picture_of(file.read_bytes())
    except OSError:
        return None
