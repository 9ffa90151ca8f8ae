"""What is said when files were filed away, or are back."""

from __future__ import annotations

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.library.filing_state import EntryRow
from leitong.presenters.state import Notice, Offer

SECONDS_TO_UNDO = 10
_TOPIC = "filing"  # what is undone takes the offer to undo it away
_DONE = {
    "trash": (
        QT_TRANSLATE_NOOP("Core", "{name} is in the trash."),
        QT_TRANSLATE_NOOP("Core", "{count} files are in the trash."),
    ),
    "move": (
        QT_TRANSLATE_NOOP("Core", "{name} was moved to {folder}."),
        QT_TRANSLATE_NOOP("Core", "{count} files were moved to {folder}."),
    ),
    "link": (
        QT_TRANSLATE_NOOP("Core", "{name} is a link to the copy that stays now."),
        QT_TRANSLATE_NOOP("Core", "{count} files are links to the copies that stay now."),
    ),
}
_BACK = (
    QT_TRANSLATE_NOOP("Core", "{name} is back in its place."),
    QT_TRANSLATE_NOOP("Core", "{count} files are back in their places."),
)
_NOT_DONE = (
    QT_TRANSLATE_NOOP("Core", "{name} stays as it is: {reason}"),
    QT_TRANSLATE_NOOP("Core", "{count} files stay as they are; the list says why."),
)
_NOT_BACK = (
    QT_TRANSLATE_NOOP("Core", "{name} could not be put back: {reason}"),
    QT_TRANSLATE_NOOP("Core", "{count} files could not be put back; the journal says why."),
)
_BOTH = QT_TRANSLATE_NOOP("Core", "{first} {second}")
_NOTHING = Message(QT_TRANSLATE_NOOP("Core", "Nothing was done to any file."))
_UNDO = Offer(QT_TRANSLATE_NOOP("Notices", "Undo"), "undo-filing")
_JOURNAL = Offer(QT_TRANSLATE_NOOP("Notices", "Journal"), "file-journal")


def done(entry: EntryRow) -> Notice:
    """It can be undone from here for a while, and from the journal for ever."""
    good, bad = _said(_DONE[entry.action], entry, "done"), _said(_NOT_DONE, entry, "failed")
    if good is None:
        return Notice(bad or _NOTHING, "warning", topic=_TOPIC)
    if bad is None:
        return Notice(good, offers=(_UNDO,), seconds=SECONDS_TO_UNDO, topic=_TOPIC)
    return Notice(Message(_BOTH, {"first": good, "second": bad}), "warning", offers=(_UNDO,), topic=_TOPIC)


def undone(entry: EntryRow) -> Notice:
    good, bad = _said(_BACK, entry, "undone"), _said(_NOT_BACK, entry, "done")
    if bad is None:
        return Notice(good or _NOTHING, seconds=SECONDS_TO_UNDO, topic=_TOPIC)
    text = bad if good is None else Message(_BOTH, {"first": good, "second": bad})
    return Notice(text, "warning", offers=(_JOURNAL,), topic=_TOPIC)


def _said(templates: tuple[str, str], entry: EntryRow, state: str) -> Message | None:
    """Of one file with its name, of several with their number; None of none."""
    rows = [row for row in entry.files if row.state == state]
    if not rows:
        return None
    values = {"name": rows[0].name, "folder": entry.folder, "reason": rows[0].reason or ""}
    if len(rows) == 1:
        return Message(templates[0], values)
    return Message(templates[1], {"count": f"{len(rows):,}", "folder": entry.folder})
