"""Folders that were watched at the last end are watched again, before anybody looks at the Library."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from leitong.gui.library.host import LibraryHost
from leitong.gui.library.process import LibraryProcess
from leitong.gui.tokens import LIGHT
from leitong.presenters.library.memory import LibraryMemory
from leitong.scan.scan import scan

PATIENCE = 60_000
TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"


@pytest.fixture
def memory(tmp_path):
    return LibraryMemory(tmp_path / "home")


@pytest.fixture
def host(qtbot, memory):
    parent = QObject()
    host = LibraryHost(memory, LIGHT, parent)
    qtbot.addWidget(host.strip)
    yield host
    host.close()


def test_nothing_is_loaded_where_nothing_is_watched(host):
    host.wake()
    assert host.findChild(LibraryProcess) is None


def test_a_file_that_came_while_the_window_was_closed_is_found(host, memory, qtbot, tmp_path):
    folder, library = tmp_path / "texts", memory.first
    folder.mkdir()
    (folder / "a.txt").write_text(TEXT, "utf-8")
    (tmp_path / "home" / "libraries").mkdir(parents=True)
    for _event in scan([folder], library, processes=1):
        pass
    memory.keep(replace(memory.of(library), watched=(str(folder),)))
    (folder / "b.txt").write_text(TEXT * 2, "utf-8")
    host.wake()
    qtbot.waitUntil(lambda: host.presenter.state.documents == 2, timeout=PATIENCE)
    assert [row.watched for row in host.presenter.state.sources] == [True]
