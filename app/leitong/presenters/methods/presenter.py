"""The Methods panel's behaviour: which method is looked into, what is chosen, what is asked and shown. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from leitong.compare.comparison import Comparison
from leitong.compare.methods.choices import USUAL_CHOICES, Choices, value_of, with_value
from leitong.compare.methods.records import MethodAnswer, Methods
from leitong.messages import Message
from leitong.presenters.methods.memory import MethodMemory

TOGETHER = ""
"""In place of a method's name: all of them together, and why they disagree."""


@dataclass(frozen=True, slots=True)
class MethodsState:
    """methods: the newest answer, which may be to older choices while `waiting`. looked_into: a method or TOGETHER."""

    methods: Methods | None = None
    choices: Choices = USUAL_CHOICES
    looked_into: str = TOGETHER
    waiting: bool = False
    problem: Message | None = None

    @property
    def changed(self) -> bool:
        return self.choices != USUAL_CHOICES

    @property
    def answer(self) -> MethodAnswer | None:
        """Of the method that is looked into."""
        if self.methods is None or self.looked_into == TOGETHER:
            return None
        found = [each for each in self.methods.answers if each.name == self.looked_into]
        return found[0] if found else None

    def value_of(self, name: str) -> object:
        """What is chosen for a parameter."""
        return value_of(self.choices, name)


class MethodsView(Protocol):
    def show_state(self, state: MethodsState) -> None: ...


class MethodsPresenter:
    """ask: given choices, asks the working process about the open pair; whether there was one to ask about."""

    def __init__(self, view: MethodsView, ask: Callable[[Choices], bool]) -> None:
        self._view = view
        self._ask = ask
        self.state = MethodsState()
        self.remember(MethodMemory())

    def remember(self, memory: MethodMemory) -> None:
        """Take the choices that are kept there, and keep them there from now on."""
        self._memory = memory
        memory.listen(self._choose)
        self._choose(memory.choices)

    def compare(self, comparison: Comparison | None) -> None:
        """Another pair is shown, or none; the choices stay."""
        self._set(replace(self.state, methods=None, problem=None, waiting=False))
        if comparison is not None:
            self._asked()

    def look_into(self, name: str) -> None:
        if name != self.state.looked_into:
            self._set(replace(self.state, looked_into=name))

    def choose(self, name: str, value: object) -> None:
        """Another value for a parameter; ValueError if it can't be that."""
        self._memory.keep(with_value(self.state.choices, name, value))

    def reset(self) -> None:
        """All parameters as at the start."""
        self._memory.keep(USUAL_CHOICES)

    def on_answer(self, methods: object) -> None:
        if not isinstance(methods, Methods):
            return
        known = {answer.name for answer in methods.answers}
        looked_into = self.state.looked_into if self.state.looked_into in known else TOGETHER
        self._set(replace(self.state, methods=methods, waiting=False, problem=None, looked_into=looked_into))

    def on_refused(self, problem: object) -> None:
        if isinstance(problem, Message):
            self._set(replace(self.state, waiting=False, problem=problem))

    def _choose(self, choices: Choices) -> None:
        if choices == self.state.choices:
            return
        self._set(replace(self.state, choices=choices))
        if self.state.methods is not None or self.state.waiting:
            self._asked()

    def _asked(self) -> None:
        self._set(replace(self.state, waiting=self._ask(self.state.choices)))

    def _set(self, state: MethodsState) -> None:
        self.state = state
        self._view.show_state(self.state)
