"""The texts of a library's prints, read where they are needed, with few in memory at a time."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from leitong.library.sketching.sketches import Sketch
from leitong.library.sketching.templates import Template, without
from leitong.library.storage.store import Store

_MOST = 4096


class Texts:
    """Sketches by the numbers of their prints. template: what is taken out of all of them."""

    def __init__(self, store: Store, template: Template | None) -> None:
        self.store = store
        self.template = template
        self._kept: dict[int, Sketch] = {}

    def read(self, prints: Iterable[int]) -> dict[int, Sketch]:
        """Those of some prints that are there."""
        return {row.id: self.seen(row.sketch) for row in self.store.sketches_of(prints)}

    def seen(self, sketch: Sketch) -> Sketch:
        """A sketch without the template."""
        return sketch if self.template is None else without(sketch, self.template)

    def of(self, prints: NDArray[np.int64]) -> dict[int, Sketch] | None:
        """The same, ascending, of which many were asked for before; None if one of them is not there."""
        wanted = np.unique(prints).tolist()
        missing = [one for one in wanted if one not in self._kept]
        if missing:
            if len(self._kept) + len(missing) > _MOST:
                self._kept = {one: self._kept[one] for one in wanted if one in self._kept}
            self._kept.update(self.read(missing))
        texts = {one: self._kept[one] for one in wanted if one in self._kept}
        return texts if len(texts) == len(wanted) else None

    def let_go(self) -> None:
        """Keep none in memory."""
        self._kept = {}
