"""What is told of a document when it is opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from leitong.analysis import analyse
from leitong.presenters.examine import facts_of

SURE = "图书馆周日开放到晚上九点,读者可以凭身份证进入阅览室,自带水杯,不得喧哗。" * 20
UNSURE = "中é"


@pytest.mark.parametrize(("text", "encoding"), [(SURE, "gb18030"), (UNSURE, "gb18030")])
def test_a_guessed_encoding_is_told_once(tmp_path: Path, text: str, encoding: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(text.encode(encoding))
    told = [warning.template for warning in facts_of(analyse(path)).warnings]
    assert sum("encoding" in template for template in told) == 1
