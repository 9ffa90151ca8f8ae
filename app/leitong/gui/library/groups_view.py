"""The list of groups: what is shown and in which order, and the lines themselves."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from leitong.gui.library.group_delegate import GroupDelegate
from leitong.gui.library.groups_model import GroupsModel
from leitong.gui.line_list import LineList
from leitong.gui.quiet import Quiet
from leitong.gui.tokens import Tokens
from leitong.presenters.library.groups import GroupList
from leitong.presenters.library.state import GroupView, MemberRow

_ARROW_AREA = 36  # pixels at the left edge of a group's line that open and close it


class GroupsView(LineList):
    """chosen: the place of the group in the list, or None. compare_asked: two paths. apart_asked: two files, by
    number. shown_asked: the path of a file whose folder is wanted; links_asked: of one whose group's links
    are. filing_asked: "trash", "move" or "link", the place of a group, and the path of a file of it that is meant
    alone, or an empty one."""

    chosen = Signal(object)
    compare_asked = Signal(object, object)
    apart_asked = Signal(int, int)
    shown_asked = Signal(object)
    links_asked = Signal(object)
    filing_asked = Signal(str, int, object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        self._model = GroupsModel()
        self._delegate = GroupDelegate(tokens)
        super().__init__(self._model, self._delegate, self._delegate.row_height, parent)
        self._groups: GroupList | None = None
        self._quiet = Quiet()
        # the arrows may run over many groups; only where they stop is looked at
        self._pause = QTimer(self, singleShot=True, interval=60)
        self._pause.timeout.connect(self._tell)
        self.setAccessibleName(self.tr("Groups"))
        self.setAccessibleDescription(
            self.tr(
                "Right and left open and close a group, Enter compares with the best copy, "
                "Delete lists what can go to the trash."
            )
        )
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        self.selectionModel().currentChanged.connect(self._on_current)

    def set_tokens(self, tokens: Tokens) -> None:
        self._delegate.tokens = tokens
        self.viewport().update()

    def show_groups(self, groups: GroupList | None, chosen: GroupView | None) -> None:
        """chosen: the group that stays current, if it is in the list."""
        if groups is not self._groups:
            above = self.verticalScrollBar().value()
            member = self._member_now()
            with self._quiet:
                self._groups = groups
                self._model.show_groups(groups)
                if groups is not None and chosen is not None and chosen.members:
                    self._make_current(groups, chosen, member)
                self.verticalScrollBar().setValue(above)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and not event.modifiers():
            place, member = self._model.place(index.row())
            match event.key():
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._compare(index)
                    return
                case Qt.Key.Key_Delete:
                    self._file("trash", index.row())
                    return
                case Qt.Key.Key_Right:
                    self._model.set_open(place, True)
                    return
                case Qt.Key.Key_Left:
                    if member is not None:
                        self.setCurrentIndex(self._model.index(self._model.line_of(place), 0))
                    else:
                        self._model.set_open(place, False)
                    return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)
        if index.isValid() and event.position().x() < _ARROW_AREA:
            self._toggle(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            return
        if event.position().x() < _ARROW_AREA:
            self._toggle(index)
        else:
            self._compare(index)

    def _toggle(self, index: QModelIndex) -> None:
        place, member = self._model.place(index.row())
        if member is None:
            self._model.set_open(place, not self._model.is_open(place))

    def _compare(self, index: QModelIndex) -> None:
        self.compare_asked.emit(
            self._model.best_of(index.row()).path, self._model.second_of(index.row()).path
        )

    def _file(self, action: str, line: int) -> None:
        row = self._model.row(line)
        self.filing_asked.emit(
            action, self._model.place(line)[0], row.path if isinstance(row, MemberRow) else ""
        )

    def _on_current(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if not self._quiet:
            self._pause.start()

    def _tell(self) -> None:
        current = self.currentIndex()
        self.chosen.emit(self._model.place(current.row())[0] if current.isValid() else None)

    def _member_now(self) -> str | None:
        """Path of the file whose line is current; None: none, or a group's."""
        index = self.currentIndex()
        row = self._model.row(index.row()) if index.isValid() else None
        return row.path if isinstance(row, MemberRow) else None

    def _make_current(self, groups: GroupList, chosen: GroupView, member: str | None) -> None:
        place = groups.place_of(chosen.members[0].path, chosen.row.kind == "contained")
        if place is None:
            return
        line = self._model.line_of(place)
        if member is not None and self._model.is_open(place):
            names = [one.path for one in groups.first_members(place)]
            line += 1 + names.index(member) if member in names else 0
        self.setCurrentIndex(self._model.index(line, 0))

    def _open_menu(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if not index.isValid():
            return
        best, other = self._model.best_of(index.row()), self._model.second_of(index.row())
        row = self._model.row(index.row())
        file = row if isinstance(row, MemberRow) else best
        menu = QMenu(self)
        compare = menu.addAction(self.tr("Compare with the best copy\tEnter"))
        compare.triggered.connect(lambda: self.compare_asked.emit(best.path, other.path))
        apart = menu.addAction(self.tr("Not a duplicate of the best copy"))
        apart.triggered.connect(lambda: self.apart_asked.emit(best.document, other.document))
        menu.addSeparator()
        links = menu.addAction(self.tr("Show the group's links"))
        links.triggered.connect(lambda: self.links_asked.emit(file.path))
        folder = menu.addAction(self.tr("Show in its folder"))
        folder.triggered.connect(lambda: self.shown_asked.emit(file.path))
        menu.addSeparator()
        one = isinstance(row, MemberRow)
        for action, text in (
            ("trash", self.tr("Trash this file…\tDel") if one else self.tr("Trash the group's copies…\tDel")),
            ("move", self.tr("Move this file…") if one else self.tr("Move the group's copies…")),
            ("link", self.tr("Replace this file by a link…") if one else self.tr("Replace them by links…")),
        ):
            entry = menu.addAction(text)
            entry.triggered.connect(lambda _on=False, action=action: self._file(action, index.row()))
        menu.popup(self.viewport().mapToGlobal(at))
