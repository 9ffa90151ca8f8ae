"""What has to be known of a PDF before PDFium gets it: where its root is, and that it will not blow up.

PDFium rebuilds a lost object table itself, if only it is told which object is the root. Inside it nothing can be
stopped any more, so a content stream that unpacks without end is looked for first.
"""

from __future__ import annotations

import re
import zlib

_ROOT = re.compile(rb"/Root\s+(\d+)\s+(\d+)\s+R")
_CATALOG = re.compile(rb"/Type\s*/Catalog\b")
_OBJECT = re.compile(rb"(\d+)\s+(\d+)\s+obj\b")
_STREAM = re.compile(rb"\bstream\r?\n")
_NOT_CONTENT = re.compile(rb"/(?:Subtype|Length1|Image)\b")
_BEFORE = 4096
_PIECE = 16 * 1024  # packed
_CHUNK = 1024 * 1024  # unpacked
_NO_KIDS = re.compile(rb"/Kids\s*\[\s*\]")
_PAGE = re.compile(rb"/Type\s*/Page\b")


def with_trailer(data: bytes) -> bytes | None:
    """`data` with a trailer that names its catalogue; None if there is none to be found, or the file is encrypted."""
    if b"/Encrypt" in data:
        return None
    root = _ROOT.search(data)
    if root is not None:
        number, generation = root.groups()
    else:
        catalog = _CATALOG.search(data)
        if catalog is None:
            return None
        headers = list(_OBJECT.finditer(data, max(0, catalog.start() - _BEFORE), catalog.start()))
        if not headers:
            return None
        number, generation = headers[-1].groups()
    return data + b"\ntrailer\n<</Root %b %b R>>\nstartxref\n0\n%%%%EOF\n" % (number, generation)


def has_no_pages(data: bytes) -> bool:
    """Whether the page tree is there but holds nothing."""
    return _NO_KIDS.search(data) is not None and _PAGE.search(data) is None


def content_beyond(data: bytes, limit: int) -> bool:
    """Whether a content stream unpacks to more than `limit` bytes. Pictures, fonts and the like are not looked at."""
    end = 0
    for match in _STREAM.finditer(data):
        start = match.end()
        # looked for once for all that begin before it: it may be far, or nowhere
        if end < start:
            end = data.find(b"endstream", start)
            end = end if end >= 0 else len(data)
        head = data[max(data.rfind(b"obj", max(0, start - _BEFORE), start), 0) : start]
        if b"FlateDecode" not in head or _NOT_CONTENT.search(head):
            continue
        # deflate packs at most 1,032 to 1: what is too short can't reach the limit
        packed = memoryview(data)[start:end]
        if len(packed) * 1032 > limit and _inflates_beyond(packed, limit):
            return True
    return False


def _inflates_beyond(packed: memoryview, limit: int) -> bool:
    inflate = zlib.decompressobj()
    size = 0
    try:
        # zlib copies whatever it was given and has not used
        for start in range(0, len(packed), _PIECE):
            rest: bytes | memoryview = packed[start : start + _PIECE]
            while rest and not inflate.eof:
                size += len(inflate.decompress(rest, _CHUNK))
                if size > limit:
                    return True
                rest = inflate.unconsumed_tail
            if inflate.eof:
                break
    except zlib.error:
        pass  # PDFium will say so
    return False
