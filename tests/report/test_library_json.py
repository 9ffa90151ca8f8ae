import json

from leitong.library.library import Library
from leitong.report.library_facts import library_facts
from leitong.report.library_json import json_pieces
from leitong.report.plain import json_text

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"


def test_the_pieces_are_the_facts(tmp_path):
    with Library.open() as library:
        for name in ("a.txt", "b.txt", "c \udcff.txt"):
            (tmp_path / name).write_text(TEXT + name[:1], encoding="utf-8")
            library.add(tmp_path / name)
        pieces = list(json_pieces(library))
        facts = library_facts(library)
    assert "".join(pieces) == json_text(facts) + "\n"
    assert len(json.loads("".join(pieces))["pairs"]) == 3


def test_an_empty_library_has_empty_lists():
    with Library.open() as library:
        assert json.loads("".join(json_pieces(library))) == {
            "documents": [],
            "pairs": [],
            "clusters": [],
            "problems": [],
        }
