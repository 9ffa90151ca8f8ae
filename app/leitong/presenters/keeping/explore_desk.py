"""Answers what is asked of a library beside its groups: what must be made first is made, and the rest is looked up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from leitong.errors import Cancelled
from leitong.library.library import Library
from leitong.library.methods.counting import count_methods
from leitong.library.methods.keying import are_keyed, key
from leitong.library.pipeline.arrange import arrange, is_arranged, ranked, saved
from leitong.library.pipeline.links import links_around
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.records import Role
from leitong.library.search.index import index, index_size, is_indexed
from leitong.library.search.query import Hit, search
from leitong.presenters.keeping.places import file_ref
from leitong.presenters.library.explore_jobs import Ask, Asked, AskLinks, ExploreJob, Preparing
from leitong.presenters.library.explore_state import (
    HitRow,
    MethodRow,
    MethodsState,
    NewWordRow,
    NewWordsState,
    SearchState,
)
from leitong.presenters.library.file_ref import FileRef
from leitong.presenters.library.ranks_state import LINKED_SHOWN, LinkedFile, LinksState, RankRow, RanksState
from leitong.words.letters import Letters
from leitong.words.new_words import new_words

HITS_SHOWN = 100
RANKS_SHOWN = 2_000
_TELL_EVERY = 0.1  # seconds
Told = Callable[[int, int], None]


def is_ready(job: ExploreJob, library: Library) -> bool:
    """Whether the job can be answered by reading alone."""
    if not library.is_present_version():
        return False
    match job:
        case Ask(view="search"):
            return is_indexed(library)
        case Ask(view="methods"):
            return are_keyed(library)
    return is_arranged(library)


def make_ready(
    job: ExploreJob, library: Library, send: Callable[[Preparing], None], go_on: Callable[[], bool]
) -> None:
    """Make what is missing. go_on: asked between two texts; Cancelled is raised if it says no, and all stays as it
    was.
    """
    due = 0.0

    def told(done: int, all_: int) -> None:
        nonlocal due
        if not go_on():
            raise Cancelled
        if (now := time.monotonic()) >= due:
            due = now + _TELL_EVERY
            send(Preparing(job.ticket, done, all_))

    told(0, 0)
    match job:
        case Ask(view="search"):
            index(library, told)
        case Ask(view="methods"):
            key(library, told)
        case _:
            arrange(library)


def answer(job: ExploreJob, library: Library) -> Asked:
    """What a library that is ready says."""
    match job:
        case AskLinks(ticket=ticket, path=path):
            return Asked(ticket, _links(library, path))
        case Ask(ticket=ticket, view="search", text=text):
            return Asked(ticket, _search(library, text))
        case Ask(ticket=ticket, view="methods"):
            return Asked(ticket, _methods(library))
        case Ask(ticket=ticket, view="words"):
            return Asked(ticket, _words(library))
        case Ask(ticket=ticket):
            return Asked(ticket, _ranks(library))


def _search(library: Library, question: str) -> SearchState:
    found, sizes = search(library, question, HITS_SHOWN), index_size(library)
    sources = library.sources()
    rows = tuple(_hit(hit, sources) for hit in found.hits)
    return SearchState(question, rows, found.groups, found.texts, sizes.words, sizes.runs)


def _hit(hit: Hit, sources: Mapping[Path, Role]) -> HitRow:
    snippet = hit.snippet
    before, after = ("…" if cut else "" for cut in (snippet.cut_before, snippet.cut_after))
    return HitRow(
        file_ref(hit.path, sources),
        hit.title,
        before + snippet.text + after,
        tuple((len(before) + mark.start, len(before) + mark.end) for mark in snippet.marks),
        hit.rank,
        _refs(hit.copies, sources),
        _refs(hit.near, sources),
    )


def _ranks(library: Library) -> RanksState:
    files, sources = ranked(library), library.sources()
    spared = saved(files)
    copies: dict[Path, int] = {}
    for one in files:
        copies[one.speaker] = copies.get(one.speaker, -1) + 1
    speakers = [one for one in files if one.standing.type == 0]
    rows = tuple(
        RankRow(
            file_ref(one.path, sources),
            one.title,
            one.standing.rank * spared.texts,
            one.standing.links_in,
            one.standing.links_out,
            copies[one.path],
            one.standing.copies,
        )
        for one in speakers[:RANKS_SHOWN]
    )
    return RanksState(rows, spared.texts, spared.files, spared.size, spared.total)


def _links(library: Library, path: str) -> LinksState:
    around = links_around(library, Path(path), LINKED_SHOWN)
    sources = library.sources()
    nodes = tuple(LinkedFile(file_ref(one.path, sources), one.rank, one.centre) for one in around.files)
    return LinksState(path, nodes, around.links, around.left_out)


def _methods(library: Library) -> MethodsState:
    counts = count_methods(library)
    rows = tuple(
        MethodRow(one.method, one.proposed, one.confirmed, one.partly, one.missed, one.only)
        for one in counts.methods
    )
    state = MethodsState(rows, counts.files, counts.copies, counts.partly)
    left = counts.not_compared
    return state if left is None else replace(state, left=left.pairs, seconds=left.seconds)


def _words(library: Library) -> NewWordsState:
    tables, letters = PipelineTables(library.store), Letters()
    for print_ in sorted(set(tables.texts().values())):
        letters.add(tables.page(print_).body)
    found = new_words(letters)
    rows = tuple(
        NewWordRow(word.term, word.count, word.cohesion, word.freedom, word.parts) for word in found.words
    )
    return NewWordsState(rows, found.letters, found.too_little)


def _refs(paths: Iterable[Path], sources: Mapping[Path, Role]) -> tuple[FileRef, ...]:
    return tuple(file_ref(path, sources) for path in paths)
