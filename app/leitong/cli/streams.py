"""The standard streams as the commands need them: UTF-8 everywhere, no traceback when the other end goes."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import click

from leitong.cli.terminal import harmless

_STOPPED = 130
_READER_GONE = 141


def utf8_streams() -> None:
    """Write UTF-8 whatever the locale says.

    Names of files may hold bytes that are no text (lone surrogates in Python); they are shown as escapes. A standard
    output that is closed fails when it is written to; a program for Windows without a console has none and needs none.
    """
    if sys.stdout is None and sys.platform != "win32":
        sys.stdout = _ClosedOutput()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


class _ClosedOutput(io.TextIOBase):
    """Python has no standard output where a shell has closed it (`>&-`), and click would write into the void."""

    def write(self, _text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


@dataclass(slots=True)
class Ended:
    status: int = 0


@contextmanager
def quiet_ends() -> Iterator[Ended]:
    """Turn the ways in which a command may end into the status of the object that is handed out.

    Wrong arguments are explained on stderr (2). Ctrl+C is 130, a reader that has gone (`| head`) 141, both
    silent; other failures to write are named on stderr (1).
    """
    ended = Ended()
    try:
        yield ended
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        ended.status = error.exit_code
    except (KeyboardInterrupt, click.Abort):
        ended.status = _STOPPED
    except SystemExit:
        # click's own answer to a closed pipe
        ended.status = _READER_GONE
    except OSError as error:
        ended.status = _READER_GONE if _is_reader_gone(error) else 1
        if ended.status == 1:
            file = f"{harmless(error.filename)}: " if isinstance(error.filename, str) else ""
            click.echo(f"leitong: {file}cannot write the result: {error.strerror}", err=True)
        _drop_what_is_left()


def _is_reader_gone(error: OSError) -> bool:
    # Windows says "invalid argument" of a closed pipe
    return error.errno == errno.EPIPE or (sys.platform == "win32" and error.errno == errno.EINVAL)


def _drop_what_is_left() -> None:
    """Keep the interpreter from failing again when it flushes stdout at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
