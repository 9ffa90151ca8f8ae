"""A scan after a file action finds all as the library has it."""

import os

import pytest

from leitong.library.records import Role
from leitong.scan.events import DocumentRead, FileMoved, FileVanished

pytestmark = pytest.mark.usefixtures("trash")


@pytest.fixture
def scanned(folder, library, scan):
    scan([folder], library)
    return library


@pytest.fixture
def changes(folder, scanned, scan, of_type):
    """What a scan has to tell of files."""

    def look():
        events = scan([folder], scanned)
        return [event for kind in (DocumentRead, FileMoved, FileVanished) for event in of_type(events, kind)]

    return look


@pytest.mark.parametrize(
    "wish", [("trash", {}), ("move", {"folder": "within"}), ("move", {"folder": "away"}), ("link", {})]
)
def test_nothing_is_read_again_and_nothing_is_missed(wish, folder, scanned, changes):
    action, settings = wish
    if settings:
        settings = {"folder": folder / "spare" if settings["folder"] == "within" else folder.parent / "away"}
    entry = scanned.carry_out(scanned.plan(action, kinds=["exact"], **settings))
    assert entry.can_be_undone
    assert changes() == []
    scanned.undo()
    assert changes() == []


@pytest.mark.skipif(os.name == "nt", reason="symbolic links need a right there")
def test_a_symbolic_link_is_no_document(scanned, changes):
    scanned.carry_out(scanned.plan("link", kinds=["exact"], link="symbolic"))
    assert changes() == []
    assert len([one for one in scanned.documents() if not one.vanished]) == 3


@pytest.mark.parametrize("name", [".Trash-1000", ".Trash", ".Trashes", "$RECYCLE.BIN"])
def test_the_trash_of_a_disk_is_not_scanned(name, folder, scan, library):
    inside = folder / name / "files"
    inside.mkdir(parents=True)
    (inside / "old.txt").write_text("thrown away", encoding="utf-8")
    scan([folder], library)
    assert not any(inside in one.path.parents for one in library.documents())


def test_the_persons_own_trash_is_scanned_only_where_it_is_asked_for(trash, scan, library):
    (trash / "files").mkdir(parents=True)
    (trash / "files" / "old.txt").write_text("thrown away", encoding="utf-8")
    scan([trash.parent], library)
    assert library.documents() == []
    scan([trash / "files"], library)
    assert [one.role for one in library.documents()] == [Role.SCAN]
