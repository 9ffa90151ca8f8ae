"""The bytes of a file, without ever waiting on a pipe or reading more than the limit."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

from leitong.documents.limits import MIB, Limits, stop_if
from leitong.errors import LimitExceeded, SourceNotFound
from leitong.messages import QT_TRANSLATE_NOOP, Message

_NOT_A_FILE = (
    (stat.S_ISDIR, QT_TRANSLATE_NOOP("Core", "This is a folder, not a file.")),
    (stat.S_ISFIFO, QT_TRANSLATE_NOOP("Core", "This is a pipe, not a file.")),
    (stat.S_ISSOCK, QT_TRANSLATE_NOOP("Core", "This is a socket, not a file.")),
    (stat.S_ISCHR, QT_TRANSLATE_NOOP("Core", "This is a device, not a file.")),
    (stat.S_ISBLK, QT_TRANSLATE_NOOP("Core", "This is a device, not a file.")),
)
# O_NONBLOCK: a file swapped for a pipe between stat and open must not hang us
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def read_file(path: Path | str, limits: Limits, cancelled: Callable[[], bool] | None = None) -> bytes:
    """All bytes of a regular file.

    Raises SourceNotFound if there is none or it may not be read, LimitExceeded beyond `limits.file_bytes`,
    Cancelled between two chunks.
    """
    source = str(path)
    try:
        _check(source, os.stat(path), limits)  # noqa: PTH116 - a path is made for each of very many files otherwise
        descriptor = os.open(path, _FLAGS)
        with open(descriptor, "rb", buffering=0) as file:  # noqa: PTH123 - it is a descriptor
            status = os.fstat(descriptor)
            _check(source, status, limits)
            return _read(source, file.read, status.st_size, limits, cancelled)
    except (OSError, ValueError) as error:
        raise SourceNotFound(source, reason_of(error)) from error


def not_a_file(status: os.stat_result) -> Message | None:
    """What stands in the place of a file (a pipe, a device), or None for a regular file."""
    if stat.S_ISREG(status.st_mode):
        return None
    return next((Message(template) for is_kind, template in _NOT_A_FILE if is_kind(status.st_mode)), None)


def too_large(source: str, limits: Limits) -> LimitExceeded:
    """The error for a source of more than `limits.file_bytes`."""
    template = QT_TRANSLATE_NOOP("Core", "It is larger than the limit of {megabytes} MB.")
    return LimitExceeded(source, Message(template, {"megabytes": f"{limits.file_bytes / MIB:.3g}"}))


def _check(source: str, status: os.stat_result, limits: Limits) -> None:
    if (other := not_a_file(status)) is not None:
        raise SourceNotFound(source, other)
    if status.st_size > limits.file_bytes:
        raise too_large(source, limits)


def _read(
    source: str,
    read: Callable[[int], bytes],
    size: int,
    limits: Limits,
    cancelled: Callable[[], bool] | None,
) -> bytes:
    # one byte more than it should hold, so that one call reads a small file to its end
    chunk = min(size + 1, 4 * MIB) if size else MIB
    chunks: list[bytes] = []
    total = 0
    while part := read(chunk):
        chunks.append(part)
        total += len(part)
        if total > limits.file_bytes:
            raise too_large(source, limits)
        stop_if(cancelled)
        if total == size < chunk:
            break
    return b"".join(chunks)


def reason_of(error: OSError | ValueError, or_folder: bool = False) -> Message:
    """Why a file or folder could not be opened, for people. or_folder: a folder may have been meant as well."""
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.ENOENT, errno.ENOTDIR):
        if or_folder:
            return Message(QT_TRANSLATE_NOOP("Core", "There is no such file or folder."))
        return Message(QT_TRANSLATE_NOOP("Core", "There is no such file."))
    if number in (errno.EACCES, errno.EPERM):
        return Message(QT_TRANSLATE_NOOP("Core", "You may not read this file."))
    if number == errno.ELOOP:
        return Message(QT_TRANSLATE_NOOP("Core", "This link leads round in a circle."))
    if number == errno.ENAMETOOLONG:
        return Message(QT_TRANSLATE_NOOP("Core", "This name is too long to be a file."))
    detail = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Message(QT_TRANSLATE_NOOP("Core", "The file can't be read ({detail})."), {"detail": detail})
