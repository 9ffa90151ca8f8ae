"""The Lab's picture under mouse, keys and screen reader."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from leitong.gui.accessible import announce, install_chart_role
from leitong.gui.lab.geometry import Geometry
from leitong.gui.lab.picture import Picture
from leitong.gui.lab.scene import Scene, scene_of
from leitong.gui.lab.words_picture import draw_text
from leitong.gui.own_keys import keeps
from leitong.gui.painting import painting
from leitong.gui.pens import hairline
from leitong.gui.theme import blend
from leitong.gui.tokens import Tokens
from leitong.presenters.lab.state import LabState
from leitong.presenters.lab.steps import Step

_KEYS = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}
    | {Qt.Key.Key_Space, Qt.Key.Key_S, Qt.Key.Key_Delete, Qt.Key.Key_F, Qt.Key.Key_R}
    | {Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)

_INSET = 8
_ROOMY = 340  # pixels of height


class LabCanvas(QWidget):
    """walked: moments on. stepped: steps on. ended: −1 to the first moment, 1 to the last. bit_moved, row_moved: on.

    bit_chosen, row_chosen: by the mouse. struck: the row, or None for the chosen one. flipped: turn the chosen bit.
    restored: all words vote again.
    """

    walked = Signal(int)
    stepped = Signal(int)
    ended = Signal(int)
    played = Signal()
    bit_moved = Signal(int)
    row_moved = Signal(int)
    bit_chosen = Signal(int)
    row_chosen = Signal(int)
    struck = Signal(object)
    flipped = Signal()
    restored = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_chart_role()
        self._tokens = tokens
        self._scene: Scene | None = None
        self._top = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("From text to fingerprint"))
        self._tips = {
            "strike": self.tr("Double-click or S: strike “{word}”, and again to let it vote"),
            "bit": self.tr("Bit {bit}: {vote}"),
        }

    def sizeHint(self) -> QSize:
        return QSize(640, 400)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.update()

    def show_state(self, state: LabState, spoken: str) -> None:
        """spoken: the moment in words."""
        before = self._scene
        self._scene = scene = scene_of(state, before)
        if scene is None:
            self.update()
            return
        if before is None or before.text.terms != scene.text.terms:
            self._top = 0
        self._follow(scene, before)
        self.setAccessibleDescription(spoken)
        announce(self, spoken, self.hasFocus() and not state.playing)
        self.update()

    @property
    def scene(self) -> Scene | None:
        return self._scene

    def geometry_of(self, scene: Scene, size: QRectF, top: int = 0) -> Geometry:
        return Geometry(
            size.width(),
            size.height(),
            self.fontMetrics().height() + (5.0 if size.height() > _ROOMY else 1.0),
            scene.text.width,
            len(scene.text.terms),
            scene.other is not None,
            top,
            scene.step >= Step.VOTES,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            size = QRectF(self.rect())
            painter.setPen(hairline(self._tokens.line))
            painter.setBrush(QColor(self._tokens.base))
            painter.drawRoundedRect(size.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
            if self._scene is not None:
                painter.translate(0, _INSET)
                inside = size.adjusted(0, 0, 0, -2 * _INSET)
                if self._scene.in_columns:
                    geometry = self.geometry_of(self._scene, inside, self._top)
                    Picture(self._scene, geometry, self._tokens, self.font()).draw(painter)
                    self._scroll_mark(painter, geometry)
                else:
                    draw_text(painter, self._scene, inside, self._tokens, self.font())
                painter.translate(0, -_INSET)
            if self.hasFocus():
                painter.setPen(hairline(self._tokens.text, 2.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(size.adjusted(1, 1, -1, -1), 8, 8)

    def _scroll_mark(self, painter: QPainter, at: Geometry) -> None:
        """Which part of the rows is in sight."""
        if at.words <= at.shown:
            return
        track = at.shown * at.line
        tall = max(16.0, track * at.shown / at.words)
        y = at.rows_top + (track - tall) * at.top / max(1, at.last_top)
        painter.fillRect(
            QRectF(self.width() - 5, y, 3, tall), QColor(blend(self._tokens.muted, self._tokens.base, 0.6))
        )

    def _follow(self, scene: Scene, before: Scene | None) -> None:
        """Keep the row that is spoken of in sight."""
        at = self.laid_out(scene)
        row = scene.row if before is None or before.row != scene.row else None
        if row is None and (before is None or before.voted != scene.voted) and scene.voted:
            row = scene.voted - 1
        if row is not None:
            self._top = at.with_row(row)
        self._top = min(self._top, at.last_top)

    def laid_out(self, scene: Scene) -> Geometry:
        return self.geometry_of(scene, QRectF(self.rect()).adjusted(0, 0, 0, -2 * _INSET), self._top)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row, bit = self._under(event.position().toPoint())
        if row is not None:
            self.row_chosen.emit(row)
        if bit is not None:
            self.bit_chosen.emit(bit)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        row, _bit = self._under(event.position().toPoint())
        if row is not None:
            self.struck.emit(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        scene, place = self._scene, event.position().toPoint()
        row, bit = self._under(place)
        tip = ""
        if scene is not None and bit is not None and scene.voted:
            vote = scene.text.signed(int(scene.text.votes_after(scene.voted)[bit]))
            tip = self._tips["bit"].format(bit=bit, vote=vote)
        elif scene is not None and row is not None:
            tip = self._tips["strike"].format(word=scene.text.terms[row])
        QToolTip.showText(event.globalPosition().toPoint() + QPoint(12, 12), tip, self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._scene is not None and self._scene.in_columns:
            at = self.laid_out(self._scene)
            self._top = max(0, min(at.last_top, self._top - round(event.angleDelta().y() / 40)))
            self.update()

    def _under(self, place: QPoint) -> tuple[int | None, int | None]:
        scene = self._scene
        if scene is None or not scene.in_columns:
            return None, None
        at, y = self.laid_out(scene), place.y() - _INSET
        bit = at.bit_at(place.x()) if y >= at.rows_top - 16 else None
        return at.row_at(y), bit

    def event(self, event: QEvent) -> bool:
        return keeps(event, _KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: PLR0912 - a table of keys
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if held:
            super().keyPressEvent(event)
            return
        match Qt.Key(event.key()):
            case Qt.Key.Key_Right:
                self.walked.emit(1)
            case Qt.Key.Key_Left:
                self.walked.emit(-1)
            case Qt.Key.Key_Home:
                self.ended.emit(-1)
            case Qt.Key.Key_End:
                self.ended.emit(1)
            case Qt.Key.Key_PageDown:
                self.stepped.emit(1)
            case Qt.Key.Key_PageUp:
                self.stepped.emit(-1)
            case Qt.Key.Key_Space:
                self.played.emit()
            case Qt.Key.Key_Down:
                self.row_moved.emit(1)
            case Qt.Key.Key_Up:
                self.row_moved.emit(-1)
            case Qt.Key.Key_BracketRight:
                self.bit_moved.emit(1)
            case Qt.Key.Key_BracketLeft:
                self.bit_moved.emit(-1)
            case Qt.Key.Key_S | Qt.Key.Key_Delete:
                self.struck.emit(None)
            case Qt.Key.Key_F:
                self.flipped.emit()
            case Qt.Key.Key_R:
                self.restored.emit()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._scene is not None:
            self._follow(self._scene, None)
