"""The parts of a sketch as bytes to be stored, and back."""

from __future__ import annotations

import struct
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.signed_text import STAMPS_BYTES
from leitong.library.sketching.sketches import Sketch, units_key

_SIZES = struct.Struct("<2I")


class Packed(NamedTuple):
    """A sketch as bytes, in which it is stored, and which take little time on their way between processes.

    sample: the sampled runs, 8 bytes each, little-endian. text: two sizes, units and letters, 4 bytes each,
    little-endian, and the stamps. units_key: see there. length: how many units.
    """

    content: str | None
    sample: bytes
    text: bytes
    units_key: bytes | None
    length: int

    @property
    def sketch(self) -> Sketch:
        return unpacked(self.content, self.sample, self.text)


def packed(sketch: Sketch) -> Packed:
    """For `unpacked`."""
    units, letters = sketch.units, sketch.letters
    sizes = _SIZES.pack(units.size, letters.size)
    text = b"".join((sizes, _bytes(units, "<u4"), _bytes(letters, "<u4"), sketch.stamps))
    key = units_key(units, sketch.stamps)
    return Packed(sketch.content, _bytes(sketch.sample, "<u8"), text, key, units.size)


def _bytes(values: NDArray[np.uint32] | NDArray[np.uint64], kind: str) -> bytes:
    return values.astype(kind, copy=False).tobytes()


def unpacked_sample(data: bytes) -> NDArray[np.uint64]:
    """The sampled runs again, shape (n,)."""
    return np.frombuffer(data, "<u8").astype(np.uint64, copy=False)


def unpacked(content: str | None, sample: bytes, text: bytes) -> Sketch:
    """The sketch again. Raises ValueError if the bytes are not those of a sketch."""
    if len(text) < _SIZES.size:
        raise ValueError(f"a sketch has at least {_SIZES.size} bytes, not {len(text)}")
    units, letters = _SIZES.unpack_from(text)
    end = _SIZES.size + 4 * (units + letters)
    if len(text) not in (end, end + STAMPS_BYTES):
        raise ValueError(f"a sketch of {units} units and {letters} runs does not have {len(text)} bytes")
    return Sketch(
        content,
        np.frombuffer(text, "<u4", units, _SIZES.size).astype(np.uint32, copy=False),
        unpacked_sample(sample),
        np.frombuffer(text, "<u4", letters, _SIZES.size + 4 * units).astype(np.uint32, copy=False),
        text[end:],
    )
