from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton, QSpinBox, QToolTip

from leitong.compare.rules import Stamps
from leitong.gui.texts.rules_popover import RulesPopover
from leitong.gui.texts.view import TextsView
from leitong.presenters.rules import AS_USUAL, TICKS, RuleChoice
from leitong.presenters.sources import Source

TEXT = (
    "The town council met on Monday to talk about the new bridge across the river and all 12 members agreed. "
    * 3
)


def popover(qtbot, choice=AS_USUAL):
    made = RulesPopover()
    qtbot.addWidget(made)
    made.show_choice(choice)
    return made


def boxes(made):
    return made.findChildren(QCheckBox)


def test_ticks_show_the_rules(qtbot):
    made = popover(qtbot, AS_USUAL.with_tick("ignore_case", False))
    assert [box.isChecked() for box in boxes(made)] == [False, True, True, False, True, True]


def test_a_tick_is_told_with_the_rules_that_it_makes(qtbot):
    made = popover(qtbot)
    with qtbot.waitSignal(made.chosen) as told:
        QTest.keyClick(boxes(made)[TICKS.index("ignore_numbers")], Qt.Key.Key_Space)
    assert told.args == [AS_USUAL.with_tick("ignore_numbers", True)]


def test_where_stamps_are_passed_over_is_chosen_from_a_list(qtbot):
    made = popover(qtbot)
    stamps = made.findChild(QComboBox)
    assert stamps.currentData() == Stamps.AUTO
    with qtbot.waitSignal(made.chosen) as told:
        QTest.keyClick(stamps, Qt.Key.Key_Down)
    assert told.args == [AS_USUAL.with_stamps(Stamps.ON)]
    made.show_choice(AS_USUAL.with_stamps(Stamps.OFF))
    assert stamps.currentText() == "nowhere"


def test_showing_rules_tells_nobody(qtbot):
    made = popover(qtbot)
    with qtbot.assertNotEmitted(made.chosen):
        made.show_choice(AS_USUAL.with_shortest(9).with_tick("ignore_space", False))


def test_the_shortest_passage_is_told_when_it_is_written(qtbot):
    made = popover(qtbot)
    spin = made.findChild(QSpinBox)
    with qtbot.waitSignal(made.chosen) as told:
        spin.selectAll()
        QTest.keyClicks(spin, "15")
        QTest.keyClick(spin, Qt.Key.Key_Return)
    assert told.args == [AS_USUAL.with_shortest(15)]


def test_one_button_brings_the_usual_rules_back(qtbot):
    made = popover(qtbot, RuleChoice(AS_USUAL.rules, (Source.file("form.txt"),)).with_shortest(3))
    usual = made.findChildren(QPushButton)[-1]
    with qtbot.waitSignal(made.chosen) as told:
        usual.click()
    assert told.args == [AS_USUAL]
    assert not usual.isEnabled()


def test_every_rule_says_what_it_means_to_a_screen_reader(qtbot):
    made = popover(qtbot)
    assert all(box.accessibleDescription() for box in [*boxes(made), made.findChild(QSpinBox)])


def test_the_window_compares_by_the_rules_and_strikes_the_old_values(window, qtbot, tmp_path):
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path, text in zip(paths, (TEXT, TEXT.replace("12", "57").replace("Monday", "MONDAY")), strict=True):
        path.write_text(text, "utf-8")
    window.presenter.opening.paths([str(path) for path in paths])
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    usual = window.presenter.state.comparison
    window.do("rules")
    texts = window.findChild(TextsView)
    made = texts.findChild(RulesPopover)
    assert made.isVisible()
    boxes(made)[TICKS.index("ignore_case")].click()
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not usual, timeout=20_000)
    assert window.presenter.state.comparison.measures.jaccard < usual.measures.jaccard
    assert made.isVisible()
    QTest.keyClick(made, Qt.Key.Key_Escape)
    assert not made.isVisible()
    header = window.page.prepare().settled().header
    assert header.measures.shares["a"].share.was == usual.measures.containment_a_in_b


