"""The clusters of a library as they were found last, kept until anything that they depend on is written."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from leitong.library.prints import RECIPE
from leitong.library.records import GroupKind, StoredCluster
from leitong.library.storage.sentences import restored, stored
from leitong.library.storage.table import Table


class ClusterTable(Table):
    """Clusters at one threshold, in their order, by the documents in them."""

    def kept_clusters(self, threshold: float) -> list[StoredCluster] | None:
        """What was found at this threshold, or None if anything was written since, or another one asked for."""
        if self._held_for("clusters") != self._holding(threshold):
            return None
        rows = self.rows(
            "SELECT clusters.id, kind, reason, largest_distance, exact, path FROM clusters"
            " JOIN cluster_members ON cluster = clusters.id JOIN documents ON documents.id = document"
            " ORDER BY clusters.id, place"
        )
        found = []
        for _, members in groupby(rows, key=itemgetter(0)):
            (_, kind, reason, distance, exact, path), *others = members
            paths = tuple(Path(os.fsdecode(one)) for one in (path, *(row[5] for row in others)))
            found.append(
                StoredCluster(GroupKind(kind), paths[0], restored(reason), paths, distance, bool(exact))
            )
        return found

    def keep_clusters(self, clusters: Sequence[StoredCluster], threshold: float) -> None:
        """Keep what was found, in the place of what was kept before."""
        numbers = dict(self.rows("SELECT path, id FROM documents"))
        # what is written here is no change that they depend on
        with self.writing(counted=False):
            execute = self.connection.executemany
            self.connection.execute("DELETE FROM clusters")
            execute(
                "INSERT INTO clusters VALUES (?, ?, ?, ?, ?)",
                (
                    (number, one.kind.value, stored(one.reason), one.largest_distance, one.exact)
                    for number, one in enumerate(clusters)
                ),
            )
            execute(
                "INSERT INTO cluster_members VALUES (?, ?, ?)",
                (
                    (number, place, numbers[os.fsencode(path)])
                    for number, one in enumerate(clusters)
                    for place, path in enumerate(one.members)
                ),
            )
            self.connection.execute(
                "INSERT OR REPLACE INTO facts VALUES ('clusters', ?)", (self._holding(threshold),)
            )

    def changes(self) -> str | None:
        """Another value each time that anything was written which others may depend on."""
        return self._held_for("changes")

    def _holding(self, threshold: float) -> str:
        return json.dumps([self.changes(), threshold, RECIPE])

    def _held_for(self, name: str) -> str | None:
        row = next(self.rows("SELECT value FROM facts WHERE name = ?", (name,)), None)
        return None if row is None else str(row[0])
