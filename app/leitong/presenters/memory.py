"""All that is remembered between two starts, in one hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from leitong.presenters.lab.memory import LabMemory
from leitong.presenters.library.memory import LibraryMemory
from leitong.presenters.methods.memory import MethodMemory
from leitong.presenters.page.memory import PageMemory
from leitong.presenters.recent import Gone, RecentPairs
from leitong.presenters.reviews import Reviews
from leitong.presenters.rules import PairRules
from leitong.presenters.session import Session
from leitong.presenters.sources import Source, SourceKind
from leitong.presenters.store import read_json, write_json
from leitong.words.own_words import FILE_NAME, OwnWords


class Memory:
    """folder: where the files lie; None keeps everything in memory only."""

    def __init__(self, folder: Path | None = None) -> None:
        def at(name: str) -> Path | None:
            return folder / name if folder else None

        self.recent = RecentPairs(at("recent.json"))
        self.reviews = Reviews(at("reviews.json"))
        self.session = Session(at("session.json"))
        self.rules = PairRules(at("rules.json"))
        self.libraries = LibraryMemory(folder)
        self.lab = LabMemory(at("lab.json"))
        self.methods = MethodMemory(at("methods.json"))
        self.page = PageMemory(at("page.json"))
        self.own_words = OwnWords(at(FILE_NAME))
        self._encodings_path = at("encodings.json")
        stored = read_json(self._encodings_path) if self._encodings_path else None
        self._encodings: dict[str, str] = stored if isinstance(stored, dict) else {}

    def look(self) -> Gone:
        """See which files of the recent pairs have gone, and which libraries; not for the window's thread."""
        self.libraries.look()
        return {pair: missing for pair in self.recent.pairs if (missing := pair.missing)}

    def with_encoding(self, source: Source) -> Source:
        """The source with the encoding that was chosen for this file before."""
        if source.encoding is not None or source.kind is not SourceKind.FILE:
            return source
        return replace(source, encoding=self._encodings.get(source.value))

    def keep_encoding(self, source: Source, encoding: str | None) -> None:
        if source.kind is not SourceKind.FILE:
            return
        self._encodings.pop(source.value, None)
        if encoding is not None:
            self._encodings[source.value] = encoding
        if self._encodings_path:
            write_json(self._encodings_path, self._encodings)
