"""What the person is told besides what the screen shows, and what can be done about it."""

from __future__ import annotations

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.jobs import Failed
from leitong.presenters.state import Notice, Offer


def nothing_to_paste() -> Notice:
    return Notice(Message(QT_TRANSLATE_NOOP("Core", "The clipboard holds no text.")), "warning")


def both_sides_taken() -> Notice:
    return Notice(
        Message(QT_TRANSLATE_NOOP("Core", "Both sides are taken. Paste into which?")),
        offers=(
            Offer(QT_TRANSLATE_NOOP("Notices", "Replace A"), "paste-a"),
            Offer(QT_TRANSLATE_NOOP("Notices", "Replace B"), "paste-b"),
        ),
    )


def template_refused(reason: Message) -> Notice:
    text = QT_TRANSLATE_NOOP("Core", "This can't be used as a template, so nothing was taken out: {reason}")
    return Notice(Message(text, {"reason": reason}), "warning")


def no_longer_struck() -> Notice:
    text = QT_TRANSLATE_NOOP(
        "Core", "A text has changed since stretches of it were struck, so they count again."
    )
    return Notice(Message(text))


def process_died(exitcode: int | None, step: Message | str) -> Notice:
    """step: what it was doing. exitcode: as of multiprocessing, −n for signal n."""
    text = QT_TRANSLATE_NOOP(
        "Core",
        "The process that compares has ended unexpectedly (code {code}), at this step: {step} Try again.",
    )
    return Notice(Message(text, {"code": exitcode, "step": step}), "error")


def own_fault(failed: Failed) -> Notice:
    text = QT_TRANSLATE_NOOP(
        "Core", "Something went wrong inside Leitong: {error}. Your documents are untouched."
    )
    return Notice(Message(text, {"error": failed.error}), "error", report=failed.report)
