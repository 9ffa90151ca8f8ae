import json
import os
import subprocess
import sys

import pytest

from leitong.analysis import analyse
from leitong.documents.load import document_of
from leitong.library.library import Library
from leitong.library.prints import print_of
from leitong.library.records import Reading, Role, Stamp

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。\n" * 2
STEP = {"path", "fate", "reason", "group", "kept", "target", "link"}
ACT = {"path", "state", "reason", "kept", "target", "link"}

pytestmark = pytest.mark.usefixtures("trash")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The working folder: two copies in it, and another text."""
    root = tmp_path / "texts"
    (root / "in").mkdir(parents=True)
    for name, text in (("a.txt", TEXT), ("in/b.txt", TEXT), ("other.txt", "flour has become dearer\n")):
        (root / name).write_text(text, encoding="utf-8")
        os.utime(root / name, (1, 1) if name == "a.txt" else (2, 2))
    monkeypatch.chdir(root)
    return root


@pytest.fixture
def library(folder):
    """A library of the folder, as a scan makes it."""
    file = folder.parent / "l.leitong"
    with Library.open(file) as opened:
        opened.store.add_sources([(folder, Role.SCAN)])
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            status = path.stat()
            stamp = Stamp(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino)
            print_ = print_of(analyse(document_of(str(path), path.read_bytes(), path.name)))
            opened.store.save([Reading(path, Role.SCAN, stamp, print_.sha256, print_)])
        opened._match()
    return file


def test_without_yes_the_list_is_printed_and_nothing_is_done(leitong, library, folder):
    run = leitong("library", "trash", library, "--groups", "exact")
    assert run.status == 0
    assert run.out.splitlines() == [
        "★ a.txt",
        "    It is the copy that stays.",
        "→ in/b.txt",
        "    The copy that stays has the same bytes.",
        "",
        f"This would put into the trash 1 file ({len(TEXT.encode())} B).",
        "Nothing was done. Add --yes to do it.",
    ]
    assert (folder / "in/b.txt").exists()


def test_with_yes_it_is_done_and_undo_takes_it_back(leitong, library, folder):
    run = leitong("library", "trash", library, "--groups", "exact", "--yes")
    assert (run.status, run.err) == (0, "")
    assert run.out.splitlines()[0] == "1 file put into the trash"
    assert not (folder / "in/b.txt").exists()
    run = leitong("library", "undo", library)
    assert (run.status, run.out) == (0, "1 file put back\n")
    assert (folder / "in/b.txt").read_text(encoding="utf-8") == TEXT


@pytest.mark.skipif(os.name == "nt", reason="a terminal of Unix")
@pytest.mark.parametrize(("answer", "stays"), [(b"y\n", False), (b"\n", True)])
def test_on_a_terminal_it_is_asked_for(library, folder, answer, stays):
    import pty  # noqa: PLC0415 - there is none on Windows

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "leitong", "library", "trash", library, "--groups", "exact"]
    with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        os.close(theirs)
        os.write(ours, answer)
        out, _err = run.communicate()
        os.close(ours)
    assert run.returncode == 0
    assert b"Do it? [y/N]" in out
    assert (folder / "in/b.txt").exists() == stays


def test_a_dry_run_does_nothing_whatever_else_is_said(leitong, library, folder):
    assert leitong("library", "trash", library, "in/b.txt", "--dry-run", "--yes").status == 0
    assert (folder / "in/b.txt").exists()


def test_named_files_are_moved_where_they_should_go(leitong, library, folder):
    run = leitong("library", "move", library, "in/b.txt", "--to", "away", "--keep-folders", "--yes")
    assert run.status == 0
    assert (folder / "away/in/b.txt").exists()


def test_a_copy_is_replaced_by_a_link(leitong, library, folder):
    assert leitong("library", "link", library, "--groups", "exact", "--yes").status == 0
    assert (folder / "a.txt").samefile("in/b.txt")


def test_the_best_copy_is_listed_as_the_one_that_stays_though_it_was_named(leitong, library, folder):
    run = leitong("library", "trash", library, "a.txt", "in/b.txt", "--yes")
    assert run.status == 0
    assert (folder / "a.txt").exists() and not (folder / "in/b.txt").exists()


def test_files_that_stay_as_they_are_are_named_on_stderr(leitong, library, folder):
    leitong("library", "move", library, "in/b.txt", "--to", "away", "--yes")
    (folder / "in/b.txt").write_text("new", encoding="utf-8")
    run = leitong("library", "undo", library)
    assert run.status == 1
    assert run.err.startswith("leitong: away") or run.err.startswith(
        "leitong: in/b.txt: Another file is there now"
    )


def test_there_may_be_nothing_to_do(leitong, library):
    run = leitong("library", "trash", library, "other.txt")
    assert run.status == 0
    assert run.out.splitlines()[-1] == "There is nothing to do."


def test_there_may_be_nothing_to_undo(leitong, library):
    run = leitong("library", "undo", library)
    assert run.status == 2
    assert "There is nothing to undo." in run.err


def test_an_entry_that_is_not_in_the_journal_is_named(leitong, library):
    run = leitong("library", "undo", library, "77")
    assert run.status == 2
    assert "The journal has no entry 77." in run.err


def test_that_nothing_was_to_do_is_said_with_yes_too(leitong, library):
    run = leitong("library", "trash", library, "other.txt", "--yes")
    assert run.status == 0
    assert run.out.splitlines()[-1] == "There is nothing to do."


def test_files_or_groups_must_be_named(leitong, library):
    run = leitong("library", "trash", library)
    assert run.status == 2
    assert "--groups exact" in run.err


def test_a_file_that_is_not_in_the_library_is_an_error(leitong, library):
    run = leitong("library", "trash", library, "nowhere.txt")
    assert run.status == 2
    assert "nowhere.txt: This file is not in the library." in run.err


@pytest.mark.parametrize("command", ["trash", "undo", "journal"])
def test_a_library_that_is_not_there_is_not_made(leitong, tmp_path, command):
    missing = tmp_path / "no.leitong"
    files = ["a.txt"] if command == "trash" else []
    assert leitong("library", command, missing, *files).status == 2
    assert not missing.exists()


def test_the_plan_and_the_journal_can_be_read_by_programs(leitong, library, folder):
    plan = json.loads(leitong("library", "trash", library, "--groups", "exact", "--json").out)
    assert plan.keys() == {"action", "folder", "bytes", "files"}
    assert [(file["path"], file["fate"]) for file in plan["files"]] == [
        (str(folder / "a.txt"), "keep"),
        (str(folder / "in/b.txt"), "act"),
    ]
    assert all(file.keys() == STEP for file in plan["files"])
    done = json.loads(leitong("library", "trash", library, "--groups", "exact", "--json", "--yes").out)
    assert done.keys() == {"entry", "action", "begun_at", "folder", "files"}
    assert [file["state"] for file in done["files"]] == ["done"]
    assert all(file.keys() == ACT for file in done["files"])
    assert json.loads(leitong("library", "journal", library, "--json").out) == {"entries": [done]}


def test_the_journal_lists_what_was_done(leitong, library):
    assert leitong("library", "journal", library).out == "Nothing was done to any file.\n"
    leitong("library", "trash", library, "in/b.txt", "--yes")
    leitong("library", "undo", library)
    first, second = leitong("library", "journal", library).out.splitlines()
    assert first.startswith("1  trash · ") and first.endswith(" · 1 undone")
    assert second.split() == ["undone", "in/b.txt"]
