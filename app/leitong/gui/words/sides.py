"""The right half of the Words panel: the readings of ambiguous places, new words, and tries, one at a time."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.labels import ElidedLabel, label
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.words.table import Column, Row, RowsTable
from leitong.gui.words.trie_view import TrieView
from leitong.presenters.words.sentences import (
    about_ambiguous,
    about_new_word,
    kind_name,
    new_words_sentence,
    no_trie,
    own_words_sentence,
    readings_of,
    trie_sentence,
)
from leitong.presenters.words.state import WordsState
from leitong.words.ambiguity import Ambiguity


class Readings(QWidget):
    """chosen: the number of the ambiguous stretch that the person goes to."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        columns = (Column(self.tr("Kind")), Column(self.tr("Place")), Column(self.tr("Readings")))
        self.table = RowsTable(columns, sortable=False)
        self.table.setAccessibleName(self.tr("Ambiguous places"))
        self.table.pointed.connect(self.chosen)
        self._empty = label(self.tr("Every word can be read in one way only."), "muted", wrap=True)
        self._state = WordsState()
        self._kinds = frozenset(Ambiguity)
        layout = _column(self)
        layout.addWidget(self._empty)
        layout.addWidget(self.table, 1)

    def show_state(self, state: WordsState) -> None:
        before, self._state = self._state, state
        if state.cut is not before.cut:
            self._fill()
        self.table.choose(state.chosen)

    def show_kinds(self, kinds: frozenset[Ambiguity]) -> None:
        """List only these kinds."""
        self._kinds = kinds
        self._fill()

    def _fill(self) -> None:
        cut = self._state.cut
        ambiguous = cut.ambiguous if cut else ()
        keys = [place for place, one in enumerate(ambiguous) if one.kind in self._kinds]
        self.table.show_rows(keys, self._row, self._state.chosen)
        self._empty.setVisible(cut is not None and not cut.ambiguous)
        self.table.setVisible(bool(cut is None or cut.ambiguous))

    def _row(self, place: int) -> Row:
        cut = self._state.cut
        assert cut is not None
        one = cut.ambiguous[place]
        cells = (said(kind_name(one.kind)), one.span.of(cut.text), readings_of(one))
        return Row(cells, tip=said(about_ambiguous(one)))


class NewWordsList(QWidget):
    """accepted: a term. undone: the last one accepted is to be taken back."""

    accepted = Signal(str)
    undone = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.table = RowsTable(self._columns(), sortable=True)
        self.table.setAccessibleName(self.tr("New words"))
        self.table.taken.connect(lambda _key: self._accept())
        self.table.pointed.connect(lambda _key: self._enable())
        self._found, self._own = ElidedLabel("small"), ElidedLabel("small")
        self._accept_button = QPushButton(self.tr("Accept"))
        self._accept_button.setToolTip(
            self.tr(
                "Make it one of your own words: every method cuts it whole, fingerprints stay as they are"
            )
        )
        self._accept_button.clicked.connect(self._accept)
        self._undo_button = QPushButton(self.tr("Undo"))
        self._undo_button.setToolTip(self.tr("Take back the word that was accepted last"))
        self._undo_button.clicked.connect(self.undone)
        self._state = WordsState()
        head = QHBoxLayout()
        head.addWidget(self._found, 1)
        head.addWidget(self._accept_button)
        head.addWidget(self._undo_button)
        layout = _column(self)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._own)

    def _columns(self) -> tuple[Column, ...]:
        return (
            Column(self.tr("Word")),
            Column(self.tr("Times"), self.tr("How often it occurs"), number=True),
            Column(
                self.tr("Cohesion"),
                self.tr(
                    "How much more often its letters stand together than by chance, at the weakest cut\n"
                    "p(word) / (p(left) · p(right))"
                ),
                number=True,
            ),
            Column(
                self.tr("Freedom"),
                self.tr(
                    "How varied its neighbours are: the lesser entropy of left and right, in nats\n−Σ p ln p"
                ),
                number=True,
            ),
            Column(self.tr("Made of"), self.tr("The word as the dictionary cuts it")),
        )

    def show_state(self, state: WordsState) -> None:
        before, self._state = self._state, state
        if state.cut is not before.cut:
            self._fill()
        told = [said(sentence) for sentence in (state.told, own_words_sentence(state.own)) if sentence]
        _tell(self._own, "   ".join(told))
        self._enable()

    def _enable(self) -> None:
        self._accept_button.setEnabled(self.table.chosen is not None and not self._state.waiting)
        self._undo_button.setEnabled(bool(self._state.own) and not self._state.waiting)

    def _accept(self) -> None:
        cut, chosen = self._state.cut, self.table.chosen
        if cut is not None and chosen is not None and not self._state.waiting:
            self.accepted.emit(cut.new.words[chosen].term)

    def _fill(self) -> None:
        cut = self._state.cut
        _tell(self._found, said(new_words_sentence(cut.new)) if cut else "")
        self.table.show_rows(list(range(len(cut.new.words) if cut else 0)), self._row)

    def _row(self, place: int) -> Row:
        cut = self._state.cut
        assert cut is not None
        word = cut.new.words[place]
        parts = "|".join(word.parts)
        cells = (word.term, f"{word.count:,}", f"{word.cohesion:,.1f}", f"{word.freedom:.2f}", parts)
        order = (word.term, word.count, word.cohesion, word.freedom, parts)
        return Row(cells, order, said(about_new_word(word)))


