"""A file gives way to a link to a copy of the same bytes: at every moment its name leads to them."""

from __future__ import annotations

import os
import stat
from contextlib import suppress

from leitong.filing.moving import give_back_dates
from leitong.filing.present import digest, one_file, seen
from leitong.filing.reasons import CHANGED, GONE, Refused
from leitong.filing.records import Act, Link
from leitong.messages import QT_TRANSLATE_NOOP, Message

_ONE_PLACE = QT_TRANSLATE_NOOP("Core", "It and the copy that stays are one file, reached by two ways.")
_LOST = QT_TRANSLATE_NOOP("Core", "The copy that the link leads to is no longer there.")
_OTHER_BYTES = QT_TRANSLATE_NOOP(
    "Core", "What the link leads to has changed since; the old bytes are no longer there."
)


def do(act: Act) -> None:
    """Put the link in the file's place. Raises OSError or Refused, the file being as it was."""
    path, spare = act.file.path, act.file.path.with_name(act.spare)
    before = os.lstat(path)
    if one_file(before, os.lstat(act.kept)):
        raise Refused(Message(_ONE_PLACE))
    try:
        if act.link is Link.HARD:
            os.link(act.kept, spare)
        else:
            spare.symlink_to(act.kept)
        # a folder that is mounted twice shows the new name in both places
        if spare.parent != act.kept.parent and os.path.lexists(act.kept.with_name(act.spare)):
            raise Refused(Message(_ONE_PLACE))
        if seen(os.lstat(path)) != seen(before):
            raise Refused(Message(CHANGED))
        spare.replace(path)
    finally:
        spare.unlink(missing_ok=True)


def undo(act: Act) -> None:
    """Make a file of its own of it again, with the same bytes, permissions and date. Raises OSError or Refused."""
    path, spare = act.file.path, act.file.path.with_name(act.spare)
    _still_the_link(act)
    try:
        with path.open("rb") as read, spare.open("xb") as written:
            while part := read.read(1024 * 1024):
                written.write(part)
            written.flush()
            os.fsync(written.fileno())
        if digest(spare) != act.file.sha256:
            raise Refused(Message(_OTHER_BYTES))
        give_back_dates(spare, act)
        spare.replace(path)
    finally:
        spare.unlink(missing_ok=True)


def stands(act: Act) -> bool:
    """After an interruption: clear away what was half made; whether a link is in the file's place."""
    path = act.file.path
    with suppress(FileNotFoundError, NotADirectoryError):
        path.with_name(act.spare).unlink()
    if act.link is Link.SYMBOLIC:
        return path.is_symlink()
    try:
        return one_file(os.lstat(path), os.lstat(act.kept))
    except OSError:
        return False


def _still_the_link(act: Act) -> None:
    path = act.file.path
    status = os.lstat(path)
    if act.link is Link.SYMBOLIC:
        if not stat.S_ISLNK(status.st_mode) or path.readlink() != act.kept:
            raise Refused(Message(CHANGED))
        if not path.exists():
            raise Refused(Message(_LOST))
    elif not stat.S_ISREG(status.st_mode):
        raise Refused(Message(GONE))
