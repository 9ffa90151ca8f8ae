"""Puts together what a pane shows: the body, with what was left out or folded away said or shown in its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from leitong.gui.translate import said
from leitong.pages.fates import fate_names, fate_sentence
from leitong.pages.page import Page
from leitong.presenters.hide_equal import Equal
from leitong.presenters.peel import LeftOut
from leitong.presenters.peel_words import fate_name, size_words
from leitong.presenters.shown_lines import LONGEST_LINE, Fold
from leitong.presenters.shown_text import Extra, LineKind, ShownText

_REASONS = 3


@dataclass(frozen=True, slots=True)
class Composed:
    """captions: what to write above a line, by its number."""

    shown: ShownText
    captions: dict[int, str] = field(default_factory=dict)


def compose(
    page: Page,
    left_out: tuple[LeftOut, ...],
    peeled: frozenset[int],
    equal: Sequence[Equal],
    lines: Sequence[str],
) -> Composed:
    """peeled: indexes into `left_out` of the groups to show. equal: stretches to fold away; lines: in their place."""
    extras: list[Extra] = []
    for index, group in enumerate(left_out):
        if index in peeled:
            extras += _blocks(page, group)
        else:
            extras.append(Extra(group.at, hidden_line(group), LineKind.HIDDEN, index))
    folds = [Fold(one.span, text, ref) for ref, (one, text) in enumerate(zip(equal, lines, strict=True))]
    shown = ShownText(page.body, extras, folds)
    return Composed(shown, dict(_captions(page, shown)))


def hidden_line(group: LeftOut) -> str:
    """Such as: ▸ ░ 214 words left out: navigation, comments"""
    names = [said(fate_name(fate)) for fate in group.fates[:_REASONS]]
    if len(group.fates) > _REASONS:
        names.append("…")
    line = QCoreApplication.translate("Peel", "▸ ░ {size} left out: {reasons}")
    comma = QCoreApplication.translate("Peel", ", ")
    return line.format(size=said(size_words(group.size, group.ideographic)), reasons=comma.join(names))


def equal_lines(equal: Iterable[Equal]) -> Iterator[str]:
    """Such as: ▸ = 128 words equal on both sides · 3 4."""
    line = QCoreApplication.translate("Peel", "▸ = {size} equal on both sides · {numbers}")
    sizes: dict[tuple[int, bool], str] = {}
    for one in equal:
        size = (one.size, one.ideographic)
        if size not in sizes:
            sizes[size] = said(size_words(*size))
        numbers = [str(passage + 1) for passage in one.passages]
        if len(numbers) > _REASONS:
            numbers = [numbers[0], "…", numbers[-1]]
        yield line.format(size=sizes[size], numbers=" ".join(numbers))


def reason(page: Page, block: int) -> str:
    """Why a block was taken or left, in one sentence."""
    fate = page.blocks[block].fate
    return said(fate_sentence(fate)) if fate in fate_names() else said(fate_name(fate))


def _blocks(page: Page, group: LeftOut) -> Iterator[Extra]:
    for block in group.blocks:
        text = page.blocks[block].text.strip()
        for start in range(0, len(text), LONGEST_LINE):
            yield Extra(group.at, text[start : start + LONGEST_LINE], LineKind.LEFT_OUT, block)


def _captions(page: Page, shown: ShownText) -> Iterator[tuple[int, str]]:
    """One for each run of left-out lines with the same reason."""
    last: tuple[int, str] | None = None
    for line in shown.extra_lines():
        extra = shown.extra(line)
        if extra is None or extra.kind is not LineKind.LEFT_OUT:
            continue
        fate = page.blocks[extra.ref].fate
        if last != (line - 1, fate):
            yield line, "░ " + reason(page, extra.ref)
        last = (line, fate)
