"""Folders → Library, as a stream of events: walk, read in processes, match.

The public function and this room have one name, as in `leitong.compare`: the room itself can be called.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from leitong.library.library import Library
    from leitong.scan.events import Event
    from leitong.scan.scan import Folders


class _Room(ModuleType):
    def __call__(
        self,
        folders: Folders,
        library: Library | Path | str,
        executor: Executor | None = None,
        **settings: Any,
    ) -> Iterator[Event]:
        """See `leitong.scan.scan.scan`."""
        from leitong.scan.scan import scan  # noqa: PLC0415 - the room is imported by all that is in it

        return scan(folders, library, executor, **settings)


sys.modules[__name__].__class__ = _Room
