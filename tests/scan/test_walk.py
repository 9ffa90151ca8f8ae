import os
import socket
import sys
from pathlib import Path

import pytest

from leitong.documents.document import Format
from leitong.library.records import Role
from leitong.scan.filters import SUFFIXES, Filters
from leitong.scan.walk import Found, Missed, walk

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has none")


def found(roots, filters=None):
    return [thing for thing in walk(roots, filters or Filters()) if isinstance(thing, Found)]


def missed(roots):
    return [thing for thing in walk(roots, Filters()) if isinstance(thing, Missed)]


def names(things):
    return [thing.path.name for thing in things]


@pytest.fixture
def root(tmp_path):
    root = tmp_path / "root"
    (root / "b").mkdir(parents=True)
    (root / "b" / "two.txt").write_text("two")
    (root / "one.txt").write_text("one")
    return root


def test_files_come_in_the_order_of_their_names_folder_by_folder(root):
    (root / "a").mkdir()
    (root / "a" / "three.txt").write_text("three")
    assert names(found({root: Role.SCAN})) == ["one.txt", "three.txt", "two.txt"]


def test_size_and_time_stand_beside_a_file(root):
    stamp = found({root: Role.SCAN})[0].stamp
    assert (stamp.size, stamp.mtime_ns) == (3, (root / "one.txt").stat().st_mtime_ns)


@posix
def test_a_link_that_leads_round_in_a_circle_is_not_followed(root):
    (root / "up").symlink_to(root)
    (root / "self").symlink_to("self")
    assert names(found({root: Role.SCAN})) == ["one.txt", "two.txt"]
    assert missed({root: Role.SCAN}) == []


@posix
def test_a_pipe_and_a_socket_are_named_and_not_opened(root):
    os.mkfifo(root / "pipe")
    with socket.socket(socket.AF_UNIX) as server:
        here = Path.cwd()
        os.chdir(root)  # the address of a socket may not be long
        server.bind("socket")
        os.chdir(here)
        reasons = {thing.path.name: str(thing.reason) for thing in missed({root: Role.SCAN})}
    assert reasons == {"pipe": "This is a pipe, not a file.", "socket": "This is a socket, not a file."}


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_locked_folder_is_named(root):
    (root / "b").chmod(0)
    (thing,) = missed({root: Role.SCAN})
    (root / "b").chmod(0o700)
    assert (thing.path, thing.folder) == (root / "b", True)


def test_a_root_that_is_not_there_is_named(tmp_path):
    (thing,) = missed({tmp_path / "gone": Role.SCAN})
    assert str(thing.reason) == "There is no such file or folder."
    assert thing.folder


def test_a_folder_inside_another_root_is_walked_once_with_its_own_role(root):
    things = found({root: Role.SCAN, root / "b": Role.REFERENCE})
    assert {thing.path.name: thing.role for thing in things} == {
        "one.txt": Role.SCAN,
        "two.txt": Role.REFERENCE,
    }


def test_a_file_inside_a_root_is_found_once(root):
    assert sorted(names(found({root: Role.SCAN, root / "one.txt": Role.SCAN}))) == ["one.txt", "two.txt"]


def test_an_ignored_folder_is_not_entered(root):
    assert names(found({root: Role.SCAN, root / "b": Role.IGNORE})) == ["one.txt"]


def test_lock_files_and_resource_forks_are_passed_over(root):
    (root / "~$one.docx").write_text("x")
    (root / "__MACOSX").mkdir()
    (root / "__MACOSX" / "._one.txt").write_text("x")
    assert names(found({root: Role.SCAN})) == ["one.txt", "two.txt"]


def test_libraries_and_what_stands_beside_them_are_passed_over(root):
    for name in ("old.leitong", "old.leitong.lock", "old.leitong-wal", "old.leitong-shm", "of.leitong.txt"):
        (root / name).write_text("x")
    assert names(found({root: Role.SCAN})) == ["of.leitong.txt", "one.txt", "two.txt"]


def test_globs_choose_by_name_whatever_its_case(root):
    (root / "THREE.HTML").write_text("x")
    assert names(found({root: Role.SCAN}, Filters(include=("*.html",)))) == ["THREE.HTML"]
    assert names(found({root: Role.SCAN}, Filters(exclude=("b", "*.HTML")))) == ["one.txt"]


def test_sizes_are_bounded_on_both_sides(root):
    (root / "long.txt").write_text("x" * 100)
    assert names(found({root: Role.SCAN}, Filters(min_bytes=50))) == ["long.txt"]
    assert "long.txt" not in names(found({root: Role.SCAN}, Filters(max_bytes=50)))


@pytest.mark.skipif(sys.platform != "linux", reason="names are text elsewhere")
def test_names_of_any_bytes_are_found(root):
    odd = [b"\xff\xfe.txt", b"a\nb.txt", "名字 😀.txt".encode(), b"x" * 251 + b".txt"]
    for name in odd:
        Path(os.fsdecode(os.fsencode(root) + b"/" + name)).write_text("x")
    there = {os.fsencode(thing.path.name) for thing in found({root: Role.SCAN})}
    assert set(odd) <= there


def test_formats_are_told_by_names(tmp_path):
    for name in ("one.txt", "TWO.HTM", "three.md", "four", "five.pdf"):
        (tmp_path / name).write_text("text", encoding="utf-8")
    wanted = Filters(formats=frozenset({Format.HTML, Format.PDF}))
    assert names(found({tmp_path: Role.SCAN}, wanted)) == ["TWO.HTM", "five.pdf"]


def test_every_format_has_its_names():
    assert set(SUFFIXES) == set(Format)


def test_the_role_of_a_file_is_that_of_the_nearest_folder_above_it(tmp_path):
    deep = tmp_path / "a" / "b" / "c"
    deep.mkdir(parents=True)
    for folder in (tmp_path, tmp_path / "a", tmp_path / "a" / "b", deep):
        (folder / f"{len(folder.parts)}.txt").write_text("text", encoding="utf-8")
    roots = {
        tmp_path: Role.SCAN,
        tmp_path / "a": Role.REFERENCE,
        tmp_path / "a" / "b": Role.IGNORE,
        deep: Role.SCAN,
    }
    roles = {one.path.parent: one.role for one in found(roots)}
    assert roles == {tmp_path: Role.SCAN, tmp_path / "a": Role.REFERENCE, deep: Role.SCAN}
