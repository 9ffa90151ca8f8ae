"""Walking along the Lab's timeline: by moments, by steps, or by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from leitong.presenters.lab.state import LabState
from leitong.presenters.lab.steps import Step


class Walk:
    """state: gives what is shown. show: takes what is to be shown instead. animated: whether it may go by itself."""

    def __init__(self, state: Callable[[], LabState], show: Callable[[LabState], None]) -> None:
        self._state = state
        self._show = show
        self.animated = True

    def go(self, moment: int) -> None:
        """To a moment of the timeline, or to the end that is nearer to it."""
        self._show(replace(self._state().at(moment), playing=False))

    def on(self, moments: int) -> None:
        """So many moments on; below 0 back."""
        self.go(self._state().moment + moments)

    def steps(self, steps: int) -> None:
        """So many of the five steps on, to its beginning."""
        state = self._state()
        step = state.timeline.step(state.moment) + steps
        self.to_step(Step(max(Step.TEXT, min(Step.SIGN, step))))

    def to_end(self, way: int) -> None:
        """way: below 0 to the first moment, else to the last."""
        self.go(0 if way < 0 else self._state().timeline.last)

    def to_step(self, step: Step) -> None:
        """To its first moment."""
        self.go(self._state().timeline.begin(step))

    def play(self) -> None:
        """Start or stop; where nothing may move, the next step is there at once. At the end it begins again."""
        state = self._state()
        start = 0 if state.at_end else state.moment
        if state.playing:
            self._show(replace(state, playing=False))
        elif self.animated:
            self._show(replace(state, moment=start, playing=True))
        elif state.at_end:
            self.go(0)
        else:
            self._end_step()

    def tick(self) -> None:
        """One moment on, while it plays."""
        state = self._state()
        if state.playing:
            later = state.at(state.moment + 1)
            self._show(replace(later, playing=not later.at_end))

    def _end_step(self) -> None:
        """To the end of this step, or if it is there, to the end of the next."""
        line, now = self._state().timeline, self._state().moment
        step = line.step(now)
        if now >= line.end(step) and step is not Step.SIGN:
            step = Step(step + 1)
        self.go(line.end(step))
