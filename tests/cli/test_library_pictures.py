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
