"""What each method says by itself: a disagreement is shown, not averaged away."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from leitong.compare.comparison import Method
from leitong.gui.flow import FlowBox
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said

_IN_BITS = frozenset({"simhash-words", "simhash-windows"})  # distances: small is near


class MethodsStrip(FlowBox):
    """Those that say yes, then those that say no: name, value, limit; the reason in the tooltip."""

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
        yes = [method for method in self._methods if method.met]
        silent = [method for method in self._methods if _is_silent(method)]
        no = [method for method in self._methods if not method.met and not _is_silent(method)]
        labels = [
            *self._answers(self.tr("✓ {n} of {all} say yes:"), yes, self._tokens.text),
            *self._answers(self.tr("✗ {n} of {all} say no:"), no, self._tokens.muted),
            *self._answers(self.tr("– {n} of {all} can't judge:"), silent, self._tokens.muted),
        ]
        self.set_widgets(labels)
        self.setVisible(bool(labels))

    def _answers(self, head: str, methods: list[Method], colour: str) -> list[QLabel]:
        """The methods that say the same, after a head that says what they say."""
        if not methods:
            return []
        labels = [self._label(head.format(n=len(methods), all=len(self._methods)), colour)]
        labels[0].setFont(_bold(labels[0].font()))
        for method in methods:
            label = self._label(self._opinion(method), colour)
            label.setToolTip(said(method.reason))
            label.setAccessibleName(self._spoken(method))
            label.setAccessibleDescription(label.toolTip())
            labels.append(label)
        return labels

    def _opinion(self, method: Method) -> str:
        """For example "word bits 15 > 11"."""
        return f"{self._names().get(method.name, method.name)} {self._held_against(method)}".rstrip()

    def _spoken(self, method: Method) -> str:
        answer = self.tr("{opinion}: yes") if method.met else self.tr("{opinion}: no")
        if _is_silent(method):
            answer = self.tr("{opinion}: can't judge")
        return answer.format(opinion=self._opinion(method))

    @staticmethod
    def _held_against(method: Method) -> str:
        if method.value is None or method.name == "exact":
            return ""
        digits = 0 if method.name in _IN_BITS else 2
        if method.limit is None:
            return f"{method.value:.{digits}f}"
        if method.value != method.limit and f"{method.value:.2f}" == f"{method.limit:.2f}":
            digits = 3  # 0.50 < 0.50 would say nothing
        value, limit = f"{method.value:.{digits}f}", f"{method.limit:.{digits}f}"
        if method.name in _IN_BITS:
            return f"{value} {'≤' if method.value <= method.limit else '>'} {limit}"
        return f"{value} {'≥' if method.value >= method.limit else '<'} {limit}"

    def _names(self) -> dict[str, str]:
        return {
            "exact": self.tr("equal letters"),
            "simhash-words": self.tr("word bits"),
            "simhash-windows": self.tr("window bits"),
            "jaccard": self.tr("shingles"),
            "letters": self.tr("runs of letters"),
            "containment": self.tr("contained"),
            "cosine": self.tr("cosine"),
            "passages": self.tr("passages"),
            "layout": self.tr("layout"),
        }

    def _label(self, text: str, colour: str) -> QLabel:
        label = QLabel(text, self)
        font = label.font()
        font.setPointSizeF(font.pointSizeF() * 0.9)
        label.setFont(font)
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        label.setPalette(palette)
        return label


def _is_silent(method: Method) -> bool:
    """Whether there was too little text for it to say anything."""
    return not method.met and (method.value is None or method.limit is None)


def _bold(font: QFont) -> QFont:
    heavier = QFont(font)
    heavier.setBold(True)
    return heavier
