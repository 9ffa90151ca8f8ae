"""Does the jobs on a library one after the other; what takes long runs beside them, one such thing at a time."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path

from leitong.errors import LibraryDamaged
from leitong.library.library import Library
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.keeping.answers import detailed, near_files
from leitong.presenters.keeping.exploring import Exploring
from leitong.presenters.keeping.exports import export
from leitong.presenters.keeping.filing import Filing
from leitong.presenters.keeping.fingerprints_desk import fingerprints
from leitong.presenters.keeping.known_desk import known, take_off
from leitong.presenters.keeping.looking import Looking
from leitong.presenters.keeping.open_library import OpenLibrary, Send
from leitong.presenters.keeping.pictures_desk import alike_lost_and_lent, drawn
from leitong.presenters.keeping.reading_beside import ReadingBeside
from leitong.presenters.keeping.scanning import Scanning
from leitong.presenters.library.answers import Decided, Exported, Refused, Regrouped
from leitong.presenters.library.explore_jobs import (
    Ask,
    Asked,
    AskLinks,
    AskThumbnail,
    ExploreJob,
    LetIn,
)
from leitong.presenters.library.filing_jobs import CarryOut, ListJournal, PlanFiling, UndoFiling
from leitong.presenters.library.jobs import (
    Decide,
    Detail,
    Export,
    Forget,
    Job,
    Near,
    Open,
    Regroup,
    Scan,
    Steer,
    Watch,
)

_NOT_WRITTEN = QT_TRANSLATE_NOOP("Core", "It can't be written ({detail}).")


class Librarian:
    """Scans, looks, file actions and what explores run in a thread beside other jobs, and `steer` is heard at once.

    send: may be called from both threads. Such work holds the library for writing; what else is to be written waits for
    its next pause between two files, which is a twentieth of a second away.
    """

    def __init__(self, send: Send) -> None:
        self._send = send
        self._keeper = OpenLibrary(send)
        self.work = self._keeper.work
        self._scanning = Scanning(self._keeper)
        self._looking = Looking(self._keeper, self._scanning)
        self._exploring = Exploring(self._keeper)
        self._filing = Filing(self._keeper)
        self.pictures = ReadingBeside(self._keeper, "pictures")
        self.fingerprints = ReadingBeside(self._keeper, "fingerprints")

    def steer(self, what: str) -> None:
        """May be called from any thread."""
        self.work.steer(what)

    def heed(self, job: Steer | Watch) -> None:
        """What is done at once. May be called from any thread, by one at a time."""
        if isinstance(job, Steer):
            self.steer(job.what)
        else:
            self._looking.watch(job)

    def close(self) -> None:
        """End what runs in good order, and let go of what it would leave to others."""
        self.work.close()
        self._scanning.standby.let_go()

    def do(self, job: Job) -> None:
        """Never raises because of a library or a file: that is answered."""
        with self._keeper.told(job.ticket):
            match job:
                case Open():
                    self._open(job)
                case Scan():
                    self._scan(job)
                case Steer() | Watch():
                    self.heed(job)
                case Regroup():
                    self._regroup(job)
                case Detail():
                    self._detail(job)
                case Near():
                    self._near(job)
                case Decide():
                    self._decide(job)
                case Forget():
                    self._forget(job)
                case Export():
                    self._export(job)
                case Ask() | AskLinks() | AskThumbnail() | LetIn():
                    self._explore(job)
                case PlanFiling() | ListJournal():
                    self._filing.answer(job)
                case CarryOut() | UndoFiling():
                    self._file(job)

    def _open(self, job: Open) -> None:
        self.close()
        keeper = self._keeper
        keeper.path, keeper.likeness = Path(job.path), job.likeness
        try:
            keeper.list(job.ticket)
        except LibraryDamaged as damage:
            keeper.mend(job.ticket, damage)
            keeper.list(job.ticket)

    def _regroup(self, job: Regroup) -> None:
        self._keeper.likeness = job.likeness
        shelf = self._keeper.shelf
        if shelf is not None:
            self._send(Regrouped(job.ticket, shelf.generation, shelf.groups(job.likeness), job.likeness))

    def _detail(self, job: Detail) -> None:
        with self._keeper.reading() as library:
            found = detailed(job, library, self._keeper.shelf)
        if found is not None:
            self._send(found)

    def _near(self, job: Near) -> None:
        with self._keeper.reading() as library:
            self._send(near_files(job, library))

    def _decide(self, job: Decide) -> None:
        def decide(library: Library) -> None:
            (library.undecide if job.undo else library.decide_not_duplicate)(job.a, job.b)
            self._keeper.list(job.ticket, library)
            self._send(Decided(job.ticket, job.a, job.b, job.undo))

        self._keeper.change(job.ticket, decide)

    def _forget(self, job: Forget) -> None:
        def forget(library: Library) -> None:
            library.forget(job.path)
            self._keeper.list(job.ticket, library)

        self.work.close()  # what a scan reads after this would be in the library again
        self._keeper.change(job.ticket, forget)

    def _export(self, job: Export) -> None:
        try:
            with self._keeper.reading() as library:
                export(library, job.form, Path(job.out), datetime.now())
        except OSError as error:
            detail = error.strerror or str(error)
            self._send(Refused(job.ticket, job.out, Message(_NOT_WRITTEN, {"detail": detail})))
        else:
            self._send(Exported(job.ticket, job.out))

    def _scan(self, job: Scan) -> None:
        if job.changed is not None:
            self._looking.look(job, job.changed)
            return
        if not self._filing.runs:
            self.work.close()
        self._scanning.begin(job)

    def _explore(self, job: ExploreJob | AskThumbnail | LetIn) -> None:
        match job:
            case AskThumbnail():
                self._send(drawn(job))
                return
            case LetIn():
                self._keeper.change(job.ticket, partial(take_off, job))
                return
            case Ask(view="pictures"):
                self.pictures.begin(job.ticket, alike_lost_and_lent)
                return
            case Ask(view="fingerprints"):
                self.fingerprints.begin(job.ticket, partial(fingerprints, job))
                return
            case Ask(view="known"):
                with self._keeper.reading() as library:
                    self._send(Asked(job.ticket, known(library)))
                return
        if self._exploring.answers(job):
            return
        self._looking.make_way()
        if self.work.runs:
            raise self._keeper.busy()
        self._exploring.begin(job)

    def _file(self, job: CarryOut | UndoFiling) -> None:
        """A scan may be reading what is to be moved, so that one waits for the other's end."""
        if self._scanning.runs:
            raise self._keeper.busy()
        self._looking.make_way()
        self._filing.begin(job)
