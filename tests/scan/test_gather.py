import os

import pytest

from leitong.library.library import Library
from leitong.library.records import Role
from leitong.scan.gather import Gathered, NotGathered, gather

ONE = "临江市图书馆今天宣布，主馆每天的开放时间延长到晚上十点。"
TWO = "志愿者报名从本周五开始，首批志愿者将在八月下旬接受培训。"


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "in"
    (made / "deeper").mkdir(parents=True)
    (made / "one.txt").write_text(ONE, encoding="utf-8")
    (made / "deeper" / "two.html").write_text(f"<body><p>{TWO}</p></body>", encoding="utf-8")
    return made


def texts(*paths):
    return [one.text for one in gather(paths) if isinstance(one, Gathered)]


def problems(*paths):
    return [one.path.name for one in gather(paths) if isinstance(one, NotGathered)]


def test_files_and_folders_give_their_bodies(folder):
    assert texts(folder) == [ONE, TWO]
    assert texts(folder / "one.txt") == [ONE]


def test_equal_texts_are_given_once_whatever_their_format(folder):
    (folder / "same.html").write_text(f"<body><p>{ONE.replace('，', ' , ')}</p></body>", encoding="utf-8")
    assert texts(folder, folder / "one.txt") == [ONE, TWO]


def test_a_text_without_letters_gives_nothing(folder):
    (folder / "marks.txt").write_text("……！！", encoding="utf-8")
    assert texts(folder) == [ONE, TWO]


def test_what_cannot_be_read_is_named_and_stops_nothing(folder):
    (folder / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    assert texts(folder, folder / "missing.txt") == [ONE, TWO]
    assert problems(folder, folder / "missing.txt") == ["a.png", "missing.txt"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_pipe_is_not_waited_for(folder):
    os.mkfifo(folder / "pipe")
    assert problems(folder / "pipe") == ["pipe"]


def test_a_library_gives_the_texts_of_its_files_but_not_its_templates(folder, tmp_path):
    with Library.open(tmp_path / "a.leitong") as library:
        library.add(folder / "one.txt")
        library.add(folder / "deeper" / "two.html", Role.TEMPLATE)
    assert texts(tmp_path / "a.leitong") == [ONE]


def test_another_database_is_named(tmp_path):
    path = tmp_path / "other.db"
    path.write_bytes(b"SQLite format 3\0" + bytes(84))
    assert texts(path) == []
    assert problems(path) == ["other.db"]
