"""What a library holds, read once and laid out in columns for the window."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from leitong.documents.document import Format
from leitong.library.clusters.regrouping import Regrouping
from leitong.library.clusters.spread import Spread, spread
from leitong.library.library import Library
from leitong.library.records import Role, StoredDocument
from leitong.library.storage.choice_table import NOT_A_DUPLICATE
from leitong.library.storage.document_table import span_below
from leitong.presenters.library.answers import Listed
from leitong.presenters.library.groups import FileColumns, FileNames, GroupColumns
from leitong.presenters.library.state import ProblemRow, SourceRow
from leitong.presenters.library.texts import Texts
from leitong.presenters.library.threshold import Thresholds
from leitong.scan.walk import outermost

_FORMATS = ("", *(one.value for one in Format))
_NANOSECONDS = 1e9


@dataclass(frozen=True, slots=True)
class Shelf:
    """One reading of a library; it stays as it is while a scan goes on. changes: of the library, as it was read."""

    generation: int
    documents: Sequence[StoredDocument]
    sources: dict[Path, Role]
    texts: Spread
    regrouping: Regrouping
    outdated: int = 0
    changes: str | None = None

    @classmethod
    def of(
        cls,
        library: Library,
        generation: int,
        before: Shelf | None = None,
        touched: Collection[Path] | None = None,
    ) -> Shelf:
        """touched: files and folders at and below which documents are other ones than `before`, and nowhere else."""
        store, changes = library.store, library.store.changes()
        if before is None or touched is None:
            documents: Sequence[StoredDocument] = library.documents()
        else:
            documents = _brought_up(before.documents, library, touched)
        apart = [(a, b) for a, b, decision, _ in store.decisions() if decision == NOT_A_DUPLICATE]
        texts = spread(store.digests(), store.pairs())
        regrouping = Regrouping.of(documents, texts, apart)
        outdated = library.counts().outdated
        return cls(generation, documents, library.sources(), texts, regrouping, outdated, changes)

    def listed(self, ticket: int, likeness: float) -> Listed:
        """All of the library for the window, grouped by a threshold of 0–1."""
        files = self._files()
        regrouping = self.regrouping
        names = FileNames(files, tuple(regrouping.places.tolist()))
        return Listed(
            ticket,
            self.generation,
            files,
            self.groups(likeness),
            likeness,
            Thresholds(regrouping.likenesses(), regrouping.merges, names.name),
            self._sources(),
            tuple(
                ProblemRow(str(one.path), one.problem)
                for one in self.documents
                if one.problem is not None and not one.vanished
            ),
            self.outdated,
            self._templates(),
        )

    def groups(self, likeness: float) -> GroupColumns:
        cut = self.regrouping.at(likeness)
        return GroupColumns(cut.kinds, cut.bounds, cut.members, int(np.unique(cut.members).size))

    def _files(self) -> FileColumns:
        documents = self.documents
        paths = [str(one.path) for one in documents]
        roots = sorted((str(root) for root in self.sources), key=len, reverse=True)
        names = [one.path.name.casefold() for one in documents]
        by_name = np.empty(len(names), dtype=np.int64)
        by_name[sorted(range(len(names)), key=names.__getitem__)] = np.arange(len(names))
        return FileColumns(
            Texts.of(paths),
            Texts.of([f"{path}\n{one.title}".casefold() for path, one in zip(paths, documents, strict=True)]),
            np.array([one.role is Role.REFERENCE for one in documents], dtype=bool),
            np.array([not one.vanished for one in documents], dtype=bool),
            np.array([_FORMATS.index(one.format or "") for one in documents], dtype=np.int8),
            _FORMATS,
            np.array([one.byte_size for one in documents], dtype=np.int64),
            np.array([one.mtime_ns for one in documents], dtype=np.float64) / _NANOSECONDS,
            by_name,
            tuple(roots),
        )

    def _templates(self) -> tuple[str, ...]:
        """One file of each text."""
        read = (one for one in self.documents if one.print is not None and not one.vanished)
        by_print = {one.print: str(one.path) for one in read if one.role is Role.TEMPLATE}
        return tuple(by_print.values())

    def _sources(self) -> tuple[SourceRow, ...]:
        files = {str(one.path) for one in self.documents if not one.vanished} if self.sources else set()
        # as text: there are very many files, and few folders
        names = Counter(name.rpartition(os.sep)[0] for name in files)
        # with the separator: C: alone is no folder, but where one stands on that disk
        folders = {Path(name + os.sep): count for name, count in names.items()}
        rows = []
        for path, role in self.sources.items():
            inside = sum(count for folder, count in folders.items() if folder.is_relative_to(path))
            rows.append(
                SourceRow(
                    str(path),
                    path.name or str(path),
                    role.value,
                    inside + (str(path) in files),
                    missing=not os.path.lexists(path),
                )
            )
        return tuple(rows)


def _brought_up(
    before: Sequence[StoredDocument], library: Library, touched: Collection[Path]
) -> list[StoredDocument]:
    """The documents by path, read anew at and below what was touched."""
    documents, places = list(before), outermost(touched)
    for place in places:
        name, first, end = span_below(os.fsencode(place))
        del documents[_place(documents, first) : _place(documents, end)]
        at = _place(documents, name)
        if at < len(documents) and _name(documents[at]) == name:
            del documents[at]
    for one in library.store.documents(places):
        documents.insert(_place(documents, _name(one)), one)
    return documents


def _place(documents: Sequence[StoredDocument], name: bytes) -> int:
    return bisect_left(documents, name, key=_name)


def _name(document: StoredDocument) -> bytes:
    return os.fsencode(document.path)
