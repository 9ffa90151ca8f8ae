import json
from datetime import UTC, datetime, timedelta

import pytest

from leitong.__main__ import main

TEXT = "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位。"


@pytest.fixture
def folder(tmp_path):
    root = tmp_path / "texts"
    root.mkdir()
    for name, text in (
        ("one.txt", TEXT),
        ("two.txt", TEXT),
        ("page.html", f"<html><body><p>{TEXT}</p></body></html>"),
    ):
        (root / name).write_text(text, encoding="utf-8")
    return root


def test_a_gated_scan_says_what_it_held_back_and_the_list_says_why(folder, tmp_path, capsys):
    library = str(tmp_path / "own.leitong")
    assert main(["scan", "--gate", "--jobs", "1", "--library", library, str(folder)]) == 0
    assert "3 files found, 3 read, 2 of 225 B held back as copies: 0 clusters" in capsys.readouterr().out
    assert main(["library", "known", library]) == 0
    out = capsys.readouterr().out
    assert f"{folder / 'two.txt'}\n  the same bytes as {folder / 'one.txt'} · since 20" in out
    assert (
        f"{folder / 'page.html'}\n  the same text as {folder / 'one.txt'}, in another layout · since 20"
        in out
    )
    assert out.splitlines()[-1] == "2 known copies, 225 B that the library need not keep"
    assert main(["library", "info", library]) == 0
    assert (
        "2 known copies, 225 B that the library need not keep (leitong library known)"
        in capsys.readouterr().out
    )


def test_the_list_for_programs(folder, tmp_path, capsys):
    library = str(tmp_path / "own.leitong")
    main(["scan", "--gate", "--jobs", "1", "--library", library, str(folder)])
    capsys.readouterr()
    assert main(["library", "known", library, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    two = facts["copies"][1]
    since = datetime.fromisoformat(two.pop("noted_at"))
    assert timedelta(0) <= datetime.now(UTC) - since < timedelta(minutes=10)
    assert two == {
        "path": str(folder / "two.txt"),
        "speaker": str(folder / "one.txt"),
        "type": 1,
        "identical": True,
        "reason": f"the same bytes as {folder / 'one.txt'}",
        "size": len(TEXT.encode()),
    }
    assert facts["saved"] == sum(copy["size"] for copy in facts["copies"])


def test_copies_that_were_dropped_are_listed_too(folder, tmp_path, capsys):
    library = str(tmp_path / "own.leitong")
    main(["scan", "--jobs", "1", "--library", library, str(folder)])
    main(["library", "drop-copies", library])
    capsys.readouterr()
    assert main(["library", "known", library]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 known copies")


def test_a_copy_that_a_person_lets_in_stays_in(folder, tmp_path, capsys):
    library, two = str(tmp_path / "own.leitong"), str(folder / "two.txt")
    gated = ["scan", "--gate", "--jobs", "1", "--library", library, str(folder)]
    main(gated)
    capsys.readouterr()
    assert main(["library", "known", library, "--let-in", two]) == 0
    assert capsys.readouterr().out == "1 file let in; the next scan reads it.\n"
    assert main(gated) == 0
    assert "3 files found, 1 read, 2 unchanged: 1 cluster of 2 files" in capsys.readouterr().out
    assert main(gated) == 0
    assert "0 read" in capsys.readouterr().out
    assert main(["library", "known", library, "--let-in", two, "--json"]) == 1
    assert capsys.readouterr().out == '{"let_in": []}\n'
    assert main(["library", "known", library, "--let-in", two]) == 1
    assert "two.txt: It is not kept out of the library." in capsys.readouterr().err
    assert main(["library", "drop-copies", library]) == 0
    main(["library", "known", library])
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 known copies")


def test_a_missing_library_can_not_be_used(tmp_path, capsys):
    assert main(["library", "known", str(tmp_path / "none.leitong")]) == 2
    assert "none.leitong" in capsys.readouterr().err
