import os
import shutil
from pathlib import Path

import pytest

import leitong
from leitong.compare.comparison import Kind
from leitong.errors import LibraryUnusable, SourceNotFound
from leitong.library.library import Library
from leitong.library.records import Role
from leitong.scan.control import Control
from leitong.scan.events import (
    DocumentRead,
    FileMoved,
    FileVanished,
    LibraryRebuilt,
    ProblemFound,
    Progress,
    Stage,
)


def pair_names(library):
    return {(pair.a.name, pair.b.name): pair.kind for pair in library.pairs()}


def test_copies_are_found_and_named_by_kind(scan, library, folder):
    scan([folder], library)
    assert pair_names(library) == {
        ("edited.txt", "copy.txt"): Kind.NEAR,
        ("edited.txt", "one.txt"): Kind.NEAR,
        ("copy.txt", "one.txt"): Kind.IDENTICAL,
    }


def test_stages_come_in_order_and_end_complete(scan, library, folder, of_type):
    progress = of_type(scan([folder], library), Progress)
    stages = [one.stage for one in progress]
    assert stages == sorted(stages, key=list(Stage).index)
    read = [one for one in progress if one.stage is Stage.READ]
    assert (read[0].done, read[-1].done, read[-1].total) == (0, 4, 4)


def test_a_second_scan_reads_nothing_again(scan, library, folder, end):
    before = scan([folder], library)
    pairs = pair_names(library)
    again = scan([folder], library)
    assert (end(before).read, end(again).read, end(again).unchanged) == (4, 0, 4)
    assert pair_names(library) == pairs


def test_a_changed_file_is_read_again_and_its_old_pairs_go(scan, library, folder, end):
    scan([folder], library)
    (folder / "edited.txt").write_text(
        "现在是一篇完全不同的短文，讲的是山里的茶园和清晨的雾。", encoding="utf-8"
    )
    assert end(scan([folder], library)).read == 1
    assert pair_names(library) == {("copy.txt", "one.txt"): Kind.IDENTICAL}


def test_a_renamed_file_is_not_read_again(scan, library, folder, end, of_type):
    scan([folder], library)
    (folder / "other.txt").rename(folder / "inner" / "renamed.txt")
    events = scan([folder], library)
    assert of_type(events, FileMoved) == [FileMoved(folder / "other.txt", folder / "inner" / "renamed.txt")]
    assert (end(events).read, end(events).vanished) == (0, 0)
    assert len(library.documents()) == 4


def test_a_file_that_was_copied_and_deleted_is_known_by_its_content(scan, library, folder, of_type):
    scan([folder], library)
    shutil.copy(folder / "other.txt", folder / "new.txt")
    (folder / "other.txt").unlink()
    events = scan([folder], library)
    assert of_type(events, FileMoved) == [FileMoved(folder / "other.txt", folder / "new.txt")]
    assert of_type(events, DocumentRead) == [DocumentRead(folder / "new.txt", None, known=True)]
    assert len(library.documents()) == 4


def test_a_deleted_file_is_marked_and_comes_back_unread(scan, library, folder, end, of_type):
    scan([folder], library)
    (folder / "one.txt").rename(folder.with_name("away.txt"))
    assert of_type(scan([folder], library), FileVanished) == [FileVanished(folder / "one.txt")]
    assert [one.path.name for one in library.documents() if one.vanished] == ["one.txt"]
    assert set(pair_names(library)) == {("edited.txt", "copy.txt")}
    (folder.with_name("away.txt")).rename(folder / "one.txt")
    assert end(scan([folder], library)).read == 0
    assert len(pair_names(library)) == 3


def test_a_folder_that_is_away_loses_nothing(scan, library, folder, of_type, tmp_path):
    scan([folder], library)
    folder.rename(tmp_path / "away")
    events = scan([folder], library)
    assert of_type(events, FileVanished) == []
    assert [str(one.reason) for one in of_type(events, ProblemFound)] == ["There is no such file or folder."]
    assert sum(one.sha256 is not None for one in library.documents()) == 4
    (tmp_path / "away").rename(folder)
    scan([folder], library)
    assert [one.path.name for one in library.documents() if one.problem] == []


def test_one_bad_file_does_not_stop_the_rest(scan, library, folder, end, of_type):
    (folder / "aaa.docx").write_bytes(b"PK\x03\x04 and then nothing")
    (folder / "picture.txt").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    events = scan([folder], library)
    assert {one.path.name for one in of_type(events, ProblemFound)} == {"aaa.docx", "picture.txt"}
    last = end(events)
    assert (last.found, last.read, last.unread, last.problems) == (6, 4, 2, 2)
    assert len(pair_names(library)) == 3


def test_a_file_with_a_lasting_problem_is_not_read_again(scan, library, folder, end):
    (folder / "empty.txt").write_bytes(b"")
    scan([folder], library)
    again = end(scan([folder], library))
    assert (again.read, again.unread, again.unchanged) == (0, 0, 5)


