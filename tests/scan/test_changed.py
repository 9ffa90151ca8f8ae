"""A scan of no more than what has changed ends where a scan of everything would."""

import pytest

from leitong.library.proving.matcher import Matcher
from leitong.library.records import Role
from leitong.scan.events import FileMoved, FileVanished, Finished
from leitong.scan.filters import Filters
from leitong.scan.run import ScanRun
from leitong.scan.walk import Listed, found, listed, listed_changed


@pytest.fixture
def look(library, folder):
    """Scans everything, then what is said to have changed, with what was learnt before; returns its events."""
    matcher = Matcher(library.store)

    def once(*changed, roots=None):
        run = ScanRun(
            library, roots or {folder: Role.SCAN}, processes=1, changed=set(changed) or None, matcher=matcher
        )
        return list(run.events())

    return once


def names(library):
    return [(one.path.name, one.vanished) for one in library.documents()]


def test_a_new_and_a_changed_file_are_read_and_nothing_else(look, library, folder, article):
    look()
    (folder / "new.txt").write_text(article(0) + "Another line.", encoding="utf-8")
    (folder / "other.txt").write_text(article(4), encoding="utf-8")
    end = look(folder / "new.txt", folder / "other.txt")[-1]
    assert isinstance(end, Finished)
    assert (end.found, end.read, end.vanished) == (2, 2, 0)
    after = list(library.pairs())
    look()
    assert list(library.pairs()) == after


def test_what_is_gone_is_marked_and_the_rest_stays(look, library, folder):
    look()
    (folder / "one.txt").unlink()
    events = look(folder / "one.txt")
    assert [event.path for event in events if isinstance(event, FileVanished)] == [folder / "one.txt"]
    assert names(library) == [
        ("edited.txt", False),
        ("copy.txt", False),
        ("one.txt", True),
        ("other.txt", False),
    ]


def test_a_folder_that_is_moved_away_takes_its_files_with_it(look, folder, tmp_path):
    look()
    (folder / "inner").rename(tmp_path / "away")
    events = look(folder / "inner")
    assert [event.path.name for event in events if isinstance(event, FileVanished)] == ["copy.txt"]


def test_a_renamed_file_is_known_by_both_its_paths(look, folder):
    look()
    (folder / "other.txt").rename(folder / "inner" / "new name.txt")
    events = look(folder / "other.txt", folder / "inner" / "new name.txt")
    assert FileMoved(folder / "other.txt", folder / "inner" / "new name.txt") in events
    assert events[-1].read == 0


def test_a_name_that_only_begins_alike_is_not_below(look, library, folder, article):
    (folder / "inner.txt").write_text(article(2), encoding="utf-8")
    look()
    (folder / "inner" / "copy.txt").unlink()
    (folder / "inner").rmdir()
    look(folder / "inner")
    assert ("inner.txt", False) in names(library)


def paths(things):
    return sorted(
        (one.path.name, one.role) for thing in things if isinstance(thing, Listed) for one in found(thing)
    )


def test_the_walk_of_all_that_changed_is_the_walk_of_all(tmp_path):
    for name in ("a/one.txt", "a/ref/two.txt", "a/ref/out/three.txt", "a/.Trash/four.txt", "a/skip/five.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("text", encoding="utf-8")
    (tmp_path / "a" / "link.txt").symlink_to(tmp_path / "a" / "one.txt")
    top = tmp_path / "a"
    roots = {top: Role.SCAN, top / "ref": Role.REFERENCE, top / "ref" / "out": Role.IGNORE}
    filters = Filters(exclude=("skip",))
    whole = paths(listed(roots, filters))
    assert whole == [("one.txt", Role.SCAN), ("two.txt", Role.REFERENCE)]
    assert paths(listed_changed([top], roots, filters)) == whole
    each = [path for path in top.rglob("*") if not path.is_dir()]
    assert paths(listed_changed(each, roots, filters)) == whole
    assert paths(listed_changed([tmp_path / "elsewhere", top / "gone.txt"], roots, filters)) == []
