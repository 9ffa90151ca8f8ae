"""The last stage of a scan, finding pairs, of which some are shown while files are still read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from leitong.library.proving.matcher import Matcher
from leitong.scan.background import Beside
from leitong.scan.control import LOOK_EVERY, Control
from leitong.scan.events import Progress, Stage
from leitong.scan.pace import Pace

# Pairs are looked for while files are read once so many are new, and again when all have grown by such a part
_EARLY_FROM, _EARLY_GROWTH = 300, 1.0


class Matching:
    """early: whether pairs can be told now, before all files were read. pairs: newly proved ones, in the end."""

    def __init__(self, matcher: Matcher, control: Control, *, early: Callable[[], bool]) -> None:
        self._matcher = matcher
        self._control = control
        self._can_be_early = early
        self._early: Beside | None = None
        self._unseen = 0
        self._seen = 0
        self.pairs = 0

    def go_on(self, new: int) -> None:
        """Show pairs of what was read so far, each time it has grown by a good part. new: texts that were read now."""
        if self._early is not None:
            if self._control.paused:
                return
            self._early.advance(0)
            if not self._early.ended:
                return
            self._early = None
        self._unseen += new
        wanted = max(_EARLY_FROM, _EARLY_GROWTH * self._seen)
        if not self._control.paused and self._unseen >= wanted and self._can_be_early():
            self._seen, self._unseen = self._seen + self._unseen, 0
            self._early = Beside(self._matcher.early())

    def end_early(self) -> None:
        """Texts may go now that it works on, and all is judged at the end."""
        if self._early is not None:
            self._early.close()

    def all(self) -> Iterator[Progress]:
        """Find the pairs of what was read. All are judged now, so that they do not depend on the order of reading."""
        matcher = self._matcher
        matching = Beside(matcher.all())
        pace = Pace(Stage.MATCH, matcher.total, float(matcher.total))
        yield pace.now()
        done = 0
        while not matching.ended:
            if self._control.stopped:
                matching.close()
                return
            if self._control.paused:
                self._control.wait_while_paused(LOOK_EVERY)
            else:
                matching.advance(LOOK_EVERY)
            pace.add(matcher.done - done, matcher.done - done)
            done = matcher.done
            if progress := pace.due():
                yield progress
        self.pairs = matcher.pairs
        yield pace.now()
