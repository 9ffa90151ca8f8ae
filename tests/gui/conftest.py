"""What the tests of the window share: memory in a temporary folder, and one window with a real worker."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

import leitong.gui.why.keywords_plot
import leitong.gui.why.votes_plot  # noqa: F401 - what the window loads late is there from the start
from leitong.gui.app import make_window
from leitong.gui.sweeper import Sweeper
from leitong.presenters.memory import Memory
from leitong.presenters.settings import Settings


@pytest.fixture(autouse=True, scope="session")
def _swept_in_this_thread(qapp):
    if qapp.findChild(Sweeper) is None:
        Sweeper(qapp)


@pytest.fixture(autouse=True)
def _memory_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("LEITONG_HOME", str(tmp_path / "leitong"))


@pytest.fixture
def read():
    """What can be read in a part of the window: the words of its labels and buttons that are shown, line by line."""

    def read(part):
        shown = [one for one in part.findChildren(QWidget) if isinstance(one, QLabel | QAbstractButton)]
        return "\n".join(one.text() for one in shown if one.isVisibleTo(part) and one.text())

    return read


@pytest.fixture(scope="module")
def _one_window(qapp, tmp_path_factory):
    """One for a module: its worker takes a second to start. The style of the other tests' widgets comes back after."""
    before = QApplication.font(), QApplication.palette(), QApplication.style().objectName()
    folder = tmp_path_factory.mktemp("window")
    made = make_window(Settings(folder / "settings.json"), Memory(folder / "memory"), "en", "light")
    made.show()
    yield made
    made.close()
    made.deleteLater()
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    qapp.setStyle(before[2])


@pytest.fixture
def window(_one_window, qtbot):
    """The window as at its first start: English, light, nothing loaded, nothing said."""
    for key, value in (("language", "en"), ("theme", "light")):
        _one_window.dress.settings.set(key, value)
    _one_window.presenter.clear()
    while _one_window.notices.dismiss():
        pass
    _one_window.do("compare")
    _one_window.activateWindow()
    qtbot.waitUntil(_one_window.isActiveWindow)
    return _one_window
