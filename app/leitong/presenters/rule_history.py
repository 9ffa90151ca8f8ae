"""The rules that a person chose for the pair that is open, one after the other, to be gone back and forth in."""

from __future__ import annotations

from leitong.presenters.rules import RuleChoice


class RuleHistory:
    """Belongs to one pair: `forget` it with the pair."""

    def __init__(self) -> None:
        self._past: list[RuleChoice] = []
        self._future: list[RuleChoice] = []

    def chosen(self, before: RuleChoice) -> None:
        """Others were chosen in the place of these; what was taken back before is gone."""
        self._past.append(before)
        self._future.clear()

    def back(self, now: RuleChoice) -> RuleChoice | None:
        """The rules before the present ones; None: there were no others."""
        return _step(self._past, self._future, now)

    def forth(self, now: RuleChoice) -> RuleChoice | None:
        """The rules that were last gone back from; None: they are the present ones."""
        return _step(self._future, self._past, now)

    def turn(self) -> None:
        """The two documents have changed sides."""
        self._past = [choice.turned for choice in self._past]
        self._future = [choice.turned for choice in self._future]

    def forget(self) -> None:
        self._past.clear()
        self._future.clear()


def _step(source: list[RuleChoice], target: list[RuleChoice], now: RuleChoice) -> RuleChoice | None:
    while source:
        choice = source.pop()
        if choice != now:  # a choice may have been cancelled or refused
            target.append(now)
            return choice
    return None
