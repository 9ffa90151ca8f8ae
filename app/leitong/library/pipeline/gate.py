"""The gate before a library: a file whose text it has already is not let in, but listed as a known copy (S34).

Asked is S07: are all letters equal, or, where there are none, all bytes? Such copies are of type 1 or 2, which no index
wants; near texts (3 and 4) are let in, and grouped. A reference speaks for its text, else who comes first: files must
come by path for the same ones to be let in every time. What a person has let in is never held back.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path

from leitong.library.page_records import unpacked_page
from leitong.library.pipeline.known import KnownCopy, remember
from leitong.library.pipeline.standings import COMPLETE, SAME_CONTENT
from leitong.library.prints import RECIPE, suffix_of
from leitong.library.records import Print, Reading, Role
from leitong.library.storage.database import damage_named
from leitong.library.storage.store import Store
from leitong.pages.layout import layout_equal
from leitong.pages.page import LayoutProfile

_Key = tuple[str, str]
"""Digest and suffix of a print."""


def spoken_for(store: Store) -> list[Path]:
    """Scanned files for whose text a reference speaks that came after them, but those that a person has let in."""
    found: set[bytes] = set()
    for same in ("p.content = q.content", "p.id = q.id"):
        twins = (
            f"SELECT d.path FROM documents r JOIN prints q ON q.id = r.print JOIN prints p ON {same}"
            " JOIN documents d ON d.print = p.id WHERE r.role = ? AND NOT r.vanished AND q.recipe = ?"
            " AND d.role = ? AND NOT d.vanished AND p.recipe = ? AND d.path NOT IN (SELECT path FROM let_in)"
        )
        values = (Role.REFERENCE.value, RECIPE, Role.SCAN.value, RECIPE)
        found.update(path for (path,) in store.rows(twins, values))
    return [Path(os.fsdecode(path)) for path in sorted(found)]


class Gate:
    """store: open for writing. leaving: paths whose files are gone or will be read again; they speak for nothing."""

    def __init__(self, store: Store, leaving: Collection[Path] = ()) -> None:
        self._store = store
        self._by_text: dict[str, tuple[Path, _Key]] = {}
        self._by_bytes: dict[_Key, Path] = {}
        self._just_read: dict[_Key, Print] = {}
        self._free = store.let_in()
        left = {os.fsencode(path) for path in leaving}
        for path, sha256, suffix, content in store.rows(
            "SELECT path, prints.sha256, suffix, content FROM documents JOIN prints ON prints.id = print"
            " WHERE NOT vanished AND prints.recipe = ? AND role != ? ORDER BY path",
            (RECIPE, Role.TEMPLATE.value),
        ):
            if path not in left:
                self._speaks(Path(os.fsdecode(path)), (sha256, suffix), content)

    def let_in(self, readings: Iterable[Reading]) -> tuple[list[Reading], list[KnownCopy]]:
        """Store what is new, and note what is held back; both are returned, in the order given."""
        new: list[Reading] = []
        held: list[KnownCopy] = []
        for reading in map(self._whole, readings):
            copy = self._copy(reading)
            if copy is None:
                new.append(reading)
            else:
                held.append(copy)
        self._store.save(new)
        remember(self._store, held)
        self._just_read.clear()
        return new, held

    def _whole(self, reading: Reading) -> Reading:
        """With its print also where another name of the file has brought that, which may be held back."""
        if reading.sha256 is None:
            return reading
        key = reading.sha256, suffix_of(str(reading.path))
        if reading.print is not None:
            self._just_read[key] = reading.print
            return reading
        return replace(reading, print=self._just_read.get(key))

    def _copy(self, reading: Reading) -> KnownCopy | None:
        """What the file is a copy of, or None; then it is from now on who speaks for its text."""
        if reading.problem is not None or reading.sha256 is None or reading.role is Role.TEMPLATE:
            return None
        key = reading.sha256, suffix_of(str(reading.path))
        speaker = self._by_bytes.get(key)
        type_, content = COMPLETE, None
        if speaker is None:
            content = reading.print.packed.content if reading.print else self._content(key)
            if content is not None and content in self._by_text:
                speaker, spoken = self._by_text[content]
                same = layout_equal(self._layout(key, reading.print), self._layout(spoken))
                type_ = COMPLETE if same else SAME_CONTENT
        free = reading.role is not Role.SCAN or os.fsencode(reading.path) in self._free
        if speaker is None or speaker == reading.path or free:
            self._speaks(reading.path, key, content)
            return None
        stamp = reading.stamp
        identical = key in self._by_bytes
        return KnownCopy(reading.path, speaker, type_, identical, stamp.size, stamp.mtime_ns)

    def _speaks(self, path: Path, key: _Key, content: str | None) -> None:
        self._by_bytes.setdefault(key, path)
        if content is not None:
            self._by_text.setdefault(content, (path, key))

    def _content(self, key: _Key) -> str | None:
        query = "SELECT content FROM prints WHERE sha256 = ? AND suffix = ? AND recipe = ?"
        return next((content for (content,) in self._store.rows(query, (*key, RECIPE))), None)

    def _layout(self, key: _Key, made: Print | None = None) -> LayoutProfile:
        made = made or self._just_read.get(key)
        if made is not None:
            return unpacked_page(made.page, made.links).layout
        rows = self._store.all_rows(
            "SELECT page, coalesce(links, x'') FROM prints JOIN pages ON pages.print = id LEFT JOIN links ON"
            " links.print = id WHERE sha256 = ? AND suffix = ? AND recipe = ?",
            (*key, RECIPE),
        )
        with damage_named(self._store.source):
            ((page, links),) = rows
            return unpacked_page(page, links).layout
