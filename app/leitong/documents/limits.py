"""How much one source may cost, and the way to stop: checked before memory or time is spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from leitong.errors import Cancelled

MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Upper bounds for one source.

    file_bytes: of the file or the answer as it comes.
    inflated_bytes: of all parts of a container, as really unpacked, not as its header claims.
    parts: of a container. xml_depth: open elements at once. xml_elements: in all.
    pages: of a PDF. pdf_content_bytes: of the drawing instructions of one page, unpacked.
    characters: of the text taken out.
    fetch_seconds: for one address, redirects included. redirects: followed for one address.
    """

    file_bytes: int = 64 * MIB
    inflated_bytes: int = 48 * MIB
    xml_depth: int = 200
    xml_elements: int = 1_000_000
    pages: int = 20_000
    pdf_content_bytes: int = 32 * MIB
    parts: int = 20_000
    characters: int = 64 * MIB
    fetch_seconds: float = 30.0
    redirects: int = 5


DEFAULT = Limits()


def stop_if(cancelled: Callable[[], bool] | None) -> None:
    """Raise Cancelled if the person has asked to stop."""
    if cancelled is not None and cancelled():
        raise Cancelled
