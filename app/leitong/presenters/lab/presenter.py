"""The Lab's behaviour: a text walks step by step to its fingerprint, and the reader asks what if. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from leitong.messages import Message
from leitong.presenters.lab.cards import Card
from leitong.presenters.lab.memory import LabMemory
from leitong.presenters.lab.recipe import MOST_LETTERS, LabRecipe
from leitong.presenters.lab.samples import LAB_SAMPLES, LabSample
from leitong.presenters.lab.state import LabState
from leitong.presenters.lab.text import LabText
from leitong.presenters.lab.walk import Walk
from leitong.presenters.lab.what_if import Turned, smallest_flip

SIDES = ("a", "b")


class LabView(Protocol):
    """What draws the screen."""

    def show_lab(self, state: LabState) -> None: ...


class LabPresenter:
    """ask: (task, *arguments) goes to the working process and is answered through `on_run` or `on_refused`."""

    def __init__(self, view: LabView, ask: Callable[..., None], memory: LabMemory) -> None:
        self.state = LabState(recipe=memory.recipe, solved=memory.solved)
        self._view = view
        self._ask = ask
        self._memory = memory
        self._struck: dict[str, frozenset[str]] = {side: frozenset() for side in SIDES}
        self.walk = Walk(lambda: self.state, self._set)

    def open(self) -> None:
        """As it was left; at the first start with the first sample."""
        kept = next((sample for sample in LAB_SAMPLES if sample.name == self._memory.sample), None)
        a, b = self._memory.texts
        if kept is not None or not (a or b):
            self.open_sample(kept or LAB_SAMPLES[0])
        else:
            self._set(replace(self.state, texts={"a": a, "b": b}))
            self._run()

    def type(self, side: str, text: str) -> None:
        """The reader changed a text."""
        if text != self.state.texts[side]:
            texts = {**self.state.texts, side: text}
            sizes = {other: size for other, size in self.state.sizes.items() if other != side}
            self._set(replace(self.state, texts=texts, sizes=sizes, sample=None, fresh=False))
            self._run()

    def open_sample(self, sample: LabSample) -> None:
        self._begin(sample.a, sample.b, sample.recipe, sample=sample)

    def take_pair(self, a: str, b: str) -> None:
        """Both texts of a comparison, or their beginnings."""
        sizes = {"a": len(a), "b": len(b)}
        self._begin(a[:MOST_LETTERS], b[:MOST_LETTERS], self.state.recipe, sizes=sizes)

    def start_card(self, card: Card | None) -> None:
        """Begin a challenge with its own texts, or leave it; the texts then stay."""
        if card is None:
            self._set(replace(self.state, card=None, fresh=False))
        else:
            self._begin(card.a, card.b, card.recipe, card=card)

    def choose(self, recipe: LabRecipe) -> None:
        """Another way to cut, weigh, hash or sign. A slide's own table has only the rule for ties to choose."""
        if recipe == self.state.recipe:
            return
        sample = self.state.sample
        if (
            sample is not None
            and sample.given is not None
            and recipe != replace(sample.recipe, tie=recipe.tie)
        ):
            sample = None
        self._set(replace(self.state, recipe=recipe, sample=sample, fresh=False))
        self._run()

    def on_run(self, result: object) -> None:
        """result: both texts, worked out."""
        assert isinstance(result, tuple)
        if self.state.sample is not None and self.state.sample.given is not None:
            return  # asked for before a slide's table was opened
        self._show_runs(dict(zip(SIDES, result, strict=True)))

    def on_refused(self, reason: Message) -> None:
        self._set(replace(self.state, trouble=reason, playing=False))

    def show_side(self, side: str) -> None:
        if side in self.state.runs and side != self.state.side:
            at_end = self.state.at_end
            self._set(replace(self.state, side=side, row=None, playing=False))
            self._stay(at_end)

    def choose_bit(self, bit: int | None) -> None:
        text = self.state.text
        if text is not None:
            self._set(replace(self.state, bit=None if bit is None else max(0, min(text.width - 1, bit))))

    def move_bit(self, bits: int) -> None:
        start = -1 if bits > 0 else 0
        self.choose_bit((start if self.state.bit is None else self.state.bit) + bits)

    def choose_row(self, row: int | None) -> None:
        text = self.state.text
        if text is not None and text.terms:
            self._set(replace(self.state, row=None if row is None else max(0, min(len(text.terms) - 1, row))))

    def move_row(self, rows: int) -> None:
        start = -1 if rows > 0 else 0
        self.choose_row((start if self.state.row is None else self.state.row) + rows)

    def strike(self, row: int | None = None) -> None:
        """Let a word (by default the chosen one) vote no more, or vote again."""
        text, row = self.state.text, self.state.row if row is None else row
        if text is not None and row is not None and row < len(text.terms):
            self._keep_struck(self._struck[self.state.side] ^ {text.terms[row]})

    def strike_to_flip(self) -> None:
        """Strike the fewest words that turn the chosen bit."""
        text, flip = self.state.text, self.flip
        if text is not None and flip is not None:
            self._keep_struck(self._struck[self.state.side] | {text.terms[row] for row in flip.rows})

    def unstrike(self) -> None:
        """All words vote again."""
        self._keep_struck(frozenset())

    @property
    def flip(self) -> Turned | None:
        """The smallest edit that turns the chosen bit."""
        text, bit = self.state.text, self.state.bit
        return None if text is None or bit is None else smallest_flip(text, bit)

    def _begin(
        self,
        a: str,
        b: str,
        recipe: LabRecipe,
        *,
        sample: LabSample | None = None,
        card: Card | None = None,
        sizes: dict[str, int] | None = None,
    ) -> None:
        self._struck = {side: frozenset() for side in SIDES}
        self._set(
            replace(
                self.state,
                texts={"a": a, "b": b},
                sizes=sizes or {},
                runs={},
                recipe=recipe,
                sample=sample,
                card=card,
                side="a",
                moment=0,
                bit=None,
                row=None,
                playing=False,
                fresh=False,
            )
        )
        self._run()

    def _run(self) -> None:
        self._keep()
        given = self.state.sample.given if self.state.sample else None
        if given is None:
            self._ask("lab", self.state.texts["a"], self.state.texts["b"], self.state.recipe)
        else:
            self._show_runs({"a": replace(given, tie=self.state.recipe.tie)})

    def _show_runs(self, runs: dict[str, LabText]) -> None:
        state = self.state
        at_end = state.text is not None and state.at_end
        runs = {side: self._with_struck(side, run) for side, run in runs.items()}
        side = state.side if state.side in runs else "a"
        width = runs[side].width
        self._set(
            replace(
                self.state,
                runs=runs,
                side=side,
                bit=state.bit if state.bit is not None and state.bit < width else None,
                row=state.row if state.row is not None and state.row < len(runs[side].terms) else None,
                trouble=None,
            )
        )
        self._stay(at_end)
        self._judge()

    def _stay(self, at_end: bool) -> None:
        """Another text has another timeline: the end stays the end."""
        self._set(self.state.at(self.state.timeline.last if at_end else self.state.moment))

    def _judge(self) -> None:
        card, runs = self.state.card, self.state.runs
        if card is None or self.state.sample is not None or len(runs) < len(SIDES):
            return
        if card.solved_by(runs["a"], runs["b"], self.state.recipe):
            self._set(replace(self.state, solved=self.state.solved | {card.name}, fresh=True))
            self._keep()

    def _keep_struck(self, words: frozenset[str]) -> None:
        side = self.state.side
        self._struck[side] = words
        self._set(
            replace(
                self.state, runs={**self.state.runs, side: self._with_struck(side, self.state.runs[side])}
            )
        )

    def _with_struck(self, side: str, run: LabText) -> LabText:
        rows = (row for row, term in enumerate(run.terms) if term in self._struck[side])
        return run.without(frozenset(rows))

    def _keep(self) -> None:
        texts = self.state.texts
        sample = self.state.sample.name if self.state.sample else ""
        self._memory.keep((texts["a"], texts["b"]), self.state.recipe, sample, self.state.solved)

    def _set(self, state: LabState) -> None:
        self.state = state
        self._view.show_lab(self.state)
