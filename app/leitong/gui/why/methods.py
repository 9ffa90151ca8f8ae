"""What each method says by itself: a disagreement is shown, not averaged away."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from leitong.compare.comparison import Method
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.why.flow import FlowBox

_IN_BITS = frozenset({"simhash-words", "simhash-windows"})  # distances: small is near


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
            reason = said(method.reason)
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
        """For example "✗ word bits: no, 15 > 11"."""
        name = self._names().get(method.name, method.name)
        answer = self.tr("✓ {name}: yes") if method.met else self.tr("✗ {name}: no")
        parts = answer.format(name=name), self._held_against(method)
        return ", ".join(part for part in parts if part)

    def _held_against(self, method: Method) -> str:
        if method.value is None or method.name == "exact":
            return ""
        bits = method.name in _IN_BITS
        value = f"{method.value:.0f}" if bits else f"{method.value:.2f}"
        if method.limit is None:
            return value
        limit = f"{method.limit:.0f}" if bits else f"{method.limit:.2f}"
        if bits:
            return f"{value} {'≤' if method.value <= method.limit else '>'} {limit}"
        return f"{value} {'≥' if method.value >= method.limit else '<'} {limit}"

    def _names(self) -> dict[str, str]:
        return {
            "exact": self.tr("equal letters"),
            "simhash-words": self.tr("word bits"),
            "simhash-windows": self.tr("window bits"),
            "jaccard": self.tr("shingles"),
            "containment": self.tr("contained"),
            "cosine": self.tr("cosine"),
            "passages": self.tr("passages"),
            "layout": self.tr("layout"),
        }

    def _label(self, text: str, colour: str, tip: str) -> QLabel:
        label = QLabel(text, self)
        font = label.font()
        font.setPointSizeF(font.pointSizeF() * 0.9)
        label.setFont(font)
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        label.setPalette(palette)
        label.setToolTip(tip)
        label.setAccessibleDescription(tip)
        return label
