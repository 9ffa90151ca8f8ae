"""What each method says by itself: a disagreement is shown, not averaged away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget

from leitong.compare.comparison import Method
from leitong.gui.tokens import Tokens
from leitong.gui.why.flow import FlowBox


class MethodsStrip(FlowBox):
    """One label a method: sign, name, value, limit, yes or no; its reason in the tooltip."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=14)
        self._tokens = tokens
        self._methods: tuple[Method, ...] = ()
        self.setAccessibleName(self.tr("What each method says"))

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._rebuild()

    def show_methods(self, methods: tuple[Method, ...]) -> None:
        if methods != self._methods:
            self._methods = methods
            self._rebuild()

    def _rebuild(self) -> None:
        labels = [self._label(self._summary(), self._tokens.muted, "")] if self._methods else []
        for method in self._methods:
            colour = self._tokens.text if method.met else self._tokens.muted
            reason = method.reason.render(QCoreApplication.translate)
            labels.append(self._label(self._opinion(method), colour, reason))
        self.set_widgets(labels)
        self.setVisible(bool(labels))

    def _summary(self) -> str:
        met = sum(method.met for method in self._methods)
        if met == len(self._methods):
            return self.tr("All methods say yes:")
        if met == 0:
            return self.tr("All methods say no:")
        return self.tr("The methods disagree:")

    def _opinion(self, method: Method) -> str:
        name = QCoreApplication.translate("Core", method.name)
        answer = self.tr("✓ {name}: yes") if method.met else self.tr("✗ {name}: no")
        answer = answer.format(name=name)
        if method.value is None:
            return answer
        value = self._number(method.value)
        if method.limit is None:
            return self.tr("{answer}, {value}").format(answer=answer, value=value)
        return self.tr("{answer}, {value} (limit {limit})").format(
            answer=answer, value=value, limit=self._number(method.limit)
        )

    @staticmethod
    def _number(value: float) -> str:
        return f"{value:.2f}" if isinstance(value, float) and not value.is_integer() else f"{value:.0f}"

    def _label(self, text: str, colour: str, tip: str) -> QLabel:
        label = QLabel(text, self)
        label.setStyleSheet(f"color: {colour}")
        label.setToolTip(tip)
        label.setAccessibleDescription(tip)
        return label
