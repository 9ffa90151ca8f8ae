"""The groups of a library at any threshold, from what was read of it once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.compare.comparison import Kind
from leitong.documents.document import Format
from leitong.library.clusters.best import AS_COMPLETE, FORMATS, Copy
from leitong.library.clusters.clustering import apart_in, can_be_grouped, pairs_in, rank_of
from leitong.library.clusters.groups import groups, near_tree
from leitong.library.clusters.linkage import Tree
from leitong.library.clusters.spread import Spread
from leitong.library.proving.pairs import Pairs
from leitong.library.proving.proof import KINDS
from leitong.library.records import GroupKind, Role, StoredDocument

Places = NDArray[np.int64]
GROUP_KINDS = tuple(GroupKind)


@dataclass(frozen=True, slots=True)
class Cut:
    """All groups at one threshold, largest first, then by the path of the best copy; as `clusters_of` has them.

    kinds: int8, index into GROUP_KINDS. bounds: shape (groups + 1,); members[bounds[i]:bounds[i + 1]] are the files
    of group i, best copy first, as places in all documents.
    """

    kinds: NDArray[np.int8]
    bounds: Places
    members: Places


@dataclass(frozen=True, slots=True)
class Regrouping:
    """places: of the files that can be grouped, their places in all documents. merges: of these files."""

    files: Sequence[StoredDocument]
    places: Places
    pairs: Pairs
    rank: Places
    merges: Tree

    @classmethod
    def of(
        cls, documents: Sequence[StoredDocument], texts: Spread, apart: Iterable[tuple[str, str]]
    ) -> Regrouping:
        """documents: all of the library, by path. apart: digests of contents that a person told apart."""
        places = [place for place, one in enumerate(documents) if can_be_grouped(one, texts)]
        files = [documents[place] for place in places]
        pairs, rank = pairs_in(files, texts), rank_of(files)
        merges = near_tree(pairs, rank, apart_in(files, apart))
        return cls(files, np.array(places, dtype=np.int64), pairs, rank, merges)

    def likenesses(self) -> NDArray[np.float64]:
        """Of the pairs of near texts, 0–1."""
        proved = self.pairs.proved
        alike: NDArray[np.float64] = proved.alike[proved.kinds == KINDS.index(Kind.NEAR)]
        return alike

    def at(self, threshold: float) -> Cut:
        """threshold: likeness down to which near texts are grouped, 0–1."""
        found = groups(self.pairs, self.merges, threshold, self.rank, [file.sha256 for file in self.files])
        roles = np.array([file.role is Role.SCAN for file in self.files], dtype=bool)
        kept = [group for group in found if roles[list(group.members)].any()]
        sizes = np.array([len(group.members) for group in kept], dtype=np.int64)
        kinds = np.array([GROUP_KINDS.index(group.kind) for group in kept], dtype=np.int8)
        members = np.array([one for group in kept for one in group.members], dtype=np.int64)
        members = self._best_first(members, sizes, kinds)
        return self._ordered(members, sizes, kinds)

    def _best_first(self, members: Places, sizes: Places, kinds: NDArray[np.int8]) -> Places:
        """What `best.order` does to one group, for all at once; parts stay behind their whole."""
        if not members.size:
            return members
        owners = np.repeat(np.arange(sizes.size), sizes)
        starts = np.cumsum(sizes) - sizes
        files = [self.files[one] for one in members.tolist()]
        letters = np.array([file.letters for file in files])
        longest = np.maximum.reduceat(letters, starts)[owners]
        keys = (
            members,  # files are in the order of their paths
            [len(str(file.path)) for file in files],
            [file.mtime_ns for file in files],
            [FORMATS.index(Format(file.format or Format.TEXT)) for file in files],
            letters < AS_COMPLETE * longest,
            [file.role is not Role.REFERENCE for file in files],
        )
        fixed = (kinds == GROUP_KINDS.index(GroupKind.CONTAINED))[owners]
        columns = [np.where(fixed, 0, np.asarray(key, dtype=np.int64)) for key in keys]
        order: Places = np.lexsort((np.arange(members.size), *columns, owners))
        return members[order]

    def _ordered(self, members: Places, sizes: Places, kinds: NDArray[np.int8]) -> Cut:
        starts = np.cumsum(sizes) - sizes
        best = members[starts] if sizes.size else members
        order = np.lexsort((np.arange(sizes.size), best, -sizes))
        new_sizes = sizes[order]
        bounds = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(new_sizes)])
        source = np.repeat(starts[order] - bounds[:-1], new_sizes) + np.arange(members.size)
        return Cut(kinds[order], bounds, self.places[members[source]])


def copy_of(file: StoredDocument) -> Copy:
    """What decides whether it is the best copy."""
    return Copy(
        letters=file.letters,
        format=Format(file.format or Format.TEXT),
        modified=file.mtime_ns,
        path=str(file.path),
        reference=file.role is Role.REFERENCE,
    )
