"""A picture of links: the files of one group in the middle, and around them what leads to them and where they lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import hypot
from pathlib import PurePath

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from leitong.gui.library.link_places import names_with_room, places_of, radius_of
from leitong.gui.painting import painting
from leitong.gui.tokens import Tokens
from leitong.presenters.library.file_ref import FileRef
from leitong.presenters.library.ranks_state import LinkedFile, LinksState

_ARROW = 7.0


class LinkGraph(QWidget):
    """asked: the path of a file that was clicked. places: of the nodes, as they were painted last."""

    asked = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._links: LinksState | None = None
        self.places: list[QPointF] = []
        self._names: list[str] = []
        self._hovered: int | None = None
        self.setMouseTracking(True)
        self.setMinimumHeight(160)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Links around the chosen page"))

    def sizeHint(self) -> QSize:
        return QSize(480, 260)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def show_links(self, links: LinksState | None) -> None:
        if links is not self._links:
            self._links, self._hovered = links, None
            self._names = names_apart([node.file for node in links.nodes]) if links is not None else []
            self.setAccessibleDescription(self._told())
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor(self._tokens.base))
            links = self._links
            if links is None or not links.nodes:
                return
            self.places = places_of(links, self.size())
            lit = self._around(self._hovered)
            for source, target in links.links:
                self._draw_link(painter, source, target, self._hovered in (source, target))
            for place, node in enumerate(links.nodes):
                self._draw_node(painter, place, node, place in lit)
            self._draw_names(painter, links.nodes, lit)
            if not links.links:
                self._say(painter, self.tr("No link of this library leads to it or from it."))
            else:
                said = self.tr("Blue: this text, its copies and near texts. Larger: a higher rank.")
                if links.left_out:
                    said += " " + self.tr("{n} more are not drawn.").format(n=f"{links.left_out:,}")
                self._say(painter, said)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hovered = self._at(event.position())
        if hovered != self._hovered:
            self._hovered = hovered
            self.setCursor(
                Qt.CursorShape.ArrowCursor if hovered is None else Qt.CursorShape.PointingHandCursor
            )
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self._at(event.position())
        if place is not None and self._links is not None:
            self.asked.emit(self._links.nodes[place].file.path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self._links is not None:
            place = self._at(QPointF(event.pos()))
            if place is None:
                QToolTip.hideText()
            else:
                node = self._links.nodes[place]
                rank = self.tr("rank {rank}").format(rank=f"{node.rank:.2f}")
                QToolTip.showText(event.globalPos(), f"{node.file.path}\n{rank}", self)
            return True
        return super().event(event)

    def _around(self, place: int | None) -> set[int]:
        """The node under the mouse and those that a link joins with it; all, if there is none."""
        if self._links is None:
            return set()
        if place is None:
            return set(range(len(self._links.nodes)))
        return {place, *(end for link in self._links.links if place in link for end in link)}

    def _draw_link(self, painter: QPainter, source: int, target: int, lit: bool) -> None:
        assert self._links is not None
        start, end = self.places[source], self.places[target]
        along = end - start
        length = hypot(along.x(), along.y())
        if length < 1:
            return
        along = along / length
        # Qt's points are changed by += and -=, and these are the nodes' own
        end = end - along * (radius_of(self._links.nodes[target]) + 2)
        start = start + along * (radius_of(self._links.nodes[source]) + 2)
        colour = QColor(self._tokens.text if lit else self._tokens.muted)
        if not lit:
            colour.setAlphaF(0.25 if self._hovered is not None else 0.6)
        painter.setPen(QPen(colour, 1.6 if lit else 1.0))
        painter.drawLine(start, end)
        across = QPointF(-along.y(), along.x()) * (_ARROW * 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([end, end - along * _ARROW + across, end - along * _ARROW - across]))

    def _draw_node(self, painter: QPainter, place: int, node: LinkedFile, lit: bool) -> None:
        assert self._links is not None
        at, radius = self.places[place], radius_of(node)
        fill = QColor(self._tokens.a if node.centre else self._tokens.muted)
        painter.setOpacity(1.0 if lit else 0.35)
        painter.setPen(QPen(QColor(self._tokens.base), 1.5))
        painter.setBrush(fill)
        painter.drawEllipse(at, radius, radius)
        painter.setOpacity(1.0)

    def _draw_names(self, painter: QPainter, nodes: Sequence[LinkedFile], lit: set[int]) -> None:
        named = names_with_room(
            nodes,
            self._names,
            self.places,
            hovered=self._hovered,
            metrics=painter.fontMetrics(),
            width=self.width(),
        )
        for place, name, room in named:
            painter.setOpacity(1.0 if place in lit else 0.35)
            self._draw_name(painter, name, room)
        painter.setOpacity(1.0)

    def _draw_name(self, painter: QPainter, name: str, room: QRectF) -> None:
        ground = QColor(self._tokens.base)
        ground.setAlphaF(0.75)  # a name stays readable where links run under it
        painter.fillRect(room, ground)
        painter.setPen(QColor(self._tokens.text))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), name)

    def _say(self, painter: QPainter, text: str) -> None:
        painter.setPen(QColor(self._tokens.muted))
        flags = int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter)
        painter.drawText(QRectF(self.rect()).adjusted(12, 8, -12, -8), flags, text)

    def _at(self, point: QPointF) -> int | None:
        """The node at a place of the widget."""
        if self._links is None or len(self.places) != len(self._links.nodes):
            return None
        for place, node in enumerate(self._links.nodes):
            away = self.places[place] - point
            if hypot(away.x(), away.y()) <= radius_of(node) + 4:
                return place
        return None

    def _told(self) -> str:
        """The picture in words."""
        if self._links is None:
            return ""
        names = self._names
        return "; ".join(f"{names[source]} → {names[target]}" for source, target in self._links.links)


def names_apart(files: Sequence[FileRef]) -> list[str]:
    """The names of files, with as many of their folders as tell those of one name apart."""
    parts = [PurePath(file.folder, file.name).parts for file in files]
    names = [file.name for file in files]
    for shown in range(2, max(map(len, parts), default=0) + 1):
        often = Counter(names)
        names = [
            name if often[name] == 1 else str(PurePath(*place[-shown:]))
            for name, place in zip(names, parts, strict=True)
        ]
    return names
