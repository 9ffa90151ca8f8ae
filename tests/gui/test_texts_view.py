import gc
import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QTableView,
    QToolButton,
    QToolTip,
)

from leitong import Rules, analyse, compare
from leitong.gui.texts.gutter import Gutter
from leitong.gui.texts.match_list import MatchList
from leitong.gui.texts.nothing_shared import NothingShared
from leitong.gui.texts.pane import TextPane
from leitong.gui.texts.ribbon import Ribbon
from leitong.gui.texts.view import TextsView
from leitong.gui.tokens import DARK, LIGHT
from leitong.presenters.focus import SharedFocus

SHARED = (
    "深圳市图书馆今天宣布将于下月起延长夜间开放时间，周末的自习区一直开放到晚上十一点。馆长在会上说，这是为了回应读者的长期建议，"
    "也是为了配合地铁末班车时间的调整，各区分馆随后会公布自己的安排，市民可以在网站上查到。",
    "读者可以通过手机预约座位，系统会在前十五分钟提醒入座，超时未到的座位会自动释放。去年秋天的问卷收回了四千二百份，"
    "其中六成以上的人希望下班以后还能进馆看书，也有人建议在夜间增设热水和简餐，方便远道而来的居民。",
    "The library also said that a new reading room will open in spring, with many picture books on low shelves, three "
    "quiet corners for reading aloud, and a volunteer who tells stories on every Saturday morning until the summer.",
)
ONLY_A = "".join(f"甲文独有的第{number}句说的是山里的天气与收成。\n" for number in range(60))
ONLY_B = "".join(
    f"Only the second text talks about football game number {number} of last year.\n" for number in range(60)
)
PAGE = """<html><head><title>图书馆</title></head><body><nav><a href="/">首页</a> <a href="/n">新闻</a></nav>
<article><p>{}</p><p>{}</p><p>{}</p></article></body></html>"""


@pytest.fixture(scope="module")
def pair():
    a = analyse(f"{SHARED[0]}\n{ONLY_A}{SHARED[1]}\n{ONLY_A}{SHARED[2]}")
    b = analyse(f"{SHARED[0]}\n{ONLY_B}{SHARED[1]}\n{ONLY_B}{SHARED[2]}")
    return compare(a, b)


@pytest.fixture
def focus():
    return SharedFocus()


@pytest.fixture
def view(qtbot, focus, pair):
    view = TextsView(focus, LIGHT)
    qtbot.addWidget(view)
    view.resize(1100, 400)
    view.show_comparison(pair)
    with qtbot.waitExposed(view):
        view.show()
    return view


def panes(view):
    return sorted(view.findChildren(TextPane), key=lambda pane: pane.side)


def match_holding(pair, text):
    return next(index for index, one in enumerate(pair.passages) if text in one.a.of(pair.a.text))


def test_scrolling_one_text_brings_the_other_to_the_same_match(view, pair):
    a, b = panes(view)
    passage = pair.passages[match_holding(pair, "通过手机预约")]
    a.scroll_to(passage.a.start, a.viewport().height() * 0.3)
    assert abs(a.sight.height_of(passage.a.start) - b.sight.height_of(passage.b.start)) <= 2 * a.spacing.pitch


def test_unlocked_each_text_is_scrolled_alone(view):
    a, b = panes(view)
    view.toggle_lock()
    a.verticalScrollBar().setValue(40)
    assert b.verticalScrollBar().value() == 0
    view.toggle_lock()
    assert b.verticalScrollBar().value() > 0


def test_the_next_match_comes_into_sight_on_both_sides(view, pair, focus):
    a, b = panes(view)
    for _ in pair.passages:
        view.next_match()
        passage = pair.passages[focus.current.passage]
        assert a.sight.visible_span().overlaps(passage.a)
        assert b.sight.visible_span().overlaps(passage.b)


def test_the_mouse_over_a_match_lights_it_everywhere_and_leaving_returns_to_the_active_one(view, pair, focus):
    a, _b = panes(view)
    view.next_match()
    active = focus.current.passage
    other = match_holding(pair, "new reading room")
    a.hovered.emit(pair.passages[other].a.start + 1)
    assert focus.current.passage == other
    a.hovered.emit(None)
    assert focus.current.passage == active


def test_a_click_on_a_match_brings_the_other_text_beside_it(view, pair):
    a, b = panes(view)
    passage = pair.passages[match_holding(pair, "通过手机预约")]
    view.toggle_lock()
    a.scroll_to(passage.a.start, 200)
    a.clicked.emit(passage.a.start + 1)
    assert abs(a.sight.height_of(passage.a.start) - b.sight.height_of(passage.b.start)) <= a.spacing.pitch


def test_jumping_across_moves_the_keyboard_to_the_other_text(view, qtbot):
    view.activateWindow()
    a, b = panes(view)
    view.focus_side("a")
    view.jump_across()
    assert view.focusWidget() is b
    view.jump_across()
    assert view.focusWidget() is a


