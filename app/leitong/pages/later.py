"""Parts of a page that are made when somebody first reads them: a scan of many pages never asks for most."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, Mapping, Sequence
from typing import Generic, TypeVar, overload

_T = TypeVar("_T")
_K = TypeVar("_K")
_V = TypeVar("_V")


class _Later(Generic[_T]):
    """Holds `make` until the first call of `made`, then what it made."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], _T]) -> None:
        self._make: Callable[[], _T] | None = make
        self._made: _T | None = None

    def made(self) -> _T:
        make = self._make
        if make is not None:
            # made twice by two threads, it is the same twice
            self._made = make()
            self._make = None
        return self._made  # type: ignore[return-value]


class LaterSequence(Sequence[_T]):
    """Behaves as the tuple that `make` gives; pickled, it is that tuple."""

    __slots__ = ("_items",)

    def __init__(self, make: Callable[[], tuple[_T, ...]]) -> None:
        self._items = _Later(make)

    def __len__(self) -> int:
        return len(self._items.made())

    @overload
    def __getitem__(self, index: int) -> _T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[_T, ...]: ...
    def __getitem__(self, index: int | slice) -> _T | tuple[_T, ...]:
        return self._items.made()[index]

    def __iter__(self) -> Iterator[_T]:
        return iter(self._items.made())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._items.made() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._items.made())

    def __repr__(self) -> str:
        return repr(self._items.made())

    def __reduce__(self) -> tuple[object, ...]:
        return tuple, (self._items.made(),)


class LaterMapping(Mapping[_K, _V]):
    """Behaves as the mapping that `make` gives; pickled, it is that mapping as a dict."""

    __slots__ = ("_items",)

    def __init__(self, make: Callable[[], Mapping[_K, _V]]) -> None:
        self._items = _Later(make)

    def __len__(self) -> int:
        return len(self._items.made())

    def __getitem__(self, key: _K) -> _V:
        return self._items.made()[key]

    def __iter__(self) -> Iterator[_K]:
        return iter(self._items.made())

    def items(self) -> ItemsView[_K, _V]:
        return self._items.made().items()

    def __repr__(self) -> str:
        return repr(self._items.made())

    def __reduce__(self) -> tuple[object, ...]:
        return dict, (dict(self._items.made()),)
