"""From the prints of a library to its proved pairs, in steps, with few texts in memory at a time.

All prints are known by their samples; texts are read where candidates are proved. What two texts share is measured
once. What is common among all texts is not known before all are read, so that pairs found earlier are judged again at
the end, from what was measured: the outcome is the same in whatever order, and how often, files were read.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import islice
from typing import Any

from leitong.compare.comparison import Kind
from leitong.library.proving.candidates import Candidates
from leitong.library.proving.census import Census, order_of
from leitong.library.proving.corpus import Around, Corpus
from leitong.library.proving.proof import Proved
from leitong.library.proving.prover import Prover
from leitong.library.proving.steps import Steps, Work
from leitong.library.proving.texts import Texts
from leitong.library.proving.together import kept_together
from leitong.library.records import PrintPair
from leitong.library.sketching.templates import Template, template_of
from leitong.library.storage.store import Store

_SAVED_AT_ONCE = 4096


class Matcher:
    """Matches what is not matched yet. One thread at a time uses the store: the one that goes through the steps.

    total: prints that are matched in this go, and done: how many of them. pairs: how many were stored.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._gone_through: set[int] = set()
        self._orders: dict[int, bytes] = {}
        self.total = self.done = self.pairs = 0
        self._begin(None)

    def _begin(self, template: Template | None) -> None:
        """Know nothing yet. template: what is taken out of all texts."""
        self._texts = Texts(self._store, template)
        self._census = Census(self._texts, self._orders)
        self._prover = Prover(self._texts)

    def go_on_with(self, store: Store) -> None:
        """Make use of what was learnt for the library as it is now, opened anew, whoever has written to it meanwhile.

        All is forgotten if a number is that of another print now, as in a library that was made anew, or where others
        have taken prints out and read more.
        """
        self._store = self._texts.store = store
        known = self._orders
        if any(
            known.get(id_, order) != order
            for id_, digest, suffix in store.origins()
            for order in (order_of(digest, suffix),)
        ):
            self._gone_through.clear()
            self._orders = {}
            self._begin(None)
        store.give_no_number_up_to(max(self._orders, default=0))

    def early(self) -> Steps:
        """Store the pairs that are seen among what was read so far. Only for libraries without templates.

        Ends by itself where what it works on is no longer there.
        """
        if self._texts.template is not None:
            self._begin(None)
        rows = yield from self._census.rows()
        new = {id_ for id_, matched in rows.items() if not matched} - self._gone_through
        self._gone_through |= new
        if not (yield from self._census.taken(rows)):
            return
        around: Around = yield partial(self._census.corpus.some, new)
        yield from self._judged(around, partial(self._store.save_pairs, early=True))

    def all(self) -> Steps:
        """Store the pairs of all that is not matched, and drop the early ones that do not hold.

        Pairs of matched prints are judged again where what came, or went since, has made their runs more common or
        rarer: what is stored in the end depends on what there is, and not on what there was before.
        """
        store = self._store
        store.match_all_if_templates_changed()
        store.leave_out_absent()
        self.total, self.done, self.pairs = store.waiting(), 0, 0
        if not self.total and not store.has_dropped():
            return
        templates = store.templates()
        if templates or self._texts.template is not None:
            rows_of = store.sketches_of(templates)
            self._begin(template_of(row.sketch for row in rows_of) if templates else None)
        rows = yield from self._census.rows()
        for template in templates:
            rows.pop(template, None)
        if not (yield from self._census.taken(rows)):
            return
        if self._census.corpus.judged:
            done = yield from self._again()
        else:
            done = yield from self._first_time()
        if done:
            self.done = self.total
        # what is matched next needs few of them
        self._texts.let_go()

    def _first_time(self) -> Generator[Work, Any, bool]:
        """All pairs, stored as they are found; those that are there hold until then."""
        self._store.begin_matching()
        around: Around = yield self._census.corpus.everything
        if not (yield from self._judged(around, self._save)):
            return False
        self._store.end_matching()
        self._census.corpus.settle(around.crowded)
        return True

    def _again(self) -> Generator[Work, Any, bool]:
        """The pairs that may be other ones now, stored together: half of them would be of no time at all."""
        corpus = self._census.corpus
        around: Around = yield corpus.changed
        pairs: list[PrintPair] = []
        if not (yield from self._judged(around, pairs.extend)):
            return False
        self._store.end_judging(corpus.prints(around.marks), pairs)
        corpus.settle(around.crowded)
        self.pairs = len(pairs)
        return True

    def _judged(self, around: Around, keep: Callable[[list[PrintPair]], None]) -> Generator[Work, Any, bool]:
        """Prove all pairs of the texts asked for, and keep them; False where a print is not there."""
        corpus = self._census.corpus
        equal = (PrintPair(a, b, Kind.SAME_TEXT, 1.0, 1.0, 1.0, 1.0) for a, b in corpus.equal(around.marks))
        while some := list(islice(equal, _SAVED_AT_ONCE)):
            keep(some)
            yield None
        found: Candidates = yield partial(_candidates, corpus, around)
        for block in self._prover.blocks(found):
            outcome: Proved | None = yield from self._prover.proved(found.take(block))
            if outcome is None:
                return False
            keep(list(_pairs(outcome)))
            self.done = self.total * block.stop // len(found)
        return True

    def _save(self, pairs: list[PrintPair]) -> None:
        self._store.save_pairs(pairs)
        self.pairs += len(pairs)


def _candidates(corpus: Corpus, around: Around) -> Candidates:
    return kept_together(corpus.candidates(around))


def _pairs(found: Proved) -> Iterator[PrintPair]:
    columns = (found.a, found.b, found.jaccard, found.a_in_b, found.b_in_a, found.alike)
    for pair, (a, b, *shares) in enumerate(zip(*(column.tolist() for column in columns), strict=True)):
        yield PrintPair(a, b, found.kind(pair), *shares)
