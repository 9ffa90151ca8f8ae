"""Watched folders: what is told, when, and that it ends at once."""

import threading
from queue import Empty, SimpleQueue

import pytest

from leitong.presenters.keeping.watcher import Watcher
from leitong.presenters.library.jobs import Watch

PATIENCE = 20  # seconds that a busy machine may need


class Watched:
    def __init__(self, *paths, library, busy=False):
        self.told = SimpleQueue()
        self.busy = busy
        job = Watch(7, str(library), tuple(map(str, paths)))
        self.watcher = Watcher(job, self.told.put, lambda: self.busy, every=0.05)

    def next(self):
        return self.told.get(timeout=PATIENCE)


@pytest.fixture
def watched(tmp_path):
    """A watch of a folder, whose first look at everything was told."""
    folder = tmp_path / "文件"
    folder.mkdir()
    watched = Watched(folder, library=folder / "own.leitong")
    watched.folder = folder
    assert watched.next().paths == (str(folder),)
    yield watched
    watched.watcher.close()
    watched.watcher.wait()


def test_a_new_file_is_told_by_its_path(watched):
    (watched.folder / "new.txt").write_text("text", "utf-8")
    told = watched.next()
    assert (told.ticket, told.paths) == (7, (str(watched.folder / "new.txt"),))


def test_the_library_itself_is_never_told(watched):
    (watched.folder / "own.leitong-wal").write_text("text", "utf-8")
    (watched.folder / "new.txt").write_text("text", "utf-8")
    assert watched.next().paths == (str(watched.folder / "new.txt"),)


def test_nothing_is_told_while_other_work_runs_and_all_of_it_after(watched):
    watched.busy = True
    for name in ("a.txt", "b.txt"):
        (watched.folder / name).write_text("text", "utf-8")
    with pytest.raises(Empty):
        watched.told.get(timeout=0.5)
    watched.busy = False
    assert watched.next().paths == tuple(str(watched.folder / name) for name in ("a.txt", "b.txt"))


def test_what_was_put_back_is_told_again(watched):
    watched.watcher.put_back([watched.folder / "later.txt"])
    assert watched.next().paths == (str(watched.folder / "later.txt"),)


def test_closing_ends_the_thread_and_nothing_more_is_told(watched):
    watched.watcher.close()
    watched.watcher.wait()
    (watched.folder / "new.txt").write_text("text", "utf-8")
    with pytest.raises(Empty):
        watched.told.get(timeout=0.3)
    assert "leitong-watch" not in [thread.name for thread in threading.enumerate()]


def test_a_folder_that_is_missing_is_waited_for(tmp_path):
    watched = Watched(tmp_path / "gone", library=tmp_path / "own.leitong")
    assert watched.next().paths == (str(tmp_path / "gone"),)
    watched.watcher.put_back([tmp_path / "other"])
    assert watched.next().paths == (str(tmp_path / "other"),)
    watched.watcher.close()
    watched.watcher.wait()
