"""Moving, trashing and linking the copies in a library of real files."""

import os
import stat
import sys
from pathlib import Path

import pytest

from leitong.analysis import analyse
from leitong.documents.load import document_of
from leitong.errors import LibraryUnusable
from leitong.filing.records import Action, Fate, Link, State
from leitong.library.library import Library
from leitong.library.prints import print_of
from leitong.library.records import GroupKind, Reading, Role, Stamp
from leitong.library.storage.repair import rebuild

SENTENCES = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。",
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
    "天气预报说，明天上午多云转晴，午后有阵雨，气温略有回升，出门的人请带好雨具，注意路上安全。",
)
TEXT = "\n".join(SENTENCES[:3]) + "\n"
NEAR = TEXT.replace("今天", "昨日")
OTHER = SENTENCES[3] * 3
WHOLE = (
    TEXT
    + SENTENCES[3]
    + "\n港口管理处将于星期一公布新的船期表，印好的船期表可以在码头领取，旧的船期表到月底作废。"
    + "\n老城的面包师傅说，春天以来面粉涨价不少，到了秋天面包恐怕也要跟着涨价，顾客只好多付几角钱。"
)

pytestmark = pytest.mark.usefixtures("trash")
posix = pytest.mark.skipif(os.name == "nt", reason="names of bytes, permissions and links of Unix")


@pytest.fixture
def root(tmp_path):
    folder = tmp_path / "texts"
    folder.mkdir()
    return folder


@pytest.fixture
def file(root):
    """Writes a file below the root; a later one is younger."""
    count = iter(range(1000))

    def write(name, text=TEXT):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        when = 1_700_000_000 + next(count)
        os.utime(path, (when, when))
        return path

    return write


def read_into(library, root, role=Role.SCAN):
    """What a scan stores of the files below a folder."""
    library.store.add_sources([(root, role)])
    readings = []
    for path in sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink()):
        data = path.read_bytes()
        status = path.lstat()
        stamp = Stamp(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino)
        print_ = print_of(analyse(document_of(str(path), data, path.name)))
        readings.append(Reading(path, role, stamp, print_.sha256, print_))
    library.store.save(readings)
    library._match()


@pytest.fixture
def shelved(root, library):
    """The library of all files that are below the root when it is called."""

    def shelve():
        read_into(library, root)
        return library

    return shelve


def tree(root):
    """Every file by its place, with its bytes."""
    return {
        str(path.relative_to(root)): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file() or path.is_symlink()
    }


def fates(plan, root):
    return {step.file.path.relative_to(root).as_posix(): step.fate for step in plan.steps}


def reasons(plan, fate=Fate.SKIP):
    return [str(step.reason) for step in plan.steps if step.fate is fate]


def known(library):
    """The paths of the files that the library takes to be there."""
    return {document.path for document in library.documents() if not document.vanished}


def is_unchanged(library, path):
    """Whether the next scan would not read the file."""
    return library.store.known()[os.fsencode(path)].as_it_is(path.lstat())


def test_a_plan_keeps_the_best_copy_of_each_group_and_says_why_for_every_file(file, root, shelved):
    file("old.txt"), file("new.txt"), file("near.txt", NEAR), file("alone.txt", OTHER)
    plan = shelved().plan("trash")
    assert fates(plan, root) == {"old.txt": Fate.KEEP, "new.txt": Fate.ACT, "near.txt": Fate.ACT}
    assert {str(step.reason) for step in plan.acting} == {
        "The copy that stays has the same bytes.",
        "96 % of its text stands in the copy that stays.",
    }
    assert {step.kept.path for step in plan.acting} == {root / "old.txt"}


def test_a_plan_touches_nothing(file, root, shelved, trash):
    file("a.txt"), file("b.txt")
    library, before = shelved(), tree(root)
    for action in Action:
        library.plan(action, folder=root / "spare")
    assert tree(root) == before
    assert not (root / "spare").exists() and not trash.exists()
    assert library.journal() == []


def test_only_files_of_the_same_bytes_are_meant_where_that_is_asked(file, root, shelved):
    file("a.txt"), file("b.txt"), file("near.txt", NEAR)
    assert fates(shelved().plan("trash", kinds=["exact"]), root) == {"a.txt": Fate.KEEP, "b.txt": Fate.ACT}


