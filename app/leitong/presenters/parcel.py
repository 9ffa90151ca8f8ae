"""Large results in small parts, so that whoever unpacks them never holds up its process for long.

Unpickling keeps Python's one lock from beginning to end: a comparison of two long texts in one piece would freeze
the window for a tenth of a second, even from another thread.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator

LONG_TUPLE = 200
LONG_TEXT = 200_000


def pack(value: object) -> list[bytes]:
    """Parts to be given to an `Unpacker` in this order; the last one completes the value."""
    parts: list[bytes] = []
    parts.append(_Packer(parts).packed(value))
    return parts


class Unpacker:
    """Takes the parts of one value after the other."""

    def __init__(self) -> None:
        self._parts: list[object] = []

    def add(self, part: bytes) -> object:
        """What the part holds; for the last part of a value this is the value."""
        opened = _Opener(io.BytesIO(part), self._parts).load()
        self._parts.append(opened)
        return opened


class _Packer:
    """Pickles a value and puts what is long in it into parts of their own."""

    def __init__(self, parts: list[bytes]) -> None:
        self._parts = parts

    def packed(self, value: object, inside: object = None) -> bytes:
        """inside: the long thing whose own part this is; it must not refer to itself."""
        buffer = io.BytesIO()
        _Pickler(buffer, self, inside).dump(value)
        return buffer.getvalue()

    def part(self, value: object) -> int:
        self._parts.append(self.packed(value, value))
        return len(self._parts) - 1


class _Pickler(pickle.Pickler):
    def __init__(self, buffer: io.BytesIO, packer: _Packer, inside: object) -> None:
        super().__init__(buffer, pickle.HIGHEST_PROTOCOL)
        self._packer = packer
        self._inside = inside

    def persistent_id(self, obj: object) -> tuple[int, ...] | None:
        if type(obj) is tuple and len(obj) > LONG_TUPLE:
            return tuple(self._packer.part(piece) for piece in _slices(obj))
        if type(obj) is str and len(obj) > LONG_TEXT and obj is not self._inside:
            return (-1, self._packer.part(obj))
        return None


class _Opener(pickle.Unpickler):
    def __init__(self, buffer: io.BytesIO, parts: list[object]) -> None:
        super().__init__(buffer)
        self._opened = parts

    def persistent_load(self, pid: tuple[int, ...]) -> object:
        if pid[0] == -1:
            return self._opened[pid[1]]
        pieces = [self._opened[number] for number in pid]
        return tuple(item for piece in pieces if isinstance(piece, tuple) for item in piece)


def _slices(long: tuple[object, ...]) -> Iterator[tuple[object, ...]]:
    for start in range(0, len(long), LONG_TUPLE):
        yield long[start : start + LONG_TUPLE]
