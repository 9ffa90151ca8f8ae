import gc
import os
import signal
import sys
import weakref

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAction, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
)

from leitong.gui.app import Reporter
from leitong.gui.chips import Chip
from leitong.gui.ctrl_hold import CtrlHold
from leitong.gui.drops import DropZone
from leitong.gui.header import Header
from leitong.gui.notices import Notices
from leitong.gui.overlay import Overlay
from leitong.gui.palette import Palette
from leitong.gui.panel_tabs import PanelTabs
from leitong.gui.slots import SlotCard
from leitong.messages import Message
from leitong.presenters.actions import ACTIONS
from leitong.presenters.samples import SAMPLES
from leitong.presenters.state import Notice, Phase

COPY = Qt.DropAction.CopyAction
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def compared(window, qtbot):
    window.presenter.open_pair(*SAMPLES[0].sources)
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    return window


def slot(window, side):
    return next(
        card for card in window.findChildren(SlotCard) if card.accessibleName().startswith(f"Side {side}")
    )


def drop(widget, place, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    entering = QDragEnterEvent(place, COPY, data, LEFT, NONE)
    QApplication.sendEvent(widget, entering)
    dropping = QDropEvent(QPointF(place), COPY, data, LEFT, NONE)
    QApplication.sendEvent(widget, dropping)
    return entering.isAccepted() and dropping.isAccepted()


def test_it_opens_with_two_empty_sides_and_three_samples(window):
    texts = [button.text() for button in window.findChildren(QAbstractButton)]
    assert slot(window, "A").isVisible() and slot(window, "B").isVisible()
    assert {sample.title for sample in SAMPLES} <= set(texts)


def test_a_sample_is_compared_in_another_process(compared):
    assert compared.worker.process_id not in (None, os.getpid())
    assert compared.findChild(Header).isVisible()


def test_a_file_dropped_on_the_right_half_becomes_b(window, qtbot, tmp_path):
    path = tmp_path / "图书馆 notes.txt"
    path.write_text("Notes about the library. " * 20, "utf-8")
    assert drop(window, QPoint(window.width() - 40, 300), path)
    qtbot.waitUntil(lambda: window.presenter.state.b.phase is Phase.READY, timeout=20_000)
    assert "图书馆 notes.txt" in slot(window, "B").accessibleName()


def test_a_single_file_can_be_asked_about_in_the_library(window, qtbot, tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("Notes about the library. " * 20, "utf-8")
    drop(window, QPoint(300, 300), path)
    qtbot.waitUntil(lambda: window.presenter.state.a.phase is Phase.READY, timeout=20_000)
    seen = next(
        button for button in slot(window, "A").findChildren(QPushButton) if button.text() == "Seen before?"
    )
    assert seen.isVisible()
    with qtbot.waitSignal(window.library.entered):
        seen.click()


def test_two_files_dropped_over_a_text_pane_are_compared(compared, qtbot, tmp_path):
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path in paths:
        path.write_text("One and the same text for both sides. " * 10)
    before = compared.presenter.state.comparison
    pane = compared.findChildren(QPlainTextEdit)[0]
    assert drop(pane.viewport(), QPoint(20, 20), *paths)
    qtbot.waitUntil(lambda: compared.presenter.state.comparison is not before, timeout=20_000)
    assert compared.presenter.state.comparison.a.document.source == str(paths[0])


def test_three_dropped_files_are_the_librarys(window, tmp_path):
    for name in "abc":
        (tmp_path / name).write_text("A text that stands in three files. " * 20)
    drop(window, QPoint(300, 300), *(tmp_path / name for name in "abc"))
    assert window.screens.shows_library


def test_ctrl_v_pastes_into_the_empty_side(window, qtbot):
    QGuiApplication.clipboard().setText("Some words that were copied from elsewhere. " * 5)
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.presenter.state.a.phase is Phase.READY, timeout=20_000)
    assert window.presenter.state.a.source.name == ""


def test_single_letters_work_over_a_text_pane_and_not_in_a_field(compared, qtbot):
    pane = compared.findChildren(QPlainTextEdit)[0]
    pane.setFocus()
    QTest.keyClick(pane, Qt.Key.Key_U)
    assert compared.presenter.state.review.mark.value == "copied"
    compared.do("note")
    field = compared.findChild(Header).findChild(QLineEdit)
    QTest.keyClicks(field, "uwx")
    assert field.text() == "uwx"
    assert compared.presenter.state.review.mark.value == "copied"


def test_a_note_is_kept_when_the_field_is_left(compared):
    compared.do("note")
    field = compared.findChild(Header).findChild(QLineEdit)
    field.clear()
    QTest.keyClicks(field, "seen")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert compared.presenter.state.review.note == "seen"


def test_a_half_written_note_does_not_move_to_the_next_pair(compared, qtbot):
    compared.do("note")
    field = compared.findChild(Header).findChild(QLineEdit)
    QTest.keyClicks(field, "about the news")
    before = compared.presenter.state.comparison
    compared.presenter.open_pair(*SAMPLES[1].sources)
    qtbot.waitUntil(lambda: compared.presenter.state.comparison is not before, timeout=20_000)
    assert field.text() == ""


def test_what_is_on_is_marked_in_the_menu(compared):
    compared.do("why")
    assert compared.table["why"].isChecked() and not compared.table["keywords"].isChecked()
    compared.do("keywords")
    assert compared.table["keywords"].isChecked() and not compared.table["why"].isChecked()
    compared.do("keywords")
    assert not compared.table["keywords"].isChecked()


def test_the_palette_runs_what_is_picked(compared):
    compared.findChild(PanelTabs).mark(None)
    compared.do("palette")
    field = QApplication.focusWidget()
    QTest.keyClicks(field, "wsm")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert compared.findChild(PanelTabs).buttons["why"].isChecked()


def test_the_palette_offers_last_what_cannot_be_done(window):
    window.do("palette")
    listed = window.findChild(Palette).findChild(QListWidget)
    names = [listed.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(listed.count())]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert names.index("Next passage") > names.index("Quit")
    assert names[0] == "Open A…"


def test_escape_puts_the_palette_away_and_the_keyboard_back(compared):
    pane = compared.findChildren(QPlainTextEdit)[0]
    pane.setFocus()
    compared.do("palette")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is pane
    assert compared.presenter.state.comparison is not None


@pytest.mark.parametrize("screen", ["compare", "settings", "lab", "library"])
def test_whatever_tab_reaches_has_a_name(window, screen):
    window.do(screen)
    reached, nameless = set(), []
    for _step in range(60):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here in reached:
            break
        reached.add(here)
        if not QAccessible.queryAccessibleInterface(here).text(QAccessible.Text.Name):
            nameless.append(here)
    assert len(reached) > 3
    assert nameless == []


def test_holding_ctrl_shows_the_keys_until_it_is_let_go(window, qtbot):
    QTest.keyPress(window, Qt.Key.Key_Control)
    qtbot.waitUntil(window.keys().isVisible, timeout=3_000)
    QTest.keyRelease(window.keys(), Qt.Key.Key_Control)
    assert window.keys().isHidden()


def test_ctrl_with_a_letter_does_not_show_the_keys(window, qtbot):
    QTest.keyPress(window, Qt.Key.Key_Control)
    QTest.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert not window.findChild(CtrlHold).waiting


def test_the_theme_can_be_forced_and_is_kept(window):
    window.do("theme")
    assert window.dress.settings.text("theme") == "dark"
    assert QApplication.palette().window().color().name() == "#1e2227"


def test_another_language_changes_the_window_and_keeps_the_pair(compared):
    compared.dress.settings.set("language", "zh")
    assert compared.presenter.state.comparison is not None
    assert compared.rail.findChild(QToolButton).text() == "比较"
    compared.dress.settings.set("language", "en")
    assert compared.rail.findChild(QToolButton).text() == "Compare"


def test_what_another_language_replaces_is_let_go(compared):
    def change():
        for language in ("zh", "en"):
            compared.dress.settings.set("language", language)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return len(QApplication.allWidgets()), len(compared.findChildren(QAction))

    change()
    old = weakref.ref(compared.page)
    assert change() == change()
    assert old() is None


def test_a_chip_offers_other_readings_of_its_file(compared):
    chip = compared.findChildren(Chip)[0]
    chip.menu().aboutToShow.emit()
    encoding = next(action.menu() for action in chip.menu().actions() if action.menu())
    assert any("GB18030" in action.text() for action in encoding.actions())


def test_cancel_kills_what_runs_and_a_new_process_is_ready(window, qtbot, tmp_path):
    big = tmp_path / "big.txt"
    big.write_text("很长的一篇文章，" * 400_000, "utf-8")
    window.presenter.opening.paths([str(big)], "a")
    before = window.worker.process_id
    window.do("cancel")
    assert window.presenter.state.a.phase is Phase.EMPTY
    assert window.worker.process_id not in (None, before)


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
def test_a_killed_process_is_noticed_and_the_next_try_works(window, qtbot, tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("Enough words to be read by the process. " * 9)
    window.worker.warm()
    window.presenter.opening.paths([str(path)], "a")
    os.kill(window.worker.process_id, signal.SIGKILL)
    qtbot.waitUntil(lambda: window.presenter.state.a.phase is Phase.FAILED, timeout=20_000)
    window.presenter.opening.again("a")
    qtbot.waitUntil(lambda: window.presenter.state.a.phase is Phase.READY, timeout=20_000)


def test_an_uncaught_error_becomes_a_notice_with_a_report(window):
    reporter = Reporter(window)
    reporter.caught.connect(window.show_notice)
    try:
        raise KeyError("lost")
    except KeyError as error:
        reporter.catch(type(error), error, error.__traceback__)
    bar = window.findChild(Notices).bars()[0]
    assert "KeyError" in bar.accessibleName()
    button = next(button for button in bar.findChildren(QAbstractButton) if button.text() == "Copy report")
    button.click()
    assert "Traceback" in QGuiApplication.clipboard().text()


def test_the_same_notice_is_shown_once(window):
    for _time in range(3):
        window.show_notice(Notice(Message("Once")))
    bars = [
        child for child in window.findChild(Notices).children() if child.isWidgetType() and child.isVisible()
    ]
    assert len(bars) == 1


def test_every_action_of_the_table_can_be_done(window):
    assert all(window.table[action.name].text() for action in ACTIONS)


@pytest.mark.parametrize("screen", ["compare", "keywords", "why", "settings", "palette", "help"])
def test_every_button_in_sight_has_a_name(compared, screen):
    compared.do(screen)
    nameless = [
        (button.parent(), button.toolTip())
        for button in compared.findChildren(QAbstractButton)
        if button.isVisible() and not (button.text() or button.accessibleName())
        if not (button.objectName().startswith("qt_") or isinstance(button.parent(), QLineEdit))
    ]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert nameless == []


def test_a_panel_takes_the_keyboard_and_gives_it_back(compared):
    compared.page.prepare().why.parentWidget().hide()
    compared.do("focus-b")
    text = compared.focusWidget()
    compared.do("why")
    assert type(compared.focusWidget()).__name__ == "VotesPlot"
    compared.do("why")
    assert compared.focusWidget() is text


def test_a_note_that_is_done_gives_the_keyboard_back(compared):
    compared.do("focus-a")
    text = compared.focusWidget()
    compared.do("note")
    QTest.keyClicks(compared.focusWidget(), "seen")
    QTest.keyClick(compared.focusWidget(), Qt.Key.Key_Return)
    assert compared.focusWidget() is text


def test_the_head_says_that_it_still_tells_of_the_pair_before(compared, qtbot, read):
    head = compared.page.prepare().header
    head.show_waiting(True)
    qtbot.waitUntil(lambda: "Still the pair before" in read(head))
    head.show_waiting(False)
    assert "Still the pair before" not in read(head)


def test_the_page_of_keys_fits_into_the_smallest_window(window):
    size = window.size()
    window.resize(window.minimumSize())
    window.do("help")
    panel = window.keys().panel
    assert panel.sizeHint().width() <= panel.width()
    assert panel.sizeHint().height() <= panel.height()
    window.keys().dismiss()
    window.resize(size)


def test_a_struck_paragraph_is_taken_back_by_ctrl_z_and_struck_again_by_ctrl_shift_z(compared, qtbot):
    struck = []

    def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(compared.page.prepare().texts, key, modifiers)
        qtbot.waitUntil(lambda: compared.presenter.state.progress is None, timeout=20_000)
        struck.append(compared.presenter.state.comparison.rules.struck_a)

    compared.page.prepare().settled().texts.focus_side("a")
    press(Qt.Key.Key_S)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [len(spans) for spans in struck] == [1, 0, 1, 0]


def test_what_is_taken_back_in_the_library_is_not_what_was_struck_in_a_text(compared, qtbot):
    compared.page.prepare().settled().texts.focus_side("a")
    compared.do("strike")
    qtbot.waitUntil(lambda: compared.presenter.state.progress is None, timeout=20_000)
    compared.do("library")
    compared.do("undo")
    assert len(compared.presenter.state.choice.rules.struck_a) == 1
    compared.do("compare")
    compared.do("undo")
    qtbot.waitUntil(lambda: compared.presenter.state.progress is None, timeout=20_000)
    assert compared.presenter.state.comparison.rules.usual


def test_the_keyboard_need_not_go_back_where_nothing_is_any_more(window):
    button = QToolButton(window)
    button.show()
    button.setFocus()
    window.do("help")
    shiboken6.delete(button)
    QTest.keyClick(window.keys(), Qt.Key.Key_Escape)
    assert window.keys().isHidden()


def test_another_language_leaves_no_panel_of_the_one_before(window, qtbot):
    window.do("help")
    window.do("palette")
    before = [*window.findChildren(Overlay), *window.findChildren(DropZone)]
    window.dress.settings.set("language", "zh")
    qtbot.waitUntil(lambda: not any(map(shiboken6.isValid, before)))
    window.do("help")
    assert len(window.findChildren(Overlay)) == len(window.findChildren(DropZone)) == 1
    window.dress.settings.set("language", "en")
