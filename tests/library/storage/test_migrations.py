import sqlite3
from contextlib import closing

import pytest

from leitong.errors import LibraryUnusable
from leitong.library.library import Library
from leitong.library.storage.migrations import migrate
from leitong.library.storage.schema import APPLICATION_ID, STEPS


def version(connection):
    return connection.execute("PRAGMA user_version").fetchone()[0]


@pytest.fixture
def connection():
    opened = sqlite3.connect(":memory:", isolation_level=None)
    yield opened
    opened.close()


def test_an_empty_file_becomes_a_library_of_the_present_version(connection):
    migrate(connection, "new")
    assert version(connection) == len(STEPS)
    assert connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID


def test_a_library_of_the_present_version_is_left_alone(connection):
    migrate(connection, "new")
    connection.execute("INSERT INTO decisions VALUES ('a', 'b', 'not-a-duplicate', '2026-01-01')")
    migrate(connection, "new")
    assert connection.execute("SELECT count(*) FROM decisions").fetchone() == (1,)


def test_only_missing_steps_are_taken(connection):
    migrate(connection, "new")
    migrate(connection, "new", (*STEPS, "CREATE TABLE later (x); INSERT INTO later VALUES (1);"))
    migrate(connection, "new", (*STEPS, "CREATE TABLE later (x); INSERT INTO later VALUES (1);"))
    assert connection.execute("SELECT count(*) FROM later").fetchone() == (1,)
    assert version(connection) == len(STEPS) + 1


def test_a_step_that_fails_leaves_the_version_before_it(connection):
    migrate(connection, "new")
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, "new", (*STEPS, "CREATE TABLE later (x); CREATE TABLE later (x);"))
    connection.rollback()
    assert version(connection) == len(STEPS)


def test_a_newer_library_is_refused(connection):
    migrate(connection, "new", (*STEPS, "CREATE TABLE later (x);"))
    with pytest.raises(LibraryUnusable, match="newer Leitong"):
        migrate(connection, "new")


def test_another_programs_database_is_refused(connection):
    connection.execute("CREATE TABLE photographs (x)")
    with pytest.raises(LibraryUnusable, match="no library of Leitong"):
        migrate(connection, "new")


@pytest.fixture
def first_version(tmp_path):
    """A library as the first version left it, with a decision in it."""
    path = tmp_path / "old.leitong"
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        migrate(made, "old", STEPS[:1])
        made.execute("INSERT INTO decisions VALUES ('a', 'b', 'not-a-duplicate', '2026-01-01')")
    return path


def test_a_library_of_the_first_version_is_taken_further_and_keeps_what_it_holds(first_version):
    with Library.open(first_version) as library:
        assert library.counts().decisions == 1
        assert library.journal() == []
        assert library.faults() == []


def test_a_library_of_the_first_version_can_be_read_as_it_is(first_version):
    with Library.open(first_version, read_only=True) as library:
        assert library.journal() == []
        assert library.plan("trash").steps == ()
