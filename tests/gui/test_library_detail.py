from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from leitong.gui.library.detail import GroupDetail
from leitong.gui.library.detail_members import MembersView
from leitong.gui.library.matrix import DistanceMatrix
from leitong.gui.tokens import DARK, LIGHT
from leitong.messages import Message
from leitong.presenters.library.state import GroupRow, GroupView, MemberRow

APART = np.array([[0.0, 0.1, 0.3], [0.1, 0.0, 0.8], [0.3, 0.8, 0.0]])
NAMES = ("report.txt", "draft.txt", "copy.txt")


def group(names=NAMES, matrix=APART, folder="/texts", **of_members):
    """Its files are not there, so that no process is started to compare them."""
    facts = {
        "role": "scan",
        "format": "txt",
        "byte_size": 41_000,
        "modified": 1.7e9,
        "here": False,
    } | of_members
    members = tuple(
        MemberRow(number, f"{folder}/{name}", name, "texts", best=number == 0, **facts)
        for number, name in enumerate(names)
    )
    if matrix is not None:
        members = tuple(replace(one, distance=float(matrix[0, one.document])) for one in members)
    reason = Message("It has the most complete text.")
    return GroupView(GroupRow(1, 12, "near", names[0], len(names), 900), members, reason, matrix)


@pytest.fixture
def detail(qtbot):
    widget = GroupDetail(LIGHT)
    qtbot.addWidget(widget)
    widget.resize(400, 720)
    widget.show_group(group())
    with qtbot.waitExposed(widget):
        widget.show()
    yield widget
    widget.close_worker()


@pytest.fixture
def matrix(detail):
    made = detail.findChild(DistanceMatrix)
    made.setFocus()
    return made


@pytest.fixture
def members(detail):
    return detail.findChild(MembersView)


def said_by(widget):
    return " ".join(one.text() for one in widget.findChildren(QLabel) if one.isVisible())


def button(detail, text):
    return next(one for one in detail.findChildren(QPushButton) if one.text() == text)


def click(matrix, row, column):
    QTest.mouseClick(matrix, Qt.MouseButton.LeftButton, pos=matrix.place_of(row, column).center())


def lines_of(members):
    model = members.model()
    return [model.data(model.index(row, 0)) for row in range(model.rowCount())]


def test_what_the_copies_take_is_said_where_there_are_any(detail):
    shown = group()
    detail.show_group(replace(shown, row=replace(shown.row, spare=2048)))
    assert "Its copies take 2.0 KB." in said_by(detail)
    detail.show_group(replace(shown, row=replace(shown.row, spare=0)))
    assert "Its copies take" not in said_by(detail)


def test_every_cell_is_found_where_it_is_drawn(matrix):
    for row in range(3):
        for column in range(3):
            assert matrix.cell_at(matrix.place_of(row, column).center()) == (row, column)


def test_a_click_takes_two_files_into_the_hand(detail, matrix):
    click(matrix, 1, 2)
    assert "“draft.txt” and “copy.txt”: distance 0.80" in said_by(detail)


def test_the_diagonal_is_no_pair(detail, matrix):
    click(matrix, 2, 2)
    assert "“report.txt” and “draft.txt”: distance 0.10" in said_by(detail)


def test_the_mouse_names_a_pair_and_forgets_it(detail, matrix):
    QTest.mouseMove(matrix, matrix.place_of(2, 0).center())
    assert "“report.txt” and “copy.txt”: distance 0.30" in said_by(detail)
    matrix.hovered.emit(None)
    assert "“report.txt” and “draft.txt”: distance 0.10" in said_by(detail)


def test_arrows_walk_the_cells_and_step_over_the_diagonal(detail, matrix):
    QTest.keyClick(matrix, Qt.Key.Key_Down)
    assert "“draft.txt” and “copy.txt”: distance" in said_by(detail)
    QTest.keyClick(matrix, Qt.Key.Key_Left)
    assert "“report.txt” and “copy.txt”: distance" in said_by(detail)


