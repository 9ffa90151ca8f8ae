"""File actions in the real window, done by its real process."""

import os

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QPushButton, QToolButton

from leitong.gui.library.filing_page import FilingPage
from leitong.gui.library.filing_rows import FilingRows
from leitong.gui.library.journal_page import JournalPage

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。\n" * 2
OTHER = "The harbour office will publish the timetable on Monday, and copies are free at the pier.\n" * 2
NAMES = {"a.txt": TEXT, "b.txt": TEXT, "c.txt": TEXT, "x.txt": OTHER, "y.txt": OTHER}
PATIENCE = 60_000  # milliseconds, of which a busy machine needs some to start the reading processes


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory):
    """The process finds the trash by these; it is started by the first test."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        patch.setenv("XDG_DATA_HOME", str(home / "data"))
        yield home


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("文件")
    for age, (name, text) in enumerate(NAMES.items(), 1):
        (folder / name).write_text(text, "utf-8")
        os.utime(folder / name, (age, age))
    return folder


@pytest.fixture
def scanned(window, qtbot, folder):
    """The window with the Library in sight; all that an earlier test did is undone."""
    presenter = window.library.presenter
    if not presenter.state.documents:
        presenter.add([str(folder)])
    qtbot.waitUntil(lambda: presenter.state.documents == 5 and presenter.state.scan is None, timeout=PATIENCE)
    window.do("library")
    while presenter.put_answer_away():
        pass
    presenter.choose_group(0)
    yield window
    while presenter.undoing.done:
        before = len(presenter.undoing.done)
        presenter.undoing.take_last_back()
        qtbot.waitUntil(lambda before=before: len(presenter.undoing.done) < before, timeout=PATIENCE)


@pytest.fixture
def page(scanned):
    return scanned.library.page.findChild(FilingPage)


@pytest.fixture
def listed(scanned, qtbot):
    """Clicks a button of the chosen group, and waits for the list."""
    presenter = scanned.library.presenter

    def ask(action):
        button(scanned.library.page.detail, action).click()
        qtbot.waitUntil(
            lambda: presenter.state.filing is not None and presenter.state.filing.rows is not None,
            timeout=PATIENCE,
        )

    return ask


@pytest.fixture
def done(scanned, page, qtbot):
    """Clicks the button that carries the list out, and waits for the end."""
    presenter = scanned.library.presenter

    def carry_out():
        qtbot.waitUntil(lambda: presenter.state.filing.acting > 0, timeout=PATIENCE)
        page.go_button.click()
        qtbot.waitUntil(lambda: presenter.state.filing is None, timeout=PATIENCE)

    return carry_out


def button(widget, text):
    return next(one for one in widget.findChildren(QPushButton) if one.text() == text)


def lines(page):
    rows = page.findChild(FilingRows).model()
    return [rows.index(line, 0).data() for line in range(rows.rowCount())]


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_the_list_is_shown_in_the_page_before_anything_is_done(listed, page, folder):
    listed("Trash…")
    assert page.isVisible()
    assert [line.split(".")[0] for line in lines(page)] == ["a", "b", "c"]
    assert "to the trash. The copy that stays has the same bytes." in lines(page)[1]
    assert page.go_button.text() == "Put 2 files into the trash"
    assert names(folder) == sorted(NAMES)


def test_escape_goes_back_and_nothing_was_done(listed, page, scanned, folder):
    listed("Trash…")
    QTest.keyClick(page.findChild(FilingRows), Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert scanned.screens.shows_library
    assert names(folder) == sorted(NAMES)


def test_space_and_a_click_on_the_tick_leave_a_file_out(listed, page, scanned, qtbot):
    listed("Trash…")
    rows = page.findChild(FilingRows)
    rows.setCurrentIndex(rows.model().index(1, 0))
    QTest.keyClick(rows, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.go_button.text() == "Put 1 file into the trash", timeout=PATIENCE)
    tick = rows.model().index(2, 0)
    assert tick.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    place = rows.visualRect(tick).topLeft() + QPoint(24, 14)
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    qtbot.waitUntil(lambda: not page.go_button.isEnabled(), timeout=PATIENCE)
    assert scanned.library.presenter.state.filing.acting == 0


def test_delete_lists_what_can_go_of_the_group_or_only_the_file_it_is_pressed_on(page, scanned, qtbot):
    groups = scanned.library.page.middle.groups
    groups.setFocus()
    groups.setCurrentIndex(groups.model().index(0, 0))
    QTest.keyClick(groups, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: page.go_button.text() == "Put 2 files into the trash", timeout=PATIENCE)
    page.cancel_button.click()
    QTest.keyClick(groups, Qt.Key.Key_Right)
    groups.setCurrentIndex(groups.model().index(3, 0))
    QTest.keyClick(groups, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: page.go_button.text() == "Put 1 file into the trash", timeout=PATIENCE)


def test_files_go_to_the_trash_and_ctrl_z_brings_them_back(listed, done, scanned, qtbot, folder):
    listed("Trash…")
    done()
    assert names(folder) == ["a.txt", "x.txt", "y.txt"]
    assert button(scanned.notices, "Undo").isVisible()
    QTest.keyClick(scanned, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: names(folder) == sorted(NAMES), timeout=PATIENCE)
    qtbot.waitUntil(
        lambda: not any(one.text() == "Undo" for one in scanned.notices.findChildren(QPushButton)),
        timeout=PATIENCE,
    )


def test_the_undo_of_the_notice_brings_them_back(listed, done, scanned, qtbot, folder):
    listed("Link…")
    done()
    assert (folder / "a.txt").samefile(folder / "b.txt")
    button(scanned.notices, "Undo").click()
    qtbot.waitUntil(lambda: not (folder / "a.txt").samefile(folder / "b.txt"), timeout=PATIENCE)


def test_a_move_asks_for_its_folder_first(listed, done, page, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    listed("Move…")
    assert str(tmp_path) in page.folder.text()
    done()
    assert names(tmp_path) == ["b.txt", "c.txt"]


def test_a_move_without_a_folder_is_none(scanned, page, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    button(scanned.library.page.detail, "Move…").click()
    assert scanned.library.presenter.state.filing is None
    assert not page.isVisible()


def test_all_groups_are_listed_by_kind(scanned, page, qtbot):
    scanned.do("trash-copies")
    qtbot.waitUntil(lambda: page.go_button.text() == "Put 3 files into the trash", timeout=PATIENCE)
    chips = [chip for chip in page.findChildren(QToolButton) if chip.isCheckable()]
    assert [chip.isChecked() for chip in chips] == [True, True, False, False]
    for chip in chips[:2]:
        chip.click()
    qtbot.waitUntil(lambda: not page.go_button.isEnabled(), timeout=PATIENCE)


def test_symbolic_links_are_made_where_they_are_wished(listed, page, qtbot):
    listed("Link…")
    box = next(one for one in page.findChildren(QCheckBox) if one.text() == "Symbolic links")
    assert "hard link" in lines(page)[1]
    box.click()
    qtbot.waitUntil(lambda: "symbolic link" in lines(page)[1], timeout=PATIENCE)
    box.click()


def test_nothing_is_done_while_a_scan_runs(listed, page, scanned, qtbot):
    listed("Trash…")
    presenter = scanned.library.presenter
    presenter.scan()
    presenter.pause()
    assert not page.go_button.isEnabled()
    assert "A scan is running" in page.total.text()
    presenter.stop()
    qtbot.waitUntil(lambda: presenter.state.scan is None, timeout=PATIENCE)
    assert page.go_button.isEnabled()


def test_the_journal_takes_any_action_back(listed, done, scanned, qtbot, folder):
    listed("Trash…")
    done()
    scanned.do("file-journal")
    journal = scanned.library.page.findChild(JournalPage)
    qtbot.waitUntil(lambda: len(lines(journal)) > 0, timeout=PATIENCE)
    assert lines(journal)[0].startswith("Trashed: 2 files")
    journal.findChild(FilingRows).setCurrentIndex(journal.findChild(FilingRows).model().index(0, 0))
    button(journal, "Undo this action").click()
    qtbot.waitUntil(lambda: names(folder) == sorted(NAMES), timeout=PATIENCE)
    qtbot.waitUntil(lambda: "put back 2" in lines(journal)[0], timeout=PATIENCE)
    assert not button(journal, "Undo this action").isEnabled()


def test_another_language_keeps_the_list(listed, page, scanned, qtbot):
    listed("Trash…")
    scanned.dress.settings.set("language", "zh")
    scanned.do("library")
    shown = scanned.library.page.findChild(FilingPage)
    assert shown.go_button.text() == "2 个文件移入回收站"
    scanned.dress.settings.set("language", "en")
