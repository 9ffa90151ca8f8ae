"""The Why panel: the votes of both fingerprints, the words behind them, and what each method says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from leitong.compare.comparison import Comparison
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.panel import Panel
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.why.card import HoverCard
from leitong.gui.why.methods import MethodsStrip
from leitong.gui.why.print_row import PrintRow
from leitong.gui.why.tried_out import TriedOut
from leitong.gui.why.words_side import WordsSide
from leitong.messages import Message
from leitong.presenters.focus import SharedFocus
from leitong.presenters.why.presenter import WhyPresenter
from leitong.presenters.why.state import PrintChoice, WhyState

if TYPE_CHECKING:
    from leitong.gui.asker import Asker
    from leitong.gui.why.votes_plot import VotesPlot
    from leitong.presenters.methods.memory import MethodMemory
    from leitong.presenters.rules import RuleChoice
    from leitong.presenters.sources import Source

    Pair = tuple[Source, Source, RuleChoice]

_SIGNS = "✓✗≤≥≠▲▼▯−→←"
_REST = 60  # ms the mouse rests on a bit before table and texts follow it


class WhyPanel(Panel):
    """Talks to the other panes only through the shared focus: `Focus.bit` and `Focus.term`.

    methods_asked: the panel of all methods is wanted.
    """

    methods_asked = Signal()

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Why"))
        self._tokens = tokens
        self._plot: VotesPlot | None = None
        self._hovered: int | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._rested)
        self._presenter = WhyPresenter(focus, self)
        self._build(tokens)
        self.set_tokens(tokens)
        self.show_comparison(None)

    def ask_through(self, asker: Asker, pair: Callable[[], Pair | None], memory: MethodMemory) -> None:
        """asker: has other fingerprints made. pair: what is compared. memory: keeps which are chosen."""

        def ask(choice: PrintChoice) -> bool:
            open_pair = pair()
            if open_pair is not None:
                asker.ask("why", *open_pair, choice)
            return open_pair is not None

        asker.answered.connect(self._presenter.on_print)
        asker.refused.connect(self._presenter.on_refused)
        self._presenter.ask_through(ask, memory)

    @property
    def state(self) -> WhyState:
        """What is shown now."""
        return self._presenter.state

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Show why the two fingerprints of a pair are equal or not; None: nothing is compared."""
        self._words.clear_filter()
        self._presenter.compare(comparison)

    def preparing(self) -> Iterator[None]:
        self._votes_plot()
        yield
        self._print.prepare()
        yield
        # fonts that have the signs are looked for once, and that takes long
        for part in (self._legend, self._methods):
            part.fontMetrics().horizontalAdvance(_SIGNS)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another palette."""
        self._tokens = tokens
        self._card.set_tokens(tokens)
        self._words.set_tokens(tokens)
        self._tried.set_tokens(tokens)
        self._methods.set_tokens(tokens)
        if self._plot is not None:
            self._plot.set_tokens(tokens)

    def show_state(self, state: WhyState) -> None:
        """Draw what the presenter says."""
        has_votes = bool(state.bits)
        self._splitter.setVisible(has_votes)
        self._empty.setVisible(not has_votes)
        self._empty.setText(self._say(state.empty) or self.tr("Two documents compared show here why."))
        self._methods.show_methods(state.methods)
        self.more.setVisible(bool(state.methods))
        self._whole.setText(self._say(state.whole))
        self._whole.setToolTip(self._say(state.chance))
        self._notes.setText("  ".join(map(said, (*filter(None, (state.aside,)), *state.notes))))
        self._notes.setToolTip(self._notes.text())
        for part in (self._whole, self._notes, self._share):
            part.setVisible(has_votes)
        self._print.setVisible(has_votes or state.departs is not None)
        self._print.show_state(state)
        self._tried.say(self._of_print(state))
        if not has_votes:
            self._card.hide()
            return
        plot = self._votes_plot()
        plot.show_state(state)
        plot.describe(self._say(state.spoken))
        self._share.setChecked(state.share)
        self._sentence.setText(self._of_bit(state))
        self._sentence.setToolTip(self._sentence.text())
        self._show_legend()
        self._words.show_state(state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_legend()

    def _show_legend(self) -> None:
        """Where there is room beside the sentence, which is worth more."""
        side = self._sentence.parentWidget()
        wanted = self._sentence.sizeHint().width() + self._legend.sizeHint().width() + 16
        room = self._splitter.sizes()[0] if side is None else side.width()
        self._legend.setVisible(wanted <= room)

    def _votes_plot(self) -> VotesPlot:
        """The plot, made when there is first something to draw: pyqtgraph takes 250 ms to load."""
        if self._plot is None:
            from leitong.gui.why.votes_plot import VotesPlot  # noqa: PLC0415 - late on purpose

            plot = VotesPlot(self._tokens, self)
            plot.hovered.connect(self._hover)
            plot.stepped.connect(self._presenter.move)
            plot.jumped.connect(self._presenter.next_differing)
            plot.went.connect(self._presenter.choose)
            plot.pinned.connect(self._presenter.pin)
            plot.unpinned.connect(self._presenter.unpin)
            self._left.insertWidget(0, plot, 1)
            plot.show()  # a layout shows it only later, and what is hidden can't have the keyboard
            self._plot = plot
            self.lead(plot)
            self.setTabOrder(self._share, plot)
        return self._plot

    def _hover(self, bit: int | None, at: QPoint) -> None:
        plot = self._plot
        card = None if bit is None else self._presenter.card(bit)
        if card is None or plot is None:
            self._card.hide()
        else:
            self._card.show_card(card, self._presenter.state.unit, plot.mapTo(self, at), self.rect())
        if bit != self._hovered:
            self._hovered = bit
            self._rest.start()

    def _rested(self) -> None:
        self._presenter.hover(self._hovered)

    def _of_bit(self, state: WhyState) -> str:
        if state.chosen is None:
            return self.tr("Point at a bit, or step with ← →, to see who pushed it. N, P: next, previous ≠.")
        pinned = self.tr("(pinned)") if state.pinned else ""
        parts = self._say(state.line), pinned, self._say(state.sentence)
        return "  ".join(part for part in parts if part)

    def _of_print(self, state: WhyState) -> str:
        """That the votes are not those of the verdict, or soon will be others."""
        if state.waiting:
            return self.tr("The fingerprints are being made anew…")
        return self._say(state.departs)

    @staticmethod
    def _say(message: Message | None) -> str:
        return "" if message is None else said(message)

    def _build(self, tokens: Tokens) -> None:
        self._whole = ElidedLabel("heading", parent=self)
        self._notes = ElidedLabel("muted", parent=self)
        # what the sentence leaves
        self._notes.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._legend = ElidedLabel("small", parent=self)
        self._legend.setText(
            self.tr("▲ votes for 1   ▼ votes for 0   ▯ coin flip (margin < 5 %)   ≠ differs")
        )
        self._share = self._share_button()
        self._print = PrintRow(self)
        self._print.chosen.connect(self._presenter.choose_print)
        self._empty = label(role="muted", wrap=True, parent=self)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sentence = ElidedLabel(parent=self)
        self._words = WordsSide(self._presenter, tokens, self)
        self._methods = MethodsStrip(tokens, self)
        self._tried = TriedOut(tokens, self)
        self._tried.usual_asked.connect(self._presenter.usual_print)
        self._splitter = self._both_sides()
        self._arrange()
        self._card = HoverCard(tokens, self)  # last, as it lies over all others

    def _share_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setText(self.tr("%"))
        button.setCheckable(True)
        button.setProperty("role", "pill")
        button.setToolTip(
            self.tr(
                "Draw votes as a share of each document's total weight: fair to texts of different length"
            )
        )
        button.setAccessibleName(button.toolTip())
        button.clicked.connect(self._presenter.in_shares)
        return button

    def _both_sides(self) -> QSplitter:
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._votes_side())
        splitter.addWidget(self._words)
        splitter.setStretchFactor(0, 5)
        splitter.setStretchFactor(1, 3)
        splitter.setSizes([500, 300])  # shares, not pixels: both sides have their own size hints
        return splitter

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._whole)
        head.addSpacing(8)
        head.addWidget(self._notes, 1)
        head.addWidget(self._print)
        head.addWidget(self._share)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._tried)
        layout.addWidget(self._splitter, 1)
        layout.addWidget(self._empty, 1)
        layout.addLayout(self._methods_row())

    def _methods_row(self) -> QHBoxLayout:
        self.more = QPushButton(self.tr("All methods"), self)
        self.more.setProperty("role", "tab")
        self.more.setToolTip(self.tr("What every method looked at, and why they disagree"))
        self.more.clicked.connect(self.methods_asked)
        row = QHBoxLayout()
        row.addWidget(self._methods, 1)
        row.addWidget(self.more)
        return row

    def _votes_side(self) -> QWidget:
        side = QWidget(self)
        self._left = QVBoxLayout(side)
        self._left.setContentsMargins(0, 0, 4, 0)
        self._left.setSpacing(2)
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(self._sentence, 1)
        below.addWidget(self._legend)
        self._left.addLayout(below)
        return side
