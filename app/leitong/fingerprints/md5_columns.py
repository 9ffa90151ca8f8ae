"""MD5 (RFC 1321) of thousands of windows at once: each step of the algorithm is one numpy call for all of them.

Hashing the windows of a page one by one would cost more than all else that is done to the page.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.words.characters import Codes, text_of

Column = NDArray[np.uint32]

LONGEST = 4
"""Characters of the longest message: with at most four bytes each it fits MD5's first block with room to spare."""

_AT_ONCE = 1 << 14  # windows whose columns stay in the processor's cache
_WORDS = 5  # 32-bit words that can hold letters and the 0x80 after them; all later ones are 0 but the length
_LENGTH_WORD = 14
_START = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476)


@dataclass(frozen=True, slots=True)
class _Step:
    """part: 0–3. word: of the message. sine: the constant. left, right: the rotation."""

    part: int
    word: int
    sine: np.uint32
    left: np.uint32
    right: np.uint32


def _steps() -> tuple[_Step, ...]:
    strides = ((1, 0), (5, 1), (3, 5), (7, 0))
    turns = ((7, 12, 17, 22), (5, 9, 14, 20), (4, 11, 16, 23), (6, 10, 15, 21))
    steps = []
    for number in range(64):
        part = number // 16
        stride, first = strides[part]
        left = turns[part][number % 4]
        sine = np.uint32(int(abs(math.sin(number + 1)) * 2**32))
        steps.append(_Step(part, (stride * number + first) % 16, sine, np.uint32(left), np.uint32(32 - left)))
    return tuple(steps)


_STEPS = _steps()


def h64_of_windows(windows: Codes) -> NDArray[np.uint64]:
    """h64 (hashes.py) of each row of code points. windows: shape (n, at most LONGEST). Returns shape (n,)."""
    hashes = np.empty(len(windows), dtype=np.uint64)
    for start in range(0, len(windows), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        hashes[part] = _hashes(windows[part])
    return hashes


def _hashes(windows: Codes) -> NDArray[np.uint64]:
    count, width = windows.shape
    encoded = np.frombuffer(text_of(windows.ravel()).encode("utf-8", "surrogatepass"), dtype=np.uint8)
    # In UTF-8 every byte but the first of a character begins with the bits 10
    firsts = np.append(np.flatnonzero((encoded & 0xC0) != 0x80), encoded.size)[::width]
    lengths = np.diff(firsts)
    size = 4 * _WORDS
    padded = np.zeros(encoded.size + size, dtype=np.uint8)
    padded[: encoded.size] = encoded
    rows = np.lib.stride_tricks.sliding_window_view(padded, size)[firsts[:-1]]
    rows[np.arange(size) > lengths[:, None]] = 0
    rows[np.arange(count), lengths] = 0x80
    words = np.ascontiguousarray(rows.view("<u4").T)
    third, fourth = _last_half(words, (8 * lengths).astype(np.uint32))
    tails = np.empty((count, 2), dtype="<u4")
    tails[:, 0], tails[:, 1] = third, fourth
    return tails.view(">u8").ravel().astype(np.uint64)


def _last_half(words: Column, bits: Column) -> tuple[Column, Column]:
    """The third and fourth word of each digest. words: the messages, shape (5, n). bits: their lengths, shape (n,)."""
    a, b, c, d = (np.full(bits.size, start, dtype=np.uint32) for start in _START)
    mixed = np.empty_like(a)
    for step in _STEPS:
        _PARTS[step.part](b, c, d, mixed)
        a += mixed
        if step.word < _WORDS:
            a += words[step.word]
        elif step.word == _LENGTH_WORD:
            a += bits
        a += step.sine
        np.left_shift(a, step.left, out=mixed)
        a >>= step.right
        a |= mixed
        a += b
        a, b, c, d = d, a, b, c
    return c + np.uint32(_START[2]), d + np.uint32(_START[3])


def _f(b: Column, c: Column, d: Column, out: Column) -> None:
    np.bitwise_xor(c, d, out=out)
    out &= b
    out ^= d


def _g(b: Column, c: Column, d: Column, out: Column) -> None:
    _f(d, b, c, out)


def _h(b: Column, c: Column, d: Column, out: Column) -> None:
    np.bitwise_xor(b, c, out=out)
    out ^= d


def _i(b: Column, c: Column, d: Column, out: Column) -> None:
    np.invert(d, out=out)
    out |= b
    out ^= c


_PARTS = (_f, _g, _h, _i)
