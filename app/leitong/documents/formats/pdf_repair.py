"""PDFs whose end is lost: PDFium rebuilds the object table itself, if only it is told which object is the root."""

from __future__ import annotations

import re

_ROOT = re.compile(rb"/Root\s+(\d+)\s+(\d+)\s+R")
_CATALOG = re.compile(rb"/Type\s*/Catalog\b")
_OBJECT = re.compile(rb"(\d+)\s+(\d+)\s+obj\b")
_BEFORE = 4096
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
