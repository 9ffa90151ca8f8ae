"""What the tests of the window share: memory in a temporary folder, and one window with a real worker."""

import pytest

from leitong.gui.app import make_window
from leitong.presenters.memory import Memory
from leitong.presenters.settings import Settings


@pytest.fixture(autouse=True)
def _memory_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("LEITONG_HOME", str(tmp_path / "leitong"))


@pytest.fixture
def window(qtbot, tmp_path):
    made = make_window(Settings(tmp_path / "settings.json"), Memory(tmp_path / "memory"), "en", "light")
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made