def test_unticking_a_match_reports_what_is_left_out(view, qtbot):
    table = view.findChild(QTableView)
    table.setCurrentIndex(table.model().index(1, 0))
    with qtbot.waitSignal(view.coverage_changed) as changed:
        QTest.keyClick(table, Qt.Key.Key_Space)
    assert changed.args == [frozenset({table.model().passage(1)})]
    with qtbot.waitSignal(view.coverage_changed) as changed:
        QTest.keyClick(table, Qt.Key.Key_Space)
    assert changed.args == [frozenset()]


def test_choosing_in_the_list_makes_a_match_active(view, focus):
    table = view.findChild(QTableView)
    table.setCurrentIndex(table.model().index(2, 0))
    assert focus.current.passage == table.model().passage(2)


def test_every_row_is_a_sentence_for_a_screen_reader(view):
    model = view.findChild(QTableView).model()
    words = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("Passage 1: ")
    assert "characters" in words


def test_hiding_equal_text_leaves_what_differs(view, pair):
    a, _b = panes(view)
    view.toggle_hide_equal()
    shown = a.toPlainText()
    assert "甲文独有的第3句" in shown
    equal = [one for one in pair.passages if one.kind == "same" and not one.moved]
    assert equal
    for passage in equal:
        assert passage.a.of(pair.a.text) not in shown
    view.toggle_hide_equal()
    assert a.toPlainText() == pair.a.text


def test_going_to_a_hidden_match_brings_it_back(view, pair, focus):
    a, _b = panes(view)
    view.toggle_hide_equal()
    view.next_match()
    assert pair.passages[focus.current.passage].a.of(pair.a.text) in a.toPlainText()


def test_finding_goes_through_both_texts(view, qtbot):
    a, b = panes(view)
    view.find()
    field = view.findChild(QLineEdit)
    field.setText("reading room")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(a.marks.hits) == len(b.marks.hits) == 1)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.isVisible()
    assert a.marks.hits == ()


def test_words_of_the_focused_term_are_lit_in_both_texts(view, focus):
    focus.on_term("图书馆")
    assert [len(pane.marks.term) for pane in panes(view)] == [1, 1]
    focus.on_term(None)
    assert [len(pane.marks.term) for pane in panes(view)] == [0, 0]


def test_a_focused_bit_lights_its_words(view, pair, focus):
    bit = next(votes.bit for votes in pair.explanation.bits if votes.differs)
    focus.on_bit(bit)
    assert any(len(pane.marks.glows) for pane in panes(view))
    focus.on_bit(None)
    assert not any(len(pane.marks.glows) for pane in panes(view))


def test_what_extraction_left_out_is_said_and_can_be_shown(view, tmp_path):
    file = tmp_path / "page.html"
    file.write_text(PAGE.format(*SHARED), encoding="utf-8")
    page = analyse(file)
    view.show_comparison(compare(page, page))
    a, _b = panes(view)
    first = a.toPlainText().split("\n")[0]
    assert "░" in first
    assert "navigation" in first
    assert "首页" not in a.toPlainText()
    view.toggle_peel()
    assert "首页" in a.toPlainText()
    assert any("navigation" in caption for caption in a.marks.captions.values())
    view.grab()
    view.toggle_peel()
    assert "首页" not in a.toPlainText()


def test_who_stands_at_the_beginning_sees_what_was_left_out_above_the_text(view, tmp_path):
    file = tmp_path / "page.html"
    file.write_text(PAGE.format(*(text * 20 for text in SHARED)), encoding="utf-8")
    page = analyse(file)
    view.show_comparison(compare(page, page))
    a, _b = panes(view)
    view.resize(view.width() - 100, view.height())
    assert a.verticalScrollBar().maximum() > 0
    assert a.at_beginning
    view.toggle_peel()
    assert a.at_beginning


def test_one_hidden_stretch_is_opened_by_a_click(view, tmp_path):
    file = tmp_path / "page.html"
    file.write_text(PAGE.format(*SHARED), encoding="utf-8")
    page = analyse(file)
    view.show_comparison(compare(page, page))
    a, b = panes(view)
    a.opened.emit(a.shown.extra(0))
    assert "首页" in a.toPlainText()
    assert "首页" not in b.toPlainText()


def test_two_texts_without_a_shared_passage_say_so(view):
    view.show_comparison(compare(analyse("晴天适合出门散步。"), analyse("A football game was lost.")))
    view.next_match()
    view.grab()
    assert "share no passage" in view.findChild(NothingShared).words
    assert "Nearest" not in view.findChild(NothingShared).words
    assert not view.findChild(MatchList).findChild(QComboBox).isVisible()  # nothing is there to be ordered


def test_what_comes_nearest_to_a_passage_can_be_looked_at(view):
    view.show_comparison(
        compare(analyse("晴天适合出门散步，图书馆开放。"), analyse("学校的图书馆开了，下雨天不适合运动。"))
    )
    said = view.findChild(NothingShared)
    assert "Nearest: 4 characters, “图书馆开”" in said.words
    said.findChild(QPushButton).click()
    assert [len(pane.marks.hits) for pane in panes(view)] == [1, 1]


def test_the_caret_in_a_match_lights_it_as_the_mouse_does(view, pair, focus):
    a, _b = panes(view)
    view.activateWindow()
    view.focus_side("a")
    QTest.keyClick(a, Qt.Key.Key_Right)
    assert focus.current.passage == match_holding(pair, "延长夜间")


