import os
import random
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from leitong.errors import LibraryDamaged
from leitong.library.library import Library
from leitong.library.pipeline.known import let_in, listed_copies
from leitong.library.records import Role
from leitong.scan.control import Control
from leitong.scan.events import HeldBack
from leitong.scan.run import ScanRun

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
OTHER = "昨晚的比赛吸引了三万名球迷到场，赛后主教练表示对结果满意。"
PAGE = "<html><body><h1>{0}</h1><div><p>{1}</p></div></body></html>"


@pytest.fixture
def folder(tmp_path):
    """A text, its bytes again, its text in other bytes, its text as a page, an edited copy, another text."""
    root = tmp_path / "texts"
    root.mkdir()
    for name, text in {
        "a.txt": TEXT,
        "b.txt": TEXT,
        "c.txt": f"  {TEXT}\n\n",
        "d.html": f"<html><body><p>{TEXT}</p></body></html>",
        "near.txt": TEXT.replace("今天", "昨日"),
        "other.txt": OTHER,
    }.items():
        (root / name).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def library():
    with Library.open() as library:
        yield library


THREADS = ThreadPoolExecutor(3)
"""Read in place of processes, which take long to start."""


class FirstIsLate(ThreadPoolExecutor):
    """What is asked first is answered after what comes next."""

    def submit(self, function, *arguments):
        late, self.late = getattr(self, "late", True), False

        def answered():
            if late:
                time.sleep(0.3)
            return function(*arguments)

        return super().submit(answered)


def scanned(library, folder, role=Role.SCAN, gate=True, changed=None):
    run = ScanRun(library, {folder: role}, executor=THREADS, gate=gate, changed=changed)
    return list(run.events())


def names(library):
    return [one.path.name for one in library.documents() if not one.vanished]


def known(library):
    return {
        copy.path.name: (copy.speaker.name, copy.type, copy.identical)
        for copy in listed_copies(library.store)
    }


def test_a_text_that_is_there_is_not_let_in_and_the_reason_is_kept(library, folder):
    events = scanned(library, folder)
    assert names(library) == ["a.txt", "near.txt", "other.txt"]
    assert known(library) == {
        "b.txt": ("a.txt", 1, True),
        "c.txt": ("a.txt", 1, False),
        "d.html": ("a.txt", 2, False),
    }
    assert [str(one.reason).split(" as ")[0] for one in listed_copies(library.store)] == [
        "the same bytes",
        "the same text",
        "the same text",
    ]
    held = [event.copy for event in events if isinstance(event, HeldBack)]
    assert held == [replace(copy, noted_at="") for copy in listed_copies(library.store)]
    assert (events[-1].found, events[-1].read, events[-1].held) == (6, 6, 3)
    assert events[-1].held_size == sum(
        (folder / name).stat().st_size for name in ("b.txt", "c.txt", "d.html")
    )


@pytest.mark.parametrize("damage", ["UPDATE pages SET page = x'00'", "DELETE FROM pages"])
def test_a_library_whose_pages_are_damaged_is_named(library, folder, damage):
    scanned(library, folder)
    library.store.connection.execute(damage)
    (folder / "e.txt").write_text(f"\n{TEXT}", "utf-8")
    with pytest.raises(LibraryDamaged):
        scanned(library, folder)


def test_near_texts_are_let_in_and_grouped(library, folder):
    scanned(library, folder)
    (cluster,) = library.clusters()
    assert [path.name for path in sorted(cluster.members)] == ["a.txt", "near.txt"]


def test_a_later_scan_passes_known_copies_over_with_or_without_a_gate(library, folder):
    scanned(library, folder)
    for gate in (True, False):
        end = scanned(library, folder, gate=gate)[-1]
        assert (end.found, end.read, end.unchanged, end.held) == (6, 0, 6, 0)
    assert len(known(library)) == 3


def test_what_is_let_in_does_not_depend_on_who_is_read_first(folder, tmp_path):
    """Many copies, in files of very different cost, read one by one, and the first ones last."""
    rng = random.Random(7)
    for number in range(90):
        text = f"第{number % 9}号：{TEXT}"
        (folder / f"{rng.random():.6f}.txt").write_text(
            text + " \n" * rng.choice((1, 20_000)), encoding="utf-8"
        )
    outcomes = []
    for executor in (ThreadPoolExecutor(1), FirstIsLate(3)):
        with Library.open(tmp_path / f"{len(outcomes)}.leitong") as library, executor:
            list(ScanRun(library, {folder: Role.SCAN}, executor=executor, processes=3, gate=True).events())
            outcomes.append((names(library), known(library)))
    assert outcomes[0] == outcomes[1]
    speakers = [name for name in outcomes[0][0] if name.startswith("0.")]
    assert len(speakers) == 9
    for name, (speaker, _type, _identical) in outcomes[0][1].items():
        assert speaker < name


