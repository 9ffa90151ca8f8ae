import pytest
from PySide6.QtCore import Qt

from leitong.gui.library.plain_table import Cell, Head, PlainTable

HEADS = (Head("Way", wide=True), *(Head(f"Measured {number}") for number in range(6)))
NAME = "A long name of a way that tells what it does"


@pytest.fixture
def table(qtbot):
    made = PlainTable()
    qtbot.addWidget(made)
    made.show_rows(HEADS, [(Cell(NAME, NAME), *(Cell("12,345", 12_345) for _ in HEADS[1:]))])
    made.show()
    return made


def test_a_name_has_all_room_that_numbers_leave(table):
    table.resize(1400, 200)
    assert sum(map(table.columnWidth, range(len(HEADS)))) == table.viewport().width()


def test_in_a_narrow_place_a_name_can_be_read_and_the_last_numbers_are_scrolled_to(table):
    table.resize(300, 200)
    assert table.columnWidth(0) > table.fontMetrics().horizontalAdvance(NAME[:12])
    assert table.horizontalScrollBar().maximum() > 0
    table.resize(1400, 200)
    assert table.horizontalScrollBar().maximum() == 0


def test_other_columns_may_follow(table):
    table.resize(300, 200)
    table.show_rows(HEADS[:1], [(Cell(NAME, NAME),)])
    assert table.model().headerData(0, Qt.Orientation.Horizontal) == "Way"
    assert table.columnWidth(0) == table.viewport().width()


def test_a_narrow_table_gives_up_the_columns_that_can_be_spared_and_takes_them_back(qtbot):
    table = PlainTable()
    qtbot.addWidget(table)
    heads = [
        Head("Way", wide=True),
        Head("Compared"),
        Head("Expected so many", spare=2),
        Head("Built in", spare=1),
    ]
    table.show_rows(
        heads, [[Cell("Blocks", "Blocks"), Cell("12", 12), Cell("0.5", 0.5), Cell("1 ms", 0.001)]]
    )
    table.show()
    seen = []
    for width in (*range(900, 60, -10), 900):  # how many pixels words need, differs from font to font
        table.resize(width, 200)
        hidden = [column for column in range(len(heads)) if table.isColumnHidden(column)]
        if seen[-1:] != [hidden]:
            seen.append(hidden)
    assert seen == [[], [2], [2, 3], []]
