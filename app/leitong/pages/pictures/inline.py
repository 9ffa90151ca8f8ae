"""Pictures that a page carries within itself, as data addresses."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator
from urllib.parse import unquote_to_bytes

_DATA = re.compile(r"""<img\b[^>]{0,2000}?\ssrc\s*=\s*["']?(data:image/[^"'\s>]+)""", re.I)
MOST_PICTURES = 200


def inline_pictures(html: str) -> Iterator[bytes]:
    """The files within the page, in its order; at most 200, and none that does not hold together."""
    for count, found in enumerate(_DATA.finditer(html)):
        if count >= MOST_PICTURES:
            return
        head, _, content = found[1].partition(",")
        raw = unquote_to_bytes(content)
        if not head.lower().endswith(";base64"):
            yield raw
            continue
        try:
            yield base64.b64decode(raw, validate=True)
        except binascii.Error:
            continue