def test_a_left_out_block_tells_how_it_was_judged(view, tmp_path):
    file = tmp_path / "page.html"
    file.write_text(PAGE.format(*SHARED), encoding="utf-8")
    page = analyse(file)
    view.show_comparison(compare(page, page))
    view.toggle_peel()
    card, words = view.sides["a"].judged(0)
    assert "navigation" in card
    assert "<table" in card
    assert "navigation" in words


def test_no_pair_is_two_empty_panes(view):
    view.show_comparison(None)
    view.next_match()
    view.toggle_peel()
    view.grab()
    assert [pane.toPlainText() for pane in panes(view)] == ["", ""]


def test_everything_that_takes_the_keyboard_has_a_name(view):
    for widget in (
        *panes(view),
        *view.findChildren(Gutter),
        view.findChild(Ribbon),
        view.findChild(QTableView),
    ):
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_a_click_on_an_overview_goes_there(view, pair):
    a, _b = panes(view)
    gutter = next(one for one in view.findChildren(Gutter) if one.x() < a.x())
    QTest.mouseClick(gutter, Qt.MouseButton.LeftButton, pos=QPoint(5, gutter.height() - 2))
    assert a.sight.visible_span().end == len(pair.a.text)


def test_the_text_grows_with_control_and_the_wheel(view):
    a, b = panes(view)
    before = a.font().pointSizeF()
    a.zoomed.emit(1)
    assert a.font().pointSizeF() == b.font().pointSizeF() == before + 1
    view.zoom(0)
    assert a.font().pointSizeF() == before


def test_dark_colours_reach_the_paint(view):
    view.set_tokens(DARK)
    a, _b = panes(view)
    assert a.viewport().grab().toImage().pixelColor(2, 2).name() == DARK.base.lower()


def test_the_ribbon_knows_the_match_under_the_mouse(view, focus):
    ribbon = view.findChild(Ribbon)
    ribbon.grab()
    rect, passage = ribbon.labels[0]
    QTest.mouseMove(ribbon, rect.center().toPoint())
    QApplication.processEvents()
    ribbon.hovered.emit(ribbon.passage_at(QPointF(rect.center())))
    assert focus.current.passage == passage


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal there")
def test_painting_leaves_none_alone(view):
    a, _b = panes(view)
    gc.collect()
    before = sys.getrefcount(None)
    for step in range(60):
        a.verticalScrollBar().setValue(step)
        view.grab()
    assert sys.getrefcount(None) > before - 50


def test_the_list_gives_way_in_a_narrow_window_until_it_is_asked_for(view):
    table = view.findChild(QTableView)
    assert table.isVisible()
    view.resize(700, 400)
    assert not table.isVisible()
    view.toggle_matches()
    assert table.isVisible()
    view.toggle_matches()
    view.resize(1100, 400)
    assert not table.isVisible()


def test_the_list_can_be_ordered_and_filtered(view, pair):
    table = view.findChild(QTableView)
    orders = view.findChild(QComboBox)
    orders.setCurrentIndex(2)
    model = table.model()
    sizes = [pair.passages[model.passage(row)].shared for row in range(model.rowCount())]
    assert sizes == sorted(sizes, reverse=True)
    for chip in view.findChild(MatchList).findChildren(QToolButton):
        chip.setChecked(False)
    assert model.rowCount() == 0
    view.next_match()


def test_the_window_can_change_its_language(view):
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    view.grab()
    assert panes(view)[0].accessibleName() == "Text A"


def test_the_wheel_works_over_ribbon_and_overview_too(view):
    a, _b = panes(view)
    for widget in (view.findChild(Ribbon), view.findChildren(Gutter)[0]):
        before = a.verticalScrollBar().value()
        place = QPointF(5, 50)
        turn = QWheelEvent(
            place,
            QPointF(widget.mapToGlobal(place)),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, turn)
        assert a.verticalScrollBar().value() > before


def test_where_nothing_was_left_out_it_is_said_and_the_text_stays(view):
    places = [pane.verticalScrollBar().value() for pane in view.panes.values()]
    view.toggle_peel()
    assert QToolTip.text() == "Nothing was left out of either text."
    assert [pane.verticalScrollBar().value() for pane in view.panes.values()] == places
    QToolTip.hideText()


def test_without_a_passage_as_long_as_asked_for_the_length_is_named(view, pair):
    view.show_comparison(compare(pair.a, pair.b, rules=Rules(shortest=900)))
    assert view.findChild(NothingShared).words.startswith("No shared passage has 900 words.")


def test_a_text_that_gives_way_to_the_same_by_other_rules_is_shown_all_the_same(qtbot, focus, pair):
    view = TextsView(focus, LIGHT)
    qtbot.addWidget(view)
    interrupted = view.showing(pair)
    next(interrupted)
    interrupted.close()
    view.show_comparison(compare(pair.a, pair.b, rules=Rules(ignore_case=False)))
    assert [pane.toPlainText() for pane in panes(view)] == [pair.a.text, pair.b.text]
