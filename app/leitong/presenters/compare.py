"""The Compare screen's behaviour: two sides, what runs, what is shown, what is remembered. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from leitong.messages import Message
from leitong.presenters import notices
from leitong.presenters.facts import DocumentFacts
from leitong.presenters.focus import SharedFocus
from leitong.presenters.jobs import Answer, Compared, Failed, Job, Looked, Refused, Stage
from leitong.presenters.memory import Memory
from leitong.presenters.opening import Opening
from leitong.presenters.reviews import Review
from leitong.presenters.rule_history import RuleHistory
from leitong.presenters.rules import RuleChoice
from leitong.presenters.running import Runner, Running
from leitong.presenters.sources import Source, SourceKind
from leitong.presenters.state import SIDES, CompareState, Notice, Phase, Progress, ShownPair, Slot

if TYPE_CHECKING:
    from leitong.compare.comparison import Comparison, Measures


class CompareView(Protocol):
    """What draws the screen."""

    def show_state(self, state: CompareState) -> None: ...
    def show_notice(self, notice: Notice) -> None: ...
    def collect(self, paths: Sequence[str]) -> None:
        """These are too many for one comparison: the Library takes them."""


class ComparePresenter:
    """Takes sources for side "a" and "b"; compares as soon as both are there. opening: what is dropped or pasted."""

    def __init__(self, view: CompareView, runner: Runner, focus: SharedFocus, memory: Memory) -> None:
        self.state = CompareState()
        self._view = view
        self._running = Running(runner)
        self._focus = focus
        self._memory = memory
        self._history = RuleHistory()
        self._shown: ShownPair | None = None
        self.opening = Opening(self, view, memory)

    def open_pair(self, a: Source, b: Source) -> None:
        self._history.forget()
        for side, source in zip(SIDES, (a, b), strict=True):
            self._set_slot(side, _arriving(source))
        self._run()

    def put(self, side: str, source: Source) -> None:
        """Fill or replace one side; a web address is asked about first and never fetched by itself."""
        self._history.forget()
        self._set_slot(side, _arriving(source))
        self._run()

    def fetch(self, side: str) -> None:
        """The person said yes to the address on this side."""
        slot = self.state.slot(side)
        if slot.phase is Phase.ASKING:
            self._set_slot(side, replace(slot, phase=Phase.READING))
            self._run()

    def remove(self, side: str) -> None:
        self._history.forget()
        self._set_slot(side, Slot())
        self._run()

    def clear(self) -> None:
        """Back to the start; nothing is lost, the pair is among the recent ones."""
        self._history.forget()
        self.state = replace(self.state, a=Slot(), b=Slot())
        self._run()

    def swap(self) -> None:
        if not any(self.state.slot(side).taken for side in SIDES):
            return
        self._history.turn()
        self.state = replace(self.state, a=self.state.b, b=self.state.a)
        self._run()

    def cancel(self) -> None:
        """Stop what runs and go back to the pair that is shown; without one, sides not yet read become empty."""
        if not self._running.busy:
            return
        self._running.stop()
        self.state = replace(self.state, progress=None)
        if self._shown is not None:
            if self._shown.is_turned_in(self.state):
                self._history.turn()  # back as they were before they changed sides
            self.state = replace(self.state, a=self._shown.a, b=self._shown.b)
            self._keep_choice(self._shown.choice)
        self._set(self.state.read_so_far())

    def on_stage(self, stage: Stage) -> None:
        if self._running.awaits(stage.ticket):
            self._set(replace(self.state, progress=Progress(stage.done / stage.total, stage.text)))

    def on_answer(self, answer: Answer) -> None:
        """Take over what was read or compared; an answer that nobody waits for any more is let go."""
        if not self._running.awaits(answer.ticket):
            return
        if isinstance(answer, Failed):
            self._break_off(notices.own_fault(answer))
            return
        self._running.done()
        self.state = replace(self.state, progress=None)
        match answer:
            case Looked(side=side, facts=facts):
                self.state = self.state.with_ready(side, facts)
            case Refused(reasons=reasons, facts=facts):
                self._refused(dict(reasons), facts)
            case Compared():
                self._compared(answer)
        self._show()

    def on_died(self, ticket: int | None, exitcode: int | None) -> None:
        """The process that worked on this job ended by itself; None: it had nothing to do."""
        if not self._running.awaits(ticket):
            return
        step = self.state.progress.text if self.state.progress else ""
        self._break_off(notices.process_died(exitcode, step))

    def _break_off(self, notice: Notice) -> None:
        """What was being read can't be; the notice says why."""
        self._running.done()
        self.state = replace(self.state, progress=None)
        self._forget_shown()
        self._set(self.state.broken_off(notice.text))
        self._view.show_notice(notice)

    def choose_rules(self, choice: RuleChoice) -> None:
        """Compare the pair by other rules, now and whenever it is opened again."""
        comparison = self.state.comparison
        if comparison is not None and self._shows_what_is_open:
            choice = choice.in_texts(comparison.a.text, comparison.b.text)
        if choice != self.state.choice and self.state.a.source and self.state.b.source:
            self._history.chosen(self.state.choice)
            self._go_by(choice)

    def undo(self) -> None:
        """Take the last choice of rules back, or what was struck last."""
        self._go_by(self._history.back(self.state.choice))

    def redo(self) -> None:
        """Choose again what was taken back last."""
        self._go_by(self._history.forth(self.state.choice))

    def choose_template(self, path: str) -> None:
        self.choose_rules(replace(self.state.choice, templates=(Source.file(path),)))

    def cycle_mark(self) -> None:
        self.review(replace(self.state.review, mark=self.state.review.mark.next))

    def review(self, review: Review) -> None:
        """Keep the person's mark and note for the shown pair."""
        comparison = self.state.comparison
        if comparison is None:
            return
        self._memory.reviews.keep(comparison.a.document.sha256, comparison.b.document.sha256, review)
        self._set(replace(self.state, review=review))

    def refocus(self, focus: SharedFocus) -> None:
        """The panes were made anew and share another focus."""
        self._focus = focus

    @property
    def memory(self) -> Memory:
        return self._memory

    def _go_by(self, choice: RuleChoice | None) -> None:
        if choice is not None:
            self._keep_choice(choice)
            self._run(choice)

    def _keep_choice(self, choice: RuleChoice) -> None:
        if self.state.a.source and self.state.b.source:
            self._memory.rules.keep(self.state.a.source, self.state.b.source, choice)
        self.state = replace(self.state, choice=choice)

    def _run(self, choice: RuleChoice | None = None) -> None:
        """Start what the two sides ask for, if anything, and stop what nobody waits for any more.

        choice: the rules; None: those that are remembered for the two.
        """
        remembered = self._memory.rules.of(self.state.a.source, self.state.b.source)
        self.state = replace(self.state, choice=choice or remembered)
        job = self._wanted()
        if job is None or job.a is None or job.b is None:
            self._forget_shown()  # what is shown stays until another pair can take its place
        self._running.wait_for(job)
        self.state = replace(self.state, progress=self.state.waiting() if job else None)
        self._memory.session.keep(self.state.a.source, self.state.b.source)
        self._show()
        self._running.submit()

    def _wanted(self) -> Job | None:
        sources = self.state.to_read()
        if not sources:
            return None
        return Job(self._running.ticket(), sources.get("a"), sources.get("b"), choice=self.state.choice)

    def _refused(self, reasons: dict[str, Message], facts: DocumentFacts | None) -> None:
        if "template" in reasons:
            self._view.show_notice(notices.template_refused(reasons["template"]))
            # not to be gone back to: it would be refused again
            self._go_by(replace(self.state.choice, templates=()))
            return
        self._forget_shown()
        self.state = self.state.with_refused(reasons, facts)

    def _compared(self, answer: Compared) -> None:
        self.state = self.state.with_ready("a", answer.facts_a).with_ready("b", answer.facts_b)
        comparison = answer.comparison
        self._keep_struck(comparison)
        before = self._before(comparison)
        self._shown = ShownPair(self.state.a, self.state.b, self.state.choice)
        self._focus.clear()
        self.state = replace(
            self.state,
            comparison=comparison,
            before=before,
            review=self._memory.reviews.of(comparison.a.document.sha256, comparison.b.document.sha256),
        )
        if self.state.a.source and self.state.b.source:
            self._memory.recent.add(self.state.a.source, self.state.b.source, comparison.measures.hamming)

    def _keep_struck(self, comparison: Comparison) -> None:
        """What was struck in a text that has changed since is no longer struck."""
        choice = self.state.choice.for_texts(comparison.a.text, comparison.b.text)
        if choice != self.state.choice:
            self._keep_choice(choice)
            self._view.show_notice(notices.no_longer_struck())

    def _before(self, comparison: Comparison) -> Measures | None:
        """What the pair that is shown measured by the usual rules, or by those before, if it is the same pair."""
        shown = self.state.comparison
        if shown is None or comparison.rules.usual or not self._shows_what_is_open:
            return None
        return self.state.before or shown.measures

    @property
    def _shows_what_is_open(self) -> bool:
        """Whether the pair that is shown is not one before, in whose place another is being read."""
        return self._shown is not None and self._shown.is_open_in(self.state)

    def _forget_shown(self) -> None:
        self._shown = None
        self._focus.clear()
        self.state = replace(self.state, comparison=None, before=None, review=Review())

    def _set_slot(self, side: str, slot: Slot) -> None:
        self.state = self.state.with_slot(side, slot)

    def _set(self, state: CompareState) -> None:
        self.state = state
        self._show()

    def _show(self) -> None:
        self._view.show_state(self.state)


def _arriving(source: Source) -> Slot:
    """A web address is asked about before anything is fetched."""
    return Slot(Phase.ASKING if source.kind is SourceKind.ADDRESS else Phase.READING, source)
