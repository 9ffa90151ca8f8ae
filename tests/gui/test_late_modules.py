import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QObject

from leitong.gui.late_lists import LateList
from leitong.gui.late_modules import LateModules

_THREAD = "import threading\nTHREAD = threading.get_ident()\n"


@pytest.fixture
def modules(tmp_path, monkeypatch):
    """Writes modules that are there for one test."""
    monkeypatch.syspath_prepend(str(tmp_path))
    written = []

    def write(**texts):
        for name, text in texts.items():
            (tmp_path / f"{name}.py").write_text(text, "utf-8")
            written.append(name)

    yield write
    for name in written:
        sys.modules.pop(name, None)


@pytest.fixture
def parent(qapp):
    return QObject()


def test_a_module_of_the_engine_is_loaded_in_another_thread_and_told_in_this_one(qtbot, modules, parent):
    modules(slow_to_load=_THREAD)
    told = []
    late = LateModules(LateList(("slow_to_load",), ()), parent)
    assert not late.loaded
    late.ready.connect(lambda: told.append(threading.get_ident()))
    qtbot.waitUntil(lambda: late.loaded)
    assert told == [threading.get_ident()]
    assert threading.get_ident() != sys.modules["slow_to_load"].THREAD


def test_a_module_that_draws_is_loaded_in_this_thread(qtbot, modules, parent):
    modules(painting=_THREAD)
    late = LateModules(LateList((), ("painting",)), parent)
    qtbot.waitUntil(lambda: late.loaded)
    assert threading.get_ident() == sys.modules["painting"].THREAD


def test_what_is_loaded_already_is_ready_at_once(parent):
    assert LateModules(LateList(("sys",), ("threading",)), parent).loaded


def test_a_module_that_cannot_be_loaded_is_reported_and_does_not_hold_up_the_rest(qtbot, modules, parent):
    modules(broken="raise OSError('no such font')\n")
    late = LateModules(LateList((), ("broken",)), parent)
    with qtbot.captureExceptions() as caught:
        qtbot.waitUntil(lambda: late.loaded)
    assert [str(error) for _kind, error, _trace in caught] == ["no such font"]


def test_closing_ends_the_thread_and_loads_nothing_more(qtbot, modules, parent):
    modules(
        first="import threading\nGO = threading.Event()\nBEGUN = threading.Event()\nBEGUN.set()\nGO.wait(5)\n",
        second="",
    )
    late = LateModules(LateList(("first", "second"), ()), parent)
    qtbot.waitUntil(lambda: "first" in sys.modules and hasattr(sys.modules["first"], "BEGUN"))
    late.stop()
    sys.modules["first"].GO.set()
    late.close()
    assert not any(thread.name == "leitong-loading" for thread in threading.enumerate())
    assert "second" not in sys.modules
    qtbot.wait(50)
    assert not late.loaded


def test_closing_before_the_beginning_leaves_all_unloaded(qtbot, modules, parent):
    modules(never="")
    late = LateModules(LateList((), ("never",)), parent, after=1)
    late.close()
    qtbot.wait(30)
    assert "never" not in sys.modules


_IN_A_FRESH_PROCESS = """
import sys, threading
from pathlib import Path

def watch(event, arguments):
    seen = here if threading.current_thread() is threading.main_thread() else elsewhere
    if event == "exec" and hasattr(arguments[0], "co_filename"):
        seen.append(Path(arguments[0].co_filename).with_suffix("").as_posix().replace("/", "."))
    elif event == "import" and seen is elsewhere:
        elsewhere.append(arguments[0])

def main():
    import leitong
    from leitong.gui.app import begin, make_application, make_window
    from leitong.gui.late_modules import LateModules
    from leitong.presenters.settings import Settings
    from PySide6.QtTest import QTest
    sys.addaudithook(watch)
    application = make_application()
    window = make_window(language="en", theme="light")
    window.show()
    begin(window, Settings(), (), False)
    here.clear()
    late = lambda: window.findChildren(LateModules)
    for _turn in range(int(sys.argv[1])):
        QTest.qWait(10)
        if len(late()) == 3 and all(one.loaded for one in late()):
            break
    window.close()
    print("left:", [thread.name for thread in threading.enumerate() if thread.name.startswith("leitong")])
    print("drawn elsewhere:", [name for name in elsewhere if any(part in name for part in drawing)])
    print("engine elsewhere:", any(name.endswith("leitong.analysis") for name in elsewhere))
    # the whole path, as the folder of the clone may be named leitong too
    package = Path(leitong.__file__).parent.as_posix().replace("/", ".") + "."
    engine = [name.removeprefix(package) for name in here if name.startswith(package)]
    print("engine here:", [name for name in engine if not name.startswith("gui")])
    print("plots:", "pyqtgraph" in sys.modules, "library:", "leitong.gui.library.page" in sys.modules)

here, elsewhere = [], []
drawing = ("leitong.gui", "pyqtgraph", "PySide6", "shiboken")
if __name__ == "__main__":
    main()
"""


def _lines(tmp_path, turns):
    script = tmp_path / "window.py"
    script.write_text(_IN_A_FRESH_PROCESS, "utf-8")
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", str(script), str(turns)],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_what_draws_is_imported_in_the_windows_thread_and_the_engine_in_another(tmp_path):
    assert _lines(tmp_path, turns=5000) == [
        "left: []",
        "drawn elsewhere: []",
        "engine elsewhere: True",
        "engine here: []",
        "plots: True library: True",
    ]


@pytest.mark.parametrize("turns", [0, 5, 30])
def test_a_window_that_is_closed_while_it_loads_leaves_no_thread(tmp_path, turns):
    assert _lines(tmp_path, turns)[:2] == ["left: []", "drawn elsewhere: []"]
