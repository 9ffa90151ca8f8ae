"""The links around one text of a library: who leads to it and its near copies, and where these lead."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.pipeline.web import web_of


@dataclass(frozen=True, slots=True)
class Around:
    """rank: times the number of texts, 1 is the average. centre: of the group that was asked about."""

    path: Path
    rank: float
    centre: bool


@dataclass(frozen=True, slots=True)
class LinksAround:
    """files: the group first, then its neighbours, highest rank first. links: (from, to) as places in `files`.

    left_out: files beyond the number that was asked for.
    """

    files: tuple[Around, ...]
    links: tuple[tuple[int, int], ...]
    left_out: int


def links_around(library: Library, path: Path, most: int) -> LinksAround:
    """The files of the group of near texts that holds `path`, and all that one link joins with them; at most `most`.

    The library must be arranged. Nothing is around a file that is not in it.
    """
    tables = PipelineTables(library.store)
    web = web_of(tables.files(), tables.links())
    standing = {one.document: one for one in tables.standings()}
    texts = sum(one.type == 0 for one in standing.values())
    near = [standing[file.id].near if file.id in standing else -1 for file in web.files]
    asked = next((place for place, file in enumerate(web.files) if file.path == path), None)
    if asked is None or near[asked] == -1:
        return LinksAround((), (), 0)
    group = {place for place, of in enumerate(near) if of == near[asked]}
    joined = [
        (source, target)
        for source, target in zip(web.graph.sources.tolist(), web.graph.targets.tolist(), strict=True)
        if source in group or target in group
    ]

    def merit(place: int) -> tuple[bool, bool, float, Path]:
        rank = standing[web.files[place].id].rank if web.files[place].id in standing else 0.0
        return place != asked, place not in group, -rank, web.files[place].path

    ordered = sorted(group.union(*joined) if joined else group, key=merit)
    shown = {place: number for number, place in enumerate(ordered[:most])}
    files = tuple(
        Around(web.files[place].path, standing[web.files[place].id].rank * texts, place in group)
        for place in shown
    )
    links = tuple(
        (shown[source], shown[target]) for source, target in joined if source in shown and target in shown
    )
    return LinksAround(files, links, len(ordered) - len(shown))