def test_files_of_the_same_text_are_meant_whatever_their_bytes(file, root, shelved):
    file("a.txt"), file("b.txt", TEXT.replace("\n", "\n\n")), file("near.txt", NEAR)
    assert list(fates(shelved().plan("trash", kinds=["same-text"]), root)) == ["a.txt", "b.txt"]


def test_parts_may_go_where_the_whole_stays_and_never_the_other_way_round(file, root, shelved):
    file("whole.txt", WHOLE), file("part.txt", TEXT)
    library = shelved()
    plan = library.plan("trash", kinds=[GroupKind.CONTAINED])
    assert fates(plan, root) == {"whole.txt": Fate.KEEP, "part.txt": Fate.ACT}
    plan = library.plan("trash", [root / "whole.txt"])
    assert fates(plan, root) == {"whole.txt": Fate.SKIP}
    assert reasons(plan) == ["No copy that stays is known to hold its text."]


def test_of_files_that_are_all_chosen_the_best_stays(file, root, shelved):
    a, b = file("a.txt"), file("b.txt")
    assert fates(shelved().plan("trash", [b, a]), root) == {"a.txt": Fate.KEEP, "b.txt": Fate.ACT}


def test_a_file_that_a_person_keeps_stays_and_others_may_go_because_of_it(file, root, shelved):
    a, b, c = file("a.txt"), file("b.txt"), file("c.txt")
    library = shelved()
    assert fates(library.plan("trash", keep=[c]), root) == {
        "a.txt": Fate.KEEP,
        "c.txt": Fate.KEEP,
        "b.txt": Fate.ACT,
    }
    plan = library.plan("trash", [a, b, c], keep=[c])
    assert fates(plan, root) == {"c.txt": Fate.KEEP, "a.txt": Fate.ACT, "b.txt": Fate.ACT}


def test_a_folder_means_the_copies_below_it(file, root, shelved):
    file("a.txt"), file("spare/b.txt"), file("spare/alone.txt", OTHER)
    plan = shelved().plan("trash", [root / "spare"])
    assert fates(plan, root) == {"a.txt": Fate.KEEP, "spare/b.txt": Fate.ACT}


def test_a_file_without_a_copy_is_left_alone(file, root, shelved):
    file("a.txt"), file("b.txt")
    alone = file("alone.txt", OTHER)
    plan = shelved().plan("trash", [alone])
    assert fates(plan, root) == {"alone.txt": Fate.SKIP}
    assert reasons(plan) == ["No copy of it is known in the library."]


def test_a_file_that_is_not_in_the_library_is_named(file, shelved):
    library = shelved()
    with pytest.raises(LibraryUnusable, match="not in the library"):
        library.plan("trash", [file("new.txt")])


def test_a_file_in_a_reference_folder_stays_whatever_is_asked(file, root, library, tmp_path):
    file("a.txt")
    archive = tmp_path / "archive"
    archive.mkdir()
    (archive / "kept.txt").write_text(TEXT, encoding="utf-8")
    (archive / "kept too.txt").write_text(TEXT, encoding="utf-8")
    read_into(library, root)
    read_into(library, archive, Role.REFERENCE)
    plan = library.plan("trash", [archive, root])
    assert {step.file.path.name: step.fate for step in plan.steps} == {
        "a.txt": Fate.ACT,
        "kept.txt": Fate.KEEP,
        "kept too.txt": Fate.LOCKED,
    }
    assert reasons(plan, Fate.LOCKED) == ["It lies in a reference folder, which is never touched."]


def test_a_copy_that_is_gone_or_changed_does_not_count(file, root, shelved):
    gone, changed, left = file("gone.txt"), file("changed.txt"), file("left.txt")
    library = shelved()
    gone.unlink()
    changed.write_text(OTHER, encoding="utf-8")
    assert fates(library.plan("trash", [left]), root) == {"left.txt": Fate.KEEP}
    plan = library.plan("trash", [gone, changed])
    assert set(reasons(plan)) == {"It has changed since the library read it.", "It is no longer there."}


def test_another_name_of_the_same_file_does_not_count_as_a_copy(file, root, shelved):
    os.link(file("a.txt"), root / "b.txt")
    plan = shelved().plan("trash", [root / "b.txt"])
    assert fates(plan, root) == {"b.txt": Fate.SKIP}
    assert "one file on the disk already" in reasons(plan)[0]


