import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QVBoxLayout, QWidget

from leitong import analyse, compare
from leitong.gui.tokens import DARK, LIGHT
from leitong.gui.why.keyword_chips import KeywordChips
from leitong.gui.why.keywords_view import KeywordsView
from leitong.presenters.focus import SharedFocus


@pytest.fixture
def pair(library_and_budget):
    return library_and_budget


@pytest.fixture
def focus():
    return SharedFocus()


@pytest.fixture
def view(qtbot, focus, pair):
    widget = KeywordsView(focus, LIGHT)
    qtbot.addWidget(widget)
    widget.resize(340, 480)
    widget.show_comparison(pair)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def plots(view):
    return [child for child in view.findChildren(object) if type(child).__name__ == "KeywordsPlot"]


@pytest.fixture
def plot(plots):
    """The group of shared keywords."""
    plots[0].setFocus()
    return plots[0]


def plot_of(plots, term):
    return next(plot for plot in plots if plot.row_of(term) is not None)


def place_of(plot, term):
    return QPoint(plot.width() // 2, plot.top_of(plot.row_of(term)) + 11)


def test_every_word_is_found_where_it_is_drawn(plots, pair):
    for keyword in (*pair.a.keywords, *pair.b.keywords):
        plot = plot_of(plots, keyword.term)
        assert plot.keyword_at(place_of(plot, keyword.term)).term == keyword.term


def test_groups_stand_under_each_other_in_a_narrow_place_and_in_line(view, plots):
    assert [plot.x() for plot in plots] == [0, 0, 0]
    assert len({plot.width() for plot in plots}) == 1


def test_groups_stand_side_by_side_in_a_wide_place_with_equal_room_for_bars(view, plots):
    view.resize(1200, 300)
    QApplication.processEvents()
    assert len({plot.y() for plot in plots}) == 1
    rooms = {(plot.width() - plot.words_width) // plot.sides for plot in plots}
    assert len(rooms) == 1


def test_headings_are_no_words(plot):
    assert plot.keyword_at(QPoint(plot.width() // 2, 11)) is None


def test_a_click_holds_a_word(plots, focus):
    plot = plot_of(plots, "budget")
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=place_of(plot, "budget"))
    assert focus.current.term == "budget"


def test_keys_walk_down_the_words(plot, focus):
    QTest.keyClick(plot, Qt.Key.Key_Down)
    assert plot.row_of(focus.current.term) == 1
    QTest.keyClick(plot, Qt.Key.Key_Down)
    assert plot.row_of(focus.current.term) == 2
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert focus.current.term is None


def test_a_screen_reader_hears_the_counts_and_the_word(plot):
    interface = QAccessible.queryAccessibleInterface(plot)
    assert interface.role() == QAccessible.Role.Chart
    assert "Keywords: " in interface.text(QAccessible.Text.Description)
    QTest.keyClick(plot, Qt.Key.Key_Down)
    assert "level" in interface.text(QAccessible.Text.Description)


def test_a_word_lit_elsewhere_is_scrolled_to(view, plots, focus):
    view.resize(340, 140)
    QApplication.processEvents()
    focus.on_term("grow")
    plot = plot_of(plots, "grow")
    port = plot.parentWidget().parentWidget()
    assert port.rect().contains(port.mapFromGlobal(plot.mapToGlobal(place_of(plot, "grow"))))


def test_dark_is_dark(view, plot):
    view.set_tokens(DARK)
    assert plot.grab().toImage().pixelColor(2, 2).name().upper() == DARK.base


def test_nothing_compared_shows_no_bars(view):
    view.show_comparison(None)
    assert not [child for child in view.findChildren(QToolButton) if child.isVisible()]


@pytest.fixture
def chips(qtbot, focus, pair):
    widget = KeywordChips(focus, LIGHT)
    qtbot.addWidget(widget)
    widget.resize(1600, 28)
    widget.show_comparison(pair)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def chip(chips, text):
    return next(
        one for one in chips.findChildren(QToolButton) if one.text() == text and one.isVisibleTo(chips)
    )


def test_a_chip_shows_by_its_sign_whether_its_word_is_shared(chips):
    def sign(word):
        return chip(chips, word).icon().pixmap(12).toImage()

    assert sign("library") == sign("room")
    assert sign("library") != sign("budget")


def test_clicking_a_chip_lights_its_word_on_both_sides(chips, focus):
    chip(chips, "library").click()
    assert focus.current.term == "library"
    lit = [button.text() for button in chips.findChildren(QToolButton) if button.isChecked()]
    assert lit == ["library", "library"]


def test_chips_that_do_not_fit_are_left_out(chips, qtbot):
    wide = sum(button.isVisible() for button in chips.findChildren(QToolButton))
    chips.resize(500, 28)
    narrow = [button for button in chips.findChildren(QToolButton) if button.isVisible()]
    assert 0 < len(narrow) < wide
    assert all(button.geometry().right() <= button.parentWidget().width() for button in narrow)


def test_another_pair_of_the_same_words_is_told_with_its_own_numbers(chips):
    for times in (1, 2):
        text = analyse("The harbour office publishes a timetable of ferries. " * times)
        chips.show_comparison(compare(text, text))
        named = chip(chips, "harbour").accessibleName()
        assert f"A {times}×" in named


def test_tab_comes_to_chips_where_they_stand_although_they_are_made_late(qtbot, focus, pair):
    whole = QWidget()
    qtbot.addWidget(whole)
    before, chips, after = QToolButton(), KeywordChips(focus, LIGHT), QToolButton()
    column = QVBoxLayout(whole)
    for part in (before, chips, after):
        column.addWidget(part)
    for part in (before, after):
        part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    whole.resize(1600, 120)
    whole.show()
    whole.activateWindow()
    qtbot.waitUntil(whole.isActiveWindow)
    chips.show_comparison(pair)
    before.setFocus()
    shown = [one for one in chips.findChildren(QToolButton) if one.isVisible()]
    reached = []
    for _chip in (*shown, after):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert reached == [*shown, after]
