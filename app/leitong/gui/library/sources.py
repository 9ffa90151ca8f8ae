"""The folders of a library: each with its role, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.icons import BESIDE_TEXT, icon, icon_beside_text
from leitong.gui.labels import ElidedLabel
from leitong.gui.library.words import FILES, ROLE_TIPS, ROLE_WORDS, counted, word
from leitong.gui.tokens import Tokens
from leitong.presenters.library.state import ROLES, LibraryState, SourceRow

WIDTH, NARROW = 232, 176


class SourcesPanel(QFrame):
    """add_asked, scan_asked, ask_asked: the buttons. role_chosen: (path, role). removed: path of a source.

    watched: (path of a source, whether it is to be watched from now on).
    library_asked: "new", "open", or the path of a library. gated: whether scans are to keep files out whose text is
    there.
    """

    add_asked = Signal()
    scan_asked = Signal()
    ask_asked = Signal()
    role_chosen = Signal(object, str)
    removed = Signal(object)
    watched = Signal(object, bool)
    library_asked = Signal(object)
    gated = Signal(bool)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._state = LibraryState()
        self._drawn: tuple[SourceRow, ...] | None = None
        self._roomy = True
        self.setProperty("role", "side")
        self.setFixedWidth(WIDTH)
        self._library = self._library_button()
        self._add = QPushButton(self.tr("Add folder…"))
        self._add.clicked.connect(self.add_asked)
        self._again = QToolButton()
        self._again.setToolTip(self.tr("Scan again: only what has changed is read"))
        self._again.setAccessibleName(self.tr("Scan again"))
        self._again.clicked.connect(self.scan_asked)
        self._resume = QPushButton(self.tr("Go on with the scan"))
        self._resume.setToolTip(self.tr("The last scan was stopped."))
        self._resume.clicked.connect(self.scan_asked)
        self._ask = QPushButton(self.tr("Seen before?…"))
        self._ask.setToolTip(
            self.tr("Choose a file, or drop it here: which files of the library are near it?")
        )
        self._ask.clicked.connect(self.ask_asked)
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._lay_out()
        self.set_tokens(tokens)

    def set_roomy(self, roomy: bool) -> None:
        """roomy: the window has room for long names."""
        if roomy != self._roomy:
            self._roomy = roomy
            self.setFixedWidth(WIDTH if roomy else NARROW)
            self._fill()

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        for button, name in ((self._add, "folder"), (self._ask, "search"), (self._resume, "play")):
            button.setIcon(icon_beside_text(name, tokens.text))
            button.setIconSize(BESIDE_TEXT)
        self._again.setIcon(icon("again", tokens.text, 20))
        self._library.setIcon(icon_beside_text("library", tokens.muted))
        self._drawn = None
        self.show_state(self._state)

    def show_state(self, state: LibraryState) -> None:
        self._state = state
        self._library.setText(self._name())
        self._again.setEnabled(bool(state.sources) and state.scan is None)
        self._resume.setVisible(state.interrupted and state.scan is None and bool(state.sources))
        self._ask.setEnabled(state.documents > 0)
        if state.sources != self._drawn:
            self._drawn = state.sources
            self._fill()

    def _name(self) -> str:
        return self._state.name or self.tr("Library")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._library, 1)
        head.addWidget(self._again)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._rows)
        column.addStretch()
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it comes into sight by itself
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 12, 12, 12)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addWidget(area, 1)
        whole.addWidget(self._resume)
        whole.addWidget(self._ask)
        whole.addWidget(self._add)

    def _library_button(self) -> QPushButton:
        button = QPushButton()
        button.setProperty("role", "row")
        button.setIconSize(BESIDE_TEXT)
        button.setToolTip(self.tr("Open another library"))
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(lambda: self._fill_libraries(menu))
        # not the button's own menu: beside one Qt leaves out the padding before the icon
        button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
        return button

    def _fill_libraries(self, menu: QMenu) -> None:
        menu.clear()
        for recent in self._state.recent:
            action = menu.addAction((recent.name or self.tr("Library")).replace("&", "&&"))
            action.setToolTip(recent.path)
            action.triggered.connect(lambda _on=False, path=recent.path: self.library_asked.emit(path))
        if self._state.recent:
            menu.addSeparator()
        menu.addAction(self.tr("New library…")).triggered.connect(lambda: self.library_asked.emit("new"))
        menu.addAction(self.tr("Open library…")).triggered.connect(lambda: self.library_asked.emit("open"))
        menu.addSeparator()
        gate = menu.addAction(self.tr("Keep out what it has already"))
        gate.setToolTip(
            self.tr(
                "From the next scan on, files whose text is in the library are not taken in, only listed as copies"
            )
        )
        gate.setCheckable(True)
        gate.setChecked(self._state.gate)
        gate.toggled.connect(self.gated)

    def _fill(self) -> None:
        held = QApplication.focusWidget()
        focused = held.objectName() if held is not None and self.isAncestorOf(held) else ""
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for source in self._state.sources:
            self._rows.addWidget(self._row(source))
        # a tick that was set by key keeps the keyboard, though its row is another one now
        if focused and (again := self.findChild(QToolButton, focused)) is not None:
            again.setFocus()

    def _row(self, source: SourceRow) -> QWidget:
        row = QWidget()
        row.setAccessibleName(source.path)
        name = ElidedLabel("heading", Qt.TextElideMode.ElideMiddle)
        name.setText(source.name)
        name.setToolTip(source.path)
        note = ElidedLabel("muted")
        note.setText(self._note(source))
        away = QToolButton()
        away.setIcon(icon("close", self._tokens.muted, 16))
        away.setAccessibleName(self.tr("Take {name} out of the library").format(name=source.name))
        away.setToolTip(self.tr("Take it out of the library; the files stay where they are"))
        away.clicked.connect(lambda: self.removed.emit(source.path))
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(name, 1)
        role = QHBoxLayout()
        role.addWidget(self._role(source))
        role.addStretch()
        if source.role != "ignore":
            # where there is little room, the name needs all of its line
            (top if self._roomy else role).addWidget(self._watch(source))
        top.addWidget(away)
        beside = QBoxLayout.Direction.LeftToRight if self._roomy else QBoxLayout.Direction.TopToBottom
        below = QBoxLayout(beside)
        below.setSpacing(8 if self._roomy else 2)
        below.addLayout(role)
        below.addWidget(note, 1 if self._roomy else 0)
        column = QVBoxLayout(row)
        column.setContentsMargins(8, 8, 0, 8)
        column.setSpacing(2)
        column.addLayout(top)
        column.addLayout(below)
        return row

    def _note(self, source: SourceRow) -> str:
        note = self.tr("not there now") if source.missing else counted(source.files, *FILES)
        return self.tr("{note}, watched").format(note=note) if source.watched else note

    def _watch(self, source: SourceRow) -> QToolButton:
        tick = QToolButton()
        tick.setObjectName(f"watch {source.path}")
        tick.setCheckable(True)
        tick.setChecked(source.watched)
        tick.setIcon(icon("watch", self._tokens.text if source.watched else self._tokens.muted, 16))
        tick.setAccessibleName(self.tr("Watch {name}").format(name=source.name))
        tick.setToolTip(
            self.tr("Watched: what changes here is scanned by itself")
            if source.watched
            else self.tr("Watch: scan what changes here by itself")
        )
        tick.clicked.connect(lambda on: self.watched.emit(source.path, on))
        return tick

    def _role(self, source: SourceRow) -> QToolButton:
        pill = QToolButton()
        pill.setProperty("role", "pill")
        pill.setText(word(ROLE_WORDS, source.role))
        pill.setIcon(icon("down", self._tokens.muted, 16))
        pill.setIconSize(QSize(12, 12))
        pill.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        pill.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        pill.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        pill.setToolTip(word(ROLE_TIPS, source.role))
        pill.setAccessibleName(self.tr("Role of {name}: {role}").format(name=source.name, role=pill.text()))
        menu = QMenu(pill)
        menu.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        menu.setToolTipsVisible(True)
        for role in ROLES:
            action = menu.addAction(word(ROLE_WORDS, role))
            action.setToolTip(word(ROLE_TIPS, role))
            action.setCheckable(True)
            action.setChecked(role == source.role)
            action.triggered.connect(lambda _on=False, role=role: self.role_chosen.emit(source.path, role))
        pill.setMenu(menu)
        return pill