def test_new_files_are_held_against_what_is_there(library, folder):
    scanned(library, folder)
    (folder / "0.txt").write_text(TEXT, encoding="utf-8")
    end = scanned(library, folder)[-1]
    assert (end.read, end.held) == (1, 1)
    assert known(library)["0.txt"] == ("a.txt", 1, True)


def test_a_reference_speaks_and_is_never_held_back(library, folder, tmp_path):
    reference = tmp_path / "reference"
    shutil.copytree(folder, reference)
    scanned(library, reference, Role.REFERENCE)
    assert known(library) == {}
    scanned(library, folder)
    assert len(known(library)) == 6
    assert len(names(library)) == 6


def test_a_reference_speaks_for_what_is_found_together_with_it(library, folder, tmp_path):
    reference = tmp_path / "zz" / "reference"
    shutil.copytree(folder, reference)
    roles = {folder: Role.SCAN, reference: Role.REFERENCE}
    list(ScanRun(library, roles, executor=THREADS, gate=True).events())
    assert {one.role for one in library.documents()} == {Role.REFERENCE}
    assert len(known(library)) == 6


def test_copies_are_read_when_what_they_are_copies_of_changes(library, folder):
    scanned(library, folder)
    (folder / "a.txt").write_text("今天没有比赛。", encoding="utf-8")
    scanned(library, folder)
    assert names(library) == ["a.txt", "b.txt", "near.txt", "other.txt"]
    assert known(library) == {"c.txt": ("b.txt", 1, False), "d.html": ("b.txt", 2, False)}


def test_files_that_are_read_again_are_not_counted_as_unchanged(library, folder):
    scanned(library, folder)
    (folder / "a.txt").write_text("今天没有比赛。", encoding="utf-8")
    end = scanned(library, folder)[-1]
    assert (end.found, end.read, end.unchanged) == (6, 4, 2)


def test_copies_are_read_where_only_what_they_are_copies_of_is_looked_at(library, folder):
    scanned(library, folder)
    (folder / "a.txt").write_text("今天没有比赛。", encoding="utf-8")
    scanned(library, folder, changed=[folder / "a.txt"])
    assert names(library) == ["a.txt", "b.txt", "near.txt", "other.txt"]
    assert known(library) == {"c.txt": ("b.txt", 1, False), "d.html": ("b.txt", 2, False)}


def test_copies_are_read_when_what_they_are_copies_of_is_gone(library, folder):
    scanned(library, folder)
    (folder / "a.txt").unlink()
    scanned(library, folder)
    assert names(library) == ["b.txt", "near.txt", "other.txt"]
    assert set(known(library)) == {"c.txt", "d.html"}


def on_the_list(library):
    return {Path(os.fsdecode(path)).name for (path,) in library.store.rows("SELECT path FROM duplicates")}


def test_copies_that_are_gone_are_taken_off_the_list(library, folder):
    scanned(library, folder)
    (folder / "b.txt").unlink()
    (folder / "c.txt").rename(folder / "moved.txt")
    scanned(library, folder)
    assert on_the_list(library) == set(known(library)) == {"moved.txt", "d.html"}


def test_copies_in_a_place_that_is_not_looked_at_stay_on_the_list(library, folder):
    inner = folder / "inner"
    inner.mkdir()
    (folder / "b.txt").rename(inner / "b.txt")
    scanned(library, folder)
    (inner / "b.txt").unlink()
    list(ScanRun(library, {folder: Role.SCAN}, executor=THREADS, changed=[folder / "a.txt"]).events())
    assert "b.txt" in known(library)
    list(ScanRun(library, {folder: Role.SCAN}, executor=THREADS, changed=[inner]).events())
    assert "b.txt" not in known(library)


def test_a_copy_that_was_let_in_or_lost_its_speaker_is_not_on_the_list(library, folder):
    scanned(library, folder)
    (folder / "b.txt").write_text("今天没有比赛，明天有。", encoding="utf-8")
    scanned(library, folder)
    library.forget(folder / "b.txt")
    assert "b.txt" not in known(library)
    library.forget(folder / "a.txt")
    (folder / "c.txt").unlink()
    (folder / "d.html").unlink()
    scanned(library, folder)
    (folder / "a.txt").write_text("又是别的文字。", encoding="utf-8")
    scanned(library, folder)
    assert on_the_list(library) == set()


def test_a_copy_whose_folder_becomes_a_reference_comes_into_the_library(library, folder):
    inner = folder / "inner"
    inner.mkdir()
    (folder / "b.txt").rename(inner / "b.txt")
    scanned(library, folder)
    assert "b.txt" in known(library)
    roles = {folder: Role.SCAN, inner: Role.REFERENCE}
    list(ScanRun(library, roles, executor=THREADS, gate=True).events())
    assert "b.txt" in names(library)
    assert known(library) == {
        "a.txt": ("b.txt", 1, True),
        "c.txt": ("b.txt", 1, False),
        "d.html": ("b.txt", 2, False),
    }


