import json

import pytest

from leitong.__main__ import main
from leitong.library.library import Library

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"


@pytest.fixture
def library_file(tmp_path):
    with Library.open(tmp_path / "own.leitong") as library:
        for name, text in (("one", TEXT), ("copy", TEXT), ("other", "昨晚的比赛吸引了三万名球迷到场。")):
            (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
            library.add(tmp_path / f"{name}.txt")
    return tmp_path / "own.leitong"


def test_the_first_search_builds_the_index(library_file, capsys):
    assert main(["search", str(library_file), "图书馆", "开放"]) == 0
    out = capsys.readouterr().out
    assert "one.txt" in out
    assert "1 more copy" in out
    assert "other.txt" not in out


def test_programs_get_marks_and_sizes(library_file, capsys):
    assert main(["search", str(library_file), "球迷", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    (result,) = facts["results"]
    ((start, end),) = result["marks"]
    assert result["snippet"][start:end] == "球迷"
    assert facts["index"]["texts"] == 2
    assert facts["index"]["letter_pairs"]["bytes"] > 0


def test_the_size_of_the_index_is_told(library_file, capsys):
    assert main(["search", str(library_file), "球迷", "--size"]) == 0
    assert "letter pairs" in capsys.readouterr().out


def test_nothing_found_is_no_failure(library_file, capsys):
    assert main(["search", str(library_file), "火星"]) == 0
    assert "Nothing in the library holds it." in capsys.readouterr().out


def test_a_missing_library_is_named(tmp_path, capsys):
    assert main(["search", str(tmp_path / "none.leitong"), "x"]) == 2
    assert "none.leitong" in capsys.readouterr().err


@pytest.mark.parametrize("query", ["", '""', "…", "😀"])
def test_a_question_without_letters_is_refused(library_file, query, capsys):
    assert main(["search", str(library_file), query]) == 2
    assert "neither a letter nor a digit" in capsys.readouterr().err


def test_files_that_another_version_read_are_told_of(library_file, capsys):
    with Library.open(library_file) as library, library.store.writing():
        library.store.connection.execute("UPDATE prints SET recipe = 'old' WHERE id = 1")
    assert main(["search", str(library_file), "图书馆"]) == 0
    assert "read by another version of Leitong" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["search", "{}", "x"], ["rank", "{}"], ["library", "drop-copies", "{}"]])
def test_a_name_too_long_for_a_file_is_refused_in_one_line(command, capsys):
    assert main([argument.format("n" * 300) for argument in command]) == 2
    assert capsys.readouterr().err.count("\n") == 1
