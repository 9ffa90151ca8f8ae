"""The names of files may be bytes that are no text in any encoding; the window passes them on as they are."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices

from leitong.gui.library.aside import Aside
from leitong.gui.library.explore import Explore
from leitong.gui.library.filing_rows import FilingRows
from leitong.gui.library.groups_view import GroupsView
from leitong.gui.library.middle import show_in_folder
from leitong.gui.library.pictures_list import PicturesList
from leitong.gui.library.ranks_view import RanksView
from leitong.gui.library.sources import SourcesPanel
from leitong.gui.tokens import LIGHT

NAME = os.fsdecode(b"/texts/caf\xe9.txt")


@pytest.mark.parametrize(
    ("widget", "signal", "told"),
    [
        (Aside, "taken", (NAME,)),
        (Explore, "compare_asked", (NAME, NAME)),
        (Explore, "links_asked", (NAME,)),
        (FilingRows, "toggled", (NAME,)),
        (GroupsView, "compare_asked", (NAME, NAME)),
        (GroupsView, "filing_asked", ("trash", 0, NAME)),
        (PicturesList, "compare_asked", (NAME, NAME)),
        (RanksView, "links_asked", (NAME,)),
        (SourcesPanel, "role_chosen", (NAME, "scan")),
        (SourcesPanel, "removed", (NAME,)),
        (SourcesPanel, "watched", (NAME, True)),
    ],
)
def test_a_name_that_is_no_text_is_told_whole(qtbot, widget, signal, told):
    made = widget(LIGHT)
    qtbot.addWidget(made)
    heard = []
    getattr(made, signal).connect(lambda *values: heard.append(values))
    getattr(made, signal).emit(*told)
    assert heard == [told]


def test_two_files_of_a_library_are_compared_whatever_they_are_called(window, qtbot, tmp_path):
    paths = [os.fsdecode(os.fsencode(tmp_path) + name) for name in (b"/caf\xe9.txt", b"/other\xff.txt")]
    try:
        for path in paths:
            Path(path).write_text("The library stays open until ten, and the reading room all night. " * 4)
    except OSError:
        pytest.skip("this disk takes no such name")
    window.library.compare_files(*paths, ())
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    assert [window.presenter.state.slot(side).source.value for side in ("a", "b")] == paths


def test_a_folder_is_shown_whatever_it_is_called(monkeypatch):
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", asked.append)
    show_in_folder(os.fsdecode(b"/caf\xe9/x.txt"))
    assert [bytes(url.toEncoded().data()) for url in asked] == [b"file:///caf%E9"]
