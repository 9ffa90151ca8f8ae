"""A table of one column that looks like a list: a table finds the row at a place at once, however many there are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView


def look_like_a_list(table: QTableView) -> None:
    """No heads, no grid, no frame; one row at a time is chosen, and Tab leaves the table."""
    table.horizontalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.setShowGrid(False)
    table.setFrameShape(QTableView.Shape.NoFrame)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setTabKeyNavigation(False)
