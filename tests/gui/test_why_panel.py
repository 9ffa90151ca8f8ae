import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAction, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QToolButton,
)

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.compare.comparison import Method
from leitong.gui.tokens import DARK, LIGHT
from leitong.gui.why.methods import MethodsStrip
from leitong.gui.why.panel import WhyPanel
from leitong.gui.why.tried_out import TriedOut
from leitong.messages import Message
from leitong.presenters.focus import SharedFocus
from leitong.presenters.methods.memory import MethodMemory
from leitong.presenters.why.other_print import OtherPrint, made_anew


@pytest.fixture
def pair(notice_and_repost):
    return notice_and_repost


@pytest.fixture
def focus():
    return SharedFocus()


@pytest.fixture
def panel(qtbot, focus, pair):
    widget = WhyPanel(focus, LIGHT)
    qtbot.addWidget(widget)
    widget.resize(1280, 320)
    widget.show_comparison(pair)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    return widget


@pytest.fixture
def plot(panel):
    found = next(child for child in panel.findChildren(object) if type(child).__name__ == "VotesPlot")
    found.setFocus()
    return found


@pytest.fixture
def table(panel):
    return panel.findChild(QTableView)


@pytest.fixture
def card(panel):
    return next(child for child in panel.findChildren(object) if type(child).__name__ == "HoverCard")


def differing(pair):
    return list(pair.explanation.differing)


def move_mouse(plot, at):
    place, nothing = QPointF(at), Qt.MouseButton.NoButton
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        place,
        QPointF(plot.mapToGlobal(at)),
        nothing,
        nothing,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(plot.viewport(), event)


def test_every_bit_is_found_where_it_is_drawn(plot):
    assert [plot.bit_at(plot.column(bit).center()) for bit in range(64)] == list(range(64))
    assert plot.bit_at(QPoint(2, 60)) is None


def test_arrows_home_and_end_move_over_the_bits(plot, focus):
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert focus.current.bit == 1
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert focus.current.bit == 0
    QTest.keyClick(plot, Qt.Key.Key_End)
    assert focus.current.bit == 63
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert focus.current.bit == 0


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ((Qt.Key.Key_N, Qt.KeyboardModifier.NoModifier), 0),
        ((Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier), -1),
        ((Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier), 0),
        ((Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier), -1),
    ],
)
def test_keys_jump_to_differing_bits(plot, focus, pair, keys, place):
    QTest.keyClick(plot, *keys)
    assert focus.current.bit == differing(pair)[place]


def test_keys_of_the_votes_go_before_shortcuts_of_the_window(panel, plot, focus, pair):
    note = QAction("Note", panel)
    note.setShortcut("N")
    noted = []
    note.triggered.connect(lambda: noted.append(True))
    panel.addAction(note)
    QTest.keyClick(plot, Qt.Key.Key_N)
    assert focus.current.bit == differing(pair)[0]
    assert noted == []


def test_keys_with_control_stay_the_windows(panel, plot):
    new = QAction("New", panel)
    new.setShortcut("Ctrl+N")
    made = []
    new.triggered.connect(lambda: made.append(True))
    panel.addAction(new)
    QTest.keyClick(plot, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert made == [True]


def test_escape_is_the_windows_where_there_is_nothing_to_let_go(panel, plot):
    back = QAction("Back", panel)
    back.setShortcut("Esc")
    went = []
    back.triggered.connect(lambda: went.append(True))
    panel.addAction(back)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert went == []
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert went == [True]


def test_after_striking_the_next_word_is_chosen(table):
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_S)
    assert table.selected_terms() == [table.model().index(0, 0).data()]


def test_a_value_just_below_its_limit_is_not_rounded_up_to_it(qtbot):
    strip = MethodsStrip(LIGHT)
    qtbot.addWidget(strip)
    strip.show_methods((Method("jaccard", 0.498, 0.5, False, Message("Half of it.")),))
    assert any(label.text() == "shingles 0.498 < 0.500" for label in strip.findChildren(QLabel))


def test_a_method_without_text_to_measure_says_neither_yes_nor_no(qtbot):
    strip = MethodsStrip(LIGHT)
    qtbot.addWidget(strip)
    strip.show_methods((Method("jaccard", None, 0.5, False, Message("Too little text.")),))
    assert [label.text() for label in strip.findChildren(QLabel)] == ["– 1 of 1 can't judge:", "shingles"]


