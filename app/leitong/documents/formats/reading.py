"""What goes into a format's reader and what comes out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from leitong.documents.decoded import Decoded
from leitong.documents.limits import Limits
from leitong.messages import Message


@dataclass(frozen=True, slots=True)
class Raw:
    """One source as it came. decoded: None where the format's bytes are not text (PDF, DOCX)."""

    source: str
    data: bytes
    decoded: Decoded | None
    limits: Limits
    cancelled: Callable[[], bool] | None = None

    @property
    def text(self) -> str:
        """The decoded text of a text format. Raises ValueError for the others."""
        if self.decoded is None:
            raise ValueError(f"{self.source} was read as bytes, not as text")
        return self.decoded.text


@dataclass(frozen=True, slots=True)
class Content:
    """What a reader took out; the fields mean what they mean in `Document`."""

    text: str
    title: str | None = None
    layout: tuple[tuple[str, int, str], ...] = ()
    page_starts: tuple[int, ...] = ()
    warnings: tuple[Message, ...] = ()


Reader = Callable[[Raw], Content]
