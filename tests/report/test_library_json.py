import json
from pathlib import Path

from leitong.library.library import Library
from leitong.report.library_json import json_pieces

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"


def test_the_pieces_are_one_line_of_all_that_is_held(tmp_path):
    with Library.open() as library:
        for name in ("a.txt", "b.txt", "c.txt"):
            (tmp_path / name).write_text(TEXT + name[:1], encoding="utf-8")
            library.add(tmp_path / name)
        text = "".join(json_pieces(library))
    held = json.loads(text)
    assert text.count("\n") == 1
    assert [Path(one["path"]).name for one in held["documents"]] == ["a.txt", "b.txt", "c.txt"]
    assert [len(one["members"]) for one in held["clusters"]] == [3]
    assert (len(held["pairs"]), held["problems"]) == (3, [])


def test_a_name_that_is_no_text_is_written_as_it_can_be_read(tmp_path):
    with Library.open() as library:
        (tmp_path / "c \udcff.txt").write_text(TEXT, encoding="utf-8")
        library.add(tmp_path / "c \udcff.txt")
        text = "".join(json_pieces(library))
    text.encode()  # raises where a lone surrogate is left
    assert json.loads(text)["documents"][0]["path"].endswith("c \udcff.txt")


def test_an_empty_library_has_empty_lists():
    with Library.open() as library:
        assert json.loads("".join(json_pieces(library))) == {
            "documents": [],
            "pairs": [],
            "clusters": [],
            "problems": [],
        }
