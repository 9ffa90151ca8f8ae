"""What all tests share: they draw into memory unless told where else."""

import json
import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def worked():
    """The worked examples of the specification by name, each with `inputs` and `expected`."""
    path = Path(__file__).parent / "fixtures" / "worked_examples.json"
    return json.loads(path.read_text(encoding="utf-8"))
