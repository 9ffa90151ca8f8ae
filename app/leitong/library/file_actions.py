"""Moving, trashing and linking the copies in a library, and taking it back: what `Library` offers of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path

from leitong.errors import LibraryUnusable
from leitong.filing.carrying import carry_out, undo
from leitong.filing.planning import Wish
from leitong.filing.records import Act, Action, Entry, Link, Plan
from leitong.library.clusters.clustering import THRESHOLD
from leitong.library.clusters.regrouping import Regrouping
from leitong.library.clusters.spread import spread
from leitong.library.journal import StoredJournal
from leitong.library.plans import Knowledge, Meant
from leitong.library.records import GroupKind, StoredDocument
from leitong.library.storage.choice_table import NOT_A_DUPLICATE
from leitong.library.storage.store import Store
from leitong.messages import QT_TRANSLATE_NOOP, Message

_NOT_IN_IT = QT_TRANSLATE_NOOP("Core", "This file is not in the library.")
_NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("Core", "There is nothing to undo.")
_NO_SUCH_ENTRY = QT_TRANSLATE_NOOP("Core", "The journal has no entry {entry}.")
_NO_FOLDER = QT_TRANSLATE_NOOP("Core", "A file stands where the folder would be.")
_WHERE = QT_TRANSLATE_NOOP("Core", "Say which folder the files are to be moved to.")


def _go_on(_act: Act) -> None:
    """Tells no one."""


class FileActions:
    """One part of `Library`; see there."""

    store: Store
    source: str

    @abstractmethod
    def documents(self) -> list[StoredDocument]: ...

    def plan(
        self,
        action: Action | str,
        files: Iterable[Path | str] = (),
        *,
        kinds: Iterable[GroupKind | str] = (),
        keep: Iterable[Path | str] = (),
        folder: Path | str | None = None,
        with_folders: bool = False,
        link: Link | str | None = None,
        threshold: float = THRESHOLD,
    ) -> Plan:
        """What moving, trashing or linking copies would do: nothing is touched. At least one copy of each stays.

        files: what to act on, files or folders of the library; none: in each group all but the best copy.
        kinds: how a file must belong to the copy that stays (its bytes, its text, near, a part of it); none: anyhow.
        keep: files that stay in any case.
        folder: where a move goes; with_folders: what lies below a source keeps its folders there. link: None: a hard
        link on one disk, a symbolic one between two. threshold: as for `clusters`. Raises LibraryUnusable.
        """
        wish = Wish(
            Action(action),
            _folder(folder, Action(action)),
            with_folders,
            None if link is None else Link(link),
        )
        documents = self.documents()
        meant, named = _chosen(files, {document.path for document in documents})
        kept = {Path(path).resolve() for path in keep}
        return self.knowledge(documents, threshold).plan(
            wish, Meant(meant, named, {GroupKind(kind) for kind in kinds}, kept)
        )

    def knowledge(self, documents: Sequence[StoredDocument], threshold: float) -> Knowledge:
        """What plans are made of. documents: all of the library, by path."""
        texts = spread(self.store.digests(), self.store.pairs())
        apart = [(a, b) for a, b, decision, _ in self.store.decisions() if decision == NOT_A_DUPLICATE]
        cut = Regrouping.of(documents, texts, apart).at(threshold)
        return Knowledge.of(documents, cut, texts, self.store.sources())

    def carry_out(self, plan: Plan, told: Callable[[Act], bool | None] = _go_on) -> Entry:
        """Do what is planned; what comes of each file is in the entry of the journal that is returned.

        told: called with each file when it is done or has failed; returns False to stop. A file or a copy that stays
        which is not as the library knows it is left alone, and so is one that the system will not let go.
        """
        for act in carry_out(plan, StoredJournal(self.store)):
            if told(act) is False:
                break
        return self.store.entries(1)[0]

    def journal(self, newest: int | None = None) -> list[Entry]:
        """What was done to files, the newest first. newest: at most so many entries."""
        return self.store.entries(newest)

    def undo(self, entry: Entry | int | None = None, told: Callable[[Act], bool | None] = _go_on) -> Entry:
        """Take back what an entry did, by default the last one of which something stands; returns what is left of it.

        A file whose place is taken, or that has changed since, stays as it is, and the entry says why. From the trash
        files come back where the system says what lies in it (freedesktop.org, so on Linux); elsewhere the trash
        itself puts them back. Raises LibraryUnusable if there is nothing to undo.
        """
        entries = self.store.entries()
        wanted = entry.id if isinstance(entry, Entry) else entry
        found = next(
            (one for one in entries if (one.can_be_undone if wanted is None else one.id == wanted)), None
        )
        if found is None:
            reason = (
                Message(_NOTHING_TO_UNDO) if wanted is None else Message(_NO_SUCH_ENTRY, {"entry": wanted})
            )
            raise LibraryUnusable(self.source, reason)
        for act in undo(found, StoredJournal(self.store)):
            if told(act) is False:
                break
        return next(one for one in self.store.entries() if one.id == found.id)


def _folder(folder: Path | str | None, action: Action) -> Path | None:
    """Where a move goes, without links on the way."""
    if action is not Action.MOVE:
        return None
    if folder is None:
        raise LibraryUnusable("", Message(_WHERE))
    path = Path(folder).resolve()
    if next(place for place in (path, *path.parents) if place.exists()).is_dir():
        return path
    raise LibraryUnusable(str(folder), Message(_NO_FOLDER))


def _chosen(files: Iterable[Path | str], documents: Collection[Path]) -> tuple[set[Path], list[Path]]:
    """All files that are meant, also below folders; and those that were named themselves."""
    meant: set[Path] = set()
    named: list[Path] = []
    for file in files:
        # a name that has become a link is the name of the file that was there
        path = Path(file).absolute() if Path(file).absolute() in documents else Path(file).resolve()
        if path in documents:
            named.append(path)
        below = {one for one in documents if path in one.parents}
        if path not in documents and not below:
            raise LibraryUnusable(str(file), Message(_NOT_IN_IT))
        meant |= below | ({path} if path in documents else set())
    return meant, named
