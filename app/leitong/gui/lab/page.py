"""The Lab: the reader's texts and challenges at the left, the walk from text to fingerprint at the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.asker import Asker
from leitong.gui.icons import BESIDE_TEXT, icon, icon_beside_text
from leitong.gui.lab.canvas import LabCanvas
from leitong.gui.lab.cards_view import CardsView
from leitong.gui.lab.export import save
from leitong.gui.lab.recipe_row import RecipeRow
from leitong.gui.lab.results import Results
from leitong.gui.labels import ElidedLabel, badge, label
from leitong.gui.tokens import LIGHT, Tokens
from leitong.gui.translate import said, shown
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.lab import LabPresenter
from leitong.presenters.lab_cards import Card
from leitong.presenters.lab_memory import LabMemory
from leitong.presenters.lab_samples import LAB_SAMPLES, LabSample
from leitong.presenters.lab_sentences import moment_sentence, printed_sentence
from leitong.presenters.lab_state import LabState
from leitong.presenters.lab_steps import Step

_ROOM_FOR_NOTE = 660  # pixels of height that the page needs to tell a sample's note whole
_TYPING = 200  # ms after the last key until the text is worked out anew
_STEPS = {
    Step.TEXT: QT_TRANSLATE_NOOP("Lab", "1 Text"),
    Step.WORDS: QT_TRANSLATE_NOOP("Lab", "2 Words"),
    Step.HASHES: QT_TRANSLATE_NOOP("Lab", "3 Hashes"),
    Step.VOTES: QT_TRANSLATE_NOOP("Lab", "4 Votes"),
    Step.SIGN: QT_TRANSLATE_NOOP("Lab", "5 Fingerprint"),
}

Pair = tuple[str, str]


class LabPage(QWidget):
    """compared: gives the two texts of the comparison that is open, if one is."""

    def __init__(
        self, asker: Asker, memory: LabMemory, tokens: Tokens, compared: Callable[[], Pair | None]
    ) -> None:
        super().__init__()
        self._tokens = tokens
        self._compared = compared
        self.presenter = LabPresenter(self, asker.ask, memory)
        asker.answered.connect(self.presenter.on_run)
        asker.refused.connect(self.presenter.on_refused)
        self._typing = QTimer(self, singleShot=True, interval=_TYPING)
        self._typing.timeout.connect(self._typed)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.presenter.tick)
        self._build(tokens)
        self._connect()
        self.set_tokens(tokens)
        self.presenter.open()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._canvas.set_tokens(tokens)
        self._cards.set_tokens(tokens)
        self._export.setIcon(icon_beside_text("export", tokens.text))
        self._show_play(self.presenter.state.playing)

    def set_animated(self, animated: bool) -> None:
        self.presenter.animated = animated

    def take_focus(self) -> None:
        self._canvas.setFocus()

    @property
    def canvas(self) -> LabCanvas:
        return self._canvas

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_note(self.presenter.state)

    # what the presenter draws on

    def show_lab(self, state: LabState) -> None:
        for side, field in self._texts.items():
            if field.toPlainText() != state.texts[side] and not self._typing.isActive():
                field.blockSignals(True)
                field.setPlainText(state.texts[side])
                field.blockSignals(False)
        self._recipe.show_recipe(state.recipe)
        self._cards.show_state(state)
        text = state.text
        sentence = said(moment_sentence(text, state.moment)) if text is not None else ""
        if state.trouble is not None:
            sentence = said(state.trouble)
        self._canvas.show_state(state, sentence)
        self._moment.setText(sentence)
        self._moment.setToolTip("")
        self._show_walk(state)
        self._show_note(state)
        self._results.show_state(state, self.presenter.flip)
        if state.playing != self._clock.isActive():
            self._show_play(state.playing)
            if state.playing:
                self._clock.start(self.presenter.pace)
            else:
                self._clock.stop()

    def _show_walk(self, state: LabState) -> None:
        line = self.presenter.timeline
        for step, button in self._steps.items():
            button.setChecked(step is line.step(state.moment))
        for side, button in self._sides.items():
            button.setChecked(side == state.side)
            button.setEnabled(side in state.runs)
        self._slider.blockSignals(True)
        self._slider.setRange(0, line.last)
        self._slider.setValue(state.moment)
        self._slider.blockSignals(False)

    def _show_note(self, state: LabState) -> None:
        sample, text = state.sample, state.text
        low = self.height() < _ROOM_FOR_NOTE
        self._note.setVisible(sample is not None and not low)
        self._short_note.setVisible(sample is not None and low)
        if sample is None:
            return
        wrong = None
        if sample.printed and text is not None and not text.struck:
            wrong = printed_sentence(tuple(sample.printed), tuple(text.votes.tolist()))
        parts = [shown("Lab", sample.note)] + ([said(wrong)] if wrong else [])
        for note in (self._note, self._short_note):
            note.setText(" ".join(parts))
        self._short_note.setToolTip(" ".join(parts))

    def _show_play(self, playing: bool) -> None:
        self._play.setIcon(icon("pause" if playing else "play", self._tokens.text, 16))
        self._play.setAccessibleName(self.tr("Pause") if playing else self.tr("Play"))

    # inside

    def _typed(self) -> None:
        for side, field in self._texts.items():
            self.presenter.type(side, field.toPlainText())

    def _open(self, sample: LabSample) -> None:
        self._typing.stop()
        self.presenter.open_sample(sample)

    def _start(self, card: Card | None) -> None:
        self._typing.stop()
        self.presenter.start_card(card)

    def _take_pair(self) -> None:
        self._typing.stop()
        pair = self._compared()
        if pair is not None:
            self.presenter.take_pair(*pair)

    def _went(self, where: str) -> None:
        line, presenter = self.presenter.timeline, self.presenter
        step = line.step(presenter.state.moment)
        match where:
            case "first":
                presenter.go(0)
            case "last":
                presenter.go(line.last)
            case "next step":
                presenter.to_step(Step(min(Step.SIGN, step + 1)))
            case _:
                presenter.to_step(Step(max(Step.TEXT, step - 1)))

    def _save(self, kind: str) -> None:
        scene = self._canvas.scene
        if scene is None:
            return
        name = self.tr("fingerprint") + "." + kind
        chosen, _filter = QFileDialog.getSaveFileName(
            self, self.tr("Save the picture"), name, f"{kind.upper()} (*.{kind})"
        )
        if chosen:
            self.save_picture(Path(chosen).with_suffix(f".{kind}"))

    def save_picture(self, path: Path) -> None:
        """As it is to be seen, always on a light ground: slides and paper are."""
        scene = self._canvas.scene
        if scene is not None and not save(scene, path, LIGHT, self._canvas.font()):
            self._moment.setText(self.tr("{path} can't be written.").format(path=path))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab leaves a text field: nobody needs tabs in it, and the keyboard must find its way out."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Tab:
                self.focusNextChild()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.take_focus()
                return True
        return super().eventFilter(watched, event)

    def _build(self, tokens: Tokens) -> None:
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._left(tokens))
        splitter.addWidget(self._right(tokens))
        splitter.setStretchFactor(0, 0)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([264, 900])
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 8)
        row.addWidget(splitter)

    def _left(self, tokens: Tokens) -> QWidget:
        self._samples = QPushButton(self.tr("Samples"))
        menu = QMenu(self._samples)
        menu.setToolTipsVisible(True)
        for sample in LAB_SAMPLES:
            entry = menu.addAction(shown("Lab", sample.title))
            entry.setToolTip(shown("Lab", sample.note))
            entry.triggered.connect(lambda _on=False, sample=sample: self._open(sample))
        menu.addSeparator()
        self._of_pair = menu.addAction(self.tr("Texts of the comparison"))
        self._of_pair.triggered.connect(self._take_pair)
        menu.aboutToShow.connect(lambda: self._of_pair.setEnabled(self._compared() is not None))
        self._samples.setMenu(menu)
        self._texts = {side: self._field(side) for side in "ab"}
        self._cards = CardsView(tokens)
        side = QWidget()
        side.setMinimumWidth(220)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Lab"), "sentence"))
        head.addStretch()
        head.addWidget(self._samples)
        column.addLayout(head)
        for name, field in self._texts.items():
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(badge(name), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(field, 1)
            column.addLayout(row, 2)
        column.addWidget(self._cards, 5)
        return side

    def _field(self, side: str) -> QPlainTextEdit:
        field = QPlainTextEdit()
        field.setMinimumHeight(72)
        field.setProperty("role", "field")
        field.setPlaceholderText(
            self.tr("Your text") if side == "a" else self.tr("A second text, to compare")
        )
        field.setAccessibleName(self.tr("Text {side}").format(side=side.upper()))
        field.textChanged.connect(self._typing.start)
        field.installEventFilter(self)
        return field

    def _right(self, tokens: Tokens) -> QWidget:
        self._recipe = RecipeRow()
        self._note = label("", "muted", wrap=True)
        self._short_note = ElidedLabel("muted")
        self._canvas = LabCanvas(tokens)
        self._moment = ElidedLabel("heading")
        self._results = Results()
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._recipe)
        column.addLayout(self._walk_row())
        column.addWidget(self._note)
        column.addWidget(self._short_note)
        column.addWidget(self._canvas, 1)
        column.addLayout(self._scrub_row())
        column.addWidget(self._moment)
        column.addWidget(self._results)
        return side

    def _walk_row(self) -> QHBoxLayout:
        self._steps = {}
        row = QHBoxLayout()
        row.setSpacing(4)
        for step, text in _STEPS.items():
            button = QPushButton(shown("Lab", text))
            button.setProperty("role", "tab")
            button.setCheckable(True)
            button.clicked.connect(lambda _on=False, step=step: self.presenter.to_step(step))
            self._steps[step] = button
            row.addWidget(button)
        row.addStretch()
        self._sides = {}
        for name in "ab":
            button = QPushButton(name.upper())
            button.setProperty("role", "tab")
            button.setCheckable(True)
            button.setAccessibleName(self.tr("Show text {side}").format(side=name.upper()))
            button.setToolTip(button.accessibleName())
            button.clicked.connect(lambda _on=False, name=name: self._show_side(name))
            self._sides[name] = button
            row.addWidget(button)
        self._export = QPushButton(self.tr("Picture"))
        self._export.setProperty("role", "quiet")
        self._export.setIconSize(BESIDE_TEXT)
        self._export.setToolTip(self.tr("Save the picture for slides"))
        menu = QMenu(self._export)
        for kind in ("svg", "png"):
            menu.addAction(kind.upper()).triggered.connect(lambda _on=False, kind=kind: self._save(kind))
        self._export.setMenu(menu)
        row.addWidget(self._export)
        return row

    def _show_side(self, side: str) -> None:
        self.presenter.show_side(side)
        self._show_walk(self.presenter.state)  # a click on the side that is shown would uncheck it

    def _scrub_row(self) -> QHBoxLayout:
        self._play = QPushButton()
        self._play.setProperty("role", "quiet")
        self._play.setToolTip(self.tr("Let the votes add up  Space"))
        self._play.clicked.connect(self.presenter.play)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setAccessibleName(self.tr("Moment between text and fingerprint"))
        self._slider.setPageStep(1)
        self._slider.valueChanged.connect(self.presenter.go)
        keys = label(self.tr("← → step · Space play · ↑ ↓ word · S strike · [ ] bit · F turn it"), "small")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._play)
        row.addWidget(self._slider, 1)
        row.addWidget(keys)
        return row

    def _connect(self) -> None:
        canvas, presenter = self._canvas, self.presenter
        canvas.walked.connect(presenter.walk)
        canvas.went.connect(self._went)
        canvas.played.connect(presenter.play)
        canvas.bit_moved.connect(presenter.move_bit)
        canvas.row_moved.connect(presenter.move_row)
        canvas.bit_chosen.connect(presenter.choose_bit)
        canvas.row_chosen.connect(presenter.choose_row)
        canvas.struck.connect(presenter.strike)
        canvas.flipped.connect(presenter.strike_to_flip)
        canvas.restored.connect(presenter.unstrike)
        self._results.flipped.connect(presenter.strike_to_flip)
        self._results.restored.connect(presenter.unstrike)
        self._recipe.chosen.connect(presenter.choose)
        self._cards.started.connect(self._start)
