"""The vote: every rule of a table on every block of some pages, and which blocks win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress

import numpy as np
from numpy.typing import NDArray

from leitong.pages.by_page import ByPage
from leitong.pages.columns import Columns
from leitong.pages.context import beside, look_again, strong_neighbour
from leitong.pages.forest import Forest
from leitong.pages.measures import UNREADABLE_FROM
from leitong.pages.phrases import LONGEST, phrase_masks, phrase_names
from leitong.pages.votetable import VoteTable

_LITTLE = 0.15
_FEW_LINKS = 3


@dataclass(frozen=True, slots=True)
class Judgement:
    """For n blocks, each of shape (n,). won: the votes suffice, and somebody can read it."""

    scores: NDArray[np.float32]
    won: NDArray[np.bool_]


def judge(texts: Sequence[str], forest: Forest, columns: Columns, table: VoteTable) -> Judgement:
    """Let all rules vote: first on each block by itself, then in the light of what the others of its page got.

    Fills the columns of the second look.
    """
    first, scores = table.own.totals(columns.matrix, forest.blocks.slices)
    if table.topic_only:
        columns["strong_neighbour"] = strong_neighbour(forest, columns, first)
    else:
        look_again(forest, columns, first)
    (more,) = table.more.totals(columns.matrix, forest.blocks.slices)
    return decide(texts, forest, columns, table, scores + more)


def decide(
    texts: Sequence[str], forest: Forest, columns: Columns, table: VoteTable, scores: NDArray[np.float32]
) -> Judgement:
    """Which blocks win.

    scores: the votes of all rules but those that must know them: how the blocks beside one fared, what a block that
    may win says, and whether the page is bare. Their columns are filled, and the scores changed, here.
    """
    blocks = forest.blocks
    if table.beside:
        columns["beside"] = beside(forest, columns, scores)
        scores += table.beside * columns["beside"]
    scores = scores.round(4)
    eligible = (columns["letters"] > 0) & (columns["hidden"] == 0)
    topic = (columns["picture"] == 0) & (columns["hub"] == 0)
    if table.topic_only:
        eligible &= topic
    least = blocks.spread(_least(blocks, scores, eligible, columns["size"], table))
    won = eligible & (scores >= least)
    if table.said:
        _listen(texts, columns, table, scores, least)
        won &= scores >= least
    if table.bare:
        for rows in compress(blocks.slices, _are_bare(blocks, columns).tolist()):
            won[rows] = _kept_whole(eligible[rows], won[rows], columns["ends"][rows])
            columns["bare"][rows] = won[rows]
            scores[rows] += table.bare * won[rows]
    # links may belong to a body, but don't make one
    won &= blocks.spread(blocks.some(won & topic))
    return Judgement(scores, won)


def _least(
    blocks: ByPage,
    scores: NDArray[np.float32],
    eligible: NDArray[np.bool_],
    size: NDArray[np.float32],
    table: VoteTable,
) -> NDArray[np.float32]:
    """The votes that a block of each page needs.

    Where some block has `threshold` votes, a table with `doubt` takes the blocks that together make the best body to
    be expected, by the F measure: where little stands out, that is more than where all is clear.
    """
    most = np.maximum(blocks.highest(scores * eligible), 0)
    least = np.maximum(np.float32(table.threshold), np.float32(table.share_of_highest) * most)
    if table.doubt is None:
        return least
    doubtful = eligible & (scores >= table.lowest) & (scores < blocks.spread(least))
    for page in ((most >= least) & blocks.some(doubtful)).nonzero()[0].tolist():
        rows = blocks.slices[page]
        among = eligible[rows]
        likeliest = _best_expected(scores[rows][among], size[rows][among], table.doubt)
        least[page] = min(max(likeliest, table.lowest), least.item(page))
    return least


def _best_expected(scores: NDArray[np.float32], sizes: NDArray[np.float32], doubt: float) -> float:
    """The lowest score in the best body to be expected. doubt: the score at which a block is as likely body as not."""
    order = scores.argsort()[::-1]
    ordered, sizes = scores.take(order).astype(np.float64), sizes.take(order).astype(np.float64)
    likely = sizes / (1 + np.exp(doubt - ordered))
    whole = float(np.add.reduce(likely))
    best = (np.add.accumulate(likely) / (np.add.accumulate(sizes) + whole + 1e-9)).argmax()
    return ordered.item(best)


def _listen(
    texts: Sequence[str],
    columns: Columns,
    table: VoteTable,
    scores: NDArray[np.float32],
    least: NDArray[np.float32],
) -> None:
    """Take votes from blocks for telltale words, which are looked for only where that can change anything."""
    close = (scores >= least) & (scores < least - table.most_said) & (columns["size"] <= 3 * LONGEST)
    safe = scores >= least - table.most_said_in_latin
    at = close.nonzero()[0]
    listened = [
        i
        for i, is_safe in zip(at.tolist(), safe.take(at).tolist(), strict=True)
        if len(texts[i]) <= LONGEST and not (is_safe and texts[i].isascii())
    ]
    heard = phrase_masks([texts[i] for i in listened])
    if any(heard):
        masks = np.zeros(len(texts), dtype=np.int64)
        masks[listened] = heard
        for i, mask in zip(listened, heard, strict=True):
            if mask:
                scores[i] += sum(votes for phrase, votes in table.said if mask >> phrase & 1)
        columns.set_bits(f"says {phrase_names()[0]}", len(phrase_names()), masks)


def _kept_whole(
    eligible: NDArray[np.bool_], won: NDArray[np.bool_], ends: NDArray[np.float32]
) -> NDArray[np.bool_]:
    """All of a bare page but for a headline, marked as none: what comes before the text and is no sentence."""
    kept = eligible.copy()
    if won.any():
        first = int(won.argmax())
        kept[:first] &= ends[:first] > 0
    return kept


def _are_bare(blocks: ByPage, columns: Columns) -> NDArray[np.bool_]:
    """Whether nothing on a page is marked as anything but text: no list of links, no telling class, no form.

    A word processor's page has telling classes as well, such as a table's header, but on little text and no links.
    """
    other = (columns["hub"] > 0) | (columns["form"] > 0) | (columns["lost"] >= UNREADABLE_FROM)
    marked = columns["hint_against"] > 0
    letters = columns["letters"]
    little = blocks.sums(letters * marked) <= _LITTLE * blocks.sums(letters)
    little &= blocks.sums(columns["links"]) <= _FEW_LINKS
    bare: NDArray[np.bool_] = ~blocks.some(other) & (little | ~blocks.some(marked))
    return bare