def test_a_copy_that_another_one_is_spared_for_is_not_spared_itself(file, shelved):
    file("whole.txt", WHOLE), file("part.txt", TEXT), file("part copy.txt", TEXT)
    plan = shelved().plan("trash")
    stays = {step.kept.path for step in plan.acting}
    assert stays and not stays & {step.file.path for step in plan.acting}


def test_only_files_of_the_same_bytes_give_way_to_links(file, root, shelved):
    file("a.txt"), file("b.txt"), file("near.txt", NEAR)
    plan = shelved().plan("link")
    assert fates(plan, root) == {"a.txt": Fate.KEEP, "b.txt": Fate.ACT, "near.txt": Fate.SKIP}
    assert [step.link for step in plan.acting] == [Link.HARD]
    assert reasons(plan) == ["No copy that stays has the same bytes."]


def test_a_move_needs_a_folder(file, shelved):
    file("a.txt"), file("b.txt")
    library = shelved()
    with pytest.raises(LibraryUnusable, match="which folder"):
        library.plan("move")


def test_a_move_keeps_names_and_numbers_those_that_are_taken(file, root, shelved):
    file("a.txt"), file("x/b.txt"), file("y/b.txt")
    to = root.parent / "moved"
    to.mkdir()
    (to / "b.txt").write_text("mine", encoding="utf-8")
    library = shelved()
    entry = library.carry_out(library.plan("move", folder=to))
    assert entry.count(State.DONE) == 2
    assert sorted(path.name for path in to.iterdir()) == ["b (2).txt", "b (3).txt", "b.txt"]
    assert (to / "b.txt").read_text(encoding="utf-8") == "mine"
    assert known(library) == {root / "a.txt"}


def test_a_move_may_keep_the_folders_below_the_source(file, root, shelved):
    file("a.txt"), file("x/y/b.txt")
    library = shelved()
    library.carry_out(library.plan("move", folder=root.parent / "moved", with_folders=True))
    assert list(tree(root.parent / "moved")) == [str(Path("x/y/b.txt"))]


def test_a_file_moved_within_the_library_is_known_there(file, root, shelved):
    file("a.txt"), file("b.txt")
    library = shelved()
    library.carry_out(library.plan("move", folder=root / "spare"))
    assert known(library) == {root / "a.txt", root / "spare" / "b.txt"}
    assert is_unchanged(library, root / "spare" / "b.txt")
    library.undo()
    assert known(library) == {root / "a.txt", root / "b.txt"}
    assert is_unchanged(library, root / "b.txt")


def test_a_file_is_not_moved_to_where_it_is(file, root, shelved):
    file("a.txt"), file("b.txt")
    plan = shelved().plan("move", folder=root)
    assert reasons(plan) == ["It is in that folder already."]


def test_a_copy_goes_to_the_trash_and_out_of_the_library(file, root, shelved, trash):
    file("a.txt"), file("b.txt")
    library = shelved()
    entry = library.carry_out(library.plan("trash"))
    assert [(act.file.path.name, act.state) for act in entry.acts] == [("b.txt", State.DONE)]
    assert list(tree(root)) == ["a.txt"]
    assert [path.name for path in (trash / "files").iterdir()] == ["b.txt"]
    assert known(library) == {root / "a.txt"}


def test_undo_takes_away_the_folders_that_the_action_made_if_nothing_else_is_in_them(file, root, shelved):
    file("deep/er/old.txt"), file("deep/also old.txt"), file("new.txt")
    there = root.parent / "there"
    (there / "before").mkdir(parents=True)
    library = shelved()
    library.carry_out(library.plan("move", [root / "deep"], folder=there / "moved", with_folders=True))
    assert (there / "moved" / "deep" / "er").is_dir()
    library.undo()
    assert [path.name for path in there.iterdir()] == ["before"]
    library.carry_out(library.plan("move", [root / "deep"], folder=there / "moved", with_folders=True))
    (there / "moved" / "deep" / "notes").write_text("mine", encoding="utf-8")
    library.undo()
    assert [path.name for path in (there / "moved").rglob("*")] == ["deep", "notes"]


def test_undo_brings_a_copy_back_from_the_trash(file, root, shelved, trash):
    file("a.txt"), file("b.txt")
    library, before = shelved(), tree(root)
    library.carry_out(library.plan("trash"))
    assert library.undo().count(State.UNDONE) == 1
    assert tree(root) == before
    assert list((trash / "info").iterdir()) == []


