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
from leitong.presenters.actions import ACTIONS
from leitong.presenters.actions.comparing import DOCUMENTS, PASSAGES, REVIEW, VIEW
from leitong.presenters.actions.library import LIBRARY
from leitong.presenters.actions.program import PROGRAM

COLUMNS = ((DOCUMENTS, PASSAGES), (VIEW, REVIEW), (PROGRAM, LIBRARY))
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
        layout.setContentsMargins(24, 16, 24, 16)
        layout.setSpacing(8)
        layout.addWidget(label(self.tr("Keys"), "title"))
        columns = QHBoxLayout()
        columns.setSpacing(24)
        for groups in COLUMNS:
            columns.addLayout(_column(groups))
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


def _column(groups: tuple[str, ...]) -> QGridLayout:
    """Groups below each other in one grid, so that their texts stand in line."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(5)
    line = 0
    for group in groups:
        if line:
            grid.setRowMinimumHeight(line, 6)
            line += 1
        grid.addWidget(label(shown("Actions", group), "heading"), line, 0, 1, 2)
        rows = [(action.keys, action.text) for action in ACTIONS if action.group == group and action.keys]
        for keys, text in [*rows, *_MORE.get(group, ())]:
            line += 1
            grid.addLayout(_caps(keys), line, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label(shown("Actions", text)), line, 1, Qt.AlignmentFlag.AlignVCenter)
        line += 1
    grid.setRowStretch(line, 1)
    return grid


def _caps(keys: tuple[str, ...]) -> QHBoxLayout:
    caps = QHBoxLayout()
    caps.setSpacing(4)
    for key in keys:
        caps.addWidget(label(key_text(key), "key"), 0, Qt.AlignmentFlag.AlignVCenter)
    caps.addStretch()
    return caps
