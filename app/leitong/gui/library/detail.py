"""One group looked at closely: its best copy and why, how far its files are apart, and what sets each apart."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from leitong.gui.icons import pixmap
from leitong.gui.labels import ElidedLabel, label
from leitong.gui.library.detail_members import MembersView
from leitong.gui.library.matrix import DistanceMatrix
from leitong.gui.library.pictures_strip import PicturesStrip
from leitong.gui.library.words import size_words
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.gui.worker import Worker
from leitong.messages import Message
from leitong.presenters.library.group_detail import DetailState, GroupDetailPresenter
from leitong.presenters.library.state import GroupView

_REST = 200  # ms a person stays with a group before its files are compared
_PATIENCE = 2000  # ms that a comparison goes on which nobody waits for any more
_WIDTH, _LEAST_WIDTH = 384, 280
_SHARE_OF_MATRIX = 0.42  # of the height: the list needs its room too
_REST_OF_HEIGHT, _LEAST_ROOM = 420, 120  # pixels: what stands above the list, and two or three of its files
_ROOM_FOR_PICTURES = 640  # pixels of height, from which two rows of lost pictures fit
_LEAST_FOR_MATRIX = 3  # of two files the list says all


class GroupDetail(QFrame):
    """compare_asked: two paths, the better copy first. apart_asked: two documents that are no duplicates.

    filing_asked: the files of the group are to be acted on: "trash", "move" or "link". pictures: that its pages lost.

    What sets the files apart is found in a process of its own, started for the first group that is looked at; call
    `close_worker` when the window goes.
    """

    compare_asked = Signal(object, object)
    apart_asked = Signal(int, int)
    filing_asked = Signal(str)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._asked: tuple[str, ...] = ()  # paths of the files that are compared, or will be
        self.setAccessibleName(self.tr("Group"))
        self._worker = Worker(self)
        self._presenter = GroupDetailPresenter(self, self._worker)
        self._worker.answered.connect(self._presenter.differences.on_answer)
        self._worker.died.connect(self._presenter.differences.on_died)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._stayed)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._presenter.differences.give_up)
        self._build(tokens)
        self._keep_room()
        self.setMinimumWidth(_LEAST_WIDTH)
        self.set_tokens(tokens)
        self.show_state(self._presenter.state)

    def show_group(self, group: GroupView | None) -> None:
        """Show a group, or more that is known of the one that is shown; None: none is chosen."""
        self._presenter.show(group)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another palette."""
        self._tokens = tokens
        self._matrix.set_tokens(tokens)
        self.pictures.set_tokens(tokens)
        self._members.set_tokens(tokens)
        self._sign.setPixmap(pixmap("warning", tokens.b, 16, self.devicePixelRatioF()))

    def close_worker(self) -> None:
        """End the process that compares."""
        self._rest.stop()
        self._patience.stop()
        self._worker.close()

    def show_state(self, state: DetailState) -> None:
        """Draw what the presenter says."""
        there = state.pair is not None
        self._whole.setVisible(there)
        self._empty.setVisible(not there)
        if not there:
            self._rest.stop()
            self._asked = ()
            self._members.show_state(state)
            return
        for shown, message in (
            (self._heading, state.heading),
            (self._sample, state.sample),
            (self._of_pair, state.of_pair),
        ):
            _put(shown, message)
        self._sample.setVisible(state.sample is not None)
        spare = 0 if state.group is None else state.group.row.spare
        self._spare.setText(self.tr("Its copies take {size}.").format(size=size_words(spare)))
        self._spare.setVisible(spare > 0)
        self._spread.setText("" if state.spread is None else said(state.spread))
        self._spread_row.setVisible(state.spread is not None)
        self._sign.setVisible(state.far)
        self._show_matrix(state)
        self._members.show_state(state)
        if len(state.lines) < len(state.members) - 1:
            self._wait()

    def _wait(self) -> None:
        asked = tuple(member.path for member in self._presenter.state.members)
        if asked != self._asked:
            self._asked = asked
            self._rest.start()
            self._patience.start()

    def _stayed(self) -> None:
        self._presenter.ask_for_lines()

    def _show_matrix(self, state: DetailState) -> None:
        matrix = None if state.group is None else state.group.matrix
        there = matrix is not None and len(state.members) >= _LEAST_FOR_MATRIX
        self._matrix.setVisible(there)
        if matrix is None or not there or state.pair is None:
            return
        self._matrix.show_matrix(matrix, state.widest if state.far else None)
        if state.pair[1] < matrix.shape[0]:
            self._matrix.show_pair(*state.pair)
        parts = (self._of_pair.text(), self._spread.text())
        self._matrix.describe(". ".join(part.rstrip(".") for part in parts if part) + ".")

    def _point(self, cell: tuple[int, int] | None) -> None:
        """Say what the mouse is over; when it has gone, what is in hand."""
        over = None if cell is None else self._presenter.words_of(*cell)
        _put(self._of_pair, over or self._presenter.state.of_pair)
        self._matrix.setToolTip("" if over is None else said(over))

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = min(round(_SHARE_OF_MATRIX * self.height()), self.height() - _REST_OF_HEIGHT)
        self._matrix.set_room(max(room, _LEAST_ROOM))
        self.pictures.set_low(self.height() < _ROOM_FOR_PICTURES)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()

    def _keep_room(self) -> None:
        """For two lines of names, so that nothing below moves when the mouse goes over the matrix."""
        self._of_pair.setMinimumHeight(2 * self.fontMetrics().lineSpacing())

    def _compare(self) -> None:
        paths = self._presenter.paths_in_hand()
        if paths is not None:
            self.compare_asked.emit(*paths)

    def _keep_apart(self) -> None:
        documents = self._presenter.documents_in_hand()
        if documents is not None:
            self.apart_asked.emit(*documents)

    def _build(self, tokens: Tokens) -> None:
        self._empty = label(
            self.tr("Choose a group to see how near its files are and what sets them apart."),
            "muted",
            wrap=True,
        )
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._heading = ElidedLabel("heading")
        self._sample = ElidedLabel("small")
        self._spare = ElidedLabel("small")
        self._spread = label(wrap=True)
        self._sign = QLabel()
        self._sign.setAccessibleName(self.tr("Warning"))
        self._matrix = DistanceMatrix(tokens)
        self._of_pair = label(role="muted", wrap=True)
        self._of_pair.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._members = MembersView(tokens)
        self.pictures = PicturesStrip(tokens)
        self._matrix.chosen.connect(self._presenter.choose)
        self._matrix.hovered.connect(self._point)
        self._matrix.opened.connect(self._compare)
        self._members.taken.connect(self._presenter.choose_member)
        self._members.opened.connect(self._compare)
        self._arrange()

    def _arrange(self) -> None:
        self._spread_row = QWidget()
        spread = QHBoxLayout(self._spread_row)
        spread.setContentsMargins(0, 0, 0, 0)
        spread.setSpacing(8)
        spread.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        spread.addWidget(self._spread, 1)
        head = QVBoxLayout()
        head.setContentsMargins(16, 12, 16, 8)
        head.setSpacing(8)
        for part in (self._heading, self._sample, self._spare, self._spread_row):
            head.addWidget(part)
        head.addWidget(self._matrix, 0, Qt.AlignmentFlag.AlignLeft)
        head.addWidget(self._of_pair)
        head.addLayout(self._buttons())
        head.addLayout(self._filing_buttons())
        self._whole = QWidget()
        whole = QVBoxLayout(self._whole)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self._members, 1)
        whole.addWidget(self.pictures)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._empty, 1)
        layout.addWidget(self._whole, 1)

    def _buttons(self) -> QHBoxLayout:
        compare = QPushButton(self.tr("Compare"))
        compare.setToolTip(self.tr("Open the two side by side  Enter"))
        compare.clicked.connect(self._compare)
        apart = QPushButton(self.tr("Not a duplicate"))
        apart.setProperty("role", "quiet")
        apart.setToolTip(self.tr("Never group these two again; it is remembered by their content"))
        apart.clicked.connect(self._keep_apart)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(compare)
        row.addWidget(apart)
        row.addStretch(1)
        return row

    def _filing_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for action, text, tip in (
            ("trash", self.tr("Trash…"), self.tr("List which files of the group can go to the trash")),
            (
                "move",
                self.tr("Move…"),
                self.tr("List which files of the group can be moved to another folder"),
            ),
            ("link", self.tr("Link…"), self.tr("List which files of the group can be replaced by links")),
        ):
            button = QPushButton(text)
            button.setToolTip(tip)
            button.clicked.connect(lambda _on=False, action=action: self.filing_asked.emit(action))
            row.addWidget(button)
        row.addStretch(1)
        return row


def _put(shown: QLabel, message: Message | None) -> None:
    text = "" if message is None else said(message)
    if text != shown.text():
        shown.setText(text)
        shown.setToolTip("")
