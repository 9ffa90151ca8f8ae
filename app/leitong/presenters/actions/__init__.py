"""All that a person can do, in one table: menus, keys, palette and help are read from here."""

from __future__ import annotations

from leitong.presenters.actions import comparing, library, program
from leitong.presenters.actions.action import Action

__all__ = ["ACTIONS", "BY_NAME", "Action", "matching"]

ACTIONS: tuple[Action, ...] = comparing.ACTIONS + library.ACTIONS + program.ACTIONS
BY_NAME = {action.name: action for action in ACTIONS}


def matching(query: str, shown: dict[str, str]) -> tuple[Action, ...]:
    """The actions that hold every word of the query, those whose shown text begins with it first.

    shown: the action's text by name, in the language of the window; both it and the English text are searched.
    """
    words = query.casefold().split()
    found = []
    for place, action in enumerate(ACTIONS):
        texts = f"{shown.get(action.name, '')} {action.text} {action.search}".casefold()
        if all(word in texts for word in words):
            begins = any(
                text.casefold().startswith(query.casefold())
                for text in (shown.get(action.name, ""), action.text)
            )
            found.append((not begins, place, action))
    return tuple(action for _begins, _place, action in sorted(found, key=lambda row: row[:2]))
