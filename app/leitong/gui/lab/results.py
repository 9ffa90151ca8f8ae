"""What came out: both fingerprints and MD5s, the distance and what it means, the chosen bit and what would turn it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from leitong.gui.labels import ElidedLabel, badge, label
from leitong.gui.translate import one_after_another, said
from leitong.presenters.lab.sentences import (
    bit_sentence,
    flip_sentence,
    md5_sentence,
    pair_sentence,
    struck_sentence,
    word_sentence,
)
from leitong.presenters.lab.state import LabState
from leitong.presenters.lab.what_if import Turned


class Results(QWidget):
    """flipped: strike what turns the chosen bit. restored: all words vote again."""

    flipped = Signal()
    restored = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low = False
        self.told = label("", wrap=True)
        self._told_in_a_line = ElidedLabel()
        self._do_flip = QPushButton(self.tr("Strike and see"))
        self._do_flip.setToolTip(self.tr("Strike these words  F"))
        self._do_flip.clicked.connect(self.flipped)
        self._restore = QPushButton(self.tr("All vote again"))
        self._restore.setToolTip(self.tr("No word is struck any more  R"))
        self._restore.clicked.connect(self.restored)
        self._codes = {side: _selectable() for side in "ab"}
        self._md5s = {side: _selectable() for side in "ab"}
        self._pair = ElidedLabel("heading")
        self._avalanche = label("", "muted")
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        for line, side in enumerate("ab"):
            grid.addWidget(badge(side), line, 0)
            grid.addWidget(self._codes[side], line, 1)
            grid.addWidget(self._md5s[side], line, 2)
        grid.addWidget(self._avalanche, 0, 3, 2, 1)
        grid.setColumnStretch(4, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self._told_row = _row(self.told, self._told_in_a_line, self._do_flip, self._restore)
        column.addWidget(self._told_row)
        column.addLayout(grid)
        self._pair_row = _row(self._pair)
        column.addWidget(self._pair_row)

    def set_low(self, low: bool) -> None:
        """low: there is room for one line about words and bits only."""
        if low != self._low:
            self._low = low
            self._show_told()

    def show_state(self, state: LabState, flip: Turned | None) -> None:
        text, bit = state.text, state.bit
        sentences = []
        if text is not None and text.struck:
            sentences.append(struck_sentence(text.without(frozenset()), text))
        if text is not None and bit is not None:
            sentences.append(bit_sentence(text, bit))
            if text.given is None:
                sentences.append(flip_sentence(text, bit, flip))
        if text is not None and state.row is not None:
            sentences.append(word_sentence(text, state.row))
        told = one_after_another(map(said, sentences))
        self.told.setText(told)
        self._told_in_a_line.setText(told)
        self._told_in_a_line.setToolTip(told)
        self._do_flip.setVisible(flip is not None)
        self._restore.setVisible(text is not None and bool(text.struck))
        self._show_told()
        self._show_codes(state)
        self._show_pair(state)

    def _show_told(self) -> None:
        self._told_row.setVisible(bool(self.told.text()))
        self.told.setVisible(not self._low)
        self._told_in_a_line.setVisible(self._low)

    def _show_codes(self, state: LabState) -> None:
        codes = {side: run.code for side, run in state.runs.items()}
        for side in "ab":
            run = state.runs.get(side)
            other = codes.get("b" if side == "a" else "a", "")
            self._codes[side].setText("—" if run is None or not run.code else _marked(run.code, other))
            there = state.runs.get("b" if side == "a" else "a")
            md5 = (
                ""
                if run is None or not run.text
                else _marked(run.md5, there.md5 if there and there.text else "")
            )
            self._md5s[side].setText(md5 and f"MD5 {md5}")

    def _show_pair(self, state: LabState) -> None:
        runs = state.runs
        message = pair_sentence(runs["a"], runs["b"]) if len(runs) > 1 else None
        self._pair.setText("" if message is None else said(message))
        self._pair.setToolTip("")
        self._avalanche.setText("" if message is None else said(md5_sentence(runs["a"], runs["b"])))
        self._pair_row.setVisible(message is not None)


def _marked(code: str, other: str) -> str:
    """The digits, those that differ from the other's underlined."""
    if len(code) != len(other):
        return escape(code)
    return "".join(
        digit if digit == there else f"<b><u>{digit}</u></b>"
        for digit, there in zip(code, other, strict=True)
    )


def _selectable() -> QLabel:
    made = label()
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


def _row(*parts: QWidget) -> QWidget:
    """Labels share the room, buttons take what they need."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(12)
    for part in parts:
        row.addWidget(part, 0 if isinstance(part, QPushButton) else 1)
    return made
