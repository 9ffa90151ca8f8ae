"""The words of file actions: what they are called, what happens to a file, what came of it."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt

from leitong.gui.library.words import FILES, counted, word
from leitong.gui.translate import shown
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.library.filing_state import UNDO, EntryRow, FilingState

TITLES = {
    "trash": QT_TRANSLATE_NOOP("Library", "Put copies into the trash"),
    "move": QT_TRANSLATE_NOOP("Library", "Move copies"),
    "link": QT_TRANSLATE_NOOP("Library", "Replace copies by links"),
    UNDO: QT_TRANSLATE_NOOP("Library", "Put files back"),
}
WILL = {
    "trash": QT_TRANSLATE_NOOP("Library", "to the trash"),
    "move": QT_TRANSLATE_NOOP("Library", "moved"),
    "hard": QT_TRANSLATE_NOOP("Library", "hard link"),
    "symbolic": QT_TRANSLATE_NOOP("Library", "symbolic link"),
    "keep": QT_TRANSLATE_NOOP("Library", "stays"),
    "locked": QT_TRANSLATE_NOOP("Library", "locked"),
    "skip": QT_TRANSLATE_NOOP("Library", "left alone"),
}
STATES = {
    "done": QT_TRANSLATE_NOOP("Library", "done"),
    "failed": QT_TRANSLATE_NOOP("Library", "left as it is"),
    "undone": QT_TRANSLATE_NOOP("Library", "put back"),
    "begun": QT_TRANSLATE_NOOP("Library", "interrupted"),
    "undoing": QT_TRANSLATE_NOOP("Library", "interrupted"),
}
ENTRIES = {
    "trash": QT_TRANSLATE_NOOP("Library", "Trashed"),
    "move": QT_TRANSLATE_NOOP("Library", "Moved"),
    "link": QT_TRANSLATE_NOOP("Library", "Replaced by links"),
}
_BUTTONS = {
    "trash": (
        QT_TRANSLATE_NOOP("Library", "Put 1 file into the trash"),
        QT_TRANSLATE_NOOP("Library", "Put {n} files into the trash"),
    ),
    "move": (
        QT_TRANSLATE_NOOP("Library", "Move 1 file"),
        QT_TRANSLATE_NOOP("Library", "Move {n} files"),
    ),
    "link": (
        QT_TRANSLATE_NOOP("Library", "Replace 1 file"),
        QT_TRANSLATE_NOOP("Library", "Replace {n} files"),
    ),
}
_OF_GROUP = QT_TRANSLATE_NOOP("Library", "{title}: group {n}")
_OF_ALL = QT_TRANSLATE_NOOP("Library", "{title}: all groups")
_ENTRY = QT_TRANSLATE_NOOP("Library", "{what}: {files}")


def title_words(filing: FilingState) -> str:
    """What the list is about."""
    title = word(TITLES, filing.action)
    if filing.group is None:
        return title if filing.action == UNDO else shown("Library", _OF_ALL).format(title=title)
    return shown("Library", _OF_GROUP).format(title=title, n=f"{filing.group:,}")


def button_words(action: str, count: int) -> str:
    """What the button does that carries the list out."""
    return counted(count, *_BUTTONS[action])


def entry_words(entry: EntryRow) -> str:
    """An entry of the journal in a line."""
    files = counted(len(entry.files), *FILES)
    return shown("Library", _ENTRY).format(what=word(ENTRIES, entry.action), files=files)


def moment_words(iso: str) -> str:
    """A time in UTC as one reads it here."""
    moment = QDateTime.fromString(iso, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(moment, "yyyy-MM-dd HH:mm")
