"""A Message as text to be stored, so that a problem is told in the reader's language later, too."""

from __future__ import annotations

import json

from leitong.messages import Message


def stored(message: Message) -> str:
    """As text that `restored` reads, so that it can be said in another language later."""
    return json.dumps(_plain(message), ensure_ascii=True)


def restored(text: str) -> Message:
    """The message that `stored` was given. Raises ValueError if it is none."""
    return _message(json.loads(text))


def _plain(message: Message) -> dict[str, object]:
    values = {
        name: _plain(value) if isinstance(value, Message) else value if _is_plain(value) else str(value)
        for name, value in message.values.items()
    }
    return {"template": message.template, "values": values, "context": message.context}


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, str | int | float)


def _message(plain: dict[str, object]) -> Message:
    values = plain["values"]
    assert isinstance(values, dict)
    restored_values = {
        name: _message(value) if isinstance(value, dict) else value for name, value in values.items()
    }
    return Message(str(plain["template"]), restored_values, str(plain["context"]))
