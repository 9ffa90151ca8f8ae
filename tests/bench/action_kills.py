"""Kill a file action before each thing that it does, and see what the next opening of the library makes of it.

    python tests/bench/action_kills.py [--every 1]

A small folder is filed away in each way there is (moved, also to another disk; trashed, also under a name that the
trash can't note down; replaced by hard and by symbolic links), and this is taken back. A process is killed (SIGKILL)
before the first step it takes, in the next run before the second, and so on until one comes through. After each kill
the library is opened again. Then every text must still be there, in a file, outside the trash; nothing half made may
lie about; the library must know where everything is, so that a scan would read nothing; and undo must bring back the
tree as it was. --every n tries each n-th step only. Exit status 0 if all that holds each time.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from leitong.analysis import analyse
from leitong.documents.load import document_of
from leitong.filing.records import State
from leitong.library.journal import StoredJournal
from leitong.library.library import Library
from leitong.library.prints import print_of
from leitong.library.records import Reading, Role, Stamp

_TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。\n"
_OTHER = "Bakers in the old town say that flour has become dearer since spring, and bread will follow.\n"
_FILES = {"a.txt": _TEXT, "x/b.txt": _TEXT, "x/c.txt": _TEXT, "d.txt": _OTHER, "y/d.txt": _OTHER}
_LONG = "长" * 83 + ".txt"
# what changes something; each is told before it is done
_STEPS = (
    "os.link",
    "os.symlink",
    "os.rename",
    "os.remove",
    "os.mkdir",
    "os.chmod",
    "os.utime",
    "open",
    "written",
)


@dataclass(frozen=True)
class Case:
    name: str
    settings: dict[str, object]
    files: dict[str, str]


def cases(away: Path, near: Path) -> Iterator[Case]:
    yield Case("move", {"action": "move", "folder": near}, _FILES)
    if away.stat().st_dev != near.parent.stat().st_dev:
        yield Case("move to another disk", {"action": "move", "folder": away / "to"}, _FILES)
    yield Case("trash", {"action": "trash"}, _FILES)
    yield Case("trash a long name", {"action": "trash"}, {"a.txt": _TEXT, f"x/{_LONG}": _TEXT})
    yield Case("hard link", {"action": "link"}, _FILES)
    yield Case("symbolic link", {"action": "link", "link": "symbolic"}, _FILES)


class Stage:
    """A folder and its library, made anew for each run at the same place."""

    def __init__(self, root: Path, away: Path, case: Case) -> None:
        self.tree, self.to, self.file = root / "texts", root / "to", root / "l.leitong"
        self.away, self.trash, self.case = away, root / "data", case

    def set_up(self) -> dict[str, bytes]:
        for path in (self.tree, self.to, self.trash, self.away / "to"):
            shutil.rmtree(path, ignore_errors=True)
        for path in self.file.parent.glob("l.leitong*"):
            path.unlink()
        for name, text in self.case.files.items():
            path = self.tree / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            os.utime(path, (1_700_000_000, 1_700_000_000))
        with Library.open(self.file) as library:
            library.store.add_sources([(self.tree, Role.SCAN)])
            library.store.save(map(_reading, sorted(path for path in self.tree.rglob("*") if path.is_file())))
            library._match()
        return self.now()

    def now(self) -> dict[str, bytes]:
        return {
            str(path.relative_to(self.tree)): b"link" if path.is_symlink() else path.read_bytes()
            for path in self.tree.rglob("*")
            if path.is_symlink() or path.is_file()
        }

    def carry_out(self) -> None:
        with Library.open(self.file) as library:
            library.carry_out(library.plan(**self.case.settings))  # type: ignore[arg-type]

    def undo(self) -> None:
        with Library.open(self.file) as library:
            library.undo()

    def faults(self, before: dict[str, bytes]) -> Iterator[str]:
        """What is wrong after a kill, once the library was opened again."""
        with Library.open(self.file) as library:
            yield from self._faults_now(before, library)
            if any(entry.can_be_undone for entry in library.journal()):
                library.undo()
            if self.now() != before:
                yield f"undo gave {sorted(self.now())}"
            yield from self._faults_now(before, library)

    def _faults_now(self, before: dict[str, bytes], library: Library) -> Iterator[str]:
        there = {path.read_bytes() for path in self._everything() if not path.is_symlink()}
        if lost := set(before.values()) - there:
            yield f"{len(lost)} texts are lost"
        if half := [path for path in self._everything() if path.name.startswith(".leitong-")]:
            yield f"half made: {half}"
        if library.store.interrupted():
            yield "an act is not settled"
        known = {Path(os.fsdecode(name)): one for name, one in library.store.known().items()}
        files = {path for path in self.tree.rglob("*") if path.is_file() and not path.is_symlink()}
        if (taken_for_there := {path for path, one in known.items() if not one.vanished}) != files:
            yield f"known: {taken_for_there}, there: {files}"
        for path in files & known.keys():
            if not known[path].as_it_is(path.lstat()):
                yield f"{path} would be read again"
        for act in library.journal()[0].acts if library.journal() else ():
            if act.state not in (State.DONE, State.FAILED, State.UNDONE):
                yield f"{act.file.path} is {act.state}"

    def _everything(self) -> Iterator[Path]:
        for root in (self.tree, self.to, self.away / "to"):
            yield from (path for path in root.rglob("*") if path.is_symlink() or path.is_file())


def killed_at(step: int, work: Callable[[], None]) -> bool:
    """Do the work in a process that is killed before that step; False if it came to its end."""
    child = os.fork()
    if child:
        return os.WIFSIGNALED(os.waitpid(child, 0)[1])
    done = count(1)

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if event in _STEPS and (event != "open" or _writes(arguments)) and next(done) == step:
            os.kill(os.getpid(), signal.SIGKILL)

    write = StoredJournal.write

    def told(self: StoredJournal, act: object) -> None:
        sys.audit("written")
        write(self, act)  # type: ignore[arg-type]
        sys.audit("written")

    StoredJournal.write = told  # type: ignore[method-assign, assignment]
    sys.addaudithook(hook)
    work()
    os._exit(0)


def _writes(arguments: tuple[object, ...]) -> bool:
    return bool(int(arguments[2]) & (os.O_WRONLY | os.O_RDWR))  # type: ignore[call-overload]


def _reading(path: Path) -> Reading:
    status, print_ = path.lstat(), print_of(analyse(document_of(str(path), path.read_bytes(), path.name)))
    stamp = Stamp(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino)
    return Reading(path, Role.SCAN, stamp, print_.sha256, print_)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--every", type=int, default=1)
    every = parser.parse_args().every
    bad = kills = 0
    shm = Path("/dev/shm")
    with (
        tempfile.TemporaryDirectory() as at,
        tempfile.TemporaryDirectory(dir=shm if shm.is_dir() else None) as away,
    ):
        root = Path(at).resolve()
        os.environ.update(HOME=str(root), XDG_DATA_HOME=str(root / "data"))
        for case in cases(Path(away), root / "to"):
            stage = Stage(root, Path(away), case)
            for undoing in (False, True):
                for step in count(1, every):
                    before = stage.set_up()
                    if undoing:
                        stage.carry_out()
                    if not killed_at(step, stage.undo if undoing else stage.carry_out):
                        break
                    kills += 1
                    for fault in stage.faults(before):
                        bad += 1
                        print(f"{case.name}{', undone' if undoing else ''}, step {step}: {fault}")
    print(f"{kills} kills, {bad} faults")
    return 1 if bad or not kills else 0


if __name__ == "__main__":
    sys.exit(main())