def test_a_thousand_empty_files_make_no_pairs(scan, library, tmp_path):
    for number in range(1000):
        (tmp_path / f"{number}.txt").touch()
    scan([tmp_path], library)
    assert library.counts().problems == 1000
    assert list(library.pairs()) == []


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_hard_link_is_read_once_and_is_a_copy(scan, library, tmp_path, article, of_type):
    (tmp_path / "a.txt").write_text(article(0), encoding="utf-8")
    os.link(tmp_path / "a.txt", tmp_path / "b.txt")
    events = scan([tmp_path], library)
    assert [one.known for one in of_type(events, DocumentRead)] == [False, True]
    one, other = library.documents()
    assert one.inode == other.inode
    assert pair_names(library) == {("a.txt", "b.txt"): Kind.IDENTICAL}


def test_a_folder_stays_a_reference_until_it_is_given_as_another(scan, library, tmp_path, article):
    for name in ("a", "reference/b"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(article(0), encoding="utf-8")

    def roles():
        return {one.path.name: one.role for one in library.documents()}

    scan([tmp_path], library, reference=[tmp_path / "reference"])
    scan([tmp_path], library)
    assert roles() == {"a": Role.SCAN, "b": Role.REFERENCE}
    scan([tmp_path, tmp_path / "reference"], library)
    scan([tmp_path], library)
    assert roles() == {"a": Role.SCAN, "b": Role.SCAN}


def test_reference_files_are_compared_with_others_only(scan, library, tmp_path, article):
    for name in ("scan/a", "reference/b", "reference/c"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(article(0), encoding="utf-8")
    scan([tmp_path / "scan"], library, reference=[tmp_path / "reference"])
    assert set(pair_names(library)) == {("b", "a"), ("c", "a")}
    assert {one.role for one in library.documents()} == {Role.SCAN, Role.REFERENCE}


def test_the_same_folder_twice_is_one_folder(scan, library, folder, end):
    assert end(scan([folder, folder / "inner" / "..", folder / "inner"], library)).found == 4


def test_a_stopped_scan_keeps_what_was_read_and_goes_on_later(scan, library, folder, end):
    control = Control()
    control.stop()
    assert end(scan([folder], library, control=control)).stopped
    assert end(scan([folder], library)).stopped is False
    assert len(pair_names(library)) == 3


def test_a_scan_that_is_stopped_after_reading_is_matched_by_the_next(library, folder, end):
    import leitong  # noqa: PLC0415

    control = Control()
    for event in leitong.scan([folder], library, processes=1, control=control):
        if isinstance(event, Progress) and event.stage is Stage.MATCH:
            control.stop()
    assert event.stopped
    assert pair_names(library) == {("copy.txt", "one.txt"): Kind.IDENTICAL}
    assert library.counts().waiting == 3
    again = list(leitong.scan([folder], library, processes=1))
    assert (end(again).read, len(pair_names(library))) == (0, 3)


def test_a_damaged_library_is_put_aside_and_what_was_decided_is_kept(scan, folder, tmp_path, of_type):
    file = tmp_path / "l.leitong"
    scan([folder], file)
    with Library.open(file) as library:
        library.decide_not_duplicate(folder / "one.txt", folder / "other.txt")
        library.store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = library.store.connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'documents'"
        ).fetchone()[0]
        size = library.store.connection.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)
    (rebuilt,) = of_type(scan([folder], file), LibraryRebuilt)
    assert rebuilt.kept.exists()
    assert rebuilt.decisions == 1
    with Library.open(file) as library:
        assert len(pair_names(library)) == 3
        assert library.counts().decisions == 1
        assert library.faults() == []


def test_a_second_scan_at_the_same_time_is_refused(scan, folder, tmp_path):
    with (
        Library.open(tmp_path / "l.leitong"),
        pytest.raises(LibraryUnusable, match="Another scan or window"),
    ):
        scan([folder], tmp_path / "l.leitong")


@pytest.mark.parametrize("as_named", [str, Path])
def test_one_folder_need_not_be_in_a_list(scan, library, folder, end, as_named):
    assert end(scan(as_named(folder), library)).found == end(scan([folder], library)).found


def test_an_empty_name_is_not_the_present_folder(library):
    with pytest.raises(SourceNotFound, match="The name is empty"):
        leitong.scan([""], library)


def test_pairs_are_there_while_files_are_still_read(library, tmp_path, article):
    for number in range(1000):
        text = article(number) + f"{number // 2} " * 9
        (tmp_path / f"{number:04}.txt").write_text(text, encoding="utf-8")
    events = leitong.scan([tmp_path], library, processes=1)
    stages = (event.stage for event in events if isinstance(event, Progress))
    assert any(stage is Stage.READ and any(True for _ in library.store.pairs()) for stage in stages)


def test_matching_tells_how_far_it_is(scan, library, folder, of_type):
    progress = [one for one in of_type(scan([folder], library), Progress) if one.stage is Stage.MATCH]
    assert (progress[0].done, progress[-1].done, progress[-1].total) == (0, 3, 3)


def test_room_that_most_of_a_library_no_longer_uses_goes_back_to_the_disk(scan, folder, tmp_path):
    file = tmp_path / "l.leitong"
    with Library.open(file) as library:
        library.store.connection.execute("CREATE TABLE much (bytes BLOB)")
        library.store.connection.execute("INSERT INTO much VALUES (zeroblob(4000000))")
        library.store.connection.execute("DROP TABLE much")
    assert file.stat().st_size > 4_000_000
    list(scan([folder], file))
    assert file.stat().st_size < 1_000_000
    with Library.open(file) as library:
        assert len(pair_names(library)) == 3
        assert library.faults() == []