class TriesView(QWidget):
    """Both tries over the words of what is selected, one at a time."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self.views = (TrieView(tokens, suffixes=False), TrieView(tokens, suffixes=True))
        self.sentence = ElidedLabel("small")
        self.stack = QStackedWidget()
        self.ends = QButtonGroup(self)
        row = QHBoxLayout()
        for number, (text, tip) in enumerate(
            (
                (self.tr("From the first letter"), self.tr("The prefix trie, which MM walks")),
                (self.tr("From the last letter"), self.tr("The suffix trie, which RMM walks")),
            )
        ):
            button = choice(text, tip)
            self.ends.addButton(button, number)
            row.addWidget(button)
            self.stack.addWidget(self.views[number])
        row.addWidget(self.sentence, 1)
        self.ends.button(0).setChecked(True)
        self.ends.idToggled.connect(lambda _number, on: self._tell() if on else None)
        self._state = WordsState()
        layout = _column(self)
        layout.addLayout(row)
        layout.addWidget(self.stack, 1)
        layout.addStretch()
        self._tell()

    def set_tokens(self, tokens: Tokens) -> None:
        for view in self.views:
            view.set_tokens(tokens)

    def show_state(self, state: WordsState) -> None:
        before, self._state = self._state, state
        if state.tries is before.tries:
            return
        if state.tries is not None:
            pictures = (state.tries.prefixes, state.tries.suffixes)
            for view, picture, suffixes in zip(self.views, pictures, (False, True), strict=True):
                view.show_picture(picture, state.tries.words, said(trie_sentence(picture, suffixes)))
        self._tell()

    def _tell(self) -> None:
        number, tries = self.ends.checkedId(), self._state.tries
        self.stack.setCurrentIndex(number)
        picture = None if tries is None else (tries.prefixes, tries.suffixes)[number]
        self.stack.setVisible(bool(picture and picture.nodes[1:]))
        _tell(self.sentence, said(trie_sentence(picture, number == 1) if picture else no_trie()))


def pill(text: str, tip: str) -> QToolButton:
    """A button that stays pressed, and takes part of what is shown away when it is not."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleDescription(tip)
    button.setCheckable(True)
    button.setProperty("role", "filter")
    return button


def choice(text: str, tip: str) -> QPushButton:
    """One of several buttons, of which one is pressed."""
    button = QPushButton(text)
    button.setToolTip(tip)
    button.setAccessibleDescription(tip)
    button.setCheckable(True)
    button.setProperty("role", "tab")
    return button


def _tell(told: ElidedLabel, text: str) -> None:
    told.setText(text)
    told.setToolTip(text)


def _column(widget: QWidget) -> QVBoxLayout:
    layout = QVBoxLayout(widget)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    return layout
