"""File actions in lines: what is to happen to a file, what came of it, and an entry of the journal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

from leitong.gui.library.filing_rows import FilingLine
from leitong.gui.library.filing_words import STATES, WILL, entry_words, moment_words
from leitong.gui.library.words import word
from leitong.gui.translate import said
from leitong.presenters.library.filing_state import ActRow, EntryRow, FilingRow, FilingState


def step_line(filing: FilingState, rows: Sequence[FilingRow], place: int) -> FilingLine:
    """What is to happen to the file at this place of the list."""
    row = rows[place]
    acts = row.fate == "act"
    what = (row.link or filing.action) if acts else row.fate
    new_name = _new_name(row, filing)
    remark = f"→ {new_name} · {said(row.reason)}" if new_name else said(row.reason)
    return FilingLine(
        row.path,
        row.name,
        row.folder,
        f"★ {word(WILL, what)}" if row.fate == "keep" else word(WILL, what),
        remark,
        tick=acts if row.say else None,
        strong=acts,
        starts=place > 0 and rows[place - 1].group != row.group,
    )


def act_line(row: ActRow) -> FilingLine:
    """What came of a file that was acted on."""
    return FilingLine(
        row.path, row.name, row.folder, word(STATES, row.state), _remark(row), strong=row.reason is not None
    )


def journal_line(entry: EntryRow, act: ActRow | None) -> FilingLine:
    """A file of an entry; None: the entry itself, which its files follow."""
    name = str(entry.entry)
    if act is None:
        when, what = moment_words(entry.begun_at), outcome_words(entry)
        return FilingLine(name, entry_words(entry), entry.folder, when, what, strong=True, starts=True)
    strong = act.reason is not None
    return FilingLine(
        name, act.name, act.folder, word(STATES, act.state), _remark(act), strong=strong, tip=act.path
    )


def outcome_words(entry: EntryRow) -> str:
    """How many files were acted on, put back, or stay as they were."""
    counts = ((state, entry.count(state)) for state in ("done", "undone", "failed"))
    return " · ".join(f"{word(STATES, state)} {count:,}" for state, count in counts if count)


def _remark(row: ActRow) -> str:
    """Why it stays as it was, or where it is now."""
    return said(row.reason) if row.reason is not None else f"→ {row.target}" if row.target else ""


def _new_name(row: FilingRow, filing: FilingState) -> str:
    """Where below the folder a file goes; empty where that is its own name in the folder itself."""
    target = PurePath(row.target)
    if not row.target or (str(target.parent) == filing.folder and target.name == row.name):
        return ""
    return str(target.relative_to(filing.folder)) if target.is_relative_to(filing.folder) else row.target
