"""One side's text as it is shown now: peeled or not, equal text folded or not, words lit or not."""

from __future__ import annotations

from collections.abc import Iterator

from leitong.analysis import Analysis
from leitong.gui.texts.block_card import block_card, block_words
from leitong.gui.texts.composing import compose, equal_lines
from leitong.gui.texts.pane import TextPane
from leitong.presenters.changed_words import ChangedWords
from leitong.presenters.hide_equal import Equal, equal_in_steps
from leitong.presenters.lit_words import NOWHERE, LitWords
from leitong.presenters.matches import Matches
from leitong.presenters.peel import LeftOut, left_out
from leitong.presenters.shown_text import Extra, LineKind, ShownText
from leitong.spans import Span


class SideText:
    """Decides what the pane of one side shows. Each change returns whether the lines have become others."""

    def __init__(self, side: str, pane: TextPane) -> None:
        self._side = side
        self._pane = pane
        self._analysis: Analysis | None = None
        self._matches: Matches | None = None
        self._words: LitWords | None = None
        self._left_out: tuple[LeftOut, ...] = ()
        self._equal: tuple[Equal, ...] = ()
        self._opened: frozenset[int] = frozenset()
        self._unfolded: frozenset[int] = frozenset()
        self._lit: tuple[object, ...] = ()
        self._again = self._filled = False
        self.peeled = False
        self.equal_hidden = False

    @property
    def length(self) -> int:
        """Of the body, in code points."""
        return 0 if self._analysis is None else len(self._analysis.text)

    @property
    def has_left_out(self) -> bool:
        """Whether extraction left anything out of the shown text."""
        return bool(self._left_out)

    def take(
        self,
        analysis: Analysis | None,
        matches: Matches | None,
        changed: ChangedWords | None,
        template: tuple[Span, ...] = (),
        struck: tuple[Span, ...] = (),
    ) -> None:
        """Get ready for another text, or the same by other rules; `begin` shows it.

        template, struck: what the rules take out of it.
        """
        # the text before may have given way to this one before it was shown
        self._again = self._filled and _same_text(self._analysis, analysis)
        self._filled = self._again
        self._analysis, self._matches = analysis, matches
        self._words = None if analysis is None else LitWords(analysis.words)
        self._lit = ()
        marks = self._pane.marks
        marks.matches, marks.changed = matches, changed
        marks.glows = marks.term = NOWHERE
        marks.template, marks.struck = template, struck
        if not self._again:
            self._left_out = () if analysis is None else left_out(analysis.page)
            self._opened = frozenset()
            marks.captions = {}
        self._unfolded = frozenset()

    def begin(self) -> None:
        """Show the text from its beginning, or where the same text was read."""
        if not self._again:
            self.compose(keep_place=False)
            self._pane.verticalScrollBar().setValue(0)
        elif self.equal_hidden:
            self.compose()
        else:
            self._pane.viewport().update()

    def paragraph(self, point: int) -> Span:
        """The line of the body that holds a code point."""
        text = "" if self._analysis is None else self._analysis.text
        end = text.find("\n", point)
        return Span(text.rfind("\n", 0, point) + 1, len(text) if end < 0 else end)

    def set_peeled(self, peeled: bool) -> bool:
        self.peeled, self._opened = peeled, frozenset()
        return bool(self._left_out) and self.compose()

    def hiding(self, hidden: bool) -> Iterator[None]:
        """Fold equal text away, or show it again, in steps of few milliseconds; the last one changes the lines."""
        self.equal_hidden, self._unfolded = hidden, frozenset()
        yield from self._composing(keep_place=True)

    def open(self, extra: Extra) -> bool:
        """Show what a line stands for."""
        if extra.kind is LineKind.HIDDEN:
            self._opened |= {extra.ref}
        else:
            self._unfolded |= frozenset(self._equal[extra.ref].passages)
        return self.compose()

    def unfold(self, passage: int) -> bool:
        """Bring a match to light that is folded away."""
        if not any(passage in one.passages for one in self._equal):
            return False
        self._unfolded |= {passage}
        return self.compose()

    def compose(self, keep_place: bool = True) -> bool:
        """Put the lines together; the reader's place stays where it was."""
        for _step in self._composing(keep_place):
            pass
        return True

    def _composing(self, keep_place: bool) -> Iterator[None]:
        if self._analysis is None or self._matches is None:
            self._pane.show_text(ShownText(""), {})
            return
        analysis = self._analysis
        equal: list[Equal] = []
        lines: list[str] = []
        if self.equal_hidden:
            for some in equal_in_steps(analysis.text, analysis.units, self._matches, self._side):
                folded = [one for one in some if not self._unfolded & set(one.passages)]
                equal += folded
                lines += equal_lines(folded)
                yield
        peeled = frozenset(range(len(self._left_out))) if self.peeled else self._opened
        composed = compose(analysis.page, self._left_out, peeled, equal, lines)
        yield
        # at the beginning stands what comes before the first code point, too: what was left out above it
        keep_place = keep_place and not self._pane.at_beginning
        point, y = self._pane.reading_place() if keep_place else (0, 0.0)
        self._equal = tuple(equal)
        self._pane.show_text(composed.shown, composed.captions)
        self._filled = True
        if keep_place:
            self._pane.scroll_to(point, y)

    def light(self, passage: int | None, term: str | None, bit_terms: tuple[str, ...]) -> None:
        """What the person points at, here or elsewhere."""
        marks = self._pane.marks
        if marks.pointed != passage:
            marks.pointed = passage
            self._pane.viewport().update()
        if self._lit != (term, bit_terms):
            self._lit = (term, bit_terms)
            marks.term = NOWHERE if self._words is None or term is None else self._words.places((term,))
            marks.glows = NOWHERE if self._words is None else self._words.places(bit_terms)
            self._pane.viewport().update()

    def judged(self, line: int) -> tuple[str, str]:
        """How extraction judged the block behind a line: as a card, and in words; empty where there is none to tell."""
        block = self._block(line)
        if self._analysis is None or block is None:
            return "", ""
        return block_card(self._analysis.page, block), block_words(self._analysis.page, block)

    def _block(self, line: int) -> int | None:
        extra = self._pane.shown.extra(line)
        if extra is not None:
            return extra.ref if extra.kind is LineKind.LEFT_OUT else None
        if not self.peeled or self._analysis is None:
            return None
        point = self._pane.shown.span(line).start
        for index, block in enumerate(self._analysis.page.blocks):
            if block.body_span is not None and block.body_span.start <= point < block.body_span.end:
                return index
        return None


def _same_text(one: Analysis | None, other: Analysis | None) -> bool:
    """Of the same page, so that nothing but its marks can change."""
    if one is None or other is None:
        return False
    return one.document.sha256 == other.document.sha256 and one.text == other.text