def test_the_text_of_the_template_is_marked(window, qtbot, tmp_path):
    form = "Name and class and date: please answer each of the questions in whole sentences. "
    for name, text in (("a", form + TEXT), ("b", form + TEXT), ("form", form)):
        Path(tmp_path / f"{name}.txt").write_text(text, "utf-8")
    window.presenter.opening.paths([str(tmp_path / "a.txt"), str(tmp_path / "b.txt")])
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    window.presenter.choose_template(str(tmp_path / "form.txt"))
    qtbot.waitUntil(lambda: bool(window.presenter.state.comparison.template_a), timeout=20_000)
    screen = window.page.prepare().settled()
    (span,) = screen.texts.panes["a"].marks.template
    assert span.of(form + TEXT).startswith("Name and class")


def shown(window, qtbot, tmp_path, **texts):
    paths = [tmp_path / f"{name}.txt" for name in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        path.write_text(text, "utf-8")
    window.presenter.opening.paths([str(path) for path in paths])
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    return window.page.prepare().settled()


def test_a_paragraph_is_struck_and_taken_back_by_one_key(window, qtbot, tmp_path, read):
    screen = shown(
        window, qtbot, tmp_path, a=TEXT, b=TEXT + "\nNobody knew the valley, for all the maps were old."
    )
    usual = window.presenter.state.comparison
    pane = screen.texts.panes["b"]
    pane.setFocus()
    cursor = pane.textCursor()
    cursor.movePosition(cursor.MoveOperation.End)
    pane.setTextCursor(cursor)
    window.do("strike")
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not usual, timeout=20_000)
    screen.settled()
    (span,) = pane.marks.struck
    assert span.of(usual.b.text).startswith("Nobody knew")
    assert window.presenter.state.comparison.measures.hamming == 0
    assert str(usual.measures.hamming) in read(screen.header.measures).split("\n")
    window.do("strike")
    qtbot.waitUntil(lambda: window.presenter.state.comparison.rules.usual, timeout=20_000)
    screen.settled()
    assert pane.marks.struck == ()


def test_what_is_selected_is_struck_rather_than_its_paragraph(window, qtbot, tmp_path):
    screen = shown(window, qtbot, tmp_path, a=TEXT, b=TEXT)
    pane = screen.texts.panes["a"]
    pane.setFocus()
    cursor = pane.textCursor()
    cursor.setPosition(4)
    cursor.setPosition(16, cursor.MoveMode.KeepAnchor)
    pane.setTextCursor(cursor)
    window.do("strike")
    qtbot.waitUntil(lambda: bool(pane.marks.struck), timeout=20_000)
    assert [span.of(TEXT) for span in pane.marks.struck] == ["town council"]


def test_all_of_a_page_can_be_struck_though_the_caret_ends_below_its_body(window, qtbot, tmp_path):
    page = f"<html><body><nav><a href='/'>Home</a></nav><p>{TEXT}</p><footer>© 2026 The Valley</footer></body></html>"
    for name in "ab":
        (tmp_path / f"{name}.html").write_text(page, encoding="utf-8")
    window.presenter.opening.paths([str(tmp_path / "a.html"), str(tmp_path / "b.html")])
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    pane = window.page.prepare().settled().texts.panes["a"]
    pane.setFocus()
    pane.selectAll()
    window.do("strike")
    qtbot.waitUntil(lambda: bool(pane.marks.struck), timeout=20_000)
    text = window.presenter.state.comparison.a.text
    assert [span.of(text) for span in pane.marks.struck] == [text]


def test_the_grey_of_struck_text_says_what_it_means(window, qtbot, tmp_path):
    screen = shown(window, qtbot, tmp_path, a=TEXT, b=TEXT)
    pane = screen.texts.panes["a"]
    pane.setFocus()
    pane.moveCursor(QTextCursor.MoveOperation.Start)
    window.do("strike")
    qtbot.waitUntil(lambda: bool(pane.marks.struck), timeout=20_000)
    screen.settled()
    rect = pane.cursorRect()
    place = rect.center() + QPoint(20, 0)
    QApplication.sendEvent(
        pane.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, pane.viewport().mapToGlobal(place))
    )
    assert "takes it back" in QToolTip.text()
