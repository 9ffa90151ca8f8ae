"""Whatever is planned, and whatever happens to the files before it is carried out: a copy stays, and undo undoes."""

import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leitong.analysis import analyse
from leitong.documents.load import document_of
from leitong.filing.records import Action
from leitong.library.library import Library
from leitong.library.prints import print_of
from leitong.library.records import GroupKind, Reading, Role, Stamp

TEXT = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。\n"
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。\n"
)
TEXTS = (
    TEXT,
    TEXT.replace("\n", "\n\n"),
    TEXT.replace("今天", "昨日"),
    TEXT
    + "老城的面包师傅说，春天以来面粉涨价不少，到了秋天面包恐怕也要跟着涨价，顾客只好多付几角钱。\n"
    + "港口管理处将于星期一公布新的船期表，印好的船期表可以在码头领取，旧的船期表到月底作废。\n",
    "The harbour office will publish the new timetable on Monday; printed copies can be had at the pier.\n",
)
NAMES = ("a.txt", "b.txt", "in/a.txt", "in/a (2).txt", "archive/a.txt", "archive/old/b.txt", "in/文\n章.txt")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a name holds a new line")
trees = st.dictionaries(st.sampled_from(NAMES), st.integers(0, len(TEXTS) - 1), min_size=2)
accidents = st.dictionaries(
    st.sampled_from(NAMES), st.sampled_from(["gone", "changed", "linked"]), max_size=2
)
wishes = st.fixed_dictionaries(
    {
        "action": st.sampled_from(Action),
        "kinds": st.sets(st.sampled_from(GroupKind)),
        "link": st.sampled_from([None, "hard", "symbolic"]),
        "with_folders": st.booleans(),
    }
)


@cache
def printed(text):
    data = text.encode()
    return print_of(analyse(document_of("a.txt", data, "a.txt")))


def read_into(library, root):
    library.store.add_sources([(root, Role.SCAN), (root / "archive", Role.REFERENCE)])
    readings = []
    for path in files_of(root):
        status, print_ = path.lstat(), printed(path.read_text(encoding="utf-8"))
        role = Role.REFERENCE if root / "archive" in path.parents else Role.SCAN
        stamp = Stamp(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino)
        readings.append(Reading(path, role, stamp, print_.sha256, print_))
    library.store.save(readings)
    library._match()


def files_of(root):
    return [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]


def tree(root):
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


def happen(accident, path, root):
    if path.exists():
        path.unlink()
        if accident == "changed":
            path.write_text("changed", encoding="utf-8")
        others = [other for other in files_of(root) if other != path]
        if accident == "linked" and others:
            os.link(others[0], path)


@given(contents=trees, accidents=accidents, wish=wishes, chosen=st.sets(st.sampled_from(NAMES)))
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_of_each_group_a_copy_stays_and_undo_brings_back_the_tree(trash, contents, accidents, wish, chosen):
    shutil.rmtree(trash.parent, ignore_errors=True)
    with tempfile.TemporaryDirectory() as at, Library.open() as library:
        root, folder = Path(at).resolve() / "texts", Path(at).resolve() / "to"
        for name, number in contents.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(TEXTS[number], encoding="utf-8")
        read_into(library, root)
        plan = library.plan(files=[root / name for name in chosen & contents.keys()], folder=folder, **wish)
        groups, as_read = library.clusters(), tree(root)
        for name, accident in accidents.items():
            happen(accident, root / name, root)
        before = tree(root)

        library.carry_out(plan)

        after = {path: path.read_bytes() for path in files_of(root)}
        for group in groups:
            there = [path for path in group.members if before.get(path) == as_read[path]]
            assert not there or any(after.get(path) == before[path] for path in there)
        if wish["action"] is Action.LINK or wish["kinds"] == {GroupKind.EXACT}:
            assert set(after.values()) == set(before.values())
        for path in before:
            assert root / "archive" not in path.parents or after[path] == before[path]

        if any(entry.can_be_undone for entry in library.journal()):
            library.undo()
        assert tree(root) == before
        assert not any(path.is_symlink() for path in root.rglob("*"))
        assert not folder.exists() or files_of(folder) == []
