import json

import numpy as np
import pytest
from PIL import Image

from leitong.__main__ import main
from leitong.library.library import Library


@pytest.fixture
def library_file(tmp_path):
    rough = np.random.default_rng(1).integers(0, 255, (6, 8, 3), dtype=np.uint8)
    with Library.open(tmp_path / "own.leitong") as library:
        for folder in ("a", "b"):
            (tmp_path / folder).mkdir()
            Image.fromarray(rough).resize((120, 90)).save(tmp_path / folder / "bridge.png")
            page = tmp_path / folder / "page.html"
            page.write_text(f"<title>{folder}</title><img src=bridge.png alt=桥>", encoding="utf-8")
            library.add(page)
    return tmp_path / "own.leitong"


def test_pages_of_pictures_are_listed(library_file, capsys):
    assert main(["library", "pictures", str(library_file)]) == 0
    assert "2 pages of pictures, 1 pair of copies" in capsys.readouterr().out


def test_programs_get_the_pairs(library_file, capsys):
    assert main(["library", "pictures", str(library_file), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["pairs"][0]["shared"] == 1.0
    assert facts["lost"] == []


def test_a_lost_picture_is_shown_from_the_copy_and_said_to_be(library_file, tmp_path, capsys):
    text = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。" * 2
    with Library.open(library_file) as library:
        for name in ("a/bridge.html", "lost/bridge.html"):
            page = tmp_path / name
            page.parent.mkdir(exist_ok=True)
            page.write_text(f"<title>{name}</title><p>{text}<img src=bridge.png alt=桥>", encoding="utf-8")
            library.add(page)
    assert main(["library", "pictures", str(library_file), "--html", str(tmp_path / "out.html")]) == 0
    assert "1 picture lost by pages that have copies" in capsys.readouterr().out
    shown = (tmp_path / "out.html").read_text(encoding="utf-8")
    assert 'alt="桥" src="data:image/png;base64,' in shown
    assert f"shown from the copy {tmp_path / 'a/bridge.html'}" in shown