def test_a_reference_that_comes_later_speaks_for_what_was_let_in(library, folder, tmp_path):
    scanned(library, folder)
    assert names(library) == ["a.txt", "near.txt", "other.txt"]
    reference = tmp_path / "zz"
    reference.mkdir()
    (reference / "theirs.txt").write_text(f"{TEXT}\n", "utf-8")
    roles = {folder: Role.SCAN, reference: Role.REFERENCE}
    finished = list(ScanRun(library, roles, executor=THREADS, gate=True).events())[-1]
    assert names(library) == ["near.txt", "other.txt", "theirs.txt"]
    assert {speaker for speaker, _, _ in known(library).values()} == {"theirs.txt"}
    assert (finished.found, finished.unchanged, finished.held) == (7, 2, 4)
    again = list(ScanRun(library, roles, executor=THREADS, gate=True).events())[-1]
    assert (again.found, again.unchanged, again.read) == (7, 7, 0)


def test_known_copies_of_a_folder_that_is_forgotten_are_on_the_list_no_more(library, folder, tmp_path):
    other = tmp_path / "zz"
    shutil.copytree(folder, other)
    list(ScanRun(library, {folder: Role.SCAN, other: Role.SCAN}, executor=THREADS, gate=True).events())
    assert {copy.path.parent for copy in listed_copies(library.store)} == {folder, other}
    assert library.forget(other) == len(list(other.iterdir()))
    assert {copy.path.parent for copy in listed_copies(library.store)} == {folder}


def test_a_known_copy_may_be_forgotten_by_itself(library, folder):
    scanned(library, folder)
    path = listed_copies(library.store)[0].path
    assert library.forget(path) == 1
    assert path not in {copy.path for copy in listed_copies(library.store)}
    assert library.forget(path) == 0


def test_what_a_person_has_let_in_stays_beside_a_reference(library, folder, tmp_path):
    scanned(library, folder)
    let_in(library.store, [folder / "b.txt"])
    reference = tmp_path / "zz"
    reference.mkdir()
    (reference / "theirs.txt").write_text(TEXT, "utf-8")
    roles = {folder: Role.SCAN, reference: Role.REFERENCE}
    list(ScanRun(library, roles, executor=THREADS, gate=True).events())
    assert names(library) == ["b.txt", "near.txt", "other.txt", "theirs.txt"]


def test_a_file_that_becomes_a_copy_leaves_the_library(library, folder):
    scanned(library, folder)
    (folder / "other.txt").write_text(TEXT, encoding="utf-8")
    end = scanned(library, folder)[-1]
    assert end.held == 1
    assert names(library) == ["a.txt", "near.txt"]
    assert known(library)["other.txt"] == ("a.txt", 1, True)


def test_a_copy_that_becomes_another_text_is_let_in(library, folder):
    scanned(library, folder)
    (folder / "b.txt").write_text("今天没有比赛，明天有。", encoding="utf-8")
    scanned(library, folder)
    assert "b.txt" in names(library)
    assert "b.txt" not in known(library)


def test_a_file_that_has_moved_is_no_copy_of_itself(library, folder):
    scanned(library, folder)
    data = (folder / "other.txt").read_bytes()
    (folder / "other.txt").unlink()
    (folder / "elsewhere.txt").write_bytes(data)
    assert scanned(library, folder)[-1].held == 0
    assert "elsewhere.txt" in names(library)


@pytest.mark.parametrize("role", [Role.TEMPLATE, Role.REFERENCE])
@pytest.mark.parametrize("name", ["0.txt", "z.txt"])
def test_a_file_that_is_moved_in_from_a_template_or_reference_comes_to_the_gate(
    library, folder, tmp_path, role, name
):
    apart = tmp_path / "apart"
    apart.mkdir()
    shutil.copy(folder / "other.txt", apart / "form.txt")
    (apart / "alone.txt").write_text("这一篇别处没有，移动以后还在库里。", encoding="utf-8")
    roles = {folder: Role.SCAN, apart: role}

    def let_in():
        list(ScanRun(library, roles, executor=THREADS, gate=True).events())
        return {one.path for one in library.documents() if one.role is Role.SCAN and not one.vanished}

    let_in()
    (apart / "form.txt").rename(folder / name)
    (apart / "alone.txt").rename(folder / "alone.txt")
    inside = let_in()
    assert len(inside & {folder / "other.txt", folder / name}) == 1
    assert folder / "alone.txt" in inside
    assert len(inside | {copy.path for copy in listed_copies(library.store)}) == 8


