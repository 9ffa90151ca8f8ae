"""Sentences that a person will read, kept apart from the language they are read in.

The core says what happened as a `Message`: an English template and the values that go into it. The command line
prints it as it stands; the window translates the template first. `lupdate` finds the templates because they are
wrapped in `QT_TRANSLATE_NOOP`, which it recognises by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802, ARG001 - as lupdate looks for it
    """Mark `text` for translation in `context`, and return it unchanged."""
    return text


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence. template: English, with `{name}` places. context: the translation context of the template.

    A value may itself be a Message; it is translated with the sentence that holds it. A whole number is put in groups
    of three digits, as English and Chinese both write it: what is a name and no amount is given as a text.
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    context: str = "Core"

    def render(self, translate: Callable[[str, str], str]) -> str:
        """The sentence in another language; translate: (context, English template) to template."""
        filled = {name: _filled(value, translate) for name, value in self.values.items()}
        return translate(self.context, self.template).format(**filled)

    def __str__(self) -> str:
        return self.render(lambda _context, template: template)


def counted(count: int, one: str, more: str, values: Mapping[str, object], context: str = "Core") -> Message:
    """The sentence for one thing, or that for another number of them; both templates are marked for translation."""
    return Message(one if count == 1 else more, values, context)


def _filled(value: object, translate: Callable[[str, str], str]) -> object:
    if isinstance(value, Message):
        return value.render(translate)
    return f"{value:,}" if type(value) is int else value
