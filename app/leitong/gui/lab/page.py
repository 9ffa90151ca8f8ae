"""The Lab: the reader's texts and challenges at the left, the walk from text to fingerprint at the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from leitong.gui.asker import Asker
from leitong.gui.lab.canvas import LabCanvas
from leitong.gui.lab.export import save
from leitong.gui.lab.recipe_row import RecipeRow
from leitong.gui.lab.results import Results
from leitong.gui.lab.texts_side import Pair, TextsSide
from leitong.gui.lab.walk_row import ScrubRow, StepsRow
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.tokens import LIGHT, Tokens
from leitong.gui.translate import one_after_another, said, shown
from leitong.presenters.lab.memory import LabMemory
from leitong.presenters.lab.presenter import LabPresenter
from leitong.presenters.lab.sentences import cut_short, moment_sentence, printed_sentence
from leitong.presenters.lab.state import LabState

_ROOM_FOR_NOTE = 660  # pixels of height that the page needs to tell notes and results whole


class LabPage(QWidget):
    """compared: gives the two texts of the comparison that is open, if one is."""

    def __init__(
        self, asker: Asker, memory: LabMemory, tokens: Tokens, compared: Callable[[], Pair | None]
    ) -> None:
        super().__init__()
        self.presenter = LabPresenter(self, asker.ask, memory)
        asker.answered.connect(self.presenter.on_run)
        asker.refused.connect(self.presenter.on_refused)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.presenter.walk.tick)
        self.texts = TextsSide(tokens, compared)
        self.recipe = RecipeRow()
        self.steps = StepsRow()
        self.note = label("", "muted", wrap=True)
        self._short_note = ElidedLabel("muted")
        self.canvas = LabCanvas(tokens)
        self._scrub = ScrubRow(tokens)
        self.moment = ElidedLabel("heading")
        self.results = Results()
        self._arrange()
        self._connect()
        self.steps.set_tokens(tokens)  # the other parts were made in these colours
        self.presenter.open()

    def set_tokens(self, tokens: Tokens) -> None:
        for part in (self.texts, self.steps, self.canvas, self._scrub):
            part.set_tokens(tokens)

    def set_animated(self, animated: bool) -> None:
        self.presenter.walk.animated = animated

    def take_focus(self) -> None:
        self.canvas.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.results.set_low(self.height() < _ROOM_FOR_NOTE)
        self._show_note(self.presenter.state)

    def show_lab(self, state: LabState) -> None:
        self.texts.show_state(state)
        self.recipe.show_recipe(state.recipe)
        if state.trouble is not None:
            sentence = said(state.trouble)
        elif state.text is None:
            sentence = self.tr("The text is being cut and hashed…")
        else:
            cut = cut_short(state)
            sentence = one_after_another(
                (said(moment_sentence(state.text, state.moment)), "" if cut is None else said(cut))
            )
        self.canvas.show_state(state, sentence)
        self.moment.setText(sentence)
        self.moment.setToolTip("")
        line = state.timeline
        self.steps.show_state(state, line)
        self._scrub.show_state(state, line)
        self._show_note(state)
        self.results.show_state(state, self.presenter.flip)
        if state.playing and not self._clock.isActive():
            self._clock.start(line.pace)
        elif not state.playing:
            self._clock.stop()

    def _show_note(self, state: LabState) -> None:
        sample, text = state.sample, state.text
        low = self.height() < _ROOM_FOR_NOTE
        self.note.setVisible(sample is not None and not low)
        self._short_note.setVisible(sample is not None and low)
        if sample is None:
            return
        wrong = None
        if sample.printed and text is not None and not text.struck:
            wrong = printed_sentence(tuple(sample.printed), tuple(text.votes.tolist()))
        told = one_after_another([shown("Lab", sample.note), said(wrong) if wrong else ""])
        self.note.setText(told)
        self._short_note.setText(told)
        self._short_note.setToolTip(told)

    def _show_side(self, side: str) -> None:
        self.presenter.show_side(side)
        # a click on the side that is shown would uncheck it
        self.steps.show_state(self.presenter.state, self.presenter.state.timeline)

    def _save(self, kind: str) -> None:
        if self.canvas.scene is None:
            return
        name = self.tr("fingerprint") + "." + kind
        chosen, _filter = QFileDialog.getSaveFileName(
            self, self.tr("Save the picture"), name, f"{kind.upper()} (*.{kind})"
        )
        if chosen:
            self.save_picture(Path(chosen).with_suffix(f".{kind}"))

    def save_picture(self, path: Path) -> None:
        """As it is to be seen, always on a light ground: slides and paper are."""
        scene = self.canvas.scene
        if scene is not None and not save(scene, path, LIGHT, self.canvas.font()):
            self.moment.setText(self.tr("{path} can't be written.").format(path=path))

    def _arrange(self) -> None:
        walk = QWidget()
        column = QVBoxLayout(walk)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.recipe, self.steps, self.note, self._short_note):
            column.addWidget(part)
        column.addWidget(self.canvas, 1)
        for below in (self._scrub, self.moment, self.results):
            column.addWidget(below)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.texts)
        splitter.addWidget(walk)
        splitter.setStretchFactor(0, 0)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([264, 900])
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 8)
        row.addWidget(splitter)

    def _connect(self) -> None:
        canvas, presenter = self.canvas, self.presenter
        canvas.walked.connect(presenter.walk.on)
        canvas.stepped.connect(presenter.walk.steps)
        canvas.ended.connect(presenter.walk.to_end)
        canvas.played.connect(presenter.walk.play)
        canvas.bit_moved.connect(presenter.move_bit)
        canvas.row_moved.connect(presenter.move_row)
        canvas.bit_chosen.connect(presenter.choose_bit)
        canvas.row_chosen.connect(presenter.choose_row)
        canvas.struck.connect(presenter.strike)
        canvas.flipped.connect(presenter.strike_to_flip)
        canvas.restored.connect(presenter.unstrike)
        self.results.flipped.connect(presenter.strike_to_flip)
        self.results.restored.connect(presenter.unstrike)
        self.recipe.chosen.connect(presenter.choose)
        self.texts.typed.connect(presenter.type)
        self.texts.opened.connect(presenter.open_sample)
        self.texts.taken.connect(presenter.take_pair)
        self.texts.started.connect(presenter.start_card)
        self.texts.left.connect(self.take_focus)
        self.steps.stepped.connect(presenter.walk.to_step)
        self.steps.side_chosen.connect(self._show_side)
        self.steps.saved.connect(self._save)
        self._scrub.played.connect(presenter.walk.play)
        self._scrub.went.connect(presenter.walk.go)
