"""Says above the votes that they are of a fingerprint that was made to try it, and leads back to the verdict's own."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from leitong.gui.icons import pixmap
from leitong.gui.labels import ElidedLabel
from leitong.gui.tokens import Tokens


class TriedOut(QFrame):
    """usual_asked: back to the fingerprint that the verdict goes by. Hidden while that is shown."""

    usual_asked = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self.setProperty("level", "warning")
        self._sign = QLabel()
        self._said = ElidedLabel()
        back = QPushButton(self.tr("Back to the usual"))
        back.setProperty("role", "tab")
        back.setToolTip(self.tr("MD5, 64 bits, a vote of 0 gives 0: the fingerprint of the verdict"))
        back.clicked.connect(self.usual_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 1, 4, 1)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addWidget(self._said, 1)
        row.addWidget(back)
        self.set_tokens(tokens)
        self.hide()

    def set_tokens(self, tokens: Tokens) -> None:
        self._sign.setPixmap(pixmap("lab", tokens.text, 16, self.devicePixelRatioF()))

    def say(self, text: str) -> None:
        """Nothing: the votes are the verdict's own."""
        self._said.setText(text)
        self._said.setToolTip(text)
        self.setVisible(bool(text))
