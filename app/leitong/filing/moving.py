"""A file goes to another place: never over another, and at every moment whole in one of the two."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from contextlib import suppress
from pathlib import Path

from leitong.filing.present import digest, one_file
from leitong.filing.reasons import CHANGED, GONE, Refused
from leitong.filing.records import Act
from leitong.messages import QT_TRANSLATE_NOOP, Message

_COPIED_BADLY = QT_TRANSLATE_NOOP(
    "Core", "The copy on the other disk is not the same; the file stays where it is."
)
_NO_HARD_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EINVAL)


def do(act: Act) -> None:
    """Move the file to the act's target. Raises OSError or Refused, the file being where it was."""
    target = _target(act)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        relocate(act.file.path, target, target.with_name(act.spare), act.file.sha256)
    except BaseException:
        _drop_made(act)
        raise


def folders_to_make(target: Path) -> int:
    """How many of the folders above it are not there."""
    return sum(not os.path.lexists(folder) for folder in target.parents)


def undo(act: Act) -> None:
    """Move it back. Raises OSError or Refused."""
    target, path = _target(act), act.file.path
    status = os.lstat(target)
    if not stat.S_ISREG(status.st_mode):
        raise Refused(Message(GONE))
    now = digest(target)
    if status.st_ino != act.file.inode and now != act.file.sha256:
        raise Refused(Message(CHANGED))
    path.parent.mkdir(parents=True, exist_ok=True)
    relocate(target, path, path.with_name(act.spare), now)
    _drop_made(act)


def stands(act: Act) -> bool:
    """After an interruption: clear away what was half made; whether the file is at its target, and only there."""
    path, target = act.file.path, _target(act)
    if is_half_moved(path, target):
        target.unlink()
    _drop_half_copied(target.with_name(act.spare), target, path)
    _drop_half_copied(path.with_name(act.spare), path, target)
    if os.path.lexists(path) or not os.path.lexists(target):
        _drop_made(act)
        return False
    return True


def relocate(source: Path, target: Path, spare: Path, sha256: str) -> None:
    """Move a file whose bytes are known, also to another disk. spare: beside the target, for what is half copied.

    Raises OSError (FileExistsError where the target is taken) or Refused; the source is where it was then.
    """
    try:
        publish(source, target)
        return
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
    try:
        _copy(source, spare)
        if digest(spare) != sha256:
            raise Refused(Message(_COPIED_BADLY))
        # both names until the source is gone: who finds them knows that the target is Leitong's
        _name_too(spare, target)
        _unlink_or_undo(source, target)
    finally:
        spare.unlink(missing_ok=True)


def publish(source: Path, target: Path) -> None:
    """Rename within a disk, but never over what is there. Raises OSError."""
    if _name_too(source, target):
        _unlink_or_undo(source, target)


def give_back_dates(path: Path, act: Act) -> None:
    """Set the permissions and the date that the file had. Raises OSError."""
    path.chmod(stat.S_IMODE(act.mode))
    os.utime(path, ns=(act.file.mtime_ns, act.file.mtime_ns))


def _name_too(source: Path, target: Path) -> bool:
    """Give a file a second name, which fails where that is taken, unlike a rename. False: it has only the new one."""
    try:
        os.link(source, target)
    except OSError as error:
        if error.errno not in _NO_HARD_LINKS:
            raise
    else:
        return True
    # the name is claimed by an empty file, which the rename replaces
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    try:
        source.replace(target)
    except OSError:
        target.unlink()
        raise
    return False


def _unlink_or_undo(source: Path, target: Path) -> None:
    try:
        source.unlink()
    except OSError:
        target.unlink()
        raise


def _copy(source: Path, spare: Path) -> None:
    with source.open("rb") as read, spare.open("xb") as written:
        shutil.copyfileobj(read, written, 1024 * 1024)
        written.flush()
        os.fsync(written.fileno())
    shutil.copystat(source, spare)


def is_half_moved(path: Path, target: Path) -> bool:
    """Two names of one file. One place by two ways is not two names."""
    try:
        one, other = os.lstat(path), os.lstat(target)
    except OSError:
        return False
    two_names = one_file(one, other) and one.st_nlink > 1
    return two_names and os.path.realpath(path) != os.path.realpath(target)


def _drop_half_copied(spare: Path, made: Path, source: Path) -> None:
    """Take away a copy that was begun beside `made`, and `made` too if it is that copy and the source is there."""
    try:
        half = os.lstat(spare)
    except OSError:
        return
    with suppress(OSError):
        if one_file(half, os.lstat(made)) and os.path.lexists(source):
            made.unlink()
    spare.unlink()


def _drop_made(act: Act) -> None:
    """Take away the folders that were made for the file, as far as nothing is in them."""
    with suppress(OSError):
        for folder in tuple(_target(act).parents)[: act.made]:
            folder.rmdir()


def _target(act: Act) -> Path:
    if act.target is None:
        raise ValueError("a move has a target")
    return act.target
