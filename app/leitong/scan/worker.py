"""What runs in a reading process: files become prints, and nothing that is wrong with one touches the next."""

from __future__ import annotations

import faulthandler
import hashlib
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import IO

from leitong.analysis import analyse, analysis_of
from leitong.documents.document import Document
from leitong.documents.files import read_file
from leitong.documents.limits import DEFAULT
from leitong.documents.load import document_of, pasted
from leitong.errors import LeitongError, LimitExceeded, SourceNotFound
from leitong.library.many import prints_of
from leitong.library.prints import print_of
from leitong.library.records import Print
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.page import Page
from leitong.pages.structure import structure, structures
from leitong.scan.bounds import Bounds
from leitong.scan.starting import rest, resting_by
from leitong.scan.tasks import Answer, Errand

_EVERYTHING = "临江市图书馆今天宣布，開放時間延長。The library stays open until ten, cafés included."
_TOO_MUCH_MEMORY = QT_TRANSLATE_NOOP("Core", "Reading it takes more memory than a scan may use for one file.")
_OWN_FAULT = QT_TRANSLATE_NOOP(
    "Core", "Leitong failed on it, which is a fault of the program ({kind}: {detail})."
)


def prepare(bounds: Bounds, between: Callable[[], None] = lambda: None) -> None:
    """Make this process a reader, within its memory and with words loaded. between: called between what takes long."""
    _bound_memory(bounds.memory_bytes)
    # dictionaries and tables are loaded at their first use, which must not count as the time of a file
    document = pasted(_EVERYTHING)
    between()
    print_of(analyse(document))
    between()
    prints_of([(document, structure(document))] * 2)


def ready() -> None:
    """Does nothing: that it was done says that a process has started."""


def read_within(errands: Sequence[Errand], bounds: Bounds, flag: str) -> list[Answer]:
    """`read`, but a file that takes too long ends this process; only for processes that `prepare` has made.

    flag: nothing is begun while there is a file of this name.
    """
    with _nowhere() as nowhere:

        def watch() -> None:
            if os.path.exists(flag):  # noqa: PTH110 - once for each of very many files
                # outside the time of any document
                faulthandler.cancel_dump_traceback_later()
                rest(flag)
            # a watch in C: it works where a parser in C holds on to the interpreter
            faulthandler.dump_traceback_later(bounds.seconds, exit=True, file=nowhere)

        # in the middle of a file as well, whose time begins anew then
        with resting_by(watch):
            answers = read(errands, watch)
        faulthandler.cancel_dump_traceback_later()
    return answers


def read(errands: Sequence[Errand], before_each: Callable[[], None] = lambda: None) -> list[Answer]:
    """One answer for each errand, in order; never raises because of what is in a file.

    before_each: called before each file is opened, and before what was found in several is signed together.
    """
    opened: list[Answer | Document] = []
    pages = _understood(_opened(errands, opened, before_each), opened, before_each)
    before_each()
    read = [(document, page) for document, page in pages if isinstance(page, Page)]
    prints = iter(_signed(read, before_each))
    answers = iter(
        [_answer(document, next(prints) if isinstance(page, Page) else page) for document, page in pages]
    )
    return [one if isinstance(one, Answer) else next(answers) for one in opened]


def _opened(
    errands: Sequence[Errand], opened: list[Answer | Document], before_each: Callable[[], None]
) -> Iterator[Document]:
    """The documents among the files, each of which is opened when it is asked for. opened: what came of every file."""
    for errand in errands:
        before_each()
        opened.append(_document(errand))
        if isinstance(opened[-1], Document):
            yield opened[-1]


def _document(errand: Errand) -> Answer | Document:
    digest: str | None = None
    try:
        data = read_file(errand.name, DEFAULT)
        digest = hashlib.sha256(data).hexdigest()
        if digest in errand.known:
            return Answer(digest, known=True)
        name = os.path.basename(errand.name)  # noqa: PTH119 - a path is made for each of very many files otherwise
        return document_of(errand.name, data, name, sha256=digest)
    except SourceNotFound as error:
        return Answer(digest, problem=error.reason, passing=True)
    except LeitongError as error:
        return Answer(digest, problem=error.reason)
    except Exception as error:
        # one file must not end the work on a thousand others
        return Answer(digest, problem=_fault(error))


def _understood(
    documents: Iterator[Document], opened: Sequence[Answer | Document], before_each: Callable[[], None]
) -> list[tuple[Document, Page | Message]]:
    """Each document with its page, or why it has none. opened: where they are put as they are asked for."""
    pages: list[Page | Message] = []
    with suppress(Exception):
        pages += [
            one.reason if isinstance(one, LimitExceeded) else one for one in structures(documents, whole=True)
        ]
    deque(documents, maxlen=0)
    read = [one for one in opened if isinstance(one, Document)]
    # a fault in one of those that are measured together is found alone
    pages += [_understood_alone(document, before_each) for document in read[len(pages) :]]
    return list(zip(read, pages, strict=True))


def _understood_alone(document: Document, before_each: Callable[[], None]) -> Page | Message:
    before_each()
    try:
        return structure(document, whole=True)
    except LeitongError as error:
        return error.reason
    except Exception as error:
        return _fault(error)


def _signed(read: Sequence[tuple[Document, Page]], before_each: Callable[[], None]) -> list[Print | Message]:
    """The print of each, or why there is none."""
    # an error holds on to the memory of what failed, so that it must be gone before anything is tried again
    with suppress(Exception):
        return list(prints_of(read))
    # one of them is to blame, and is found alone
    return [_signed_alone(document, page, before_each) for document, page in read]


def _signed_alone(document: Document, page: Page, before_each: Callable[[], None]) -> Print | Message:
    before_each()
    try:
        return print_of(analysis_of(document, page))
    except LeitongError as error:
        return error.reason
    except Exception as error:
        return _fault(error)


def _answer(document: Document, found: Print | Message) -> Answer:
    digest = document.sha256
    return Answer(digest, problem=found) if isinstance(found, Message) else Answer(digest, found)


def _fault(error: Exception) -> Message:
    if isinstance(error, MemoryError):
        return Message(_TOO_MUCH_MEMORY)
    return Message(_OWN_FAULT, {"kind": type(error).__name__, "detail": str(error)})


def _nowhere() -> IO[str]:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123 - a device


def _bound_memory(size: int) -> None:
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - there is none on Windows

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(
            resource.RLIMIT_DATA, (size if hard == resource.RLIM_INFINITY else min(size, hard), hard)
        )
