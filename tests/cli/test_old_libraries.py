"""Libraries of every earlier version answer every command that only reads, as they are."""

import sqlite3
from contextlib import closing

import pytest

from leitong.library.storage.migrations import migrate
from leitong.library.storage.schema import STEPS

COMMANDS = (
    ("library", "info"),
    ("library", "check"),
    ("library", "known"),
    ("library", "journal"),
    ("library", "methods"),
    ("library", "pictures"),
    ("library", "export", "--json", "-"),
    ("rank",),
)


@pytest.fixture(params=range(1, len(STEPS) + 1))
def old(request, tmp_path):
    """A library as that version left it; from the third on it knows a copy that it keeps out."""
    path = tmp_path / "old.leitong"
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        migrate(made, "old", STEPS[: request.param])
        made.execute(
            "INSERT INTO prints (id, sha256, suffix, recipe, byte_size, format, letters, title, keywords)"
            " VALUES (1, 'a', '.txt', 'of old', 3, 'txt', 3, '', '')"
        )
        made.execute(
            "INSERT INTO documents (path, role, size, mtime_ns, device, inode, recipe, print)"
            " VALUES (CAST('/one.txt' AS BLOB), 'scan', 3, 1, 1, 1, 'of old', 1)"
        )
        if request.param >= 3:
            made.execute(
                "INSERT INTO duplicates (path, speaker, type, size, mtime_ns)"
                " VALUES (CAST('/two.txt' AS BLOB), CAST('/one.txt' AS BLOB), 1, 3, 1)"
            )
    return path, request.param


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_it_answers(old, leitong, command):
    path, _version = old
    ran = leitong(*command, path)
    assert ran.status == 0
    assert "can't be used" not in ran.err


def test_its_known_copies_are_told(old, leitong):
    path, version = old
    assert ("/two.txt\n  the same text as /one.txt" in leitong("library", "known", path).out) == (
        version >= 3
    )
