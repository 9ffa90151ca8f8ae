"""What the Library shows of ranks, and of the links around a file."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.presenters.library.file_ref import FileRef

LINKED_SHOWN = 60
"""Files of a picture of links, at most."""


@dataclass(frozen=True, slots=True)
class RankRow:
    """One text. rank: 1 is the average. links_in, links_out: of the file that speaks for it. copies: other files of it;
    elsewhere: of these, those on other hosts or in other folders, which raise the rank.
    """

    file: FileRef
    title: str
    rank: float
    links_in: int
    links_out: int
    copies: int
    elsewhere: int


@dataclass(frozen=True, slots=True)
class RanksState:
    """rows: highest first. saved: bytes of files that are copies; files: how many of all; total: bytes of all."""

    rows: tuple[RankRow, ...]
    texts: int
    files: int
    saved: int
    total: int


@dataclass(frozen=True, slots=True)
class LinkedFile:
    """A node of the picture of links. rank: 1 is the average. centre: it is of the group that was asked about."""

    file: FileRef
    rank: float
    centre: bool


@dataclass(frozen=True, slots=True)
class LinksState:
    """path: of the file that was asked about. links: (from, to) as places in `nodes`. left_out: files not shown."""

    path: str
    nodes: tuple[LinkedFile, ...]
    links: tuple[tuple[int, int], ...]
    left_out: int = 0
