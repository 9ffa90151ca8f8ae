"""The file of a picture decoded, on white ground. Files may come from anywhere and are not trusted."""

from __future__ import annotations

import warnings
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image as Decoded

MOST_BYTES = 32_000_000
MOST_PIXELS = 50_000_000
"""More are not decoded: a few bytes may claim to be thousands of millions."""
_FORMATS = ("PNG", "JPEG", "GIF", "WEBP", "BMP")
_WHITE = (255, 255, 255, 255)


def decoded(data: bytes, size: tuple[int, int], least: int = 1) -> Decoded | None:
    """The picture in colours, transparent parts white; None for what can't be read or is too large.

    size: pixels that will do, so that a JPEG may be decoded at a fraction of its own. least: pixels that each side must
    have.
    """
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - few libraries hold pages of pictures

    if len(data) > MOST_BYTES:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(BytesIO(data), formats=_FORMATS) as image:
                if min(image.size) < least or image.width * image.height > MOST_PIXELS:
                    return None
                image.draft("RGB", size)
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
    return Image.alpha_composite(Image.new("RGBA", shown.size, _WHITE), shown).convert("RGB")
