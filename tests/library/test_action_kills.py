import os
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = Path(__file__).parents[1] / "bench" / "action_kills.py"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="SIGKILL and fork are of Unix")
def test_whenever_a_file_action_is_killed_no_text_is_lost_and_undo_brings_everything_back():
    """Every fifth step; tests/bench/action_kills.py by itself takes all."""
    run = subprocess.run([sys.executable, KILLS, "--every", "5"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert ", 0 faults" in run.stdout
