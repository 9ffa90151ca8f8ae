"""How much one source may cost, and the way to stop: checked before memory or time is spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from leitong.errors import Cancelled, LimitExceeded
from leitong.messages import QT_TRANSLATE_NOOP, Message

MIB = 1024 * 1024
_TOO_MUCH_TEXT = QT_TRANSLATE_NOOP("Core", "It holds more text than the limit of {limit} characters.")

_TOO_MANY_WORDS = QT_TRANSLATE_NOOP(
    "Core", "It holds more than {limit} different words, so it is data rather than text."
)


@dataclass(frozen=True, slots=True)
class Limits:
    """Upper bounds for one source.

    file_bytes: of the file or the answer as it comes.
    inflated_bytes: of all parts of a container, as really unpacked, not as its header claims.
    parts: of a container. xml_depth: open elements at once. xml_elements: in all.
    pages: of a PDF. pdf_content_bytes: of the drawing instructions of one page, unpacked.
    characters: of the text taken out, whatever the format: ten long novels, and about 100 bytes of memory each.
    words: different ones; a large dictionary lists fewer.
    fetch_seconds: for one address, redirects included. redirects: followed for one address.
    """

    file_bytes: int = 64 * MIB
    inflated_bytes: int = 48 * MIB
    xml_depth: int = 200
    xml_elements: int = 1_000_000
    pages: int = 20_000
    pdf_content_bytes: int = 32 * MIB
    parts: int = 20_000
    characters: int = 10_000_000
    words: int = 500_000
    fetch_seconds: float = 30.0
    redirects: int = 5


DEFAULT = Limits()


def check_characters(source: str, count: int, limits: Limits) -> None:
    """Raise LimitExceeded if a text has more characters than it may."""
    if count > limits.characters:
        raise LimitExceeded(source, Message(_TOO_MUCH_TEXT, {"limit": limits.characters}))


def check_words(source: str, count: int, limits: Limits) -> None:
    """Raise LimitExceeded if a text has more different words than it may."""
    if count > limits.words:
        raise LimitExceeded(source, Message(_TOO_MANY_WORDS, {"limit": limits.words}))


def stop_if(cancelled: Callable[[], bool] | None) -> None:
    """Raise Cancelled if the person has asked to stop."""
    if cancelled is not None and cancelled():
        raise Cancelled
