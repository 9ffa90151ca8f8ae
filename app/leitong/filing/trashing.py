"""A file goes to the trash of the system, and comes back from it where the trash says what lay where."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote_to_bytes

from leitong.filing.moving import is_half_moved, publish, relocate
from leitong.filing.names import MOST_BYTES, shortened, stem_and_suffix
from leitong.filing.present import digest
from leitong.filing.reasons import Refused
from leitong.filing.records import Act
from leitong.messages import QT_TRANSLATE_NOOP, Message

FREEDESKTOP = sys.platform not in ("darwin", "win32")
"""Whether the trash is laid out as freedesktop.org has it, so that Leitong can take files back."""
_BY_HAND = QT_TRANSLATE_NOOP(
    "Core", "On this system only the trash itself can put it back; open it and restore the file there."
)
_NOT_IN_TRASH = QT_TRANSLATE_NOOP("Core", "It is not in the trash any more.")
_NO_TRASH = QT_TRANSLATE_NOOP("Core", "It could not be put into the trash ({detail}).")
_INFO = ".trashinfo"


def short_name(path: Path, token: str) -> Path | None:
    """The name a file must take before the trash can note it down, or None if its own will do.

    What is noted lies in a file of the same name and ".trashinfo", which must be no longer than a name may be; and a
    number may come in.
    """
    if not FREEDESKTOP or len(os.fsencode(path.name)) + len(_INFO) + 6 <= MOST_BYTES:
        return None
    stem, suffix = stem_and_suffix(path.name)
    return path.with_name(shortened(stem, f"~{token}{suffix}", MOST_BYTES - len(_INFO) - 6))


def do(act: Act) -> None:
    """Put the file into the trash. Raises OSError or Refused, the file being where it was."""
    from send2trash import send2trash  # noqa: PLC0415 - it looks for the desktop's libraries when it is loaded

    path = act.file.path
    if act.target is not None:
        publish(path, act.target)
    try:
        send2trash(act.target or path)
    except Exception as error:
        if act.target is not None and os.path.lexists(act.target):
            publish(act.target, path)
        if isinstance(error, OSError) and error.errno:
            raise
        # the desktop's own errors have types of their own
        raise Refused(Message(_NO_TRASH, {"detail": str(error)})) from error


def undo(act: Act) -> None:
    """Take it back. Raises OSError or Refused."""
    if not FREEDESKTOP:
        raise Refused(Message(_BY_HAND))
    found = _in_trash(act)
    if found is None:
        raise Refused(Message(_NOT_IN_TRASH))
    lies, info = found
    path = act.file.path
    path.parent.mkdir(parents=True, exist_ok=True)
    relocate(lies, path, path.with_name(act.spare), act.file.sha256)
    with suppress(OSError):
        info.unlink()


def stands(act: Act) -> bool:
    """After an interruption: whether the file is in the trash, and not in its place."""
    path = act.file.path
    with suppress(FileNotFoundError, NotADirectoryError):
        path.with_name(act.spare).unlink()
    if act.target is not None and is_half_moved(path, act.target):
        act.target.unlink()
    if act.target is not None and os.path.lexists(act.target) and not os.path.lexists(path):
        publish(act.target, path)
    if FREEDESKTOP and os.path.lexists(path) and (found := _in_trash(act)) is not None:
        lies, info = found
        if is_half_moved(path, lies):
            lies.unlink()
            info.unlink()
    return not os.path.lexists(path)


def home_trash() -> Path:
    """The trash of the person's own disk, where it is laid out as freedesktop.org has it."""
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "Trash"


def _in_trash(act: Act) -> tuple[Path, Path] | None:
    """Where the file lies in the trash, and the file that says so; the youngest of the same bytes."""
    found = sorted(_noted(act.target or act.file.path), key=lambda one: one[2], reverse=True)
    for lies, info, _ in found:
        with suppress(OSError):
            if lies.stat().st_size == act.file.size and digest(lies) == act.file.sha256:
                return lies, info
    return None


def _noted(path: Path) -> Iterator[tuple[Path, Path, str]]:
    """Files that lay at `path`: where they lie now, the note, and when they were thrown away."""
    stem, _ = os.path.splitext(path.name)  # noqa: PTH122 - as the trash makes names of it
    for trash, top in _trashes(path):
        with suppress(OSError):
            for entry in os.scandir(trash / "info"):
                # a second file of a name is noted under this name and a number
                if not entry.name.startswith(stem) or not entry.name.endswith(_INFO):
                    continue
                lay, when = _read_note(Path(entry.path))
                if lay and top / lay == path:
                    yield trash / "files" / entry.name.removesuffix(_INFO), Path(entry.path), when


def _read_note(info: Path) -> tuple[str, str]:
    lay, when = "", ""
    with suppress(OSError):
        for line in info.read_text("ascii", "replace").splitlines():
            key, _, value = line.partition("=")
            if key == "Path":
                lay = os.fsdecode(unquote_to_bytes(value))
            elif key == "DeletionDate":
                when = value
    return lay, when


def _trashes(path: Path) -> Iterator[tuple[Path, Path]]:
    """The trashes in which a file of this place may be, and the folder that each tells places from."""
    home = home_trash()
    yield home, home.parent
    top = path.parent
    while not top.exists() or not os.path.ismount(top):
        top = top.parent
    user = os.getuid() if hasattr(os, "getuid") else 0
    yield top / f".Trash-{user}", top
    yield top / ".Trash" / str(user), top
