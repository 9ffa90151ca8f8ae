"""One method looked into: its reason in full, its parameters, and what it saw; or why all together disagree."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from leitong.compare.methods.costs import JUDGEMENT, costs_table
from leitong.gui.flow import FlowBox
from leitong.gui.labels import label
from leitong.gui.methods.controls import ParameterControl
from leitong.gui.methods.inputs_html import inputs_html, lit
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said, shown
from leitong.presenters.methods.names import CONTEXT, NAMES, OF_METHOD
from leitong.presenters.methods.presenter import MethodsState


class MethodDetail(QFrame):
    """chosen: (name of a parameter, value). pointed_at: (TERM or PASSAGE, the word or its number), by a click."""

    chosen = Signal(str, object)
    pointed_at = Signal(str, str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._state = MethodsState()
        self._shown: object = None
        self._of: str | None = None
        self.controls: dict[str, ParameterControl] = {}
        self.setProperty("role", "card")
        self._heading = label("", "heading")
        self._reason = label("", wrap=True)
        self._parameters = FlowBox(gap=14)
        self.inputs = QTextBrowser()
        self.inputs.setOpenLinks(False)
        self.inputs.anchorClicked.connect(lambda address: self.pointed_at.emit(*lit(address.toString())))
        self.inputs.document().setDocumentMargin(0)
        self.inputs.setFrameShape(QFrame.Shape.NoFrame)
        self.inputs.setAccessibleName(self.tr("What the method looked at"))
        self.inputs.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addWidget(self._reason)
        column.addWidget(self._parameters)
        column.addWidget(self.inputs, 1)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.inputs.setStyleSheet(
            f"QTextBrowser {{ background: {tokens.base}; color: {tokens.text}; border: 2px solid {tokens.base} }}"
            f"QTextBrowser:focus {{ border: 2px solid {tokens.text} }}"
        )
        self._shown = None
        self._fill()

    def show_state(self, state: MethodsState) -> None:
        self._state = state
        self._show_controls()
        self._fill()

    def _fill(self) -> None:
        """Only where what is shown has changed: the place in it stays."""
        state = self._state
        what = (state.methods, state.looked_into)
        if what == self._shown:
            return
        self._shown = what
        answer = state.answer
        if answer is not None:
            self._heading.setText(shown(CONTEXT, NAMES.get(answer.name, answer.name)))
            self._reason.setText(said(answer.reason))
            html = inputs_html(answer.inputs, self._tokens, said, self.tr("… and {n} more"))
        elif state.methods is not None:
            self._heading.setText(self._title(state))
            self._reason.clear()
            html = self._why(state)
        else:
            self._heading.clear()
            self._reason.clear()
            html = ""
        self._reason.setVisible(bool(self._reason.text()))
        self.inputs.setHtml(html)

    def _title(self, state: MethodsState) -> str:
        disagree = state.methods is not None and bool(state.methods.why)
        return self.tr("Why they disagree") if disagree else self.tr("All methods together")

    def _why(self, state: MethodsState) -> str:
        assert state.methods is not None
        points = "".join(f"<p>• {escape(said(why))}</p>" for why in state.methods.why)
        legend = self.tr(
            "The verdict is drawn from the methods in bold. Only the ten words of Tianwang and “similar from 0.2” are"
            " the lectures' own figures; the other limits are Leitong's choice and can be changed here."
        )
        costs = inputs_html((costs_table(),), self._tokens, said, "")
        muted = f'<p style="color:{self._tokens.muted}">'
        return f"{points}{muted}{escape(legend)}</p>{costs}{muted}{escape(said(JUDGEMENT))}</p>"

    def _show_controls(self) -> None:
        if self._state.looked_into != self._of:
            self._of = self._state.looked_into
            names = OF_METHOD.get(self._of, ())
            self.controls = {name: self._control(name) for name in names}
            self._parameters.set_widgets(list(self.controls.values()))
            self._parameters.setVisible(bool(names))
        for name, control in self.controls.items():
            control.show_value(self._state.value_of(name))

    def _control(self, name: str) -> ParameterControl:
        control = ParameterControl(name)
        control.chosen.connect(self.chosen)
        return control
