"""What past scans have taught: copies that are kept out of a library, and that later scans pass over (S35)."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from leitong.library.library import Library
from leitong.library.pipeline.arrange import Ranked, Saved, arrange, ranked, saved
from leitong.library.pipeline.standings import COMPLETE
from leitong.library.pipeline.tables import PipelineTables
from leitong.library.pipeline.web import Placed
from leitong.library.records import Role
from leitong.library.storage.store import Store
from leitong.messages import QT_TRANSLATE_NOOP, Message

_IDENTICAL = QT_TRANSLATE_NOOP("Core", "the same bytes as {speaker}")
_SAME_LAYOUT = QT_TRANSLATE_NOOP("Core", "the same text as {speaker}, in the same layout")
_OTHER_LAYOUT = QT_TRANSLATE_NOOP("Core", "the same text as {speaker}, in another layout")

Stamps = dict[bytes, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class KnownCopy:
    """A file that is kept out of a library. speaker: the file in it that has its text. type: 1 same layout, 2 another
    (S05). identical: all bytes are equal. size: in bytes. noted_at: when it was put on the list, ISO 8601, UTC; empty
    where nobody has noted that.
    """

    path: Path
    speaker: Path
    type: int
    identical: bool
    size: int
    mtime_ns: int
    noted_at: str = ""

    @property
    def reason(self) -> Message:
        """Why it is kept out."""
        sentence = _IDENTICAL if self.identical else _SAME_LAYOUT if self.type == COMPLETE else _OTHER_LAYOUT
        return Message(sentence, {"speaker": str(self.speaker)})


def drop_copies(library: Library) -> Saved:
    """Take every file out of the library for whose text another file speaks, and write it down as a known copy.

    The files themselves are not touched; reference files stay. A scan reads a known copy again only if it has changed,
    or if the file that speaks for it is gone. Returns what was dropped.
    """
    arrange(library)
    store = library.store
    roles = {one.path: one.role for one in library.documents()}
    files = ranked(library)
    dropped = [one for one in files if one.standing.type and roles.get(one.path) is Role.SCAN]
    placed = {file.id: file for file in PipelineTables(store).files()}
    remember(store, [_known(one, placed) for one in dropped])
    gone = {one.path for one in dropped}
    return saved([one for one in files if one.path in gone or not one.standing.type])


def _known(one: Ranked, placed: Mapping[int, Placed]) -> KnownCopy:
    file, speaker = placed[one.standing.document], placed[one.standing.speaker]
    return KnownCopy(
        one.path, one.speaker, one.standing.type, file.print == speaker.print, file.size, file.mtime_ns
    )


def known_copies(store: Store) -> Stamps:
    """Size and time of every known copy whose speaker is still in the library, by the bytes of its path."""
    return {
        path: (size, mtime_ns)
        for path, size, mtime_ns in store.rows(
            "SELECT duplicates.path, duplicates.size, duplicates.mtime_ns FROM duplicates"
            " JOIN documents ON documents.path = duplicates.speaker WHERE NOT vanished AND print IS NOT NULL"
        )
    }


def listed_copies(store: Store) -> list[KnownCopy]:
    """The list of known copies, by path; those whose speaker is gone are left out, as scans read them again.

    Libraries of earlier versions that are only read have no list, or don't tell of which copies all bytes are equal.
    """
    columns = {name for (name,) in store.rows("SELECT name FROM pragma_table_info('duplicates')")}
    if not columns:
        return []
    identical_or_not = "identical" if "identical" in columns else "0"
    noted_or_not = "coalesce(noted_at, '')" if "noted_at" in columns else "''"
    return [
        KnownCopy(
            Path(os.fsdecode(path)),
            Path(os.fsdecode(speaker)),
            type_,
            bool(identical),
            size,
            mtime_ns,
            noted_at,
        )
        for path, speaker, type_, identical, size, mtime_ns, noted_at in store.rows(
            f"SELECT duplicates.path, speaker, duplicates.type, {identical_or_not}, duplicates.size,"
            f" duplicates.mtime_ns, {noted_or_not}"
            " FROM duplicates JOIN documents ON documents.path = speaker WHERE NOT vanished AND print IS NOT NULL"
            " AND duplicates.path NOT IN (SELECT path FROM documents) ORDER BY duplicates.path"
        )
    ]


def remember(store: Store, copies: Iterable[KnownCopy]) -> None:
    """Put copies on the list, and take them out of the library if they are in it."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    rows = [
        (
            os.fsencode(one.path),
            os.fsencode(one.speaker),
            one.type,
            one.identical,
            one.size,
            one.mtime_ns,
            now,
        )
        for one in copies
    ]
    if not rows:
        return
    with store.writing():
        store.connection.executemany(
            "INSERT OR REPLACE INTO duplicates (path, speaker, type, identical, size, mtime_ns, noted_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            rows,
        )
        store.connection.executemany("DELETE FROM let_in WHERE path = ?", [row[:1] for row in rows])
    documents = [
        id_ for path, *_ in rows for (id_,) in store.rows("SELECT id FROM documents WHERE path = ?", (path,))
    ]
    if documents:
        store.forget(documents)


def let_in(store: Store, paths: Collection[Path]) -> list[Path]:
    """Take copies off the list for good: the next scan reads them, and no gate holds them back any more.

    Returns those that were on the list; nothing happens to others. `drop_copies` takes them out again.
    """
    listed = {one.path for one in listed_copies(store)}
    named = {path: {path.absolute(), path.resolve()} & listed for path in paths}
    chosen = [os.fsencode(place) for places in named.values() for place in places]
    store.save_let_in(chosen)
    take_off(store, chosen)
    return [path for path, places in named.items() if places]


def unspoken(store: Store, speakers: Iterable[Path | str]) -> set[bytes]:
    """Take the copies of these files off the list, as they are gone or changed; returns the paths of the copies."""
    copies = store.all_rows("SELECT path, speaker FROM duplicates")
    # there are seldom any, and may be very many files
    names = {os.fsencode(path) for path in speakers} if copies else set()
    freed = {path for path, speaker in copies if speaker in names}
    take_off(store, freed)
    return freed


def take_off_outdated(store: Store) -> None:
    """Take those off that no scan would pass over: copies of what is no longer in the library, and what is in it."""
    outdated = (
        "path IN (SELECT path FROM documents) OR speaker NOT IN"
        " (SELECT path FROM documents WHERE NOT vanished AND print IS NOT NULL)"
    )
    take_off(store, {path for (path,) in store.rows(f"SELECT path FROM duplicates WHERE {outdated}")})


def take_off(store: Store, copies: Collection[bytes]) -> None:
    """These paths are those of known copies no longer."""
    if copies:
        with store.writing():
            store.connection.executemany(
                "DELETE FROM duplicates WHERE path = ?", [(path,) for path in copies]
            )
