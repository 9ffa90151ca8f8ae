"""What moving does on the disk, also where a disk can't do all."""

import errno
import os
from pathlib import Path

import pytest

from leitong.filing.moving import publish, relocate
from leitong.filing.present import digest
from leitong.filing.reasons import Refused


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "source.txt"
    path.write_text("text", encoding="utf-8")
    os.utime(path, ns=(10**18, 10**18))
    return path


def refusing(number):
    """An os.link of a disk that has no hard links, or of two disks."""

    def link(*_arguments, **_options):
        raise OSError(number, os.strerror(number))

    return link


def test_a_file_gets_its_new_name_and_loses_the_old(source, tmp_path):
    publish(source, tmp_path / "new.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["new.txt"]


@pytest.mark.parametrize("hard_links", [True, False])
def test_nothing_is_overwritten(source, tmp_path, hard_links, monkeypatch):
    if not hard_links:
        monkeypatch.setattr(os, "link", refusing(errno.EPERM))
    (tmp_path / "taken.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        publish(source, tmp_path / "taken.txt")
    assert (tmp_path / "taken.txt").read_text(encoding="utf-8") == "mine"
    assert source.read_text(encoding="utf-8") == "text"


def test_a_disk_without_hard_links_will_do(source, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "link", refusing(errno.EOPNOTSUPP))
    publish(source, tmp_path / "new.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["new.txt"]
    assert (tmp_path / "new.txt").read_text(encoding="utf-8") == "text"


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """A folder that behaves as on another disk: no link leads there from outside."""
    folder, link = tmp_path / "other disk", os.link
    folder.mkdir()

    def between(source, target, **options):
        if Path(source).parent != Path(target).parent:
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
        link(source, target, **options)

    monkeypatch.setattr(os, "link", between)
    return folder


def test_between_two_disks_a_file_is_copied_with_its_date_and_then_taken_away(source, elsewhere):
    target = elsewhere / "new.txt"
    relocate(source, target, elsewhere / ".spare", digest(source))
    assert [path.name for path in elsewhere.iterdir()] == ["new.txt"]
    assert target.stat().st_mtime_ns == 10**18
    assert not source.exists()


def test_a_copy_that_came_out_otherwise_is_thrown_away(source, elsewhere):
    with pytest.raises(Refused, match="not the same"):
        relocate(source, elsewhere / "new.txt", elsewhere / ".spare", "0" * 64)
    assert list(elsewhere.iterdir()) == []
    assert source.read_text(encoding="utf-8") == "text"


def test_a_name_that_is_taken_on_the_other_disk_is_left_alone(source, elsewhere):
    (elsewhere / "taken.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        relocate(source, elsewhere / "taken.txt", elsewhere / ".spare", digest(source))
    assert [path.name for path in elsewhere.iterdir()] == ["taken.txt"]
    assert source.exists()


@pytest.mark.skipif(
    not Path("/dev/shm").is_dir() or Path("/dev/shm").stat().st_dev == Path("/tmp").stat().st_dev,
    reason="there is no second disk",
)
def test_between_two_disks_that_are_two(source):
    away = Path("/dev/shm") / f"leitong-test-{os.getpid()}.txt"
    try:
        relocate(source, away, away.with_suffix(".spare"), digest(source))
        assert away.read_text(encoding="utf-8") == "text"
        assert not source.exists()
    finally:
        away.unlink(missing_ok=True)
