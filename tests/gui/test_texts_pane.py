from contextlib import suppress

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.exceptions import capture_exceptions

from leitong.gui.fonts import window_font
from leitong.gui.texts.colours import Colours
from leitong.gui.texts.pane import TextPane
from leitong.gui.tokens import LIGHT
from leitong.presenters.shown_text import Extra, LineKind, ShownText

BODY = "\n".join(
    f"第{number}段。a𠮷b😀c 这是一段足够长的文字，要在窄窗里折成好几行才放得下。" for number in range(200)
)


@pytest.fixture
def pane(qtbot):
    pane = TextPane("a", Colours.of(LIGHT))
    qtbot.addWidget(pane)
    pane.resize(260, 300)
    pane.set_font(window_font(11))
    pane.show_text(ShownText(BODY), {})
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def test_the_text_cannot_be_changed(pane):
    QTest.keyClicks(pane, "x")
    assert pane.toPlainText() == BODY


def test_a_place_is_brought_to_the_asked_height(pane):
    point = BODY.index("第90段")
    pane.scroll_to(point, 120)
    assert abs(pane.sight.height_of(point) - 120) <= pane.spacing.pitch
    assert pane.sight.point_at_height(pane.sight.height_of(point) + 2) == point


def test_the_ends_can_be_reached(pane):
    pane.scroll_to(len(BODY), 0)
    assert pane.sight.visible_span().end == len(BODY)
    pane.scroll_to(0, 100)
    assert pane.sight.visible_span().start == 0


def test_what_lies_out_of_sight_is_far_away(pane):
    pane.scroll_to(BODY.index("第90段"), 0)
    assert pane.sight.height_of(0) < -1000
    assert pane.sight.height_of(len(BODY)) > 1000


def test_the_place_under_the_mouse_counts_code_points(pane):
    point = BODY.index("😀")
    line, unit = pane.shown.place(point)
    rect = pane.cursorRect(QTextCursor(pane.document().findBlockByNumber(line)))
    cursor = pane.textCursor()
    cursor.setPosition(unit)
    left = pane.cursorRect(cursor)
    assert pane.sight.point_at(left.center().toPointF() + QPoint(4, 0)) == point
    assert pane.sight.point_at(QPoint(rect.left() - 6, rect.center().y()).toPointF()) is None


def test_lines_stand_one_and_a_half_high(pane):
    block = pane.firstVisibleBlock()
    lines = block.layout()
    assert lines.lineCount() > 1
    step = lines.lineAt(1).y() - lines.lineAt(0).y()
    assert step >= 1.5 * pane.spacing.em - 1


def test_copying_gives_plain_text_without_the_lines_that_say_what_is_hidden(pane):
    extras = [
        Extra(0, "░ 3 words left out ▸", LineKind.HIDDEN, 0),
        Extra(3, "shown again", LineKind.LEFT_OUT, 0),
    ]
    pane.show_text(ShownText("a😀b\nc", extras), {})
    pane.selectAll()
    copied: QMimeData = pane.createMimeDataFromSelection()
    assert copied.text() == "a😀b\nshown again\nc"
    assert not copied.hasHtml()


def test_a_selection_within_a_line_is_copied_exactly(pane):
    pane.show_text(ShownText("a𠮷b😀c"), {})
    cursor = pane.textCursor()
    cursor.setPosition(1)
    cursor.setPosition(6, QTextCursor.MoveMode.KeepAnchor)
    pane.setTextCursor(cursor)
    assert pane.createMimeDataFromSelection().text() == "𠮷b😀"


def test_a_click_tells_the_place_and_a_drag_does_not(pane, qtbot):
    place = pane.cursorRect().center() + QPoint(20, 0)
    with qtbot.waitSignal(pane.clicked) as clicked:
        QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert clicked.args[0] in (1, 2)
    told = []
    pane.clicked.connect(told.append)
    QTest.mousePress(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseRelease(pane.viewport(), Qt.MouseButton.LeftButton, pos=place + QPoint(60, 0))
    assert told == []


def test_return_on_a_hidden_line_opens_it(pane, qtbot):
    hidden = Extra(0, "░ 3 words left out ▸", LineKind.HIDDEN, 5)
    pane.show_text(ShownText("body", [hidden]), {})
    pane.moveCursor(QTextCursor.MoveOperation.Start)
    with qtbot.waitSignal(pane.opened) as opened:
        QTest.keyClick(pane, Qt.Key.Key_Return)
    assert opened.args == [hidden]


def test_resizing_keeps_the_reader_at_his_place(pane):
    pane.scroll_to(BODY.index("第120段"), 0)
    first = pane.sight.visible_span().start
    pane.resize(500, 300)
    assert abs(pane.sight.visible_span().start - first) < 100


@pytest.mark.parametrize("body", ["", "x", "\n", "a" * 50_000, "一行没有换行的文字" * 5_000])
def test_any_text_can_be_shown_and_scrolled_through(pane, body):
    pane.show_text(ShownText(body), {})
    pane.grab()
    pane.scroll_to(len(body), 100)
    pane.grab()
    assert pane.sight.visible_span().end == len(body)


LONG = "\n".join(f"line {number}" for number in range(10_000))


def test_a_long_text_is_filled_in_by_and_by(pane, qtbot):
    pane.show_text(ShownText(LONG), {})
    assert pane.filling.busy
    assert pane.document().blockCount() < 10_000
    with qtbot.waitSignal(pane.filling.done):
        pass
    assert not pane.filling.busy
    assert pane.toPlainText() == LONG


def test_a_place_not_yet_filled_in_can_be_gone_to_at_once(pane):
    pane.show_text(ShownText(LONG), {})
    pane.scroll_to(LONG.index("line 9000"), 0.0)
    assert pane.sight.visible_span().start == LONG.index("line 9000")


def test_all_of_a_long_text_is_copied_however_early(pane):
    pane.show_text(ShownText(LONG), {})
    pane.setFocus()
    QTest.keyClick(pane, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert pane.createMimeDataFromSelection().text() == LONG


def test_another_text_ends_the_filling_in_of_the_one_before(pane, qtbot):
    pane.show_text(ShownText(LONG), {})
    pane.show_text(ShownText("short"), {})
    qtbot.wait(20)
    assert pane.toPlainText() == "short"


def test_a_drawing_that_fails_leaves_the_next_one_a_whole_pane(pane):
    pane.show_text(ShownText("one\ntwo"), {})
    broken = pytest.MonkeyPatch()
    broken.setattr("leitong.gui.texts.spaced_text.paint_over", lambda *_args: 1 / 0)
    # whether it comes up here or in the hook depends on the version of PySide
    with capture_exceptions(), suppress(ZeroDivisionError):
        pane.grab()
    broken.undo()
    assert not pane.grab().isNull()


def test_what_is_in_sight_is_looked_at_anew_when_lines_come_in(pane):
    pane.show_text(ShownText(LONG), {})
    pane.verticalScrollBar().setValue(pane.verticalScrollBar().maximum())
    before = pane.sight.blocks()
    pane.filling.finish()
    assert pane.sight.blocks() is not before
    assert all(block.layout().lineCount() for block, _top in pane.sight.blocks())
