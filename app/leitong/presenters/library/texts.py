"""Many short texts as one block of bytes, to be searched at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.int64]
Marks = NDArray[np.bool_]
_PIECE = 1 << 18
_STRETCH = 1 << 21
_FEW = 2000


@dataclass(frozen=True, slots=True, eq=False)
class Texts:
    """Many short texts end to end. data: UTF-8, bytes that are no text kept. bounds: shape (texts + 1,)."""

    data: bytes
    bounds: Places

    @classmethod
    def of(cls, texts: list[str]) -> Texts:
        parts = [text.encode("utf-8", "surrogateescape") for text in texts]
        bounds = np.concatenate([[0], np.cumsum(np.fromiter(map(len, parts), np.int64, len(parts)))])
        return cls(b"".join(parts), bounds.astype(np.int64))

    def __len__(self) -> int:
        return self.bounds.size - 1

    def raw(self, place: int) -> bytes:
        return self.data[self.bounds[place] : self.bounds[place + 1]]

    def __getitem__(self, place: int) -> str:
        return self.raw(place).decode("utf-8", "surrogateescape")

    def holding(self, wanted: str) -> Marks:
        """Which texts hold the wanted one; it must not be empty."""
        found = np.zeros(len(self), dtype=bool)
        sought = wanted.encode("utf-8", "surrogateescape")
        starts = _occurrences(self.data, sought)
        owners = np.searchsorted(self.bounds, starts, side="right") - 1
        within = starts + len(sought) <= self.bounds[owners + 1]
        found[owners[within]] = True
        return found


def _occurrences(data: bytes, sought: bytes) -> Places:
    """Where `sought` begins in `data`, overlapping ones too."""
    few = _few_occurrences(data, sought)
    return _many_occurrences(data, sought) if few is None else np.array(few, dtype=np.int64)


def _few_occurrences(data: bytes, sought: bytes) -> list[int] | None:
    """The same where there are few; None where there are many, each of which would cost a step in Python."""
    found: list[int] = []
    # in stretches, because a search holds up all other threads
    for start in range(0, len(data), _STRETCH):
        end = start + _STRETCH + len(sought) - 1
        place = data.find(sought, start, end)
        while place >= 0:
            if len(found) == _FEW:
                return None
            found.append(place)
            place = data.find(sought, place + 1, end)
    return found


def _many_occurrences(data: bytes, sought: bytes) -> Places:
    letters = np.frombuffer(data, dtype=np.uint8)
    last = letters.size - len(sought) + 1
    if last <= 0:
        return np.empty(0, dtype=np.int64)
    # the bytes that are rarest in a piece of it leave least to be looked at
    common = np.bincount(letters[:_PIECE], minlength=256)
    first, *rest = sorted(range(len(sought)), key=lambda place: common[sought[place]])
    here = letters[first : first + last] == sought[first]
    for place in rest[:1]:
        here &= letters[place : place + last] == sought[place]
    starts = np.flatnonzero(here)
    for place in rest[1:]:
        starts = starts[letters[starts + place] == sought[place]]
    return starts
