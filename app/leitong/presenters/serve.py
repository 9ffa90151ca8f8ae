"""The loop of the working process: jobs in, stages and answers out, until the pipe closes."""

from __future__ import annotations

import gc
import signal
from contextlib import suppress
from multiprocessing.connection import Connection


def serve(pipe: Connection) -> None:
    """Run in a fresh process. The engine is loaded here and not with this module, which the window's process holds."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in the terminal is the window's to answer
    from leitong.presenters.desk import Desk  # noqa: PLC0415

    desk = Desk()
    desk.warm()
    gc.freeze()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            job = pipe.recv()
            pipe.send(desk.do(job, pipe.send))
