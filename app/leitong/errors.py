"""What can go wrong with a source, as a small family of exceptions that name the source and the reason."""

from __future__ import annotations

from leitong.messages import Message


class LeitongError(Exception):
    """Base of all errors that Leitong raises on purpose. source: path, URL or label; reason: one plain sentence."""

    def __init__(self, source: str, reason: Message) -> None:
        super().__init__(source, reason)
        self.source = source
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.source}: {self.reason}"


class SourceNotFound(LeitongError):
    """There is no such file, it may not be read, or the address does not answer."""


class UnsupportedFormat(LeitongError):
    """The bytes are not of a format that Leitong reads (a picture, an archive, an old .doc)."""


class DamagedDocument(LeitongError):
    """The format is known, but the bytes do not hold together."""


class ProtectedDocument(LeitongError):
    """The document needs a password or is rights-protected."""


class LimitExceeded(LeitongError):
    """The document is larger, deeper or expands further than the limits allow."""


class EmptyDocument(LeitongError):
    """There is no text to compare: no bytes, only white space, or only pictures."""


class NoReadingProcess(LeitongError):
    """The processes in which a scan reads files do not start."""


class Cancelled(Exception):
    """The person stopped the work."""


class LibraryUnusable(LeitongError):
    """The library file is in use elsewhere, may not be written, is of a newer Leitong, or its disk is full."""


class LibraryDamaged(LibraryUnusable):
    """The library file does not hold together."""