def test_a_reference_that_becomes_a_text_to_scan_is_a_copy_of_another_reference(library, folder, tmp_path):
    apart = tmp_path / "apart"
    apart.mkdir()
    for name in ("one.txt", "two.txt"):
        (apart / name).write_text("这一篇在参考文件里有两份。", encoding="utf-8")
    roles = {folder: Role.SCAN, apart: Role.REFERENCE}
    list(ScanRun(library, roles, executor=THREADS, gate=True).events())
    (apart / "one.txt").rename(folder / "moved.txt")
    list(ScanRun(library, roles, executor=THREADS, gate=True).events())
    assert known(library)["moved.txt"] == ("two.txt", 1, True)
    assert "moved.txt" not in names(library)


@pytest.mark.parametrize("role", [Role.TEMPLATE, Role.REFERENCE])
def test_a_folder_that_becomes_one_to_scan_comes_to_the_gate(library, folder, tmp_path, role):
    apart = tmp_path / "apart"
    apart.mkdir()
    for name in ("one.txt", "two.txt"):
        shutil.copy(folder / "other.txt", apart / name)
    for apart_is in (role, Role.SCAN):
        list(ScanRun(library, {folder: Role.SCAN, apart: apart_is}, executor=THREADS, gate=True).events())
    assert len({"other.txt", "one.txt", "two.txt"} & set(names(library))) == 1
    assert len(names(library)) == 3


def test_a_file_that_comes_back_comes_to_the_gate(library, folder, tmp_path):
    scanned(library, folder)
    (folder / "a.txt").rename(tmp_path / "away.txt")
    (folder / "other.txt").rename(tmp_path / "other.txt")
    scanned(library, folder)
    assert names(library) == ["b.txt", "near.txt"]
    (tmp_path / "away.txt").rename(folder / "a.txt")
    (tmp_path / "other.txt").rename(folder / "other.txt")
    scanned(library, folder)
    assert names(library) == ["b.txt", "near.txt", "other.txt"]
    assert known(library)["a.txt"] == ("b.txt", 1, True)


def test_texts_without_letters_are_copies_by_their_bytes_alone(library, folder):
    for name, text in (("1.txt", "……"), ("2.txt", "……"), ("3.txt", "！！")):
        (folder / name).write_text(text, encoding="utf-8")
    scanned(library, folder)
    assert known(library).get("2.txt") == ("1.txt", 1, True)
    assert {"1.txt", "3.txt"} <= set(names(library))


def test_other_names_of_one_file_are_copies(library, folder):
    os.link(folder / "other.txt", folder / "same.txt")
    scanned(library, folder)
    assert known(library)["same.txt"] == ("other.txt", 1, True)


def test_other_names_of_a_file_that_is_held_back_are_held_back(library, folder):
    os.link(folder / "d.html", folder / "e.html")
    scanned(library, folder)
    assert known(library)["e.html"] == ("a.txt", 2, False)
    assert "e.html" not in names(library)


def test_other_names_in_a_reference_of_a_file_that_is_held_back_are_whole(library, folder, tmp_path):
    reference = tmp_path / "the last by name"
    reference.mkdir()
    os.link(folder / "d.html", reference / "d.html")
    roles = {folder: Role.SCAN, reference: Role.REFERENCE}
    list(ScanRun(library, roles, executor=THREADS, gate=True).events())
    (found,) = [one for one in library.documents() if one.path.parent == reference]
    assert found.letters > 0


def test_files_that_can_not_be_read_are_named_and_not_held_back(library, folder):
    (folder / "broken.pdf").write_bytes(b"%PDF-1.4 broken")
    (folder / "broken2.pdf").write_bytes(b"%PDF-1.4 broken")
    end = scanned(library, folder)[-1]
    assert (end.unread, end.held) == (2, 3)


@pytest.mark.parametrize("events_before_the_stop", [3, 20, 45])
def test_a_scan_that_was_stopped_and_begun_again_lets_the_same_files_in(
    folder, tmp_path, events_before_the_stop
):
    for number in range(120):
        (folder / f"{number:03}.txt").write_text(f"第{number % 11}号：{TEXT}", encoding="utf-8")
    outcomes = []
    for name, stops in (("whole", ()), ("stopped", (events_before_the_stop, events_before_the_stop))):
        with Library.open(tmp_path / f"{name}.leitong") as library:
            for most in stops:
                control = Control()
                events = ScanRun(
                    library, {folder: Role.SCAN}, executor=THREADS, gate=True, control=control
                ).events()
                for number, _event in enumerate(events):
                    if number == most:
                        control.stop()
            list(ScanRun(library, {folder: Role.SCAN}, executor=THREADS, gate=True).events())
            outcomes.append((names(library), known(library)))
    assert outcomes[0] == outcomes[1]
