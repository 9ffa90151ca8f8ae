"""A sketch as bytes to be stored, and back."""

from __future__ import annotations

import struct

import numpy as np

from leitong.library.sketches import Sketch

_SIZES = struct.Struct("<3I")


def packed(sketch: Sketch) -> bytes:
    """Three sizes, then units, sample and letters, little-endian. The content digest is not part of it."""
    return b"".join(
        (
            _SIZES.pack(sketch.units.size, sketch.sample.size, sketch.letters.size),
            sketch.units.astype("<u4").tobytes(),
            sketch.sample.astype("<u8").tobytes(),
            sketch.letters.astype("<u4").tobytes(),
        )
    )


def unpacked(data: bytes, content: str | None) -> Sketch:
    """Raises ValueError if the bytes are not those of a sketch."""
    if len(data) < _SIZES.size:
        raise ValueError(f"a sketch has at least {_SIZES.size} bytes, not {len(data)}")
    units, sample, letters = _SIZES.unpack_from(data)
    if len(data) != _SIZES.size + 4 * units + 8 * sample + 4 * letters:
        raise ValueError(
            f"a sketch of {units}, {sample} and {letters} values does not have {len(data)} bytes"
        )
    after_units = _SIZES.size + 4 * units
    return Sketch(
        content,
        np.frombuffer(data, "<u4", units, _SIZES.size).astype(np.uint32, copy=False),
        np.frombuffer(data, "<u8", sample, after_units).astype(np.uint64, copy=False),
        np.frombuffer(data, "<u4", letters, after_units + 8 * sample).astype(np.uint32, copy=False),
    )
