"""The command palette: every action by name, in English, Chinese or the initials of its pinyin."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from leitong.gui.keys import key_text
from leitong.gui.labels import label
from leitong.gui.overlay import Overlay
from leitong.gui.translate import shown
from leitong.presenters.actions import ACTIONS, Action, matching

ROW = 40


class Palette(Overlay):
    """chosen: the name of the action that was picked. can: whether an action of that name can be done now."""

    chosen = Signal(str)

    def __init__(self, can: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._can = can
        self._texts = {action.name: shown("Actions", action.text) for action in ACTIONS}
        self._field = QLineEdit()
        self._field.setProperty("role", "big")
        self._field.setPlaceholderText(self.tr("What do you want to do?"))
        self._field.setAccessibleName(self.tr("Find an action"))
        self._list = QListWidget()
        self._list.setProperty("role", "plain")
        self._list.setAccessibleName(self.tr("Actions"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(8, 4, 8, 8)
        column.setSpacing(0)
        column.addWidget(self._field)
        column.addWidget(self._list)
        self._field.textChanged.connect(self._fill)
        self._field.installEventFilter(self)
        self._list.itemClicked.connect(lambda _item: self._take())

    def open(self) -> None:
        super().open()
        self._field.clear()
        self._fill("")
        self._field.setFocus()

    def panel_place(self, inside: QRect) -> QRect:
        width = min(600, inside.width())
        return QRect(
            inside.center().x() - width // 2, inside.top() + 40, width, min(432, inside.height() - 40)
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._steer(event.key())
        return super().eventFilter(watched, event)

    def _steer(self, key: int) -> bool:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
        if key in steps:
            row = self._list.currentRow() + steps[Qt.Key(key)]
            self._list.setCurrentRow(max(0, min(self._list.count() - 1, row)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        elif key == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            return False
        return True

    def _fill(self, query: str) -> None:
        """What can't be done now comes last, dimmed; it is found all the same, so that nobody looks for it in vain."""
        self._list.clear()
        found = [action for action in matching(query, self._texts) if action.name != "palette"]
        for action in sorted(found, key=lambda action: not self._can(action.name)):
            item = QListWidgetItem()
            item.setSizeHint(QSize(0, ROW))
            item.setData(Qt.ItemDataRole.UserRole, action.name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, self._texts[action.name])
            self._list.addItem(item)
            self._list.setItemWidget(item, self._row(action))
        self._list.setCurrentRow(0)

    def _row(self, action: Action) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(12, 0, 12, 0)
        layout.setSpacing(12)
        layout.addWidget(label(self._texts[action.name], "" if self._can(action.name) else "muted"))
        layout.addWidget(label(shown("Actions", action.tip), "small"), 1)
        if action.keys:
            layout.addWidget(label(key_text(action.keys[0]), "key"), 0, Qt.AlignmentFlag.AlignVCenter)
        row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return row

    def _take(self) -> None:
        item = self._list.currentItem()
        if item is not None:
            self.dismiss()
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
