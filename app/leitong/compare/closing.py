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
    for run in [*_steady(runs), Run(*end, 0)]:
        cut = max(0, at_a - run.a, at_b - run.b)
        if cut >= run.size > 0:
            continue
        fresh = Run(run.a + cut, run.b + cut, run.size - cut)
        room = min(fresh.a - at_a, fresh.b - at_b)
        after = equal_from_start(a.hashes[at_a : at_a + room], b.hashes[at_b : at_b + room])
        before = _equal_back(a, b, fresh, room - after)
        _append(done, Run(at_a, at_b, after))
        _append(done, Run(fresh.a - before, fresh.b - before, fresh.size + before))
        at_a, at_b = fresh.end_a, fresh.end_b
    return _slid(done, a, b)


def _equal_back(a: Units, b: Units, run: Run, most: int) -> int:
    """How many units before `run`, at most `most`, are equal in both texts."""
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
        on = min(after.size - 1, _FARTHEST_SLIDE)
        on = equal_from_start(
            a.hashes[before.end_a : before.end_a + on], b.hashes[before.end_b : before.end_b + on]
        )
        gaps = units.starts[border - back : border + on + 1] - units.ends[border - back - 1 : border + on]
        shift = int(gaps.argmax()) - back if gaps.max() > gaps[back] else 0
        slid[at - 1] = Run(before.a, before.b, before.size + shift)
        slid[at] = Run(after.a + shift, after.b + shift, after.size - shift)
    return slid


def _steady(runs: list[Run]) -> list[Run]:
    """The runs without those that are short and far from both neighbours: chance in what only one text has."""
    kept = []
    for before, run, after in zip([None, *runs], runs, [*runs[1:], None], strict=False):
        near = min(_apart(before, run), _apart(run, after))
        if run.size >= _SHORT or near <= _FAR * run.size:
            kept.append(run)
    return kept


def _apart(one: Run | None, other: Run | None) -> int:
    """Units between two runs, on the side where there are more; nothing where a text ends."""
    if one is None or other is None:
        return 0
    return max(other.a - one.end_a, other.b - one.end_b)


def _append(runs: list[Run], run: Run) -> None:
    if run.size <= 0:
        return
    if runs and runs[-1].end_a == run.a and runs[-1].end_b == run.b:
        runs[-1] = Run(runs[-1].a, runs[-1].b, runs[-1].size + run.size)
    else:
        runs.append(run)
