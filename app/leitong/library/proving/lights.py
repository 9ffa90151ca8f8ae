"""Which texts are the same, told without reading them, and which of the same ones stands for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from leitong.library.sketching.sketches import Sketch, units_key

Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Light:
    """content: digest of the letters. units_key: digest of the units. length: how many units.

    order: SHA-256 and suffix of the file; of prints with the same text in as many units the lowest stands for all.
    """

    content: bytes | None
    units_key: bytes | None
    length: int
    order: bytes

    @property
    def keys(self) -> tuple[bytes, ...]:
        """Whoever has one of these has the same text."""
        return tuple(key for key in (self.content, self.units_key) if key is not None)


def light(sketch: Sketch, order: bytes) -> Light:
    content = None if sketch.content is None else bytes.fromhex(sketch.content)
    return Light(content, units_key(sketch.units, sketch.stamps), sketch.units.size, order)


@dataclass(slots=True)
class Lights:
    """Texts by their numbers."""

    _of: dict[int, Light] = field(default_factory=dict)
    _alike: dict[bytes, tuple[int, ...]] = field(default_factory=dict)

    def __contains__(self, number: int) -> bool:
        return number in self._of

    def add(self, number: int, one: Light) -> bool:
        """Let others be told of this text; whether it is that of another."""
        self._of[number] = one
        known = False
        for key in one.keys:
            others = self._alike.get(key, ())
            known |= bool(others)
            self._alike[key] = (*others, number)
        return known

    def drop(self, number: int) -> None:
        for key in self._of.pop(number).keys:
            rest = tuple(other for other in self._alike[key] if other != number)
            if rest:
                self._alike[key] = rest
            else:
                del self._alike[key]

    def group(self, number: int) -> set[int]:
        """All that have the same letters or the same units as this, or as one that has."""
        found, waiting, alike = {number}, [number], self._alike
        while waiting:
            one = self._of[waiting.pop()]
            # without `keys`: this is asked for every text
            for key in (one.content, one.units_key):
                others = alike[key] if key is not None else ()
                if len(others) > 1:
                    new = set(others) - found
                    found |= new
                    waiting += new
        return found

    def first(self, group: set[int]) -> int:
        """Who stands for all with the same text: one that is cut into as many units as most of them are.

        The words of a scan may be torn apart, and those of a copy without its marks have run together.
        """
        if len(group) == 1:
            return next(iter(group))
        copies = Counter(self._of[number].length for number in group)

        def place(number: int) -> tuple[int, int, bytes]:
            one = self._of[number]
            return -copies[one.length], one.length, one.order

        return min(group, key=place)

    def firsts(self, numbers: Iterable[int]) -> set[int]:
        """Who stands for each of these texts; those that are not there have none."""
        rest, firsts = {number for number in numbers if number in self._of}, set()
        while rest:
            group = self.group(rest.pop())
            rest -= group
            firsts.add(self.first(group))
        return firsts

    def in_order(self, numbers: Places) -> Places:
        """The place of each among these, by what is in their files."""
        orders = [self._of[number].order for number in numbers.tolist()]
        places = np.empty(numbers.size, dtype=np.int64)
        places[sorted(range(len(orders)), key=orders.__getitem__)] = np.arange(numbers.size)
        return places

    def lengths(self, count: int) -> Places:
        """Units of each text with a number below `count`; 0 where there is none."""
        lengths = np.zeros(count, dtype=np.int64)
        for number, one in self._of.items():
            lengths[number] = one.length
        return lengths
