"""The loop of the working process: jobs in, stages and answers out, until the pipe closes."""

from __future__ import annotations

import gc
import signal
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING

from leitong.presenters.jobs import Answer, Errand, Failed, Job, Stage
from leitong.presenters.parcel import pack

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def serve(pipe: Connection) -> None:
    """Run in a fresh process. The engine is loaded here and not with this module, which the window's process holds."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in the terminal is the window's to answer
    from leitong.presenters.desk import Desk  # noqa: PLC0415
    from leitong.presenters.errands import run  # noqa: PLC0415

    desk = Desk()
    with suppress(Exception):  # a fault here comes again with the first job, and is reported there
        desk.warm()
    gc.freeze()

    def send(message: Answer | Stage) -> None:
        parts = pack(message)
        pipe.send_bytes(str(len(parts)).encode())
        for part in parts:
            pipe.send_bytes(part)

    def answer(job: Job | Errand) -> Answer:
        try:
            return run(job, desk) if isinstance(job, Errand) else desk.do(job, send)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            raise
        except Exception as error:
            return Failed(job.ticket, f"{type(error).__name__}: {error}", traceback.format_exc())

    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            send(answer(pipe.recv()))
