"""What the person points at. One object for all panes: lit in one place, lit in every place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Focus:
    """passage: index into `Comparison.passages`. bit: of the word fingerprints. term: a word. None: nothing of such.

    pushing: the words that push the bit, where it is of other fingerprints than those of the comparison. block: side,
    and index into the blocks of its page.
    """

    passage: int | None = None
    bit: int | None = None
    pushing: tuple[str, ...] | None = None
    term: str | None = None
    block: tuple[str, int] | None = None


class SharedFocus:
    """Holds the current focus and tells every listener when it changes."""

    def __init__(self) -> None:
        self._focus = Focus()
        self._listeners: list[Callable[[Focus], None]] = []

    @property
    def current(self) -> Focus:
        return self._focus

    def listen(self, listener: Callable[[Focus], None]) -> None:
        self._listeners.append(listener)

    def on_passage(self, passage: int | None) -> None:
        self._set(replace(self._focus, passage=passage))

    def on_bit(self, bit: int | None, pushing: tuple[str, ...] | None = None) -> None:
        """pushing: as of a Focus."""
        self._set(replace(self._focus, bit=bit, pushing=pushing))

    def on_term(self, term: str | None) -> None:
        self._set(replace(self._focus, term=term))

    def on_block(self, block: tuple[str, int] | None) -> None:
        self._set(replace(self._focus, block=block))

    def clear(self) -> None:
        self._set(Focus())

    def _set(self, focus: Focus) -> None:
        if focus == self._focus:
            return
        self._focus = focus
        for listener in tuple(self._listeners):
            listener(focus)
