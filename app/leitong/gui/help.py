"""All keys at a glance: by F1, by ?, or while Ctrl is held."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from leitong.gui.keys import key_text
from leitong.gui.labels import label
from leitong.gui.overlay import Overlay
from leitong.gui.translate import shown
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.actions import ACTIONS, DOCUMENTS, PASSAGES, PROGRAM, REVIEW, VIEW

COLUMNS = ((DOCUMENTS, REVIEW), (PASSAGES,), (VIEW,), (PROGRAM,))
# keys that a pane or the Why panel answers itself
_MORE = {
    VIEW: (
        (("Left", "Right"), QT_TRANSLATE_NOOP("Actions", "Over the bits of the votes")),
        (("Return",), QT_TRANSLATE_NOOP("Actions", "Pin a bit")),
    ),
    PROGRAM: ((("Esc",), QT_TRANSLATE_NOOP("Actions", "Back; it never destroys")),),
}


class HelpOverlay(Overlay):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._held = False
        self.panel.setAccessibleName(self.tr("Keys"))
        layout = QVBoxLayout(self.panel)
        layout.setContentsMargins(32, 24, 32, 24)
        layout.setSpacing(16)
        layout.addWidget(label(self.tr("Keys"), "title"))
        columns = QHBoxLayout()
        columns.setSpacing(32)
        for groups in COLUMNS:
            column = QVBoxLayout()
            column.setSpacing(16)
            for group in groups:
                column.addLayout(self._group(group))
            column.addStretch()
            columns.addLayout(column)
        layout.addLayout(columns)
        hint = self.tr(
            "Single letters work wherever you are not typing. Hold Ctrl to see this page at any time."
        )
        layout.addWidget(label(hint, "muted"))

    def hold(self) -> None:
        """Open for as long as Ctrl is held."""
        self._held = True
        self.open()

    def release(self) -> None:
        if self._held:
            self._held = False
            self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Control:
            self.dismiss()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Control:
            self.release()

    def _group(self, group: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.addWidget(label(shown("Actions", group), "heading"), 0, 0, 1, 2)
        rows = [(action.keys, action.text) for action in ACTIONS if action.group == group and action.keys]
        for line, (keys, text) in enumerate([*rows, *_MORE.get(group, ())], start=1):
            caps = QHBoxLayout()
            caps.setSpacing(4)
            for key in keys:
                caps.addWidget(label(key_text(key), "key"))
            caps.addStretch()
            grid.addLayout(caps, line, 0)
            grid.addWidget(label(shown("Actions", text)), line, 1)
        return grid
