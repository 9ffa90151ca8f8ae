"""Finding in a trash of freedesktop.org what was thrown away."""

import os
from pathlib import Path
from urllib.parse import quote

import pytest

from leitong.filing.present import digest
from leitong.filing.reasons import Refused
from leitong.filing.records import Act, Action, KnownFile, State
from leitong.filing.trashing import FREEDESKTOP, short_name, undo

pytestmark = pytest.mark.skipif(not FREEDESKTOP, reason="the trash is another one")


def thrown_away(trash, name, lay, text, when="2026-01-01T00:00:00"):
    """A file in a trash, as any program puts it there."""
    for folder in ("files", "info"):
        (trash / folder).mkdir(parents=True, exist_ok=True)
    (trash / "files" / name).write_text(text, encoding="utf-8")
    note = f"[Trash Info]\nPath={quote(os.fsencode(lay))}\nDeletionDate={when}\n"
    (trash / "info" / f"{name}.trashinfo").write_text(note, encoding="ascii")
    return trash / "files" / name


@pytest.fixture
def act(tmp_path):
    """An act that has put a file of this text into the trash."""

    def make(path, text="text"):
        sample = tmp_path / "sample"
        sample.write_text(text, encoding="utf-8")
        file = KnownFile(path, digest(sample), sample.stat().st_size, 0, 0, 0)
        sample.unlink()
        return Act(1, 0, Action.TRASH, State.DONE, file, path, ".leitong-spare", 0o644)

    return make


def test_a_file_comes_back_to_its_place_and_its_note_goes(trash, tmp_path, act):
    path = tmp_path / "in" / "文 章%.txt"
    thrown_away(trash, "文 章%.2.txt", path, "text")
    undo(act(path))
    assert path.read_text(encoding="utf-8") == "text"
    assert list((trash / "files").iterdir()) == list((trash / "info").iterdir()) == []


def test_of_several_of_one_place_the_youngest_of_the_same_bytes_comes_back(trash, tmp_path, act):
    path = tmp_path / "a.txt"
    thrown_away(trash, "a.txt", path, "text", "2026-01-01T00:00:00")
    thrown_away(trash, "a 1.txt", path, "text", "2026-03-01T00:00:00")
    thrown_away(trash, "a 2.txt", path, "else", "2026-05-01T00:00:00")
    undo(act(path))
    assert sorted(file.name for file in (trash / "files").iterdir()) == ["a 2.txt", "a.txt"]


def test_a_file_of_another_place_is_not_taken_for_it(trash, tmp_path, act):
    thrown_away(trash, "a.txt", tmp_path / "other" / "a.txt", "text")
    with pytest.raises(Refused, match="not in the trash"):
        undo(act(tmp_path / "a.txt"))


def test_places_may_be_told_from_the_folder_of_the_trash(trash, act):
    """As send2trash does below XDG_DATA_HOME, and everyone on other disks."""
    path = trash.parent / "below" / "a.txt"
    thrown_away(trash, "a.txt", Path("below") / "a.txt", "text")
    undo(act(path))
    assert path.exists()


def test_what_stands_in_its_place_is_not_overwritten(trash, tmp_path, act):
    path = tmp_path / "a.txt"
    lies = thrown_away(trash, "a.txt", path, "text")
    path.write_text("new", encoding="utf-8")
    with pytest.raises(FileExistsError):
        undo(act(path))
    assert path.read_text(encoding="utf-8") == "new"
    assert lies.exists()


def test_a_note_that_can_not_be_read_is_passed_over(trash, tmp_path, act):
    path = tmp_path / "a.txt"
    thrown_away(trash, "a.txt", path, "text")
    (trash / "info" / "a 1.txt.trashinfo").write_bytes(b"\xff\xfe nothing")
    undo(act(path))
    assert path.exists()


@pytest.mark.parametrize(("name", "short"), [("a.txt", False), ("n" * 239, False), ("n" * 240, True)])
def test_only_a_name_that_leaves_no_room_for_the_note_is_shortened(name, short, tmp_path):
    shorter = short_name(tmp_path / name, "0123abcd")
    assert (shorter is not None) == short
    if shorter is not None:
        assert len(os.fsencode(shorter.name + ".trashinfo")) <= 255


def test_a_shortened_name_keeps_its_suffix_and_whole_characters(tmp_path):
    name = short_name(tmp_path / ("长" * 83 + ".txt"), "0123abcd").name
    assert name.endswith("~0123abcd.txt")
    assert set(name.removesuffix("~0123abcd.txt")) == {"长"}
