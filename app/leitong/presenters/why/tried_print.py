"""Which word fingerprints the Why panel speaks of: those of the verdict, or others that a person tries out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from leitong.presenters.why.state import USUAL_PRINT, PrintChoice

if TYPE_CHECKING:
    from leitong.compare.methods.choices import Choices
    from leitong.presenters.methods.memory import MethodMemory

Ask = Callable[[PrintChoice], bool]
"""Has the open pair's fingerprints made by another choice; whether there is a pair."""


class TriedPrint:
    """choice: that the fingerprints are made by. chosen: called when a person has chosen, here or among the methods."""

    def __init__(self, chosen: Callable[[PrintChoice], None]) -> None:
        self._chosen = chosen
        self._ask: Ask | None = None
        self._memory: MethodMemory | None = None
        self.choice = USUAL_PRINT

    def ask_through(self, ask: Ask, memory: MethodMemory) -> None:
        """memory: keeps what the person chooses, the same as in the methods."""
        self._ask, self._memory = ask, memory
        memory.listen(lambda choices: self._chosen(_print_of(choices)))

    def recall(self) -> None:
        """Go by what is remembered, if there is somebody to ask for it."""
        if self._memory is not None:
            self.choice = _print_of(self._memory.choices)

    def keep(self, name: str, value: object) -> None:
        """Another hash, width or tie rule; ValueError if it can't be that."""
        self._keep({name: value})

    def keep_usual(self) -> None:
        """Back to the fingerprints that the verdict goes by."""
        self._keep({name: getattr(USUAL_PRINT, name) for name in ("hash", "width", "tie")})

    @property
    def can_be_asked_for(self) -> bool:
        return self._ask is not None

    def ask(self) -> bool:
        """Have fingerprints made by the choice; False if nothing can be made."""
        return self._ask is not None and self._ask(self.choice)

    def _keep(self, values: dict[str, object]) -> None:
        from leitong.compare.methods.choices import with_value  # noqa: PLC0415 - the window starts without it

        if self._memory is not None:
            choices = self._memory.choices
            for name, value in values.items():
                choices = with_value(choices, name, value)
            self._memory.keep(choices)


def _print_of(choices: Choices) -> PrintChoice:
    return PrintChoice(choices.hash, choices.width, choices.tie)
