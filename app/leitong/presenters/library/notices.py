"""What the person is told about a library besides what the screen shows."""

from __future__ import annotations

from pathlib import Path

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.library.answers import Broke, Rebuilt, Refused, ScanEnded
from leitong.presenters.state import Notice, Offer


def told_apart(a: str, b: str) -> Notice:
    text = QT_TRANSLATE_NOOP("Core", "{a} and {b} are kept apart from now on, wherever they are moved.")
    return Notice(
        Message(text, {"a": Path(a).name, "b": Path(b).name}),
        offers=(Offer(QT_TRANSLATE_NOOP("Notices", "Undo"), "undo-apart"),),
    )


def exported(out: str) -> Notice:
    return Notice(Message(QT_TRANSLATE_NOOP("Core", "Written to {path}."), {"path": out}))


def refused(answer: Refused) -> Notice:
    text = QT_TRANSLATE_NOOP("Core", "{name}: {reason}")
    name = Path(answer.source).name or answer.source
    return Notice(Message(text, {"name": name, "reason": answer.reason}), "error")


def rebuilt(answer: Rebuilt) -> Notice:
    text = QT_TRANSLATE_NOOP(
        "Core",
        "{reason} It is kept as {name}, and a new one was made. Decisions taken over: {count}. Scan again.",
    )
    values = {"reason": answer.reason, "name": Path(answer.kept).name, "count": answer.decisions}
    return Notice(Message(text, values), "warning")


def broke(answer: Broke) -> Notice:
    text = QT_TRANSLATE_NOOP(
        "Core", "Something went wrong inside Leitong: {error}. Your documents are untouched."
    )
    return Notice(Message(text, {"error": answer.error}), "error", report=answer.report)


def died(exitcode: int | None) -> Notice:
    text = QT_TRANSLATE_NOOP(
        "Core",
        "The process that keeps the library has ended unexpectedly (code {code}). What was read is kept.",
    )
    return Notice(Message(text, {"code": exitcode}), "error")


def ended(answer: ScanEnded) -> Notice | None:
    """Nothing is said where the list says it."""
    if answer.held:
        return _held(answer.held)
    if answer.found or answer.stopped:
        return None
    return Notice(Message(QT_TRANSLATE_NOOP("Core", "There is no file to read in these folders.")), "warning")


def _held(count: int) -> Notice:
    one = QT_TRANSLATE_NOOP("Core", "1 file was kept out of the library, which has its text already.")
    more = QT_TRANSLATE_NOOP("Core", "{n} files were kept out of the library, which has their texts already.")
    return Notice(
        Message(one) if count == 1 else Message(more, {"n": count}),
        offers=(Offer(QT_TRANSLATE_NOOP("Notices", "Show"), "library-known"),),
        topic="held",
    )


def outdated(count: int) -> Notice:
    """count: files that another version of Leitong has read."""
    one = QT_TRANSLATE_NOOP(
        "Core", "1 file was read by another version of Leitong, and is left out until the next scan."
    )
    more = QT_TRANSLATE_NOOP(
        "Core", "{n} files were read by another version of Leitong, and are left out until the next scan."
    )
    return Notice(
        Message(one) if count == 1 else Message(more, {"n": f"{count:,}"}),
        "warning",
        offers=(Offer(QT_TRANSLATE_NOOP("Notices", "Scan again"), "scan-again"),),
        topic="outdated",
    )


def no_folder_yet() -> Notice:
    text = QT_TRANSLATE_NOOP("Core", "The library is empty. Add a folder first, then ask.")
    return Notice(Message(text), "warning")
