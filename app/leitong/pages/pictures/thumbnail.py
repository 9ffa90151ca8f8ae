"""A picture made small enough to be shown in a list, as plain pixels that need no decoder any more."""

from __future__ import annotations

import stat
from dataclasses import dataclass
from pathlib import Path

from leitong.pages.pictures.decoding import MOST_BYTES, decoded


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """width, height: pixels. rgb: three bytes a pixel, row by row from the top."""

    width: int
    height: int
    rgb: bytes


def thumbnail_of(file: Path, most: tuple[int, int]) -> Thumbnail | None:
    """The picture within `most` pixels, in its own proportions and never enlarged; None if it can't be read."""
    try:
        status = file.stat()
        # a pipe would keep us waiting for ever
        if not stat.S_ISREG(status.st_mode) or status.st_size > MOST_BYTES:
            return None
        image = decoded(file.read_bytes(), most)
    except OSError:
        return None
    if image is None:
        return None
    image.thumbnail(most)
    return Thumbnail(image.width, image.height, image.tobytes())
