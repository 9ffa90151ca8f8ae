"""Close the gaps between runs: grow them as far as the texts agree, and part them where a sentence begins."""

from __future__ import annotations

from leitong.compare.joins import equal_from_start
from leitong.compare.runs import Run
from leitong.words.token import Units

_SHORT = 4
_FAR = 3
_FARTHEST_SLIDE = 64


def closed(runs: list[Run], a: Units, b: Units, start: tuple[int, int], end: tuple[int, int]) -> list[Run]:
    """The runs of a passage, grown and parted, without those that are chance.

    runs: ascending in A and B. start, end: the corners of the passage. Units that stand too often to begin a run are
    found from the neighbours that they agree with.
    """
    done: list[Run] = []
    at_a, at_b = start
    for found in [*_steady(runs), Run(*end, 0)]:
        run = found.without_first(max(0, at_a - found.a, at_b - found.b))
        if run.size <= 0 < found.size:
            continue
        room = min(run.a - at_a, run.b - at_b)
        after = _equal_on(a, b, at_a, at_b, room)
        before = _equal_back(a, b, run, room - after)
        _append(done, Run(at_a, at_b, after))
        _append(done, Run(run.a - before, run.b - before, run.size + before) if before else run)
        at_a, at_b = run.end_a, run.end_b
    return _slid(done, a, b)


def _equal_on(a: Units, b: Units, at_a: int, at_b: int, most: int) -> int:
    """How many units from `at_a` and `at_b` on, at most `most`, are equal in both texts."""
    # nearly always none is: the slices are dearer than this look
    if most <= 0 or a.hashes[at_a] != b.hashes[at_b]:
        return 0
    return equal_from_start(a.hashes[at_a : at_a + most], b.hashes[at_b : at_b + most])


def _equal_back(a: Units, b: Units, run: Run, most: int) -> int:
    """How many units before `run`, at most `most`, are equal in both texts."""
    if most <= 0 or a.hashes[run.a - 1] != b.hashes[run.b - 1]:
        return 0
    return equal_from_start(a.hashes[run.a - most : run.a][::-1], b.hashes[run.b - most : run.b][::-1])


def _slid(runs: list[Run], a: Units, b: Units) -> list[Run]:
    """The runs with their borders moved to where the text has a gap.

    Where a sentence was taken out that began like the next one, its beginning could be either's. What parts the two
    best is the widest gap in the text that has nothing between them: there is punctuation, a space or a line break.
    """
    slid = list(runs)
    for at in range(1, len(slid)):
        before, after = slid[at - 1], slid[at]
        if before.end_b == after.b:
            units, border = b, after.b
        elif before.end_a == after.a:
            units, border = a, after.a
        else:
            continue
        back = _equal_back(a, b, after, min(before.size - 1, _FARTHEST_SLIDE))
        on = _equal_on(a, b, before.end_a, before.end_b, min(after.size - 1, _FARTHEST_SLIDE))
        gaps = units.starts[border - back : border + on + 1] - units.ends[border - back - 1 : border + on]
        shift = int(gaps.argmax()) - back if gaps.max() > gaps[back] else 0
        slid[at - 1] = Run(before.a, before.b, before.size + shift)
        slid[at] = Run(after.a + shift, after.b + shift, after.size - shift)
    return slid


def _steady(runs: list[Run]) -> list[Run]:
    """The runs without those that are short and far from both neighbours: chance in what only one text has."""
    last = len(runs) - 1
    return [
        run
        for at, run in enumerate(runs)
        if run.size >= _SHORT
        # nothing is far where a text ends
        or at in (0, last)
        or min(_apart(runs[at - 1], run), _apart(run, runs[at + 1])) <= _FAR * run.size
    ]


def _apart(one: Run, other: Run) -> int:
    """Units between two runs, on the side where there are more."""
    return max(other.a - one.end_a, other.b - one.end_b)


def _append(runs: list[Run], run: Run) -> None:
    if run.size <= 0:
        return
    if runs and runs[-1].end_a == run.a and runs[-1].end_b == run.b:
        runs[-1] = Run(runs[-1].a, runs[-1].b, runs[-1].size + run.size)
    else:
        runs.append(run)
