"""Is a file still there, and still what it was when it was read? Asked before anything is done because of it."""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path

from leitong.filing.reasons import CHANGED, Refused, why
from leitong.filing.records import KnownFile
from leitong.messages import QT_TRANSLATE_NOOP, Message

_LINK_NOW = QT_TRANSLATE_NOOP("Core", "It is a symbolic link now.")
_NO_FILE = QT_TRANSLATE_NOOP("Core", "It is no file any more.")
_ANOTHER_WAY = QT_TRANSLATE_NOOP("Core", "A folder above it is a link now, which leads elsewhere.")
_CHUNK = 1024 * 1024

Seen = tuple[int, int, int, int, int]


def looked_at(file: KnownFile, real: dict[Path, bool] | None = None) -> os.stat_result:
    """The file's own status. Raises Refused if it is gone, or by its size and date has changed; reads nothing.

    real: of folders, whether their path leads through no link; what is found out is put in, and not asked again.
    """
    try:
        status = os.lstat(file.path)
    except (OSError, ValueError) as error:
        raise Refused(why(error)) from error
    if stat.S_ISLNK(status.st_mode):
        raise Refused(Message(_LINK_NOW))
    if not stat.S_ISREG(status.st_mode):
        raise Refused(Message(_NO_FILE))
    if (status.st_size, status.st_mtime_ns) != (file.size, file.mtime_ns):
        raise Refused(Message(CHANGED))
    folder, real = file.path.parent, {} if real is None else real
    if folder not in real:
        real[folder] = os.path.realpath(folder) == str(folder)
    if not real[folder]:
        raise Refused(Message(_ANOTHER_WAY))
    return status


def one_file(a: os.stat_result, b: os.stat_result) -> bool:
    """Two names of one file on the disk: what is done to the bytes of one is done to the other."""
    return a.st_ino != 0 and (a.st_dev, a.st_ino) == (b.st_dev, b.st_ino)


def digest(path: Path) -> str:
    """SHA-256 of a file's bytes now, 64 hex digits. Raises OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256", _bufsize=_CHUNK).hexdigest()


class Proofs:
    """Reads files to see that they hold the bytes they are known for; a file that lies untouched is read once."""

    def __init__(self) -> None:
        self._read: dict[Path, tuple[Seen, str]] = {}

    def proved(self, file: KnownFile) -> os.stat_result:
        """The file's status. Raises Refused unless it is there with the same bytes."""
        status = looked_at(file)
        now = seen(status)
        before = self._read.get(file.path)
        if before is None or before[0] != now:
            try:
                before = now, digest(file.path)
            except OSError as error:
                raise Refused(why(error)) from error
            self._read[file.path] = before
        if before[1] != file.sha256:
            raise Refused(Message(CHANGED))
        return status


def seen(status: os.stat_result) -> Seen:
    """What is the same as long as nothing was done to a file."""
    # the time of the last change of the inode can't be set by a program that writes and hides it
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
