import json

import pytest

from leitong.__main__ import main
from leitong.library.library import Library


@pytest.fixture
def library_file(tmp_path):
    text = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
    with Library.open(tmp_path / "own.leitong") as library:
        for name in ("one", "two"):
            (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
            library.add(tmp_path / f"{name}.txt")
    return tmp_path / "own.leitong"


def test_every_method_has_a_row(library_file, capsys):
    assert main(["library", "methods", str(library_file)]) == 0
    out = capsys.readouterr().out
    assert "tianwang-5" in out
    assert "1 confirmed pair of 2 files" in out


def test_programs_get_the_numbers(library_file, capsys):
    assert main(["library", "methods", str(library_file), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["confirmed"] == 1
    assert facts["methods"][0] == {
        "method": "exact",
        "proposed": 1,
        "confirmed": 1,
        "partly": 0,
        "missed": 0,
        "only": 1 if len(facts["methods"]) == 1 else 0,
    }
