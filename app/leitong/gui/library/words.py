"""The words and signs of the Library: kinds of groups, roles of folders, sizes, days."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from leitong.gui.translate import shown
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.library.file_ref import FileRef

KIND_WORDS = {
    "exact": QT_TRANSLATE_NOOP("Library", "exact"),
    "same-text": QT_TRANSLATE_NOOP("Library", "same text"),
    "near": QT_TRANSLATE_NOOP("Library", "near"),
    "contained": QT_TRANSLATE_NOOP("Library", "contained"),
}
KIND_TIPS = {
    "exact": QT_TRANSLATE_NOOP("Library", "The same bytes"),
    "same-text": QT_TRANSLATE_NOOP("Library", "The same text in other bytes: format, encoding or line ends"),
    "near": QT_TRANSLATE_NOOP("Library", "The same text with changes"),
    "contained": QT_TRANSLATE_NOOP("Library", "One text and others that are parts of it"),
}
KIND_SIGNS = {"exact": "≡", "same-text": "=", "near": "≈", "contained": "⊃"}
PAIR_WORDS = {
    "identical": QT_TRANSLATE_NOOP("Library", "the same bytes"),
    "same-text": QT_TRANSLATE_NOOP("Library", "the same text"),
    "near": QT_TRANSLATE_NOOP("Library", "near"),
    "same-template": QT_TRANSLATE_NOOP("Library", "same template, other facts"),
    "contained": QT_TRANSLATE_NOOP("Library", "one is a part of the other"),
    "partial": QT_TRANSLATE_NOOP("Library", "shares a part"),
}
ROLE_WORDS = {
    "scan": QT_TRANSLATE_NOOP("Library", "scan"),
    "reference": QT_TRANSLATE_NOOP("Library", "reference"),
    "template": QT_TRANSLATE_NOOP("Library", "template"),
    "ignore": QT_TRANSLATE_NOOP("Library", "ignore"),
}
ROLE_TIPS = {
    "scan": QT_TRANSLATE_NOOP("Library", "Its files are compared with all others"),
    "reference": QT_TRANSLATE_NOOP(
        "Library", "Its files are compared with the others, never with each other"
    ),
    "template": QT_TRANSLATE_NOOP(
        "Library", "What it says is taken out of all others before they are compared"
    ),
    "ignore": QT_TRANSLATE_NOOP("Library", "Its files are left out"),
}
STAGE_WORDS = {
    "find": QT_TRANSLATE_NOOP("Library", "Find"),
    "read": QT_TRANSLATE_NOOP("Library", "Read"),
    "match": QT_TRANSLATE_NOOP("Library", "Match"),
}
_UNITS = ("B", "KB", "MB", "GB", "TB")


def word(table: dict[str, str], key: str) -> str:
    """In the language of the window; a key that is in no table stands as it is."""
    return shown("Library", table[key]) if key in table else key


def counted(count: int, one: str, more: str) -> str:
    """one, more: templates in the context "Library", the second with {n}."""
    template = one if count == 1 else more
    return shown("Library", template).format(n=f"{count:,}")


FILES = (QT_TRANSLATE_NOOP("Library", "1 file"), QT_TRANSLATE_NOOP("Library", "{n} files"))
GROUPS = (QT_TRANSLATE_NOOP("Library", "1 group"), QT_TRANSLATE_NOOP("Library", "{n} groups"))
PICTURES = (QT_TRANSLATE_NOOP("Library", "1 picture"), QT_TRANSLATE_NOOP("Library", "{n} pictures"))
PROBLEMS = (QT_TRANSLATE_NOOP("Library", "1 problem"), QT_TRANSLATE_NOOP("Library", "{n} problems"))


def file_words(file: FileRef) -> str:
    """Its name and where it is."""
    return f"{file.name} · {file.folder}"


def size_words(size: int) -> str:
    """Such as "41 KB"; a unit is 1024 of the next smaller one."""
    value, unit = float(size), 0
    while value >= 1000 and unit < len(_UNITS) - 1:
        value, unit = value / 1024, unit + 1
    digits = f"{value:.1f}" if unit and value < 10 else f"{value:.0f}"
    return f"{digits} {_UNITS[unit]}"


def day_words(seconds: float) -> str:
    """seconds: since 1970; 0 is not known."""
    if not seconds:
        return ""
    date = QDateTime.fromSecsSinceEpoch(int(seconds)).date()
    return QLocale().toString(date, "yyyy-MM-dd")


def time_words(seconds: float) -> str:
    """How long something takes, as one may say it: "8 s", "3 min", "2 h"."""
    if seconds < 60:
        return QCoreApplication.translate("Library", "{n} s").format(n=max(1, round(seconds)))
    if seconds < 5400:
        return QCoreApplication.translate("Library", "{n} min").format(n=round(seconds / 60))
    return QCoreApplication.translate("Library", "{n} h").format(n=round(seconds / 3600))


def percent(share: float | None) -> str:
    """Whole percents; what is not all is never called 100 %, nor what is something 0 %."""
    if share is None:
        return "–"
    if 0 < share < 1:
        return f"{min(99, max(1, round(100 * share)))} %"
    return f"{round(100 * share)} %"
