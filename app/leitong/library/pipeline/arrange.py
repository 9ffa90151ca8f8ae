"""Bring the standings of a library up to date, and tell what they say of its files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pipeline.standings import Standing, standings_of
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.pipeline.web import web_of
from leitong.library.records import GroupKind


@dataclass(frozen=True, slots=True)
class Ranked:
    """A file with its standing. speaker: the file that speaks for its text, often itself. See `Standing`."""

    path: Path
    title: str
    speaker: Path
    standing: Standing
    size: int


@dataclass(frozen=True, slots=True)
class Saved:
    """What the copies of a library take that need not be kept. files, size: how many and their bytes; texts: how many
    there are of all; total: bytes of all files.
    """

    files: int
    size: int
    texts: int
    total: int


def arrange(library: Library) -> bool:
    """Find out who speaks for each text and what it ranks, unless that is known. Returns whether anything was done.

    A library that is open for reading must be current (`is_arranged`).
    """
    tables = PipelineTables(library.store)
    state = tables.state()
    if tables.fact("standings") == state:
        return False
    links = tables.links()
    web = web_of(tables.files(), links)
    standings = standings_of(web, tables.texts(), _near(library), links, tables.page)
    tables.save_standings(standings, state)
    return True


def _near(library: Library) -> dict[Path, Path]:
    """For each file of a group of near texts the group's best file."""
    return {
        member: cluster.best
        for cluster in library.clusters()
        if cluster.kind is not GroupKind.CONTAINED
        for member in cluster.members
    }


def is_arranged(library: Library) -> bool:
    """Whether the standings are those of the files as they are now."""
    return PipelineTables(library.store).are_current()


def ranked(library: Library) -> list[Ranked]:
    """All files, highest rank first; of one text the speaker first, then by path."""
    tables = PipelineTables(library.store)
    files = {file.id: file for file in tables.files()}
    titles = {one.print: one.title for one in library.documents() if one.print is not None}
    found = [
        Ranked(
            files[one.document].path,
            titles.get(files[one.document].print, ""),
            files[one.speaker].path,
            one,
            files[one.document].size,
        )
        for one in tables.standings()
        if one.document in files and one.speaker in files
    ]
    return sorted(
        found, key=lambda one: (-round(one.standing.rank, 12), one.speaker, one.standing.type != 0, one.path)
    )


def saved(files: list[Ranked]) -> Saved:
    """What would be saved if one file of each text were kept. files: of `ranked`."""
    copies = [one for one in files if one.standing.type]
    return Saved(
        files=len(copies),
        size=sum(one.size for one in copies),
        texts=len(files) - len(copies),
        total=sum(one.size for one in files),
    )
