"""The parts of a sketch as bytes to be stored, and back."""

from __future__ import annotations

import struct

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.signed_text import STAMPS_BYTES
from leitong.library.sketching.sketches import Sketch

_SIZES = struct.Struct("<2I")


def packed_sample(sketch: Sketch) -> bytes:
    """The sampled runs, 8 bytes each, little-endian."""
    return sketch.sample.astype("<u8").tobytes()


def packed_text(sketch: Sketch) -> bytes:
    """All else but the content digest: two sizes, units and letters, 4 bytes each, little-endian, and the stamps."""
    sizes = _SIZES.pack(sketch.units.size, sketch.letters.size)
    arrays = (one.astype("<u4").tobytes() for one in (sketch.units, sketch.letters))
    return b"".join((sizes, *arrays, sketch.stamps))


def unpacked_sample(data: bytes) -> NDArray[np.uint64]:
    """The runs that `packed_sample` was given, shape (n,)."""
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
