"""What a person chose for the methods, kept between two starts and the same in every panel that shows them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from leitong.presenters.store import read_json, write_json

if TYPE_CHECKING:
    from leitong.compare.methods.choices import Choices

# The methods are imported where choices are first asked for: the window starts without them.


class MethodMemory:
    """path: the file that keeps it; None forgets at the end."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._chosen: Choices | None = None
        self._listeners: list[Callable[[Choices], None]] = []

    @property
    def choices(self) -> Choices:
        return self._restored if self._chosen is None else self._chosen

    def keep(self, choices: Choices) -> None:
        """Keep them and tell every listener, if they are others than before."""
        if choices == self.choices:
            return
        self._chosen = choices
        if self._path:
            from leitong.compare.methods.choices import stored  # noqa: PLC0415

            write_json(self._path, stored(choices))
        for listener in tuple(self._listeners):
            listener(choices)

    def listen(self, listener: Callable[[Choices], None]) -> None:
        """listener: called with the choices whenever they change."""
        self._listeners.append(listener)

    def forget_listeners(self) -> None:
        """The panels that listened are gone."""
        self._listeners.clear()

    @cached_property
    def _restored(self) -> Choices:
        from leitong.compare.methods.choices import restored  # noqa: PLC0415

        return restored(read_json(self._path) if self._path else None)
