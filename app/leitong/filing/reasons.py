"""Why the system would not do something to a file, in sentences."""

from __future__ import annotations

import errno

from leitong.messages import QT_TRANSLATE_NOOP, Message

GONE = QT_TRANSLATE_NOOP("Core", "It is no longer there.")
CHANGED = QT_TRANSLATE_NOOP("Core", "It has changed since the library read it.")
TAKEN = QT_TRANSLATE_NOOP("Core", "Another file is there now: {path}")
_FORBIDDEN = QT_TRANSLATE_NOOP(
    "Core",
    "The system does not allow it: you may not change this file or folder, or another program uses it.",
)
_READ_ONLY = QT_TRANSLATE_NOOP("Core", "This disk can only be read.")
_FULL = QT_TRANSLATE_NOOP("Core", "The disk is full.")
_TOO_LONG = QT_TRANSLATE_NOOP("Core", "The name would be too long.")
_NO_FOLDER = QT_TRANSLATE_NOOP("Core", "The folder is no folder, or is no longer there.")
_OTHER = QT_TRANSLATE_NOOP("Core", "The system refused it ({detail}).")

# by name, as not every system has every number
_NAMED = {
    "ENOENT": GONE,
    "EACCES": _FORBIDDEN,
    "EPERM": _FORBIDDEN,
    "EBUSY": _FORBIDDEN,
    "ETXTBSY": _FORBIDDEN,
    "EROFS": _READ_ONLY,
    "ENOSPC": _FULL,
    "EDQUOT": _FULL,
    "ENAMETOOLONG": _TOO_LONG,
    "ENOTDIR": _NO_FOLDER,
}
_REASONS = {number: _NAMED[name] for number, name in errno.errorcode.items() if name in _NAMED}


class Refused(Exception):
    """Something must not be done to a file. reason: one plain sentence."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


def why(error: OSError | ValueError | Refused) -> Message:
    """The reason for people."""
    if isinstance(error, Refused):
        return error.reason
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, FileExistsError):
        return Message(TAKEN, {"path": error.filename2 or error.filename or ""})
    if number in _REASONS:
        return Message(_REASONS[number])
    return Message(_OTHER, {"detail": (error.strerror if isinstance(error, OSError) else None) or str(error)})
