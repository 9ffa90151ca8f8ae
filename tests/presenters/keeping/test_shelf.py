from pathlib import Path

import numpy as np
import pytest

from leitong.library.library import Library
from leitong.library.records import Role
from leitong.presenters.keeping.shelf import Shelf

TEXT = "The library of Linjiang stays open until ten from Monday on, and its cellar is closed on Fridays. "
NAMES = ("a/b", "a/b!x", "a/b/one", "a/b/two", "a/b0", "a/c/d/three", "z")


@pytest.fixture
def library():
    with Library.open(None) as opened:
        yield opened


@pytest.fixture
def folder(tmp_path):
    for number, name in enumerate(NAMES):
        path = tmp_path / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(TEXT * (number % 3 + 1) + f"Number {number % 2}.", encoding="utf-8")
    return tmp_path


def same(one, other):
    for column in ("paths", "sizes", "here", "by_name"):
        mine, theirs = (getattr(listed.files, column) for listed in (one, other))
        assert np.array_equal(getattr(mine, "data", mine), getattr(theirs, "data", theirs))
    assert (one.sources, one.problems, one.outdated) == (other.sources, other.problems, other.outdated)
    assert np.array_equal(one.groups.members, other.groups.members)


@pytest.mark.parametrize(
    "touched", [["a/b.txt"], ["a/b"], ["a"], ["a/b", "a/b/one.txt", "z.txt"], ["a/new.txt"], ["gone"], []]
)
def test_what_is_read_anew_where_something_changed_is_what_reading_all_gives(library, folder, touched):
    for path in sorted(folder.rglob("*.txt")):
        library.add(path)
    before = Shelf.of(library, 1)
    for name in touched:
        path = folder / name
        if path.is_dir():
            library.forget(next(path.rglob("*.txt")))
        elif path.suffix:
            path.write_text(TEXT + "Everything else is new.", encoding="utf-8")
            library.add(path)
    now = Shelf.of(library, 2, before, [folder / name for name in touched])
    whole = Shelf.of(library, 2)
    assert now.documents == whole.documents
    assert now.changes == whole.changes
    same(now.listed(1, 0.5), whole.listed(1, 0.5))


def test_a_shelf_knows_whether_the_library_is_as_it_was_read(library, folder):
    library.add(folder / "z.txt")
    shelf = Shelf.of(library, 1)
    assert shelf.changes == library.store.changes()
    library.add(folder / "a/b.txt")
    assert shelf.changes != library.store.changes()


def test_files_are_counted_for_every_source_above_them(library, folder):
    for path in folder.rglob("*.txt"):
        library.add(path)
    library.store.add_sources(
        {folder: Role.SCAN, folder / "a/b": Role.REFERENCE, folder / "z.txt": Role.SCAN}.items()
    )
    rows = Shelf.of(library, 1).listed(1, 0.5).sources
    assert {Path(row.path).name: row.files for row in rows} == {folder.name: 7, "b": 2, "z.txt": 1}
