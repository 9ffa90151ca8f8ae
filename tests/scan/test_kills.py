import os
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = Path(__file__).parents[1] / "bench" / "kills.py"


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is of Unix")
def test_a_scan_that_is_killed_again_and_again_ends_as_if_it_had_not_been():
    """A few moments; tests/bench/kills.py by itself takes fifty."""
    run = subprocess.run(
        [sys.executable, KILLS, "--times", "3", "--files", "100"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "3 of 3 as undisturbed" in run.stdout
