"""Silence while a widget takes over what it is told, so that it does not say the same back."""

from __future__ import annotations

from types import TracebackType


class Quiet:
    """`with quiet:` begins and ends it; true in between."""

    def __init__(self) -> None:
        self._on = False

    def __bool__(self) -> bool:
        return self._on

    def __enter__(self) -> None:
        self._on = True

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._on = False
