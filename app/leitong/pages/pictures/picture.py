"""One picture as it is compared: its bytes, and how it looks. Files may come from anywhere and are not trusted."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO

import numpy as np

from leitong.pages.pictures.dhash import COLUMNS, ROWS, SAME_WITHIN, dhash, is_flat

MOST_BYTES = 32_000_000
MOST_PIXELS = 50_000_000
"""More are not decoded: a few bytes may claim to be thousands of millions."""
LEAST_SIDE = 32
_FORMATS = ("PNG", "JPEG", "GIF", "WEBP", "BMP")
_WHITE = (255, 255, 255, 255)


@dataclass(frozen=True, slots=True)
class Picture:
    """sha256: of the file's bytes, 64 hex digits. dhash: 64 bits, or None where the picture looks like any other."""

    sha256: str
    dhash: int | None

    def is_like(self, other: Picture) -> bool:
        """Whether both are one picture: the same bytes, or nearly the same look."""
        if self.sha256 == other.sha256:
            return True
        if self.dhash is None or other.dhash is None:
            return False
        return (self.dhash ^ other.dhash).bit_count() <= SAME_WITHIN


def picture_of(data: bytes) -> Picture | None:
    """None for what can't be read, is too large, or smaller than 32 pixels on a side: ornaments and trackers."""
    if len(data) > MOST_BYTES:
        return None
    grey = _grey(data)
    if grey is None:
        return None
    value = dhash(grey)
    return Picture(sha256(data).hexdigest(), None if is_flat(value) else value)


def _grey(data: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]] | None:
    """The picture on nine by eight pixels, transparent ones white."""
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - few libraries hold pages of pictures

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(BytesIO(data), formats=_FORMATS) as image:
                if min(image.size) < LEAST_SIDE or image.width * image.height > MOST_PIXELS:
                    return None
                # a JPEG is decoded at a fraction of its size
                image.draft("RGB", (COLUMNS * 8, ROWS * 8))
                shown = image.convert("RGBA")
    except (
        UnidentifiedImageError,
        OSError,
        ValueError,
        SyntaxError,
        Warning,
        Image.DecompressionBombError,
    ):
        # decoders raise all of these on broken files
        return None
    shown = Image.alpha_composite(Image.new("RGBA", shown.size, _WHITE), shown)
    return np.asarray(shown.convert("L").resize((COLUMNS, ROWS), Image.Resampling.BOX))
