"""What all tests share: they draw into memory unless told where else."""

import gc
import json
import os
from pathlib import Path

import hypothesis
import pytest

# a busy machine makes no promise of a guarantee wrong
hypothesis.settings.register_profile(
    "unhurried", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("unhurried")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_runtest_teardown():
    """Once there is a window the search for cycles is its thread's, see `leitong.gui.sweeper`; it has no loop here."""
    if not gc.isenabled():
        from leitong.gui.sweeper import sweep  # noqa: PLC0415

        sweep()


@pytest.fixture(scope="session")
def worked():
    """The worked examples of the specification by name, each with `inputs` and `expected`."""
    path = Path(__file__).parent / "fixtures" / "worked_examples.json"
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture
def trash(tmp_path_factory, monkeypatch):
    """An empty trash of the test's own, as freedesktop.org has it; the person's is never touched."""
    plat_other = pytest.importorskip("send2trash.plat_other", reason="no trash of freedesktop.org here")
    home = tmp_path_factory.mktemp("home")
    data = home / "data"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setattr(plat_other, "XDG_DATA_HOME", os.fsencode(data))
    monkeypatch.setattr(plat_other, "HOMETRASH_B", os.fsencode(data / "Trash"))
    monkeypatch.setattr("send2trash.send2trash", plat_other.send2trash)
    return data / "Trash"
