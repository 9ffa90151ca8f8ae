"""Making new words the person's own, and taking that back, with what there is to say about it."""

from __future__ import annotations

from dataclasses import dataclass

from leitong.errors import LeitongError
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.words.own_words import OwnWords

_CONTEXT = "Words"


@dataclass(frozen=True, slots=True)
class Outcome:
    """changed: whether the words are others now. told: what happened, None if there was nothing to do."""

    changed: bool
    told: Message | None


def accept(own: OwnWords, term: str) -> Outcome:
    """Make a word one of the person's own."""
    try:
        word = own.accept(term)
    except LeitongError as error:
        return Outcome(changed=False, told=error.reason)
    text = QT_TRANSLATE_NOOP("Words", "“{word}” is one of your words now.")
    return Outcome(changed=True, told=Message(text, {"word": word}, _CONTEXT))


def undo(own: OwnWords) -> Outcome:
    """Take back the word that was accepted last."""
    try:
        word = own.undo()
    except LeitongError as error:
        return Outcome(changed=False, told=error.reason)
    if word is None:
        return Outcome(changed=False, told=None)
    text = QT_TRANSLATE_NOOP("Words", "“{word}” is no longer one of your words.")
    return Outcome(changed=True, told=Message(text, {"word": word}, _CONTEXT))
