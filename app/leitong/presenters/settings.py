"""Every setting in one table: its page, its storage and its checks are all read from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.store import read_json, write_json

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Setting:
    """One row. choices: (value, label) of a text setting. low, high: limits of a number. Labels and help: English
    templates in the context "Settings".
    """

    key: str
    default: Value
    label: str
    help: str
    choices: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0

    def accepts(self, value: object) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.choices:
            return value in [choice for choice, _label in self.choices]
        return not isinstance(value, int) or isinstance(value, bool) or self.low <= value <= self.high


SETTINGS = (
    Setting(
        "theme",
        "system",
        QT_TRANSLATE_NOOP("Settings", "Appearance"),
        QT_TRANSLATE_NOOP("Settings", "Follow the system, or always light or dark."),
        choices=(
            ("system", QT_TRANSLATE_NOOP("Settings", "System")),
            ("light", QT_TRANSLATE_NOOP("Settings", "Light")),
            ("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
        ),
    ),
    Setting(
        "language",
        "system",
        QT_TRANSLATE_NOOP("Settings", "Language"),
        QT_TRANSLATE_NOOP("Settings", "Language of the window; documents keep theirs."),
        choices=(
            ("system", QT_TRANSLATE_NOOP("Settings", "System")),
            ("en", "English"),
            ("zh", "简体中文"),
        ),
    ),
    Setting(
        "font_size",
        11,
        QT_TRANSLATE_NOOP("Settings", "Text size"),
        QT_TRANSLATE_NOOP("Settings", "Size of all text in the window, in points."),
        low=8,
        high=24,
    ),
    Setting(
        "animations",
        True,
        QT_TRANSLATE_NOOP("Settings", "Animations"),
        QT_TRANSLATE_NOOP("Settings", "Let a mark blink where you jump to; off keeps everything still."),
    ),
    Setting(
        "reopen",
        True,
        QT_TRANSLATE_NOOP("Settings", "Reopen the last pair"),
        QT_TRANSLATE_NOOP("Settings", "Start where you stopped, with the same two documents."),
    ),
)
_BY_KEY = {setting.key: setting for setting in SETTINGS}


class Settings:
    """The settings of one person. path: the file that keeps them; None keeps them in memory only."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        stored = read_json(path) if path else None
        kept = stored if isinstance(stored, dict) else {}
        self._values = {
            key: kept[key] for key, setting in _BY_KEY.items() if key in kept and setting.accepts(kept[key])
        }
        self._listeners: list[Callable[[str], None]] = []

    def __getitem__(self, key: str) -> Value:
        value: Value = self._values.get(key, _BY_KEY[key].default)
        return value

    def text(self, key: str) -> str:
        return str(self[key])

    def number(self, key: str) -> int:
        return int(self[key])

    def flag(self, key: str) -> bool:
        return bool(self[key])

    def set(self, key: str, value: Value) -> None:
        """Change one setting, keep it, tell every listener. Raises ValueError if the setting can't have it."""
        if not _BY_KEY[key].accepts(value):
            raise ValueError(f"{key} can't be {value!r}")
        if self[key] == value:
            return
        self._values[key] = value
        if self._path:
            write_json(self._path, self._values)
        for listener in tuple(self._listeners):
            listener(key)

    def listen(self, listener: Callable[[str], None]) -> None:
        """listener: called with the key of each setting that changes."""
        self._listeners.append(listener)
