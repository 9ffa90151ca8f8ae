"""The loop of the process that keeps a library: jobs in, answers out, until the pipe closes."""

from __future__ import annotations

import gc
import os
import signal
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING

from leitong.presenters.library.answers import Answer
from leitong.presenters.library.jobs import Job, Steer, Watch
from leitong.presenters.parcel import pack

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

# Records of a large library come by the hundred thousand and make no cycles; a third of a list's time went into search
_OBJECTS_UNTIL_SEARCH = 100_000
_GONE = (EOFError, BrokenPipeError, ConnectionResetError, OSError)


def serve_library(pipe: Connection) -> None:
    """Run in a fresh process that may have processes of its own. The engine is loaded here, away from the window."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in the terminal is the window's to answer
    from leitong.presenters.keeping.librarian import Librarian  # noqa: PLC0415

    gc.set_threshold(_OBJECTS_UNTIL_SEARCH)
    sending = threading.Lock()

    def send(answer: Answer) -> None:
        parts = pack(answer)
        with sending:
            pipe.send_bytes(str(len(parts)).encode())
            for part in parts:
                pipe.send_bytes(part)

    librarian = Librarian(send)
    jobs: SimpleQueue[Job | None] = SimpleQueue()

    def hear() -> None:
        with suppress(*_GONE):
            while (job := pipe.recv()) is not None:
                if isinstance(job, Steer | Watch):
                    librarian.heed(job)
                else:
                    jobs.put(job)
        librarian.steer("stop")
        jobs.put(None)

    threading.Thread(target=hear, name="leitong-jobs", daemon=True).start()
    with suppress(*_GONE):
        while (job := jobs.get()) is not None:
            librarian.do(job)
    librarian.close()
    # a thread that still matches for a scan nobody waits for would hold the process up
    os._exit(0)
