"""Who speaks for each text, and what each file ranks: elimination as a stage that everybody can look at (S30, S34)."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from leitong.library.page_records import Links
from leitong.library.pipeline.web import Placed, Web
from leitong.library.ranking.copies import copies_elsewhere, rank_with_copies
from leitong.library.ranking.pagerank import pagerank
from leitong.library.ranking.places import place_of
from leitong.pages.layout import layout_equal
from leitong.pages.page import Page

Labels = NDArray[np.int64]

SPEAKS, COMPLETE, SAME_CONTENT = 0, 1, 2
_NO_LINKS = Links("", "", ())


@dataclass(frozen=True, slots=True)
class Standing:
    """One file among all. document: its number; speaker: that of the file that speaks for its text; near: that of the
    best file of its group of near texts, or its own.

    type: 0 if it speaks itself, else of the duplicate: 1 same layout, 2 another one (S05). rank: 0–1, of its text; the
    ranks of all speakers add up to 1. links_in, links_out: of the file itself, within the library. copies: files of
    the same text in other places, of a speaker.
    """

    document: int
    speaker: int
    near: int
    type: int
    rank: float
    links_in: int
    links_out: int
    copies: int


def standings_of(
    web: Web,
    texts: Mapping[int, int],
    near: Mapping[Path, Path],
    links: Mapping[int, Links],
    page_of: Callable[[int], Page],
) -> list[Standing]:
    """One for each file of the web, in its order.

    texts: for each print a number of its text, the same for prints of one text. near: for each file of a group of near
    texts the group's best file. page_of: the page of a print; only those of texts in several files are asked for. The
    file that speaks is the one of the highest rank by its own links, then the earliest, then that of the shortest path.
    """
    files = web.files
    labels = _speakers(web, [texts[file.print] for file in files])
    names = [place_of(file.path, links.get(file.print, _NO_LINKS)) for file in files]
    number: dict[str, int] = {}
    places = np.array([number.setdefault(name, len(number)) for name in names], dtype=np.int64)
    ranks = rank_with_copies(web.graph, labels, places)
    copies = copies_elsewhere(labels, places)
    types = _types(files, labels, page_of)
    numbers = {file.path: file.id for file in files}
    columns = (labels, types, ranks, web.graph.links_in, web.graph.links_out, copies)
    return [
        Standing(
            document=file.id,
            speaker=files[speaker].id,
            near=numbers.get(near.get(files[speaker].path, files[speaker].path), files[speaker].id),
            type=type_,
            rank=rank,
            links_in=links_in,
            links_out=links_out,
            copies=copied,
        )
        for file, speaker, type_, rank, links_in, links_out, copied in zip(
            files, *(column.tolist() for column in columns), strict=True
        )
    ]


def _speakers(web: Web, texts: list[int]) -> Labels:
    """For each file the place of the one that speaks for its text."""
    # what chance makes of the last digits must not decide
    ranks = pagerank(web.graph).round(9).tolist()

    def merit(place: int) -> tuple[float, int, int, bytes]:
        file = web.files[place]
        return -ranks[place], file.mtime_ns, len(os.fspath(file.path)), os.fsencode(file.path)

    groups: dict[int, list[int]] = {}
    for place, text in enumerate(texts):
        groups.setdefault(text, []).append(place)
    labels = np.arange(len(texts))
    for group in groups.values():
        if len(group) > 1:
            labels[group] = min(group, key=merit)
    return labels


def _types(files: tuple[Placed, ...], labels: Labels, page_of: Callable[[int], Page]) -> NDArray[np.int8]:
    types = np.zeros(len(files), dtype=np.int8)
    same_layout: dict[tuple[int, int], bool] = {}
    for place in np.flatnonzero(labels != np.arange(len(files))).tolist():
        pair = files[place].print, files[labels[place]].print
        if pair not in same_layout:
            one, other = pair
            same_layout[pair] = one == other or layout_equal(page_of(one).layout, page_of(other).layout)
        types[place] = COMPLETE if same_layout[pair] else SAME_CONTENT
    return types
