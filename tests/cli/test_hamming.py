import json

import pytest

from leitong.__main__ import main
from leitong.library.library import Library

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"


@pytest.fixture
def library_file(tmp_path):
    (tmp_path / "one.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "other.txt").write_text("馆长说，许多读者下班以后才有时间看书。", encoding="utf-8")
    with Library.open(tmp_path / "own.leitong") as library:
        library.add(tmp_path / "one.txt")
        library.add(tmp_path / "other.txt")
    return tmp_path / "own.leitong"


@pytest.fixture
def fingerprint(library_file):
    with Library.open(library_file, read_only=True) as library:
        return library.document(library_file.with_name("one.txt")).simhash


def asked(capsys, *arguments):
    assert main(["hamming", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def test_a_file_is_found_by_its_fingerprint_in_every_mode(library_file, fingerprint, capsys):
    facts = json.loads(asked(capsys, library_file, fingerprint, "--mode", "all", "--json"))
    assert facts["found"] == [{"path": str(library_file.with_name("one.txt")), "distance": 0}]
    assert {mode["mode"] for mode in facts["modes"]} == {
        "scan",
        "online",
        "offline",
        "blocks",
        "manku",
        "index",
    }
    assert {mode["found"] for mode in facts["modes"]} == {1}
    assert [one["tables"] for one in facts["on_paper"]] == [0, 1, 1, 4, 10, 16, 20]


def test_a_file_stands_for_its_fingerprint(library_file, fingerprint, capsys):
    out = asked(capsys, library_file, library_file.with_name("one.txt"), "-k", "0")
    assert fingerprint in out
    assert "one.txt" in out
    assert "other.txt" not in out


def test_all_modes_are_laid_beside_the_papers_web(library_file, fingerprint, capsys):
    out = asked(capsys, library_file, fingerprint, "--mode", "all")
    assert "43,745 values lie within 3 bits of it: 41,664 + 2,016 + 64 + 1" in out
    assert "488,281" in out
    assert "2.8 PB" in out


def test_a_mode_that_would_take_too_much_says_so(library_file, fingerprint, capsys):
    out = asked(capsys, library_file, fingerprint, "-k", "5", "--mode", "online")
    assert "Its limit is 3 bits" in out
    assert "Nothing is so near" not in out
    assert (
        json.loads(asked(capsys, library_file, fingerprint, "-k", "5", "--mode", "online", "--json"))["found"]
        is None
    )


def test_where_nothing_is_near_that_is_said(library_file, fingerprint, capsys):
    other = f"{int(fingerprint, 16) ^ (1 << 64) - 1:016x}"
    assert "Nothing is so near." in asked(capsys, library_file, other)
    assert json.loads(asked(capsys, library_file, other, "--json"))["found"] == []


def test_what_is_neither_a_fingerprint_nor_a_file_is_refused(library_file, capsys):
    assert main(["hamming", str(library_file), "abc"]) == 2
    assert "abc" in capsys.readouterr().err


def test_a_file_without_text_has_no_fingerprint(library_file, capsys):
    empty = library_file.with_name("empty.txt")
    empty.write_text("……", encoding="utf-8")
    assert main(["hamming", str(library_file), str(empty)]) == 2
    assert "empty.txt" in capsys.readouterr().err


def test_a_missing_library_is_named(tmp_path, capsys):
    assert main(["hamming", str(tmp_path / "none"), "0" * 16]) == 2
    assert "none" in capsys.readouterr().err