def test_each_method_is_shown_under_its_answer_with_its_reason(panel, pair):
    strip = next(child for child in panel.findChildren(object) if type(child).__name__ == "MethodsStrip")
    labels = [child for child in strip.findChildren(QLabel) if not child.isHidden()]
    methods = pair.verdict.methods
    reasons = [label.toolTip() for label in labels if label.toolTip()]
    assert sorted(reasons) == sorted(str(method.reason) for method in methods)
    heads = [label.text() for label in labels if not label.toolTip()]
    yes = sum(method.met for method in methods)
    assert heads == [
        f"✓ {yes} of {len(methods)} say yes:",
        f"✗ {len(methods) - yes} of {len(methods)} say no:",
    ]


def test_a_pinned_bit_stays_when_the_mouse_moves_and_escape_lets_go(qtbot, plot, focus, card):
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    move_mouse(plot, plot.column(20).center())
    qtbot.wait(100)
    assert focus.current.bit == 0
    assert "bit 20" in card.text
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert focus.current.bit is None


def test_a_click_pins(qtbot, plot, focus):
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=plot.column(31).center())
    move_mouse(plot, plot.column(20).center())
    qtbot.wait(100)
    assert focus.current.bit == 31


def test_the_card_follows_the_mouse_and_stays_inside(panel, plot, card, pair):
    for bit in (0, 31, 63):
        move_mouse(plot, plot.column(bit).center())
        assert card.isVisible()
        assert f"bit {bit}" in card.text
        assert panel.rect().contains(card.geometry())
        words = [push.term for push in pair.explanation.pushes(bit)]
        assert any(word in card.text for word in words)


def test_the_mouse_resting_on_a_bit_lights_its_words(qtbot, plot, focus):
    move_mouse(plot, plot.column(20).center())
    qtbot.waitUntil(lambda: focus.current.bit == 20)


def test_the_card_goes_with_the_mouse(plot, card):
    move_mouse(plot, plot.column(20).center())
    move_mouse(plot, QPoint(2, 60))
    assert not card.isVisible()


def test_a_screen_reader_hears_the_votes(plot, pair):
    interface = QAccessible.queryAccessibleInterface(plot)
    assert interface.role() == QAccessible.Role.Chart
    assert interface.text(QAccessible.Text.Name) == "Bit votes"
    summary = f"64 bit votes, {pair.measures.hamming} differ"
    assert interface.text(QAccessible.Text.Description) == summary
    QTest.keyClick(plot, Qt.Key.Key_N)
    said = interface.text(QAccessible.Text.Description)
    assert said.startswith(f"{summary}; bit {differing(pair)[0]}: A ")


def test_choosing_a_word_lights_it_everywhere(table, focus):
    table.selectRow(0)
    assert focus.current.term == table.model().index(0, 0).data()


def test_a_word_lit_elsewhere_is_chosen_in_the_table(table, focus):
    term = table.model().index(2, 0).data()
    focus.on_term(term)
    assert table.selected_terms() == [term]


def test_escape_in_the_table_lets_the_word_go(table, focus):
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert focus.current.term is None
    assert table.selected_terms() == []


@pytest.mark.parametrize("key", [Qt.Key.Key_S, Qt.Key.Key_Delete])
def test_striking_words_changes_what_is_shown_and_can_be_undone(panel, plot, table, pair, key):
    first, second = (table.model().index(row, 0).data() for row in (0, 1))
    table.selectRow(0)
    table.selectionModel().select(
        table.model().index(1, 0),
        table.selectionModel().SelectionFlag.Select | table.selectionModel().SelectionFlag.Rows,
    )
    QTest.keyClick(table, key)
    outcome = pair.explanation.strike({first, second})
    assert plot.accessibleDescription() == f"64 bit votes, {outcome.hamming} differ"
    undo = [button for button in panel.findChildren(QToolButton) if first in button.text()]
    undo[0].click()
    outcome = pair.explanation.strike({second})
    assert plot.accessibleDescription() == f"64 bit votes, {outcome.hamming} differ"
    reset = [
        button
        for button in panel.findChildren(QToolButton)
        if button.text() == "Reset" and button.isVisible()
    ]
    reset[0].click()
    assert plot.accessibleDescription() == f"64 bit votes, {pair.measures.hamming} differ"


