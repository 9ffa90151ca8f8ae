import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from leitong.gui.library.threshold import ThresholdView
from leitong.gui.library.threshold_plot import ThresholdPlot
from leitong.gui.tokens import DARK, LIGHT
from leitong.library.clusters.linkage import tree
from leitong.presenters.library.state import ThresholdState
from leitong.presenters.library.threshold import Thresholds

NAMES = ("report", "report-old", "news", "news-2", "essay")
PAIRS = ((0, 1, 0.95), (2, 3, 0.8), (0, 2, 0.6), (0, 3, 0.6), (1, 2, 0.6), (1, 3, 0.6))


@pytest.fixture
def thresholds():
    a, b, alike = (np.array(column) for column in zip(*PAIRS, strict=True))
    return Thresholds(alike, tree(a, b, alike, np.arange(5)), NAMES.__getitem__)


@pytest.fixture
def view(qtbot, thresholds):
    """With a presenter that groups as soon as it is asked."""
    widget = ThresholdView(LIGHT)
    widget.asked = []
    widget.moved.connect(widget.asked.append)
    widget.moved.connect(lambda value: widget.show_threshold(thresholds.state(value)))
    widget.follow(thresholds.state)
    widget.show_threshold(thresholds.state(0.1))
    qtbot.addWidget(widget)
    widget.resize(640, 180)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def plot(view):
    made = view.findChild(ThresholdPlot)
    made.setFocus()
    return made


def spoken(plot):
    return QAccessible.queryAccessibleInterface(plot).text(QAccessible.Text.Description)


def at(plot, distance):
    return QPoint(round(plot.x_of(distance)), plot.height() // 2)


def test_it_says_what_the_threshold_makes(plot):
    assert "Distance ≤ 0.10" in spoken(plot)
    assert "One group of near texts, 2 files. Pairs: 1 of 6." in spoken(plot)


def test_the_next_merge_is_said_in_a_sentence(plot):
    assert "Next, at 0.20: “news” and “news-2” become a group." in spoken(plot)


def test_two_groups_that_would_merge_are_said_with_their_files(view, plot, thresholds):
    view.show_threshold(thresholds.state(0.3))
    assert "Next, at 0.40: the groups of “report” (2) and “news” (2) become one." in spoken(plot)


def test_a_file_that_would_join_a_group(view, plot):
    view.show_threshold(
        ThresholdState(0.3, groups=1, files=2, next_value=0.4, next_names=("a", "b"), next_files=(2, 1))
    )
    assert "“b” joins the group of “a” (2)" in spoken(plot)


def test_at_the_end_nothing_more_merges(view, plot, thresholds):
    view.show_threshold(thresholds.state(0.5))
    assert "Nothing more would merge." in spoken(plot)


def test_a_press_moves_the_line_to_the_mouse(view, plot, qtbot):
    QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=at(plot, 0.25))
    QTest.mouseRelease(plot.viewport(), Qt.MouseButton.LeftButton, pos=at(plot, 0.25))
    assert view.asked == [pytest.approx(0.25, abs=0.006)]
    assert "2 groups of near texts, 4 files." in spoken(plot)


def test_words_follow_a_drag_before_any_group_is_asked_for(view, plot):
    QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=at(plot, 0.25))
    assert "2 groups of near texts, 4 files." in spoken(plot)
    assert view.asked == []


def test_an_answer_that_comes_late_does_not_pull_the_line_back(view, plot, thresholds):
    QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=at(plot, 0.25))
    view.show_threshold(thresholds.state(0.1))
    assert "2 groups of near texts, 4 files." in spoken(plot)


def test_a_fast_drag_asks_for_few_groups_and_for_the_last(view, plot, qtbot):
    QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=at(plot, 0.02))
    for percent in range(2, 40):
        QTest.mouseMove(plot.viewport(), at(plot, percent / 100))
    QTest.mouseRelease(plot.viewport(), Qt.MouseButton.LeftButton, pos=at(plot, 0.39))
    assert view.asked[-1] == pytest.approx(0.39, abs=0.006)
    assert len(view.asked) < 38


def test_escape_takes_a_drag_back(view, plot):
    QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=at(plot, 0.02))
    QTest.mouseMove(plot.viewport(), at(plot, 0.3))
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    QTest.mouseMove(plot.viewport(), at(plot, 0.35))
    assert view.asked[-1] == 0.1
    assert "Distance ≤ 0.10" in spoken(plot)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Right, 0.11),
        (Qt.Key.Key_Left, 0.09),
        (Qt.Key.Key_PageDown, 0.15),
        (Qt.Key.Key_PageUp, 0.05),
        (Qt.Key.Key_Home, 0.0),
        (Qt.Key.Key_End, 0.4),
    ],
)
def test_keys_step(view, plot, qtbot, key, value):
    QTest.keyClick(plot, key)
    qtbot.waitUntil(lambda: view.asked == [value])


def test_n_and_p_go_from_merge_to_merge(view, plot):
    QTest.keyClick(plot, Qt.Key.Key_N)
    QTest.keyClick(plot, Qt.Key.Key_N)
    QTest.keyClick(plot, Qt.Key.Key_P)
    assert view.asked == [0.2, 0.4, 0.2]


def test_buttons_go_from_merge_to_merge_and_end_at_the_last(view, plot):
    back, on = view.findChildren(QToolButton)
    on.click()
    on.click()
    assert view.asked == [0.2, 0.4]
    assert back.isEnabled()
    assert not on.isEnabled()


def test_the_picture_is_a_chart_with_a_name(plot):
    interface = QAccessible.queryAccessibleInterface(plot)
    assert interface.role() == QAccessible.Role.Chart
    assert interface.text(QAccessible.Text.Name) == "Threshold over the distances of pairs"


def test_without_pairs_there_is_nothing_to_drag_to(view, plot):
    view.show_threshold(ThresholdState(0.5))
    assert "No two texts are so near." in spoken(plot)
    assert not plot.grab().isNull()


def test_dark_is_dark(view, plot):
    view.set_tokens(DARK)
    assert plot.grab().toImage().pixelColor(4, plot.height() - 4).name().upper() == DARK.base


def test_a_narrow_place_has_room_for_the_whole_sentence_from_the_start(qtbot, thresholds):
    narrow = ThresholdView(LIGHT)
    qtbot.addWidget(narrow)
    narrow.resize(360, 220)
    narrow.show_threshold(thresholds.state(0.1))
    narrow.show()
    said = next(one for one in narrow.findChildren(QLabel) if one.text().startswith("Next"))
    assert said.height() >= 2 * said.fontMetrics().lineSpacing()
