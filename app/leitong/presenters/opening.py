"""What is dropped, pasted or chosen for the Compare screen: which side it goes to, and how it is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from leitong.presenters import notices
from leitong.presenters.memory import Memory
from leitong.presenters.sources import Source, SourceKind, from_clipboard
from leitong.presenters.state import SIDES

if TYPE_CHECKING:
    from leitong.presenters.compare import ComparePresenter, CompareView


class Opening:
    """presenter: fills its sides with what is opened here."""

    def __init__(self, presenter: ComparePresenter, view: CompareView, memory: Memory) -> None:
        self._presenter = presenter
        self._view = view
        self._memory = memory

    def paths(self, paths: Sequence[str], side: str | None = None) -> None:
        """Files dropped or chosen."""
        self.sources([self._file(path) for path in paths], side)

    def sources(self, sources: Sequence[Source], side: str | None = None) -> None:
        """One goes to `side` (or where there is room), two are compared at once, more or a folder are the Library's."""
        paths = [source.value for source in sources if source.kind is SourceKind.FILE]
        if len(sources) > len(SIDES) or any(Path(path).is_dir() for path in paths):
            self._view.collect(paths)
        elif len(sources) == len(SIDES):
            self._presenter.open_pair(*sources)
        elif sources:
            self._presenter.put(side or self._presenter.state.free_side, sources[0])

    def pair_without(self, a: str, b: str, templates: Sequence[str]) -> None:
        """Two files of a library by its rules: without the text of its templates.

        All else that the person has chosen for the pair before is kept.
        """
        pair = self._file(a), self._file(b)
        chosen = replace(self._memory.rules.of(*pair), templates=tuple(map(Source.file, templates)))
        self._memory.rules.keep(*pair, chosen)
        self._presenter.open_pair(*pair)

    def pasted(self, text: str, side: str | None = None) -> None:
        """Text from the clipboard into the empty side."""
        state = self._presenter.state
        if not text.strip():
            self._view.show_notice(notices.nothing_to_paste())
        elif side is None and all(state.slot(each).taken for each in SIDES):
            self._view.show_notice(notices.both_sides_taken())
        else:
            self._presenter.put(side or state.free_side, from_clipboard(text))

    def as_text(self, side: str) -> None:
        """The address on this side is meant as text."""
        source = self._source(side)
        if source is not None:
            self._presenter.put(side, Source(SourceKind.TEXT, source.value))

    def in_encoding(self, side: str, encoding: str | None) -> None:
        """Read the side again in this encoding, now and whenever the file is opened again; None: find it."""
        source = self._source(side)
        if source is not None:
            self._memory.keep_encoding(source, encoding)
            self._presenter.put(side, replace(source, encoding=encoding))

    def again(self, side: str) -> None:
        """Read the side again."""
        source = self._source(side)
        if source is not None:
            self._presenter.put(side, source)

    def last_pair(self) -> None:
        """What was open last time."""
        a, b = self._memory.session.sides
        if a and b and SourceKind.ADDRESS not in (a.kind, b.kind):
            self._presenter.open_pair(a, b)

    def _source(self, side: str) -> Source | None:
        return self._presenter.state.slot(side).source

    def _file(self, path: str) -> Source:
        return self._memory.with_encoding(Source.file(path))
