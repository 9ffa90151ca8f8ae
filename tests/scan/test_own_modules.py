"""Nothing that lies among documents is run, whatever it is called."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = Path(sys.executable).with_name("leitong")
SCRIPT = """
from leitong.scan.scan import scan

if __name__ == "__main__":
    list(scan(["."], "own.leitong"))
"""


@pytest.fixture
def script(tmp_path_factory):
    path = tmp_path_factory.mktemp("program") / "scanning.py"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


@pytest.mark.parametrize("way", ["command", "script"])
def test_modules_in_the_present_folder_are_not_run(way, script, tmp_path):
    if way == "command" and not COMMAND.exists():
        pytest.skip("leitong is not installed as a command")
    called = [str(COMMAND), "scan", "."] if way == "command" else [sys.executable, str(script)]
    for name in ("pickle", "socket", "array", "struct", "numpy", "leitong"):
        (tmp_path / f"{name}.py").write_text("open('it_ran', 'w').close()", encoding="utf-8")
    (tmp_path / "text.txt").write_text("临江市图书馆今天开放到晚上十点。", encoding="utf-8")
    unsafe = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    ran = subprocess.run(called, cwd=tmp_path, env=unsafe, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert not (tmp_path / "it_ran").exists()