def test_what_undo_brings_back_is_known_as_it_was(file, root, shelved):
    file("a.txt"), file("b.txt")
    library = shelved()
    library.carry_out(library.plan("trash"))
    library.undo()
    assert known(library) == {root / "a.txt", root / "b.txt"}
    assert is_unchanged(library, root / "b.txt")


def test_each_of_several_files_of_one_name_comes_back_to_its_place(file, root, shelved):
    file("a.txt"), file("x/b.txt"), file("y/b.txt"), file("other/b.txt", OTHER), file("z.txt", OTHER)
    library, before = shelved(), tree(root)
    assert library.carry_out(library.plan("trash")).count(State.DONE) == 3
    library.undo()
    assert tree(root) == before


def test_what_was_taken_out_of_the_trash_can_not_be_undone_and_says_so(file, shelved, trash):
    file("a.txt"), file("b.txt")
    library = shelved()
    library.carry_out(library.plan("trash"))
    (trash / "files" / "b.txt").unlink()
    (act,) = library.undo().acts
    assert act.state is State.DONE
    assert str(act.reason) == "It is not in the trash any more."


def test_a_hard_link_takes_the_files_place_and_undo_makes_it_a_file_again(file, shelved):
    a, b = file("a.txt"), file("b.txt")
    b.chmod(0o600)
    library, date = shelved(), b.stat().st_mtime_ns
    library.carry_out(library.plan("link"))
    assert a.samefile(b)
    assert is_unchanged(library, b)
    library.undo()
    assert not a.samefile(b)
    assert b.read_text(encoding="utf-8") == TEXT
    assert b.stat().st_mtime_ns == date and stat.S_IMODE(b.stat().st_mode) == 0o600
    assert is_unchanged(library, b)


@posix
def test_a_symbolic_link_is_made_where_it_is_wished(file, shelved):
    a, b = file("a.txt"), file("b.txt")
    library = shelved()
    library.carry_out(library.plan("link", link="symbolic"))
    assert b.readlink() == a
    assert known(library) == {a}
    library.undo()
    assert not b.is_symlink() and b.read_text(encoding="utf-8") == TEXT
    assert known(library) == {a, b}


@posix
def test_a_link_whose_bytes_have_changed_stays_a_link(file, shelved):
    a, b = file("a.txt"), file("b.txt")
    library = shelved()
    library.carry_out(library.plan("link"))
    a.write_text("changed", encoding="utf-8")
    (act,) = library.undo().acts
    assert act.state is State.DONE
    assert "the old bytes are no longer there" in str(act.reason)
    assert a.samefile(b)


@pytest.mark.parametrize("action", Action)
def test_a_file_that_changes_after_the_plan_is_left_alone(action, file, root, shelved):
    file("a.txt"), file("c.txt")
    changed = file("b.txt")
    library = shelved()
    plan = library.plan(action, folder=root.parent / "to")
    date = changed.stat().st_mtime_ns
    changed.write_text(TEXT.replace("九", "十"), encoding="utf-8")
    os.utime(changed, ns=(date, date))  # neither its size nor its date tells
    entry = library.carry_out(plan)
    states = {act.file.path.name: act.state for act in entry.acts}
    assert states == {"b.txt": State.FAILED, "c.txt": State.DONE}
    (failed,) = (act for act in entry.acts if act.state is State.FAILED)
    assert str(failed.reason) == "It has changed since the library read it."
    assert changed.exists()


@pytest.mark.parametrize("action", Action)
def test_nothing_is_done_once_the_copy_that_stays_is_gone(action, file, root, shelved):
    kept, b, c = file("a.txt"), file("b.txt"), file("c.txt")
    library = shelved()
    plan = library.plan(action, folder=root.parent / "to")
    kept.unlink()
    entry = library.carry_out(plan)
    assert entry.count(State.FAILED) == 2
    assert "The copy that was to stay is not as it was" in str(entry.acts[0].reason)
    assert b.exists() and c.exists() and not b.samefile(c)


