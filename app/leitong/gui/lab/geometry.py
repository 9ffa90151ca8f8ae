"""Where everything stands in the Lab's picture: one column a bit, one row a word, the sums below them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

_EDGE = 8.0
_WIDEST_COLUMN = 96.0
_NUMBERS = 16.0  # pixels for the numbers of the bits
_LEAST_SUMS, _MOST_SUMS = 60.0, 220.0


@dataclass(frozen=True, slots=True)
class Geometry:
    """width, height: of the picture, pixels. line: height of a row. bits: f columns. words: n rows in all.

    compared: a second fingerprint stands below the first. top: the first row shown. added: sums stand below the rows.
    """

    width: float
    height: float
    line: float
    bits: int
    words: int
    compared: bool = False
    top: int = 0
    added: bool = True

    @property
    def left(self) -> float:
        """Where the first column begins; words and weights stand before it."""
        return max(116.0, min(220.0, 0.24 * self.width))

    @property
    def column(self) -> float:
        return min(_WIDEST_COLUMN, (self.width - self.left - _EDGE) / self.bits)

    @property
    def right(self) -> float:
        return self.left + self.column * self.bits

    @property
    def rows_top(self) -> float:
        return _NUMBERS

    @property
    def foot(self) -> float:
        """Height of what stands below the rows: sums, signs, digits, and the other fingerprint."""
        return self.sums + self.line * (4 if self.compared else 2) + _EDGE if self.added else _EDGE

    @property
    def sums(self) -> float:
        """A quarter of the picture, or what few rows leave."""
        lines = self.words + (4 if self.compared else 2)
        left = self.height - self.rows_top - self.line * lines - 2 * _EDGE
        return max(_LEAST_SUMS, min(_MOST_SUMS, max(0.26 * self.height, left)))

    @property
    def shown(self) -> int:
        """How many rows there is room for."""
        room = self.height - self.rows_top - self.foot
        return max(1, int(room / self.line))

    @property
    def last_top(self) -> int:
        return max(0, self.words - self.shown)

    @property
    def sums_top(self) -> float:
        """Sums follow the rows directly where these are few."""
        return self.rows_top + min(self.words, self.shown) * self.line + _EDGE

    @property
    def signs_top(self) -> float:
        return self.sums_top + self.sums

    def x(self, bit: float) -> float:
        return self.left + self.column * bit

    def cell(self, bit: int, y: float, height: float | None = None) -> QRectF:
        return QRectF(self.x(bit), y, self.column, self.line if height is None else height)

    def row_y(self, row: int) -> float:
        return self.rows_top + (row - self.top) * self.line

    def row_at(self, y: float) -> int | None:
        row = self.top + int((y - self.rows_top) // self.line)
        seen = self.rows_top <= y < self.rows_top + min(self.words, self.shown) * self.line
        return row if seen and row < self.words else None

    def bit_at(self, x: float) -> int | None:
        return int((x - self.left) // self.column) if self.left <= x < self.right else None

    def with_row(self, row: int) -> int:
        """The top from which this row is in sight, moved no more than it must."""
        return min(self.last_top, max(row - self.shown + 1, min(self.top, row)))
