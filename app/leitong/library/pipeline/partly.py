"""Texts that are kept and linked: they share much with each other, and are not the same (types 3 and 4, S05, S34)."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from leitong.compare.comparison import Kind
from leitong.library.clusters.spread import spread
from leitong.library.library import Library
from leitong.library.pipeline.tables import PipelineTables
from leitong.pages.layout import layout_similarity
from leitong.pages.page import LayoutProfile

SAME_LAYOUT, OTHER_LAYOUT = 3, 4
_LIKE = 0.9
_SHARING = (Kind.NEAR, Kind.CONTAINED, Kind.PARTIAL)


@dataclass(frozen=True, slots=True)
class PartlySame:
    """The files that speak for two texts; a < b by path. type: 3 in nearly the same layout, 4 in another one."""

    a: Path
    b: Path
    type: int


def partly_same(library: Library) -> list[PartlySame]:
    """Every proved pair of texts of an arranged library that share an important part, by path."""
    tables = PipelineTables(library.store)
    files = {file.id: file for file in tables.files()}
    texts = spread(library.store.digests(), library.store.pairs())
    speakers = {
        texts.groups[files[one.document].print].first: files[one.document]
        for one in tables.standings()
        if one.type == 0 and one.document in files
    }
    layouts: dict[int, LayoutProfile] = {}

    def layout(print_: int) -> LayoutProfile:
        if print_ not in layouts:
            layouts[print_] = tables.page(print_).layout
        return layouts[print_]

    found = []
    for pair in texts.near:
        a, b = speakers.get(pair.a), speakers.get(pair.b)
        if a is None or b is None or pair.kind not in _SHARING:
            continue
        first, second = sorted((a, b), key=lambda file: os.fsencode(file.path))
        like = layout_similarity(layout(a.print), layout(b.print)) >= _LIKE
        found.append(PartlySame(first.path, second.path, SAME_LAYOUT if like else OTHER_LAYOUT))
    return sorted(found, key=lambda one: (os.fsencode(one.a), os.fsencode(one.b)))