def test_enter_in_the_matrix_compares_the_two_in_hand(detail, matrix, qtbot):
    click(matrix, 2, 1)
    with qtbot.waitSignal(detail.compare_asked) as asked:
        QTest.keyClick(matrix, Qt.Key.Key_Return)
    assert asked.args == ["/texts/draft.txt", "/texts/copy.txt"]


def test_a_double_click_compares(detail, matrix, qtbot):
    click(matrix, 0, 2)
    with qtbot.waitSignal(detail.compare_asked) as asked:
        QTest.mouseDClick(matrix, Qt.MouseButton.LeftButton, pos=matrix.place_of(0, 2).center())
    assert asked.args == ["/texts/report.txt", "/texts/copy.txt"]


def test_the_list_holds_a_file_against_the_best_copy(detail, members, qtbot):
    members.setFocus()
    QTest.keyClick(members, Qt.Key.Key_Down)
    assert "“report.txt” and “copy.txt”: distance 0.30" in said_by(detail)
    with qtbot.waitSignal(detail.compare_asked) as asked:
        QTest.keyClick(members, Qt.Key.Key_Return)
    assert asked.args == ["/texts/report.txt", "/texts/copy.txt"]


def test_not_a_duplicate_names_the_two_documents(detail, matrix, qtbot):
    click(matrix, 1, 2)
    with qtbot.waitSignal(detail.apart_asked) as asked:
        button(detail, "Not a duplicate").click()
    assert asked.args == [1, 2]


def test_a_screen_reader_hears_each_file_whole(members, qtbot):
    best, draft, _copy = lines_of(members)
    assert best.startswith(
        "report.txt. keep. 2023-11-14 · 40 KB · Text · texts. It has the most complete text."
    )
    assert draft.startswith("draft.txt. distance 0.10. ")
    qtbot.waitUntil(lambda: "It was not there at the last scan." in lines_of(members)[1])


def test_the_matrix_is_a_chart_that_says_the_pair_and_the_warning(matrix):
    interface = QAccessible.queryAccessibleInterface(matrix)
    assert interface.role() == QAccessible.Role.Chart
    assert "far apart" in interface.text(QAccessible.Text.Description)
    QTest.keyClick(matrix, Qt.Key.Key_End)
    assert "distance 0.80" in interface.text(QAccessible.Text.Description)


def test_of_two_files_the_list_says_all(detail, matrix):
    detail.show_group(group(NAMES[:2], APART[:2, :2]))
    assert not matrix.isVisible()
    assert len(lines_of(detail.findChild(MembersView))) == 2


def test_sixty_files_fit(detail, matrix):
    names = tuple(f"text-{number}.txt" for number in range(60))
    apart = np.full((60, 60), 0.25)
    np.fill_diagonal(apart, 0)
    detail.show_group(group(names, apart))
    assert matrix.cell_at(matrix.place_of(59, 58).center()) == (59, 58)
    assert not matrix.grab().isNull()


def test_no_group_leaves_a_word_of_what_will_stand_here(detail, matrix):
    detail.show_group(None)
    assert "Choose a group" in said_by(detail)
    assert not matrix.isVisible()


def test_dark_is_dark(detail, members):
    detail.set_tokens(DARK)
    assert members.viewport().grab().toImage().pixelColor(300, 30).lightness() < 80


def test_what_sets_a_file_apart_is_found_in_another_process(detail, members, qtbot, tmp_path):
    text = "\n".join(
        f"Sentence {n} of the report tells of boat {n} and what it brought home." for n in range(30)
    )
    for name, written in (
        ("report.txt", text),
        ("draft.txt", f"{text}\nOne more sentence ends the whole report."),
    ):
        (tmp_path / name).write_text(written, "utf-8")
    detail.show_group(group(NAMES[:2], APART[:2, :2], folder=tmp_path, here=True))
    qtbot.waitUntil(lambda: "one sentence added" in lines_of(members)[1], timeout=30_000)
