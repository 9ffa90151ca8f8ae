"""Carry a plan out, or take it back: file by file, each written down before it is touched and after."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from leitong.filing import linking, moving, trashing
from leitong.filing.names import Names
from leitong.filing.present import Proofs, one_file
from leitong.filing.reasons import Refused, why
from leitong.filing.records import Act, Action, Entry, KnownFile, Plan, State, Step
from leitong.messages import QT_TRANSLATE_NOOP, Message

_KEPT_CHANGED = QT_TRANSLATE_NOOP("Core", "The copy that was to stay is not as it was: {reason}")
_ONE_FILE = QT_TRANSLATE_NOOP("Core", "It and the copy that stays are one file, reached by two ways.")
_INTERRUPTED = QT_TRANSLATE_NOOP("Core", "Leitong was interrupted; the file is as it was.")
_NOT_FOUND = QT_TRANSLATE_NOOP("Core", "Leitong was interrupted, and the file is in neither place.")
_WAYS = {Action.MOVE: moving, Action.TRASH: trashing, Action.LINK: linking}


class Journal(Protocol):
    """Where acts are written down. Each call has stored it, when it returns, whatever happens to the program then."""

    def new_entry(self, plan: Plan) -> int:
        """The number of a new entry."""

    def write(self, act: Act) -> None:
        """Store the act in its present state, together with what follows from it for the library."""


def carry_out(plan: Plan, journal: Journal) -> Iterator[Act]:
    """Do what is planned, one file after the other; each is told when it is DONE or FAILED. Stop by closing it.

    Every file, and the copy that stays, is read before: what is not as it is known stays as it is. What can't be done
    to one file is told of it, and the next one is next.
    """
    entry = journal.new_entry(plan)
    proofs = Proofs()
    for place, step in enumerate(plan.acting):
        if step.kept is None:
            raise ValueError(f"no copy stays of {step.file.path}")
        yield _carried_out(
            _act(entry, place, plan.action, step, step.kept), (step.kept, *step.also), journal, proofs
        )


def undo(entry: Entry, journal: Journal) -> Iterator[Act]:
    """Take back what of an entry is DONE, the last file first; each is told when it is UNDONE, or DONE still with the
    reason. Stop by closing it.
    """
    for act in reversed(entry.acts):
        if act.state is State.DONE:
            yield _undone(act, journal)


def settle(act: Act) -> Act:
    """What became of an act that was interrupted: nothing of it is half made afterwards."""
    try:
        stands = _WAYS[act.action].stands(act)
    except OSError as error:
        return replace(
            act, state=State.DONE if act.state is State.UNDOING else State.FAILED, reason=why(error)
        )
    if stands:
        return replace(act, state=State.DONE)
    if act.state is State.UNDOING:
        return replace(act, state=State.UNDONE, reason=None)
    there = os.path.lexists(act.file.path)
    return replace(act, state=State.FAILED, reason=Message(_INTERRUPTED if there else _NOT_FOUND))


def _act(entry: int, place: int, action: Action, step: Step, kept: KnownFile) -> Act:
    spare = f".leitong-{secrets.token_hex(8)}"
    return Act(entry, place, action, State.BEGUN, step.file, kept.path, spare, 0, step.target, step.link)


def _carried_out(act: Act, staying: Sequence[KnownFile], journal: Journal, proofs: Proofs) -> Act:
    try:
        act = _prepared(act, staying, proofs)
    except (Refused, OSError) as error:
        return _written(replace(act, state=State.FAILED, reason=why(error)), journal)
    journal.write(act)
    try:
        _WAYS[act.action].do(act)
        _one_still_stays(act)
    except (Refused, FileExistsError) as error:
        return _written(replace(act, state=State.FAILED, reason=why(error)), journal)
    except OSError as error:
        settled = settle(act)
        reason = None if settled.state is State.DONE else why(error)
        return _written(replace(settled, reason=reason), journal)
    return _written(replace(act, state=State.DONE), journal)


def _prepared(act: Act, staying: Sequence[KnownFile], proofs: Proofs) -> Act:
    """With what is known only now. Raises Refused unless the file and those that stay are what they are known for."""
    status = proofs.proved(act.file)
    for kept in staying:
        try:
            stays = proofs.proved(kept)
        except Refused as refused:
            raise Refused(Message(_KEPT_CHANGED, {"reason": refused.reason})) from refused
        if one_file(status, stays):
            raise Refused(Message(_ONE_FILE))
    target = act.target
    if act.action is Action.TRASH:
        target = trashing.short_name(act.file.path, act.spare[-8:])
    elif target is not None and os.path.lexists(target):
        target = Names().free(target.parent, target.name)
    made = moving.folders_to_make(target) if act.action is Action.MOVE and target is not None else 0
    return replace(act, mode=status.st_mode, target=target, made=made)


def _one_still_stays(act: Act) -> None:
    """One folder may be mounted twice as two disks, which nothing tells but this. Raises Refused."""
    if os.path.lexists(act.kept):
        return
    _WAYS[act.action].undo(act)
    raise Refused(Message(_ONE_FILE))


def _undone(act: Act, journal: Journal) -> Act:
    act = _written(replace(act, state=State.UNDOING, reason=None), journal)
    try:
        _WAYS[act.action].undo(act)
    except (Refused, FileExistsError) as error:
        return _written(replace(act, state=State.DONE, reason=why(error)), journal)
    except OSError as error:
        settled = settle(act)
        reason = None if settled.state is State.UNDONE else why(error)
        return _written(replace(settled, reason=reason), journal)
    return _written(replace(act, state=State.UNDONE), journal)


def _written(act: Act, journal: Journal) -> Act:
    journal.write(act)
    return act