def test_the_filter_narrows_the_table(panel, table):
    panel.findChild(QLineEdit).setText("课程")
    assert [table.model().index(row, 0).data() for row in range(table.model().rowCount())] == ["课程"]


def test_push_columns_show_only_when_a_bit_is_chosen(plot, table):
    shown = [not table.isColumnHidden(column) for column in range(table.model().columnCount())]
    assert shown == [True, True, True, False, False, True, True]
    QTest.keyClick(plot, Qt.Key.Key_N)
    shown = [not table.isColumnHidden(column) for column in range(table.model().columnCount())]
    assert shown == [True, True, True, True, True, False, True]


def test_all_columns_fit_the_width(panel, table):
    for width in (1280, 760):
        panel.resize(width, 320)
        QApplication.processEvents()
        assert table.horizontalHeader().length() <= table.viewport().width() + 1


def test_the_panel_fits_the_bottom_of_the_window(panel):
    assert panel.size().toTuple() == (1280, 320)
    assert panel.minimumSizeHint().height() <= 260


def test_no_fingerprint_is_said_in_words(qtbot, focus, pair):
    widget = WhyPanel(focus, LIGHT)
    qtbot.addWidget(widget)
    widget.show_comparison(compare(pair.a, analyse("!!!")))
    assert any(
        "B has no words" in label.text()
        for label in widget.findChildren(object)
        if hasattr(label, "text") and callable(label.text)
    )


def test_light_and_dark_draw_differently(panel, plot):
    light = plot.grab().toImage().pixelColor(5, 5)
    panel.set_tokens(DARK)
    dark = plot.grab().toImage().pixelColor(5, 5)
    assert (light.name().upper(), dark.name().upper()) == (LIGHT.base, DARK.base)


def test_differing_bits_are_filled_in_the_palettes_colour(plot, pair):
    image = plot.grab().toImage()
    column = plot.column(differing(pair)[0])
    assert image.pixelColor(column.center().x(), column.top() + 2).name().upper() == LIGHT.edited


class Asker(QObject):
    answered, refused = Signal(object), Signal(object)

    def __init__(self, pair):
        super().__init__()
        self.pair = pair

    def ask(self, _task, _a, _b, _rules, choice):
        prints = (side.fingerprints.words for side in (self.pair.a, self.pair.b))
        self.answered.emit(OtherPrint(choice, made_anew(*prints, choice)))


@pytest.fixture
def boxes(panel, pair):
    asker = Asker(pair)
    panel.ask_through(asker, lambda: ("a", "b", "rules"), MethodMemory())
    panel.show_comparison(pair)
    yield {box.accessibleName(): box for box in panel.findChildren(QComboBox)}
    asker.deleteLater()


def choose(box, text):
    box.setCurrentText(text)
    box.activated.emit(box.currentIndex())


def test_hash_width_and_tie_rule_are_chosen_beside_the_votes(panel, boxes):
    assert list(boxes) == ["bits", "hash", "zero vote"]
    choose(boxes["bits"], "16")
    assert any(" of 16 bits" in one.text() for one in labels(panel))


def test_a_fingerprint_that_departs_from_the_verdicts_says_so_and_leads_back(panel, boxes):
    choose(boxes["hash"], "GB2312 codes")
    banner = panel.findChild(TriedOut)
    assert banner.isVisible()
    assert "The verdict keeps to its own fingerprint" in banner.findChildren(QLabel)[1].text()
    banner.findChild(QPushButton).click()
    assert not banner.isVisible()
    assert boxes["hash"].currentText() == "MD5"


@pytest.mark.parametrize("width", ["6", "128"])
def test_few_and_many_votes_are_drawn_within_the_plot(panel, boxes, plot, width):
    choose(boxes["bits"], width)
    panel.grab()
    last = int(width) - 1
    assert plot.bit_at(plot.column(last).center()) == last
    assert plot.column(last).right() <= plot.width()


def labels(panel):
    return [one for one in panel.findChildren(QLabel) if one.isVisible()]
