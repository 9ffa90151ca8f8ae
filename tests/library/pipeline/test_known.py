import os

import pytest

from leitong.library.library import Library
from leitong.library.pipeline.known import drop_copies, known_copies, let_in
from leitong.library.records import Role
from leitong.library.storage.repair import rebuild
from leitong.scan.events import DocumentRead, Finished
from leitong.scan.run import ScanRun

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"


@pytest.fixture
def folder(tmp_path):
    for name, text in (("one", TEXT), ("two", TEXT), ("other", "昨晚的比赛吸引了三万名球迷到场。")):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    os.utime(tmp_path / "one.txt", (1_000_000, 1_000_000))
    return tmp_path


@pytest.fixture
def library(folder):
    with Library.open() as library:
        for path in sorted(folder.glob("*.txt")):
            library.add(path)
        yield library


def names(library):
    return [one.path.stem for one in library.documents()]


def read_again(library, folder):
    """What a scan reads."""
    events = list(ScanRun(library, {folder: Role.SCAN}, processes=1).events())
    assert isinstance(events[-1], Finished)
    return [event.path.stem for event in events if isinstance(event, DocumentRead)]


def test_one_file_of_each_text_stays(library):
    dropped = drop_copies(library)
    assert (dropped.files, dropped.size, dropped.texts) == (1, len(TEXT.encode()), 2)
    assert names(library) == ["one", "other"]


def test_a_scan_passes_known_copies_over(library, folder):
    drop_copies(library)
    assert read_again(library, folder) == []
    assert names(library) == ["one", "other"]


def test_a_copy_that_has_changed_is_read(library, folder):
    drop_copies(library)
    (folder / "two.txt").write_text("今天没有比赛。", encoding="utf-8")
    assert read_again(library, folder) == ["two"]


def test_without_the_file_that_spoke_for_it_a_copy_is_read(library, folder):
    drop_copies(library)
    (folder / "one.txt").unlink()
    library.forget(folder / "one.txt")
    assert known_copies(library.store) == {}
    assert read_again(library, folder) == ["two"]


def test_reference_files_stay(library, folder):
    library.add(folder / "two.txt", Role.REFERENCE)
    drop_copies(library)
    assert "two" in names(library)


def test_dropping_again_changes_nothing(library):
    drop_copies(library)
    assert drop_copies(library).files == 0
    assert len(known_copies(library.store)) == 1


def test_a_copy_that_is_let_in_passes_every_later_gate(library, folder):
    drop_copies(library)
    assert let_in(library.store, [folder / "two.txt", folder / "other.txt"]) == [folder / "two.txt"]
    for _ in range(2):
        list(ScanRun(library, {folder: Role.SCAN}, processes=1, gate=True).events())
        assert names(library) == ["one", "other", "two"]


def test_what_a_person_let_in_outlives_a_damaged_library(folder, tmp_path):
    path = tmp_path / "own.leitong"
    with Library.open(path) as library:
        for text in sorted(folder.glob("*.txt")):
            library.add(text)
        drop_copies(library)
        let_in(library.store, [folder / "two.txt"])
    rebuild(path)
    with Library.open(path) as library:
        assert library.store.let_in() == {os.fsencode(folder / "two.txt")}
