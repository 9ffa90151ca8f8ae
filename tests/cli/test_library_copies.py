import pytest

from leitong.__main__ import main
from leitong.library.library import Library


@pytest.fixture
def library_file(tmp_path):
    with Library.open(tmp_path / "own.leitong") as library:
        for name in ("one", "two"):
            (tmp_path / f"{name}.txt").write_text("馆长说，许多读者下班以后才有时间看书。", encoding="utf-8")
            library.add(tmp_path / f"{name}.txt")
    return tmp_path / "own.leitong"


def test_copies_are_dropped_and_counted(library_file, capsys):
    assert main(["library", "drop-copies", str(library_file)]) == 0
    assert "1 file of 57 B dropped, 1 text kept" in capsys.readouterr().out
    with Library.open(library_file, read_only=True) as library:
        assert len(library.documents()) == 1


def test_a_missing_library_is_not_made(tmp_path, capsys):
    assert main(["library", "drop-copies", str(tmp_path / "none.leitong")]) == 2
    assert "none.leitong" in capsys.readouterr().err
    assert not (tmp_path / "none.leitong").exists()
