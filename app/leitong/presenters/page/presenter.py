"""The Page panel's behaviour: which page is shown, which block is looked at, and where else that is told. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from leitong.analysis import Analysis
from leitong.compare.comparison import Comparison
from leitong.documents.document import Format
from leitong.messages import Message
from leitong.pages.ballot_names import LEARNED
from leitong.pages.page import Block, Page
from leitong.presenters.focus import Focus, SharedFocus
from leitong.presenters.page.memory import PageMemory
from leitong.presenters.page.view import Key, PageView, key_of


@dataclass(frozen=True, slots=True)
class PagePanelState:
    """analysis: of the side that is shown; None while nothing is compared. view: None until it is worked out.

    block: the one that is looked at. tag: its element in the tree, or the one that was chosen there.
    trouble: why there is no view. votes: by which the blocks are judged, one of pages/ballot_names.
    page: as these votes have it; None while there is no view. differing: blocks that the learned votes judge otherwise.
    """

    side: str = "a"
    analysis: Analysis | None = None
    view: PageView | None = None
    block: int | None = None
    tag: int | None = None
    trouble: Message | None = None
    votes: str = LEARNED
    page: Page | None = None
    differing: int = 0

    @property
    def voted_on(self) -> bool:
        """Only the blocks of HTML are; of other documents all is taken."""
        return self.analysis is None or self.analysis.document.format is Format.HTML

    def learned_otherwise(self, block: int) -> Block | None:
        """The block by the learned votes, by which documents are compared, if they decide otherwise on it."""
        if self.page is None or self.analysis is None:
            return None
        learned = self.analysis.page.blocks[block]
        return None if learned.fate == self.page.blocks[block].fate else learned


class PagePanelView(Protocol):
    """What draws the panel."""

    def show_page(self, state: PagePanelState) -> None: ...


class PagePresenter:
    """ask: (task, *arguments) goes to the working process and is answered through `on_view` or `on_refused`."""

    def __init__(self, view: PagePanelView, focus: SharedFocus) -> None:
        self.state = PagePanelState()
        self.ask: Callable[..., None] | None = None
        self._view = view
        self._focus = focus
        self._comparison: Comparison | None = None
        self._views: dict[tuple[Key, str], PageView] = {}
        self._memory = PageMemory()
        focus.listen(self._on_focus)

    def remember(self, memory: PageMemory) -> None:
        """Take the choice that is kept there, and keep it there from now on."""
        self._memory = memory
        self.choose_votes(memory.votes)

    def choose_votes(self, votes: str) -> None:
        """Judge the blocks by other votes; the block that is looked at stays."""
        self._memory.keep(votes)
        if votes != self.state.votes:
            self.state = replace(self.state, votes=votes)
            self._show_side(self.state.side)

    def show_comparison(self, comparison: Comparison | None) -> None:
        self._comparison = comparison
        self._views = {}
        side = self.state.side
        block = self._focus.current.block
        if block is not None:
            side = block[0]
        self._show_side(side)

    def show_side(self, side: str) -> None:
        if side != self.state.side:
            self._focus.on_block(None)
            self._show_side(side)

    def on_view(self, result: object) -> None:
        """result: a PageView, or the key of a document that is no longer at hand there."""
        analysis = self.state.analysis
        if not isinstance(result, PageView):
            if analysis is not None and key_of(analysis.document) == result and self.ask is not None:
                self.ask("page", result, self.state.votes, analysis.document)
            return
        self._views[result.key, result.votes] = result
        if analysis is not None and (key_of(analysis.document), self.state.votes) == (
            result.key,
            result.votes,
        ):
            self._set(replace(_with_view(self.state, result), trouble=None))
            self._on_focus(self._focus.current)

    def on_refused(self, reason: Message) -> None:
        self._set(replace(self.state, trouble=reason))

    def choose_block(self, block: int | None) -> None:
        """A block was pointed at in the copy or in the tree: light it everywhere."""
        self._focus.on_block(None if block is None else (self.state.side, block))

    def step_block(self, blocks: int) -> None:
        """So many blocks on in the copy."""
        view = self.state.view
        if view is None or not view.pieces:
            return
        order = list(dict.fromkeys(piece.block for piece in view.pieces))
        now = self.state.block
        start = order.index(now) if now in order else (-1 if blocks > 0 else len(order))
        self.choose_block(order[max(0, min(len(order) - 1, start + blocks))])

    def next_of(self, fate: str) -> None:
        """On to the next block with this fate, from the first again after the last."""
        page, view = self.state.page, self.state.view
        if page is None or view is None:
            return
        shown = {piece.block for piece in view.pieces}
        found = [n for n, block in enumerate(page.blocks) if block.fate == fate and n in shown]
        if found:
            after = -1 if self.state.block is None else self.state.block
            self.choose_block(next((number for number in found if number > after), found[0]))

    def choose_tag(self, tag: int) -> None:
        """An element of the tree: its first block is looked at, and the element stays chosen."""
        view = self.state.view
        if view is None or view.tree is None or tag == self.state.tag:
            return
        block = view.tree.tags[tag].block
        self._set(replace(self.state, tag=tag, block=block if block >= 0 else None))
        self.choose_block(block if block >= 0 else None)

    def _show_side(self, side: str) -> None:
        comparison = self._comparison
        analysis = None if comparison is None else (comparison.a if side == "a" else comparison.b)
        votes = self.state.votes
        view = None if analysis is None else self._views.get((key_of(analysis.document), votes))
        state = replace(self.state, side=side, analysis=analysis, block=None, tag=None, trouble=None)
        self._set(_with_view(state, view))
        if analysis is not None and view is None and self.ask is not None:
            self.ask("page", key_of(analysis.document), votes)
        self._on_focus(self._focus.current)

    def _on_focus(self, focus: Focus) -> None:
        if focus.block is None:
            if self.state.block is not None:
                self._set(replace(self.state, block=None))
            return
        side, block = focus.block
        if self._comparison is None:
            return
        if side != self.state.side:
            self._show_side(side)
            return
        analysis = self.state.analysis
        if analysis is None or block >= len(analysis.page.blocks) or block == self.state.block:
            return
        self._set(replace(self.state, block=block, tag=self._tag_of(block)))

    def _tag_of(self, block: int) -> int | None:
        """The element chosen last, if the block begins in it; otherwise the block's own."""
        view = self.state.view
        if view is None or view.tree is None or block >= len(view.tree.of_block):
            return None
        own = view.tree.of_block[block]
        return own if own >= 0 else None

    def _set(self, state: PagePanelState) -> None:
        self.state = state
        self._view.show_page(self.state)


def _with_view(state: PagePanelState, view: PageView | None) -> PagePanelState:
    if view is None or state.analysis is None:
        return replace(state, view=view, page=None, differing=0)
    learned, judged = state.analysis.page, view.judged
    if judged is None:
        return replace(state, view=view, page=learned, differing=0)
    page = replace(judged, links=learned.links, images=learned.images, layout=learned.layout)
    differing = sum(a.fate != b.fate for a, b in zip(learned.blocks, page.blocks, strict=True))
    return replace(state, view=view, page=page, differing=differing)