@posix
def test_a_folder_that_has_become_a_link_to_the_copys_folder_is_not_followed(file, root, shelved):
    """Both names would be those of one file, and trashing one would lose it."""
    file("a/text.txt"), file("b/text.txt")
    library = shelved()
    plan = library.plan("trash")
    (root / "b/text.txt").unlink()
    (root / "b").rmdir()
    (root / "b").symlink_to(root / "a")
    os.utime(root / "a/text.txt", ns=(plan.acting[0].file.mtime_ns,) * 2)
    assert library.carry_out(plan).count(State.FAILED) == 1
    assert (root / "a/text.txt").exists()


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may do anything")
@pytest.mark.parametrize("action", Action)
def test_a_folder_that_may_not_be_written_stays_as_it_is(action, file, root, shelved):
    file("a.txt"), file("locked/b.txt"), file("open/c.txt")
    library, before = shelved(), tree(root)
    (root / "locked").chmod(0o500)
    try:
        entry = library.carry_out(library.plan(action, folder=root.parent / "to"))
    finally:
        (root / "locked").chmod(0o700)
    assert {act.file.path.name: act.state for act in entry.acts} == {
        "b.txt": State.FAILED,
        "c.txt": State.DONE,
    }
    library.undo()
    assert tree(root) == before


@posix
@pytest.mark.parametrize("action", Action)
@pytest.mark.parametrize(
    "name",
    [
        b"two\nlines.txt",
        b"\xff\xfe bytes.txt",
        "文".encode() * 83 + b"12.txt",
        b"n" * 251 + b".txt",
        b"%41 =percent .txt",
        b"-rf *.txt",
    ],
)
def test_any_name_goes_and_comes_back(action, name, file, root, shelved):
    if sys.platform == "darwin" and b"\xff" in name:
        pytest.skip("its names are text")
    file("a.txt")
    (root / os.fsdecode(name)).write_text(TEXT, encoding="utf-8")
    library, before = shelved(), tree(root)
    plan = library.plan(action, [root / os.fsdecode(name)], folder=root.parent / "to")
    entry = library.carry_out(plan)
    assert [act.state for act in entry.acts] == [State.DONE], entry.acts[0].reason
    assert library.undo().count(State.UNDONE) == 1
    assert tree(root) == before


def test_what_stands_in_the_way_of_undo_is_not_overwritten(file, root, shelved):
    file("a.txt")
    b = file("b.txt")
    library = shelved()
    library.carry_out(library.plan("move", [b], folder=root.parent / "to"))
    b.write_text("new", encoding="utf-8")
    (act,) = library.undo().acts
    assert act.state is State.DONE and "Another file is there now" in str(act.reason)
    assert b.read_text(encoding="utf-8") == "new"
    assert (root.parent / "to" / "b.txt").exists()
    b.unlink()
    assert library.undo().count(State.UNDONE) == 1


def test_undo_takes_back_the_last_action_first_and_then_the_one_before(file, root, shelved):
    file("a.txt"), file("b.txt"), file("x.txt", OTHER), file("y.txt", OTHER)
    library, before = shelved(), tree(root)
    library.carry_out(library.plan("trash", [root / "b.txt"]))
    library.carry_out(library.plan("move", [root / "y.txt"], folder=root.parent / "to"))
    assert [entry.action for entry in library.journal()] == [Action.MOVE, Action.TRASH]
    assert library.undo().action is Action.MOVE
    assert library.undo().action is Action.TRASH
    assert tree(root) == before
    with pytest.raises(LibraryUnusable, match="nothing to undo"):
        library.undo()


def test_an_action_can_be_stopped_between_two_files(file, root, shelved):
    for name in "abcd":
        file(f"{name}.txt")
    library = shelved()
    entry = library.carry_out(library.plan("trash"), told=lambda _act: False)
    assert len(entry.acts) == 1
    assert len(tree(root)) == 3


def test_the_journal_outlives_the_library_object(file, root, tmp_path):
    file("a.txt"), file("b.txt")
    before = tree(root)
    with Library.open(tmp_path / "l.leitong") as library:
        read_into(library, root)
        library.carry_out(library.plan("trash"))
    with Library.open(tmp_path / "l.leitong", read_only=True) as library:
        assert [entry.count(State.DONE) for entry in library.journal()] == [1]
    with Library.open(tmp_path / "l.leitong") as library:
        library.undo()
    assert tree(root) == before


def test_what_was_done_can_be_undone_though_the_library_was_damaged_and_made_anew(file, root, tmp_path):
    file("a.txt"), file("b.txt")
    before, stored = tree(root), tmp_path / "l.leitong"
    with Library.open(stored) as library:
        read_into(library, root)
        library.carry_out(library.plan("trash"))
    rebuild(stored)
    with Library.open(stored) as library:
        assert library.documents() == []
        assert library.undo().count(State.UNDONE) == 1
        assert library.faults() == []
    assert tree(root) == before
