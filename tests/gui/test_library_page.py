"""The Library in the real window, kept by its real process."""

import os
import signal
import sys

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QToolButton

from leitong.gui.library.groups_model import ROW
from leitong.gui.library.process import LibraryProcess
from leitong.gui.library.rows_view import RowsView

COPY = Qt.DropAction.CopyAction
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
LINES = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。",
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
    "天气预报说，明天上午多云转晴，午后有阵雨，气温略有回升，出门的人请带好雨具，注意路上安全。",
    "港务局将在星期一公布新的船期表，印好的册子可以在码头的窗口免费领取，老人和孩子可以优先上船。",
)
NEWS = "The harbour office will publish the new timetable on Monday, and printed copies are free. " * 4
PATIENCE = 60_000  # milliseconds, of which a busy machine needs some to start the reading processes


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("文件 夹")
    texts = {
        "whole.txt": "".join(LINES),
        "copy.txt": "".join(LINES),
        "shorter.txt": "".join(LINES[:4]),
        "news 1.txt": NEWS,
        "news 2.txt": NEWS,
        "empty.txt": "",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def drop(widget, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place = QPoint(300, 300)
    QApplication.sendEvent(widget, QDragEnterEvent(place, COPY, data, LEFT, NONE))
    QApplication.sendEvent(widget, QDropEvent(QPointF(place), COPY, data, LEFT, NONE))


@pytest.fixture
def scanned(window, qtbot, folder):
    """The window with the Library in sight, and the folder scanned; the first test waits for that."""
    presenter = window.library.presenter
    if not presenter.state.documents:
        drop(window, folder)
        qtbot.waitUntil(
            lambda: presenter.state.documents == 6 and presenter.state.scan is None, timeout=PATIENCE
        )
    window.do("library")
    presenter.put_answer_away()
    return window


def lines(table):
    return [table.model().index(line, 0).data() for line in range(table.model().rowCount())]


@pytest.fixture
def table(scanned):
    return scanned.library.page.middle.groups


def test_a_folder_dropped_anywhere_is_scanned_into_groups(scanned, table):
    assert scanned.screens.shows_library
    assert len(lines(table)) == 2
    assert "3 files" in lines(table)[0]


def test_the_start_leads_back_to_the_library(scanned):
    scanned.presenter.clear()
    scanned.do("compare")
    page = scanned.page
    row = next(one for one in page.findChildren(QPushButton) if one.toolTip().endswith(".leitong"))
    assert row.isVisible() and row.text() == "Library"
    QTest.mouseClick(row, LEFT)
    assert scanned.screens.shows_library


def test_ctrl_1_and_ctrl_2_go_between_the_screens(scanned):
    QTest.keyClick(scanned, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert not scanned.screens.shows_library
    QTest.keyClick(scanned, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert scanned.screens.shows_library


def test_the_arrows_open_and_close_a_group(table):
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert len(lines(table)) == 5
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.currentIndex().data(ROW).best
    QTest.keyClick(table, Qt.Key.Key_Left)
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert len(lines(table)) == 2


def test_a_group_that_is_rested_on_is_looked_at_closely(scanned, table, qtbot):
    table.setCurrentIndex(table.model().index(0, 0))
    state = scanned.library.presenter
    qtbot.waitUntil(
        lambda: state.state.group is not None and state.state.group.matrix is not None, timeout=PATIENCE
    )
    assert scanned.library.page.detail.isVisible()


def test_a_group_that_comes_back_in_a_small_window_fills_it(scanned, table, qtbot):
    scanned.resize(1024, 700)
    table.setCurrentIndex(table.model().index(0, 0))
    page = scanned.library.page
    qtbot.waitUntil(page.detail.isVisible, timeout=PATIENCE)
    page.show_view("search")
    page.show_view("groups")
    QApplication.sendPostedEvents()
    right_edge = page.detail.mapTo(page, page.detail.rect().topRight()).x()
    scanned.resize(1280, 800)
    assert right_edge == 1024 - 80 - 1


def test_enter_compares_the_best_copy_with_the_next(scanned, table, qtbot):
    table.setCurrentIndex(table.model().index(0, 0))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert not scanned.screens.shows_library
    qtbot.waitUntil(lambda: scanned.presenter.state.comparison is not None, timeout=PATIENCE)
    assert scanned.presenter.state.a.source.name in ("whole.txt", "copy.txt")


def test_letters_of_a_comparison_do_nothing_while_it_is_out_of_sight(scanned, table, qtbot):
    table.setFocus()
    before = scanned.presenter.state.review.mark
    QTest.keyClicks(table, "uxw")
    assert scanned.presenter.state.review.mark is before
    assert not scanned.table["mark"].isEnabled()


def test_ctrl_f_filters_by_name_and_escape_shows_all_again(scanned, table, qtbot):
    QTest.keyClick(scanned, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "NEWS")
    qtbot.waitUntil(lambda: len(lines(table)) == 1)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(lines(table)) == 2)
    assert scanned.screens.shows_library


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Escape])
def test_these_keys_lead_from_the_filter_to_the_groups(scanned, table, key):
    table.setCurrentIndex(QModelIndex())
    QTest.keyClick(scanned, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(QApplication.focusWidget(), key)
    assert QApplication.focusWidget() is table
    assert table.currentIndex().row() == 0


def test_problems_are_listed_with_their_reasons(scanned):
    page = scanned.library.page
    page.show_problems()
    (line,) = lines(page.findChild(RowsView))
    assert line.startswith("empty.txt")
    assert page.back()
    assert not page.findChild(RowsView).isVisible()


def test_the_group_that_was_chosen_stands_aside_for_problems(scanned, qtbot):
    page = scanned.library.page
    scanned.library.presenter.choose_group(0)
    qtbot.waitUntil(page.detail.isVisible)
    page.show_problems()
    assert not page.detail.isVisible()
    assert page.back()
    assert page.detail.isVisible()


def test_one_file_dropped_on_the_library_is_asked_about(scanned, qtbot, folder, tmp_path):
    asked = tmp_path / "asked.txt"
    asked.write_text("".join(LINES[:4]), "utf-8")
    drop(scanned, asked)
    state = scanned.library.presenter
    qtbot.waitUntil(
        lambda: state.state.near is not None and state.state.near.rows is not None, timeout=PATIENCE
    )
    assert state.state.near.rows[0].name == "shorter.txt"
    assert lines(scanned.library.page.findChild(RowsView))[0].startswith("shorter.txt")


def test_space_enter_and_escape_never_stop_a_scan(scanned, qtbot):
    presenter = scanned.library.presenter
    presenter.scan()
    assert scanned.library.strip.isVisible()
    buttons = scanned.library.strip.findChildren(QToolButton)
    assert all(button.focusPolicy() == Qt.FocusPolicy.NoFocus for button in buttons)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(QApplication.focusWidget() or scanned, key)
    scan = presenter.state.scan
    assert scan is None or not (scan.stopping or scan.paused)
    qtbot.waitUntil(lambda: presenter.state.scan is None, timeout=PATIENCE)
    assert not presenter.state.interrupted


def test_another_language_keeps_the_library_and_its_groups(scanned, qtbot):
    scanned.dress.settings.set("language", "zh")
    scanned.do("library")
    assert "3 个文件" in lines(scanned.library.page.middle.groups)[0]
    scanned.dress.settings.set("language", "en")


def test_a_process_that_is_killed_is_replaced_and_the_library_opened_again(scanned, qtbot):
    if sys.platform == "win32":
        pytest.skip("a process is killed by a signal")
    process = scanned.findChild(LibraryProcess)
    before = process.process_id
    os.kill(before, signal.SIGKILL)
    qtbot.waitUntil(lambda: process.process_id not in (None, before), timeout=PATIENCE)
    presenter = scanned.library.presenter
    qtbot.waitUntil(lambda: not presenter.state.loading, timeout=PATIENCE)
    assert presenter.state.documents == 6


def tick_of(window, folder):
    return next(
        one for one in window.findChildren(QToolButton) if one.accessibleName() == f"Watch {folder.name}"
    )


def test_a_folder_is_watched_by_its_tick_and_what_comes_into_it_is_found(scanned, qtbot, folder):
    presenter = scanned.library.presenter
    tick = tick_of(scanned, folder)
    tick.setFocus()
    QTest.keyClick(tick, Qt.Key.Key_Space)
    tick = tick_of(scanned, folder)
    assert tick.isChecked()
    assert tick is QApplication.focusWidget()
    new = folder / "new.txt"
    new.write_text("".join(LINES), "utf-8")
    qtbot.waitUntil(lambda: presenter.state.sources[0].files == 7, timeout=PATIENCE)
    new.unlink()
    qtbot.waitUntil(lambda: presenter.state.sources[0].files == 6, timeout=PATIENCE)
    QTest.keyClick(tick_of(scanned, folder), Qt.Key.Key_Space)
    assert not tick_of(scanned, folder).isChecked()


def test_the_palette_watches_all_folders_or_none(scanned, folder):
    scanned.do("watch-folders")
    assert tick_of(scanned, folder).isChecked()
    scanned.do("watch-folders")
    assert not tick_of(scanned, folder).isChecked()


def test_the_librarys_menu_says_whether_copies_are_kept_out(scanned):
    def entry():
        button = next(
            one for one in scanned.findChildren(QPushButton) if one.toolTip() == "Open another library"
        )
        button.click()
        menu = QApplication.activePopupWidget()
        menu.close()
        return next(one for one in menu.actions() if one.text() == "Keep out what it has already")

    assert not entry().isChecked()
    entry().trigger()
    assert scanned.library.presenter.state.gate
    assert entry().isChecked()
    entry().trigger()
    assert not scanned.library.presenter.state.gate
