"""Which copy of a group to keep, and why (S34, S35)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leitong.documents.document import Format
from leitong.messages import QT_TRANSLATE_NOOP, Message

# of the longest text: shorter by less than this is as complete
AS_COMPLETE = 0.98
# What is made for people to read and edit comes before what was printed or saved from it
FORMATS = (Format.DOCX, Format.HTML, Format.MARKDOWN, Format.TEXT, Format.PDF)

_COMPLETE = QT_TRANSLATE_NOOP("Core", "It has the most complete text.")
_FORMAT = QT_TRANSLATE_NOOP("Core", "It is in the format that keeps the most.")
_OLDEST = QT_TRANSLATE_NOOP("Core", "It is the oldest.")
_SHORTEST = QT_TRANSLATE_NOOP("Core", "It has the shortest path.")
_FIRST = QT_TRANSLATE_NOOP("Core", "It comes first by path.")
_REFERENCE = QT_TRANSLATE_NOOP("Core", "It lies in a reference folder.")


@dataclass(frozen=True, slots=True)
class Copy:
    """letters: of the text. modified: seconds or any other time that grows; None: not
    known. path: as text. reference: it lies in a folder of that role.
    """

    letters: int
    format: Format
    modified: float | None
    path: str
    reference: bool = False


def order(copies: Sequence[Copy]) -> list[int]:
    """The copies of one group, best first. Raises ValueError if there is none."""
    if not copies:
        raise ValueError("a group has at least one copy")
    longest = max(copy.letters for copy in copies)
    return sorted(range(len(copies)), key=lambda index: _merits(copies[index], longest))


def best_copy(copies: Sequence[Copy]) -> tuple[int, Message]:
    """The copy to keep and the reason: what sets it apart from the next best. Raises ValueError if there is none."""
    ordered = order(copies)
    reasons = (_REFERENCE, _COMPLETE, _FORMAT, _OLDEST, _SHORTEST, _FIRST)
    if len(ordered) == 1:
        return ordered[0], Message(_FIRST)
    longest = max(copy.letters for copy in copies)
    first, second = (_merits(copies[index], longest) for index in ordered[:2])
    differs = next(
        (place for place in range(len(reasons)) if first[place] != second[place]), len(reasons) - 1
    )
    return ordered[0], Message(reasons[differs])


def _merits(copy: Copy, longest: int) -> tuple[bool, bool, int, float, int, str]:
    """Smaller is better; one place for each reason."""
    return (
        not copy.reference,
        copy.letters < AS_COMPLETE * longest,
        FORMATS.index(copy.format),
        copy.modified if copy.modified is not None else float("inf"),
        len(copy.path),
        copy.path,
    )
