import sys
import threading

from PySide6.QtCore import QObject

from leitong.gui.late_modules import LateModules


def test_a_module_is_loaded_in_another_thread_and_told_in_this_one(qtbot, tmp_path, monkeypatch):
    (tmp_path / "slow_to_load.py").write_text("import threading\nTHREAD = threading.get_ident()\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    parent, told = QObject(), []
    late = LateModules(["slow_to_load"], parent)
    assert not late.loaded
    late.ready.connect(lambda: told.append(threading.get_ident()))
    qtbot.waitUntil(lambda: late.loaded)
    assert told == [threading.get_ident()]
    assert threading.get_ident() != sys.modules.pop("slow_to_load").THREAD


def test_what_is_loaded_already_is_ready_at_once(qapp):
    assert LateModules(["sys", "threading"], qapp).loaded
