"""One thing that a person can do, as menus, keys, palette and help show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """One row. text, tip: templates in the context "Actions". keys: Qt's portable names, the first one is shown.

    group: heading in menu and help, a template too. search: what the palette finds it by besides its text: English
    synonyms, Chinese, and the initials of its pinyin. switch: it turns something on and off.
    """

    name: str
    group: str
    text: str
    tip: str
    keys: tuple[str, ...] = ()
    search: str = ""
    switch: bool = False
