"""One picture as it is compared: its bytes, and how it looks. Files may come from anywhere and are not trusted."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from leitong.pages.pictures.decoding import decoded
from leitong.pages.pictures.dhash import COLUMNS, ROWS, SAME_WITHIN, dhash, is_flat

LEAST_SIDE = 32


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
    grey = _grey(data)
    if grey is None:
        return None
    value = dhash(grey)
    return Picture(sha256(data).hexdigest(), None if is_flat(value) else value)


def _grey(data: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]] | None:
    """The picture on nine by eight pixels."""
    image = decoded(data, (COLUMNS * 8, ROWS * 8), LEAST_SIDE)
    if image is None:
        return None
    from PIL.Image import Resampling  # noqa: PLC0415 - few libraries hold pages of pictures

    return np.asarray(image.convert("L").resize((COLUMNS, ROWS), Resampling.BOX))
