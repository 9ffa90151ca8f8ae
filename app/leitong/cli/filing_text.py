"""Plans and entries of the journal for people, in a terminal's width."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import groupby

from leitong.cli.clusters_text import counted, from_here
from leitong.cli.terminal import faint, harmless, shortened, strong
from leitong.filing.records import Act, Action, Entry, Fate, Link, Plan, State, Step
from leitong.report.amounts import size

_MARKS = {Fate.ACT: "→", Fate.KEEP: "★", Fate.LOCKED: "·", Fate.SKIP: "·"}
_WILL = {Action.MOVE: "move", Action.TRASH: "put into the trash", Action.LINK: "replace by a link"}
_DID = {Action.MOVE: "moved", Action.TRASH: "put into the trash", Action.LINK: "replaced by a link"}


def would(plan: Plan) -> str:
    """What carrying the plan out would do, as an imperative: "move 2 files (12 KB)"."""
    return f"{_WILL[plan.action]} {counted(len(plan.acting), 'file')} ({size(plan.bytes)})"


def plan_text(plan: Plan, most: int | None, width: int) -> Iterator[str]:
    """Lines: group by group each file with what would be done to it, or why nothing. most: of groups; None: all."""
    groups = [list(steps) for _, steps in groupby(plan.steps, key=lambda step: step.group)]
    for steps in groups if most is None else groups[:most]:
        for step in steps:
            yield from _step_lines(step, width)
        yield ""
    if most is not None and len(groups) > most:
        yield faint(f"… and {len(groups) - most} more groups; --all lists them")


def done_text(entry: Entry) -> Iterator[str]:
    """Lines: how many files were acted on, and how many were put back."""
    for state, did in ((State.DONE, _DID[entry.action]), (State.UNDONE, "put back")):
        if count := entry.count(state):
            yield f"{counted(count, 'file')} {did}"


def failures(acts: Iterable[Act]) -> Iterator[str]:
    """Lines: each file that is not as was asked, with the reason."""
    for act in acts:
        if act.reason is not None:
            yield f"{harmless(from_here(act.file.path))}: {harmless(str(act.reason))}"


def journal_text(entries: Iterable[Entry], most: int | None, width: int) -> Iterator[str]:
    """Lines: each entry with its number, its time here, and its files. most: of files; None: all."""
    for entry in entries:
        when = datetime.fromisoformat(entry.begun_at).astimezone().strftime("%Y-%m-%d %H:%M")
        counts = ", ".join(f"{entry.count(state)} {state.value}" for state in State if entry.count(state))
        yield strong(f"{entry.id}  {entry.action.value}") + faint(f" · {when} · {counts or 'no files'}")
        for act in entry.acts if most is None else entry.acts[:most]:
            yield f"   {act.state.value:7} {shortened(from_here(act.file.path), width - 11)}"
            if act.reason is not None:
                yield faint(f"           {harmless(str(act.reason))}")
        if most is not None and len(entry.acts) > most:
            yield faint(f"   … and {len(entry.acts) - most} more; --all lists them")


def _step_lines(step: Step, width: int) -> Iterator[str]:
    yield f"{_MARKS[step.fate]} {shortened(from_here(step.file.path), width - 2)}"
    if step.target is not None:
        yield f"    to {shortened(from_here(step.target), width - 7)}"
    link = {None: "", Link.HARD: "By a hard link. ", Link.SYMBOLIC: "By a symbolic link. "}[step.link]
    yield faint(f"    {link}{harmless(str(step.reason))}")
