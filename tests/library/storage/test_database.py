import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from leitong.errors import LibraryDamaged, LibraryUnusable
from leitong.library.library import Library
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.storage.database import connect, connect_to_read, empty_log
from leitong.library.storage.repair import rebuild


@pytest.fixture
def file(tmp_path, reading, notice):
    """A library with one document."""
    path = tmp_path / "l.leitong"
    with Library.open(path) as library:
        library.store.save([reading("one.txt", notice)])
    return path


def test_a_library_that_another_program_writes_is_named_after_a_wait(file):
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with (
            closing(connect(file, busy_seconds=0.1)) as connection,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            connection.execute("DELETE FROM documents")
        with Library.open(file) as library, pytest.raises(LibraryUnusable, match="Another program"):
            library.store.connection.execute("PRAGMA busy_timeout = 100")
            library.store.forget([1])
    assert_sound(file)


def test_a_library_that_another_leitong_writes_is_refused_at_once(file):
    with Library.open(file), pytest.raises(LibraryUnusable, match="Another scan or window"):
        Library.open(file)


def test_readers_are_let_in_beside_a_writer(file):
    with Library.open(file), Library.open(file, read_only=True) as reader:
        assert len(reader.documents()) == 1


def test_a_library_opened_for_reading_is_not_written(file):
    with (
        Library.open(file, read_only=True) as library,
        pytest.raises(LibraryUnusable, match="may not be written"),
    ):
        library.store.forget([1])


def test_a_library_may_lie_on_a_disk_that_can_not_be_written(file):
    file.chmod(0o400)
    file.parent.chmod(0o500)
    try:
        with Library.open(file, read_only=True) as library:
            assert len(library.documents()) == 1
    finally:
        file.parent.chmod(0o700)


def test_a_library_that_is_not_there_is_not_made_by_reading(tmp_path):
    with pytest.raises(LibraryUnusable, match="no library of this name"):
        connect_to_read(tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


def test_a_library_in_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(LibraryUnusable):
        Library.open(tmp_path / "none" / "l.leitong")


def test_a_folder_is_no_library(tmp_path):
    with pytest.raises(LibraryUnusable, match="folder"):
        Library.open(tmp_path)


def test_a_document_is_no_library_and_stays_as_it_is(tmp_path):
    file = tmp_path / "essay.txt"
    file.write_text("An essay. " * 20, encoding="utf-8")
    with pytest.raises(LibraryUnusable, match="no library of Leitong") as refused:
        Library.open(file)
    assert not isinstance(refused.value, LibraryDamaged)
    assert file.read_text(encoding="utf-8") == "An essay. " * 20


@pytest.mark.parametrize("size", [1, 99, 100, 4096, 9000])
def test_a_cut_library_is_noticed_when_it_is_read(file, size):
    file.write_bytes(file.read_bytes()[:size])
    with pytest.raises(LibraryDamaged), Library.open(file) as library:
        library.documents()


def test_a_damaged_library_is_kept_byte_for_byte_when_a_new_one_is_made(file):
    damaged = file.read_bytes()[:9000]
    file.write_bytes(damaged)
    rebuilt = rebuild(file)
    assert rebuilt.kept.read_bytes() == damaged
    with Library.open(file) as library:
        assert library.documents() == []
        assert library.faults() == []


def test_two_rebuilt_at_one_second_do_not_replace_each_other(file):
    content = file.read_bytes()
    first = rebuild(file).kept
    shutil.copy(first, file)
    assert rebuild(file).kept != first
    assert first.read_bytes() == content


def test_what_is_committed_survives_a_program_that_is_killed(tmp_path):
    file = tmp_path / "l.leitong"
    program = (
        "import os, sys, signal\n"
        "from leitong.library.library import Library\n"
        "library = Library.open(sys.argv[1])\n"
        "library.store.save_decisions([('a', 'b', 'not-a-duplicate', 'now')])\n"
        "library.store.connection.execute('BEGIN IMMEDIATE')\n"
        "library.store.connection.execute('DELETE FROM decisions')\n"
        "os._exit(9)\n"
    )
    assert subprocess.run([sys.executable, "-c", program, file], check=False).returncode == 9
    with Library.open(file) as library:
        assert library.store.decisions() == [("a", "b", "not-a-duplicate", "now")]
    assert_sound(file)


def assert_sound(file):
    with Library.open(file) as library:
        assert library.faults() == []


def test_a_writer_makes_no_library_where_it_shall_not(tmp_path):
    with pytest.raises(LibraryUnusable, match="no library of this name"):
        Library.open(tmp_path / "none", create=False)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_is_no_library(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(LibraryUnusable, match="no library of Leitong"):
        Library.open(tmp_path / "pipe", read_only=True)


def test_tables_that_are_no_text_are_damage(file):
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = file.read_bytes()
    file.write_bytes(data.replace(b"CREATE TABLE documents", b"\xff" * 22))
    with pytest.raises(LibraryDamaged):
        Library.open(file, read_only=True)


def test_so_is_text_that_is_none_and_its_bytes_are_not_shown(file):
    with Library.open(file) as library:
        library.store.connection.execute("UPDATE samples SET sample = CAST(x'ff41' AS TEXT)")
        with pytest.raises(LibraryDamaged, match="UTF-8 column 'sample'") as told:
            library.faults()
    assert "\ufffd" not in str(told.value)


def test_a_page_that_can_not_be_unpacked_is_damage(file):
    with Library.open(file) as library:
        with library.store.writing():
            library.store.connection.execute("UPDATE pages SET page = x'00'")
        ((print_,),) = library.store.rows("SELECT print FROM pages")
        with pytest.raises(LibraryDamaged):
            PipelineTables(library.store).page(print_)


def beside(file):
    return sorted(one.name for one in file.parent.iterdir() if one.suffix != ".lock")


def test_reading_leaves_nothing_beside_a_library(file):
    with Library.open(file, read_only=True) as library:
        library.documents()
    assert beside(file) == [file.name]


def test_the_log_of_a_program_that_writes_is_left_to_it(file):
    with Library.open(file) as writer:
        with Library.open(file, read_only=True) as library:
            library.documents()
        writer.store.save_decisions([("a", "b", "not-a-duplicate", "now")])
        with Library.open(file, read_only=True) as library:
            assert library.store.decisions() == [("a", "b", "not-a-duplicate", "now")]
    assert beside(file) == [file.name]


def test_the_log_is_not_waited_for_once_that_is_given_up(file):
    asked = []

    def given_up():
        asked.append(True)
        return len(asked) == 3

    log = file.with_name(file.name + "-wal")
    with closing(connect(file, busy_seconds=1000)) as writer:
        with closing(connect_to_read(file)) as reader:
            rows = reader.execute("SELECT name FROM sqlite_schema")
            rows.fetchone()
            writer.execute("CREATE TABLE more (column)")
            empty_log(writer, given_up)
            assert log.stat().st_size > 0
            assert rows.fetchall()
        empty_log(writer, given_up)
        assert log.stat().st_size == 0
        assert writer.execute("PRAGMA busy_timeout").fetchone() == (1_000_000,)
    assert len(asked) == 3


def test_one_reader_leaves_the_others_what_they_need(file):
    with Library.open(file, read_only=True) as other:
        before = other.documents()
        with Library.open(file, read_only=True) as library:
            library.documents()
        assert other.documents() == before
    assert beside(file) == [file.name]


@pytest.mark.parametrize("table, column", [("pages", "page"), ("texts", "text")])
def test_a_record_that_can_not_be_read_back_is_a_fault(tmp_path, table, column):
    (tmp_path / "a.txt").write_text("The river rose in the night.", encoding="utf-8")
    with Library.open(tmp_path / "l.leitong") as library:
        digest = library.add(tmp_path / "a.txt").sha256
        assert library.faults() == []
        library.store.connection.execute(f"UPDATE {table} SET {column} = ?", (b"\0\1",))
        (fault,) = library.faults()
        assert digest in fault
        assert "can't be read back" in fault
        library.store.connection.execute(f"DELETE FROM {table}")
        assert library.faults() == [f"what was read of the file with SHA-256 {digest} is lost"]
