"""The journal of file actions in a library's file, and how the library follows what is done."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from leitong.filing.carrying import settle
from leitong.filing.records import Act, Action, Link, Plan, State
from leitong.library.records import Role
from leitong.library.storage.store import Store


class StoredJournal:
    """A journal of `leitong.filing`: each act is stored together with where its document is now."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._sources = store.sources()

    def new_entry(self, plan: Plan) -> int:
        return self._store.add_entry(plan)

    def write(self, act: Act) -> None:
        path, target = act.file.path, act.target
        if act.state is State.UNDONE:
            was = (path,) if act.action is not Action.MOVE or target is None else (target, path)
            self._store.save_act(act, was, path, role_at(path, self._sources))
        elif act.state is not State.DONE:
            self._store.save_act(act)
        elif act.action is Action.MOVE and target is not None:
            role = role_at(target, self._sources)
            inside = role is not None and role is not Role.IGNORE
            self._store.save_act(act, (path,), target if inside else None, role)
        else:
            # a scan follows no symbolic link, so that for the library there is nothing
            self._store.save_act(act, (path,), path if act.link is Link.HARD else None)


def settle_interrupted(store: Store) -> list[Act]:
    """Complete or roll back what was being done when a program ended; what became of each act."""
    journal = StoredJournal(store)
    settled = [settle(act) for act in store.interrupted()]
    for act in settled:
        journal.write(act)
    return settled


def role_at(path: Path, sources: Mapping[Path, Role]) -> Role | None:
    """The role of the nearest source above a place, or None if there is none."""
    root = root_of(path, sources)
    return None if root is None else sources[root]


def root_of(path: Path, sources: Collection[Path]) -> Path | None:
    """The nearest source above a place, or the place itself if it is one."""
    return next((place for place in (path, *path.parents) if place in sources), None)
