"""Which fingerprints of a library are near one, and what each way of finding them takes, for the window (S12)."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from leitong.analysis import analyse
from leitong.errors import LeitongError
from leitong.library.library import Library
from leitong.library.probing.counts import PAPER_SIZE
from leitong.library.probing.modes import Mode, Probing, Refused, probe
from leitong.library.probing.paper import on_paper
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.keeping.places import file_ref
from leitong.presenters.library.explore_jobs import Ask
from leitong.presenters.library.fingerprints_state import FingerprintsState, PrintRow, WayRow

FILES_SHOWN = 500
_DIGITS = re.compile(r"(?:0x)?([0-9a-f]{16})", re.I)
_NO_PRINT = Message(QT_TRANSLATE_NOOP("Core", "It has no text, and no fingerprint."))

Numbers = NDArray[np.int64]
Values = NDArray[np.uint64]


def fingerprints(job: Ask, library: Library) -> FingerprintsState:
    """Every way answers; the nearest files come first."""
    numbers, values = library.store.simhashes()
    digits = _DIGITS.fullmatch(job.text)
    asked = FingerprintsState(job.text, job.bits, (), count=values.size, is_file=digits is None)
    try:
        value = int(digits[1], 16) if digits else _value_of(library, job.text, numbers, values)
    except LeitongError as error:
        return _without(asked, error.reason)
    if value is None:
        return _without(asked, _NO_PRINT)
    answers = [answer for mode in Mode for answer in probe(values, value, job.bits, mode)]
    rows = _rows(library, numbers, answers)
    return FingerprintsState(
        job.text,
        job.bits,
        rows[:FILES_SHOWN],
        len(rows),
        value,
        values.size,
        _ways(answers, job.bits),
        digits is None,
    )


def _without(asked: FingerprintsState, problem: Message) -> FingerprintsState:
    return FingerprintsState(
        asked.question, asked.bits, (), count=asked.count, is_file=asked.is_file, problem=problem
    )


def _value_of(library: Library, path: str, numbers: Numbers, values: Values) -> int | None:
    """As it is stored, or of a file that is not in the library, as it is made now. Raises a LeitongError."""
    for (print_,) in library.store.rows(
        "SELECT print FROM documents WHERE path = ? AND print IS NOT NULL",
        (os.fsencode(path),),
    ):
        (places,) = np.nonzero(numbers == print_)
        return int(values[places[0]]) if places.size else None
    simhash = analyse(Path(path)).fingerprints.words
    return simhash.value if simhash else None


def _rows(library: Library, numbers: Numbers, answers: Sequence[Probing | Refused]) -> tuple[PrintRow, ...]:
    """What the first way has found; all that can answer find the same."""
    answer = next(one for one in answers if isinstance(one, Probing))
    near = dict(zip(numbers[answer.rows].tolist(), answer.distances.tolist(), strict=True))
    sources = library.sources()
    rows = [
        PrintRow(file_ref(file.path, sources), near[print_])
        for print_, files in library.store.files(near).items()
        for file in files
    ]
    return tuple(sorted(rows, key=lambda row: (row.distance, row.file.path)))


def _ways(answers: Sequence[Probing | Refused], bits: int) -> tuple[WayRow, ...]:
    paper = {(one.mode, one.tables): (one.candidates, one.stored) for one in on_paper(PAPER_SIZE, bits)}
    ways = []
    for one in answers:
        if isinstance(one, Refused):
            ways.append(WayRow(one.mode.value, refused=one.reason))
        elif (
            one.mode is not Mode.MANKU or (one.mode, one.tables) in paper
        ):  # the first of four is that of the blocks
            ways.append(
                WayRow(
                    one.mode.value,
                    one.tables,
                    one.fixed,
                    one.probes,
                    one.candidates,
                    one.expected,
                    one.stored,
                    one.built,
                    one.asked,
                    paper.get((one.mode, one.tables)),
                )
            )
    return tuple(ways)
