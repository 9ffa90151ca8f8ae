"""What is worked out for the window from a library as it lies: one group's distances, the files near a document."""

from __future__ import annotations

import os

from leitong.errors import LeitongError, LibraryUnusable
from leitong.library.clusters.best import best_copy
from leitong.library.clusters.distances import distance_matrix
from leitong.library.clusters.regrouping import copy_of
from leitong.library.library import Library
from leitong.library.sketching.sketches import gathered
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.keeping.places import folder_told
from leitong.presenters.keeping.shelf import Shelf
from leitong.presenters.library.answers import Detailed, Found
from leitong.presenters.library.jobs import Detail, Near
from leitong.presenters.library.state import NearRow

NEAREST = 20
_WHOLE = QT_TRANSLATE_NOOP("Core", "The others are parts of it.")


def detailed(job: Detail, library: Library, shelf: Shelf | None) -> Detailed | None:
    """The distances within a group; None where a scan has changed it since it was listed: it will be asked again."""
    wanted = set(job.paths)
    files = {str(one.path): one for one in shelf.documents if str(one.path) in wanted} if shelf else {}
    members = [files[path] for path in job.paths if path in files and files[path].print is not None]
    rows = library.store.sketches_of({one.print or 0 for one in members})
    places = {row.id: place for place, row in enumerate(rows)}
    members = [one for one in members if one.print in places]
    if len(members) < len(job.paths) or not members:
        return None
    sketches = gathered([row.sketch for row in rows])
    matrix = distance_matrix(sketches, [places[one.print or 0] for one in members])
    reason = Message(_WHOLE) if job.contained else best_copy([copy_of(one) for one in members])[1]
    return Detailed(job.ticket, job.paths[0], job.contained, reason, matrix)


def near_files(job: Near, library: Library) -> Found:
    """The nearest files, the one that is asked about left out. Raises LibraryUnusable."""
    try:
        itself = os.path.realpath(job.path)
        found = [near for near in library.near(job.path, NEAREST + 1) if str(near.path) != itself]
    except LibraryUnusable:
        raise
    except LeitongError as error:
        return Found(job.ticket, job.path, (), error.reason)
    sources = library.sources()
    rows = (
        NearRow(
            str(near.path),
            near.path.name,
            folder_told(near.path, sources),
            near.kind.value,
            near.containment_of_query,
            near.containment_in_query,
        )
        for near in found[:NEAREST]
    )
    return Found(job.ticket, job.path, tuple(rows))
