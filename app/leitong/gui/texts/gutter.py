"""A whole text in a narrow strip: its matches, the part in sight, and a click away from every place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QStyle, QWidget

from leitong.gui.painting import painting
from leitong.gui.texts.colours import Colours, blend, hatch, pen, translucent
from leitong.gui.texts.lines import lines_of
from leitong.presenters.matches import Matches
from leitong.spans import Span

WIDTH = 18
_BLINK_MS = 350
_SHORTEST = 2.0


class Gutter(QWidget):
    """side: "a" or "b"; the strip is the scroll bar of that pane."""

    jumped = Signal(int)  # to a code point
    landed = Signal(int)  # the jump has come to rest at a code point
    stepped = Signal(int)  # by so many pages
    rolled = Signal(int)  # by so many lines

    def __init__(self, side: str, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._colours = colours
        self._matches: Matches | None = None
        self._length = 0
        self._seen = Span(0, 0)
        self._pointed: int | None = None
        self._blinking: Span | None = None
        self.animated = True
        self._picture: QPixmap | None = None
        self._blink_end = QTimer(self, singleShot=True, interval=_BLINK_MS)
        self._blink_end.timeout.connect(self._stop_blinking)
        self.setFixedWidth(WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name(side)

    def name(self, side: str) -> None:
        """Say in the language of the window what this is."""
        self.setAccessibleName(
            self.tr("Overview of text A") if side == "a" else self.tr("Overview of text B")
        )
        self.setAccessibleDescription(self.tr("Page Up, Page Down, Home and End move through the text."))
        self.setToolTip(self.tr("The whole text: click or drag to go to a place"))

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 200)

    def show_matches(self, matches: Matches | None, length: int) -> None:
        """length: of the text, in code points."""
        self._matches, self._length = matches, length
        self.redraw()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.redraw()

    def redraw(self) -> None:
        """Matches have been left out or taken in."""
        self._picture = None
        self.update()

    def set_seen(self, seen: Span) -> None:
        if seen != self._seen:
            self._seen = seen
            self.update()

    def point_at(self, passage: int | None) -> None:
        if passage != self._pointed:
            self._pointed = passage
            self.update()

    def blink(self, span: Span) -> None:
        """Flash a place once; not where the person wants nothing to move."""
        if not self.animated or not self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration):
            return
        self._blinking = span
        self._blink_end.start()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._picture is None:
            self._picture = self._draw_matches()
        with painting(self, smooth=False) as painter:
            painter.drawPixmap(0, 0, self._picture)
            colours = self._colours
            if self._matches is not None:
                spans = self._matches.side(self._side).spans
                for passage in (self._pointed, self._matches.active):
                    if passage is not None:
                        rect = self._rect(spans[passage], 0.0)
                        width = 4.0 if passage == self._matches.active else 2.0
                        height = max(5.0, rect.height())
                        left = 0.0 if self._side == "a" else self.width() - width
                        painter.fillRect(
                            QRectF(left, rect.center().y() - height / 2, width, height), colours.text
                        )
            if self._blinking is not None:
                painter.setPen(pen(colours.side(self._side), 2.0))
                painter.setBrush(translucent(colours.side(self._side), 0.5))
                painter.drawRect(self._rect(self._blinking, 1.0).adjusted(0, -3, 0, 3))
            if self._length:
                frame = self._rect(self._seen, 0.5)
                painter.setPen(
                    pen(colours.text if self.hasFocus() else colours.muted, 2.0 if self.hasFocus() else 1.0)
                )
                painter.setBrush(translucent(colours.text, 0.07))
                painter.drawRoundedRect(frame, 3, 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.jumped.emit(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.landed.emit(self._point(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.rolled.emit(lines_of(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.jumped.emit(self._point(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Home:
            self.jumped.emit(0)
        elif event.key() == Qt.Key.Key_End:
            self.jumped.emit(self._length)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.update()

    def _point(self, event: QMouseEvent) -> int:
        return round(max(0.0, min(1.0, event.position().y() / max(1, self.height()))) * self._length)

    def _rect(self, span: Span, inset: float) -> QRectF:
        scale = self.height() / max(1, self._length)
        top = min(span.start * scale, self.height() - _SHORTEST)
        height = max(_SHORTEST, len(span) * scale)
        return QRectF(inset, top + inset, self.width() - 2 * inset, max(_SHORTEST, height - 2 * inset))

    def _draw_matches(self) -> QPixmap:
        """Once for every size: thousands of passages cost nothing while scrolling."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.width() * ratio), max(1, round(self.height() * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._colours.window)
        with painting(picture, smooth=False) as painter:
            painter.setPen(pen(self._colours.line))
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, self.height() - 1))
            if self._matches is None:
                return picture
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colours, spans = self._colours, self._matches.side(self._side).spans
            fills = {
                kind: blend(colours.fill(kind), colours.strong(kind), 0.45) for kind in ("same", "edited")
            }
            scale = self.height() / max(1, self._length)
            drawn: set[tuple[int, str, bool, bool]] = set()
            for index, passage in enumerate(self._matches.passages):
                excluded = index in self._matches.excluded
                # of thousands of short matches only one a pixel can be seen
                spot = (int(spans[index].start * scale), passage.kind, passage.moved, excluded)
                if spot in drawn and (spans[index].end - spans[index].start) * scale <= _SHORTEST:
                    continue
                drawn.add(spot)
                rect = self._rect(spans[index], 0.0)
                fill = colours.ignored if excluded else fills[passage.kind]
                # same: the full width; edited: two thirds; moved: set to the right. Never by colour alone
                left = 9.0 if passage.moved else 3.0
                right = 15.0 if passage.moved or passage.kind == "same" else 11.0
                bar = QRectF(left, rect.top(), right - left, max(_SHORTEST, rect.height() - 0.5))
                painter.fillRect(bar, fill)
                if excluded:
                    painter.fillRect(bar, hatch(colours.muted))
        return picture

    def _stop_blinking(self) -> None:
        self._blinking = None
        self.update()
