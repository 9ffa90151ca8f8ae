"""File actions as plain facts: what each key of their JSON holds. Keys are stable."""

from __future__ import annotations

from typing import TypedDict

from leitong.filing.records import Act, Entry, Plan, Step


class StepFacts(TypedDict):
    """One file of a plan. fate: "act", "keep" (the copy that stays), "locked" (a reference) or "skip". group: the same
    number for files of one group. kept: the copy that stays. target: where a move would put the file. link: "hard" or
    "symbolic". The last three are null where they mean nothing.
    """

    path: str
    fate: str
    reason: str
    group: int
    kept: str | None
    target: str | None
    link: str | None


class PlanFacts(TypedDict):
    """action: "move", "trash" or "link". folder: where a move goes. bytes: of the files that would be acted on."""

    action: str
    folder: str | None
    bytes: int
    files: list[StepFacts]


class ActFacts(TypedDict):
    """One file of an entry. state: "done", "failed" (nothing was changed) or "undone"; "begun" or "undoing" while it
    is being worked on. reason: why it failed, or why it could not be undone; else null. kept, target, link: as planned.
    """

    path: str
    state: str
    reason: str | None
    kept: str
    target: str | None
    link: str | None


class EntryFacts(TypedDict):
    """entry: its number in the journal. begun_at: ISO 8601, UTC."""

    entry: int
    action: str
    begun_at: str
    folder: str | None
    files: list[ActFacts]


def plan_facts(plan: Plan) -> PlanFacts:
    return {
        "action": plan.action.value,
        "folder": None if plan.folder is None else str(plan.folder),
        "bytes": plan.bytes,
        "files": [_step_facts(step) for step in plan.steps],
    }


def entry_facts(entry: Entry) -> EntryFacts:
    """An entry of the journal for programs."""
    return {
        "entry": entry.id,
        "action": entry.action.value,
        "begun_at": entry.begun_at,
        "folder": None if entry.folder is None else str(entry.folder),
        "files": [_act_facts(act) for act in entry.acts],
    }


def _step_facts(step: Step) -> StepFacts:
    return {
        "path": str(step.file.path),
        "fate": step.fate.value,
        "reason": str(step.reason),
        "group": step.group,
        "kept": None if step.kept is None else str(step.kept.path),
        "target": None if step.target is None else str(step.target),
        "link": None if step.link is None else step.link.value,
    }


def _act_facts(act: Act) -> ActFacts:
    return {
        "path": str(act.file.path),
        "state": act.state.value,
        "reason": None if act.reason is None else str(act.reason),
        "kept": str(act.kept),
        "target": None if act.target is None else str(act.target),
        "link": None if act.link is None else act.link.value,
    }
