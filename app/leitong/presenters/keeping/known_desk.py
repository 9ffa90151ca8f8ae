"""The copies that are kept out of a library, as the window lists them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pipeline.known import KnownCopy, let_in, listed_copies
from leitong.presenters.keeping.places import file_ref, path_told
from leitong.presenters.library.explore_jobs import LetIn
from leitong.presenters.library.explore_state import KnownRow, KnownState

KNOWN_SHOWN = 2_000


def known(library: Library) -> KnownState:
    """By path."""
    copies, sources = listed_copies(library.store), library.sources()

    def row(one: KnownCopy) -> KnownRow:
        file, speaker = file_ref(one.path, sources), file_ref(one.speaker, sources)
        reason = replace(one, speaker=Path(path_told(speaker))).reason
        return KnownRow(file, speaker, reason, one.size, one.noted_at)

    rows = tuple(map(row, copies[:KNOWN_SHOWN]))
    return KnownState(rows, len(copies), sum(one.size for one in copies))


def take_off(job: LetIn, library: Library) -> None:
    """library: open for writing."""
    let_in(library.store, [Path(path) for path in job.paths])
