"""The Words panel: the text of one side as every method cuts it, with what is ambiguous in it and what is new."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from leitong.compare.comparison import Comparison
from leitong.gui.accessible import announce
from leitong.gui.asker import Asker
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.panel import Panel
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.turns import Turns
from leitong.gui.words.cuts_view import CutsView
from leitong.gui.words.sides import NewWordsList, Readings, TriesView, choice, pill
from leitong.gui.worker import Worker
from leitong.presenters.focus import SharedFocus
from leitong.presenters.words.presenter import WordsPresenter
from leitong.presenters.words.sentences import (
    about_ambiguous,
    cut_short,
    kind_meaning,
    kind_name,
    passed_over,
    sizes_sentence,
)
from leitong.presenters.words.state import WordsState
from leitong.words.ambiguity import Ambiguity
from leitong.words.own_words import OwnWords

_SHARES = (3, 2)
_HEAD = 30  # pixels
_LONG = 20_000  # characters


class WordsPanel(Panel):
    """Empty until `ask_through` says who cuts the texts."""

    def __init__(self, focus: SharedFocus, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Words"))
        self.presenter = WordsPresenter(self, focus)
        self.cuts = CutsView(tokens)
        self.readings, self.new, self.tries = Readings(), NewWordsList(), TriesView(tokens)
        self.waiting = label("", "muted", wrap=True)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sizes = ElidedLabel("small")
        self._spoken: int | None = None
        self._state = WordsState()
        self._turns = Turns(self)
        self._parts_of_text = (self.cuts, self.readings, self.new, self.tries)
        self._build()
        self.cuts.stepped.connect(self.presenter.step)
        self.cuts.chosen.connect(self.presenter.choose)
        self.cuts.selected.connect(self.presenter.select)
        self.readings.chosen.connect(self.presenter.choose)
        self.new.accepted.connect(self.presenter.accept)
        self.new.undone.connect(self.presenter.undo)
        self.lead(self.cuts)
        self.show_comparison(None)

    def ask_through(self, worker: Worker, own: OwnWords) -> None:
        """worker: cuts the texts. own: the person's words."""
        cutter, tries = Asker(worker, self), Asker(worker, self)
        cutter.answered.connect(self.presenter.on_cut)
        cutter.refused.connect(self.presenter.on_refused)
        tries.answered.connect(self.presenter.on_tries)
        tries.refused.connect(self.presenter.on_refused)
        self.presenter.ask_through(partial(cutter.ask, "words"), partial(tries.ask, "tries"), own)

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Cut the texts of a pair; None: nothing is compared."""
        self.presenter.compare(comparison)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another palette."""
        for part in (self.cuts, self.tries):
            part.set_tokens(tokens)

    def show_state(self, state: WordsState) -> None:
        """Draw what the presenter says; of another long text a part a turn, for it has thousands of places."""
        before, self._state = self._state, state
        if state.cut is not None and state.cut is not before.cut and len(state.cut.text) > _LONG:
            self._turns.begin(self._showing())
        elif not self._turns.busy:
            self._show_whole()

    def _showing(self) -> Iterator[None]:
        for part in self._parts_of_text:
            part.show_state(self._state)
            yield
        # with what happened meanwhile
        self._show_whole()

    def _show_whole(self) -> None:
        state, cut = self._state, self._state.cut
        self.splitter.setVisible(bool(cut and cut.text.strip()))
        self.waiting.setVisible(not (cut and cut.text.strip()))
        self.waiting.setText(self._instead(state))
        self.sides.button("ab".index(state.side)).setChecked(True)
        for part in self._parts_of_text:
            part.show_state(state)
        sentences = [sizes_sentence(cut), passed_over(state.stamps), cut_short(cut)] if cut else []
        told = "   ".join(said(sentence) for sentence in sentences if sentence is not None)
        self._sizes.setText(told)
        self._sizes.setToolTip(told)
        counts = dict.fromkeys(Ambiguity, 0)
        for one in cut.ambiguous if cut else ():
            counts[one.kind] += 1
        for kind, button in self.kinds.items():
            button.setText(f"{said(kind_name(kind))} {counts[kind]:,}")
        self._speak(state)

    def _instead(self, state: WordsState) -> str:
        if state.problem is not None:
            return said(state.problem)
        return self.tr("Cutting…") if state.waiting else self.tr("No text to cut into words.")

    def _speak(self, state: WordsState) -> None:
        """Tell who can't see it which ambiguous stretch is looked at."""
        if state.cut is None or state.chosen == self._spoken:
            return
        self._spoken = state.chosen
        if state.chosen is not None:
            told = said(about_ambiguous(state.cut.ambiguous[state.chosen]))
            self.cuts.setAccessibleDescription(told)
            announce(self.cuts, told, aloud=self.cuts.hasFocus())

    def _show_kinds(self) -> None:
        shown = frozenset(kind for kind, button in self.kinds.items() if button.isChecked())
        self.cuts.show_kinds(shown)
        self.readings.show_kinds(shown)

    def _build(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        left, right = QWidget(), QWidget()
        for side, head, body in (
            (left, self._left_head(), self.cuts),
            (right, self._right_head(), self._stack),
        ):
            column = QVBoxLayout(side)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            column.addLayout(head)
            column.addWidget(body, 1)
            self.splitter.addWidget(side)
        for place, share in enumerate(_SHARES):
            self.splitter.setStretchFactor(place, share)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.waiting, 1)
        layout.addWidget(self._sizes)

    def _left_head(self) -> QHBoxLayout:
        row = _head()
        self.sides = QButtonGroup(self)
        for number, side in enumerate("AB"):
            button = choice(side, self.tr("Cut the text of {side}").format(side=side))
            button.setAccessibleName(button.toolTip())
            self.sides.addButton(button, number)
            row.addWidget(button)
        self.sides.idClicked.connect(lambda number: self.presenter.show_side("ab"[number]))
        row.addSpacing(12)
        self.kinds = {kind: pill("", said(kind_meaning(kind))) for kind in Ambiguity}
        for kind in self.kinds.values():
            kind.setChecked(True)
            kind.toggled.connect(self._show_kinds)
            row.addWidget(kind)
        row.addStretch()
        return row

    def _right_head(self) -> QHBoxLayout:
        row = _head()
        self._stack = QStackedWidget()
        self.parts = QButtonGroup(self)
        for number, (text, tip, part) in enumerate(
            (
                (self.tr("Readings"), self.tr("All ways to read each ambiguous place"), self.readings),
                (self.tr("New words"), self.tr("Words that the dictionary does not have"), self.new),
                (
                    self.tr("Trie"),
                    self.tr("The dictionary's words in what is selected, as a tree"),
                    self.tries,
                ),
            )
        ):
            button = choice(text, tip)
            self.parts.addButton(button, number)
            row.addWidget(button)
            self._stack.addWidget(part)
        self.parts.button(0).setChecked(True)
        self.parts.idClicked.connect(self._stack.setCurrentIndex)
        row.addStretch()
        return row


def _head() -> QHBoxLayout:
    """Both halves have one, of the same height."""
    row = QHBoxLayout()
    row.setSpacing(4)
    row.addStrut(_HEAD)
    return row
