"""The column of a view beside the groups: a title, a note on it, and below them what they speak of."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget


def under_heading(view: QWidget, title: QLabel, note: QLabel, body: QWidget) -> QVBoxLayout:
    """Lay out the view; the column is returned for what stands below the body."""
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 12, 0, 0)
    column.setSpacing(4)
    for words in (title, note):
        words.setContentsMargins(16, 0, 16, 0)
        column.addWidget(words)
    column.addSpacing(4)
    column.addWidget(body, 1)
    return column
