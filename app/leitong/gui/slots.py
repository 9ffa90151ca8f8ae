"""A side on the start screen: empty and asking, or filled and telling what it holds."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from leitong.gui.facts_text import facts_line, source_name
from leitong.gui.icons import BESIDE_TEXT, icon_beside_text, pixmap
from leitong.gui.labels import ElidedLabel, badge, label, restyle
from leitong.gui.painting import painting
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.presenters.sources import SourceKind
from leitong.presenters.state import Phase, Slot

RADIUS = 12
PREVIEW_WIDTH = 960  # pixels of text in all lines of the preview together: three lines of the narrowest card


class SlotCard(QWidget):
    """One side, drawn with a dashed edge while it is empty.

    asked: (what, side) with what one of "open", "paste", "fetch", "text", "remove", "again", "seen".
    """

    asked = Signal(str, str)

    def __init__(self, side: str, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._tokens = tokens
        self._phase = Phase.EMPTY
        self.setMinimumSize(QSize(320, 208))
        self._name = ElidedLabel("heading", Qt.TextElideMode.ElideMiddle)
        self._sign = QLabel()
        self._line = ElidedLabel("muted")
        self._words = label("", "muted", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._buttons = {
            "open": self._button(self.tr("Open…"), "open"),
            "paste": self._button(self.tr("Paste"), "paste"),
            "fetch": self._button(self.tr("Fetch"), "fetch"),
            "text": self._button(self.tr("Take as text"), "text"),
            "seen": self._button(self.tr("Seen before?"), "seen"),
            "again": self._button(self.tr("Try again"), "again"),
            "remove": self._button(self.tr("Remove"), "remove"),
        }
        self._buttons["fetch"].setProperty("role", "primary")
        self._buttons["seen"].setToolTip(self.tr("Ask which files of the Library are near it"))
        self._arrange()
        self.show_slot(Slot())
        self.set_tokens(tokens)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(badge(self._side))
        head.addWidget(self._name, 1)
        told = QHBoxLayout()
        told.setSpacing(8)
        told.addWidget(self._sign)
        told.addWidget(self._line, 1)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in self._buttons.values():
            row.addWidget(button)
        row.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 24)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(told)
        layout.addWidget(self._words, 1)
        layout.addLayout(row)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        for name in ("open", "paste"):
            self._buttons[name].setIcon(icon_beside_text(name, tokens.text))
        self._sign.setPixmap(pixmap("error", tokens.text, 16, self.devicePixelRatioF()))
        self.update()

    def show_slot(self, slot: Slot) -> None:
        self._phase = slot.phase
        failed = slot.phase is Phase.FAILED
        self._sign.setVisible(failed)
        for told in (self._line, self._words):
            told.setProperty("role", "" if failed else "muted")
            restyle(told)
        name, line, words, buttons = self._said(slot)
        self._name.setText(name)
        self._line.setText(line)
        self._line.setToolTip("")
        self._line.setVisible(bool(line))
        self._words.setText(self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, PREVIEW_WIDTH))
        for key, button in self._buttons.items():
            button.setVisible(key in buttons)
        self.setAccessibleName(self.tr("Side {side}: {name}").format(side=self._side.upper(), name=name))
        self.setAccessibleDescription(f"{line} {words}".strip())
        self.update()

    def _said(self, slot: Slot) -> tuple[str, str, str, tuple[str, ...]]:
        """Name, line, words and buttons for this state."""
        name = source_name(slot.source)
        match slot.phase:
            case Phase.EMPTY:
                kinds = self.tr("HTML, text, Markdown, PDF, DOCX")
                key = "Ctrl+O" if self._side == "a" else "Ctrl+Shift+O"
                hint = self.tr("{key} opens · Ctrl+V pastes").format(key=key)
                return self.tr("Drop, open or paste a document"), kinds, hint, ("open", "paste")
            case Phase.ASKING:
                question = self.tr("Fetch this address? It is the only thing that will leave this computer.")
                return name, "", question, ("fetch", "text", "remove")
            case Phase.READING:
                return name, self.tr("Reading…"), "", ("remove",)
            case Phase.FAILED:
                reason = said(slot.reason) if slot.reason else ""
                return name, self.tr("This can't be compared"), reason, ("open", "again", "remove")
        line = facts_line(slot.facts) if slot.facts else ""
        of_file = slot.source is not None and slot.source.kind is SourceKind.FILE
        buttons = ("open", "seen", "remove") if of_file else ("open", "remove")
        return name, line, slot.facts.preview if slot.facts else "", buttons

    def _button(self, text: str, what: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setIconSize(BESIDE_TEXT)
        button.setAccessibleName(f"{text} ({self._side.upper()})")
        button.clicked.connect(lambda: self.asked.emit(what, self._side))
        return button

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            colour = QColor(self._tokens.a if self._side == "a" else self._tokens.b)
            pen = QPen(colour if self._phase is not Phase.EMPTY else QColor(self._tokens.muted), 1.5)
            if self._phase is Phase.EMPTY:
                pen.setDashPattern([4, 4])
            painter.setPen(pen)
            painter.setBrush(QColor(self._tokens.base))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), RADIUS, RADIUS)
