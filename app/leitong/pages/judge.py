"""The vote: every rule of a table on every block, and which blocks win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import Columns
from leitong.pages.context import beside, look_again, strong_neighbour
from leitong.pages.measures import UNREADABLE_FROM
from leitong.pages.phrases import LONGEST, phrase_masks, phrase_names
from leitong.pages.tree import Tree
from leitong.pages.votetable import VoteTable

_LITTLE = 0.15
_FEW_LINKS = 3


@dataclass(frozen=True, slots=True)
class Judgement:
    """For n blocks, each of shape (n,). won: the votes suffice, and somebody can read it."""

    scores: NDArray[np.float32]
    won: NDArray[np.bool_]


def judge(texts: Sequence[str], tree: Tree, columns: Columns, table: VoteTable) -> Judgement:
    """Let all rules vote: first on each block by itself, then in the light of what the others got.

    Fills the columns of the second look.
    """
    if not texts:
        return Judgement(np.zeros(0, np.float32), np.zeros(0, np.bool_))
    first, scores = table.own.totals(columns.matrix)
    if table.topic_only:
        columns["strong_neighbour"] = strong_neighbour(tree, columns, first)
    else:
        look_again(tree, columns, first)
    return decide(texts, tree, columns, table, scores + table.more.totals(columns.matrix)[0])


def decide(
    texts: Sequence[str], tree: Tree, columns: Columns, table: VoteTable, scores: NDArray[np.float32]
) -> Judgement:
    """Which blocks win.

    scores: the votes of all rules but those that must know them: how the blocks beside one fared, what a block that
    may win says, and whether the page is bare. Their columns are filled, and the scores changed, here.
    """
    if table.beside:
        columns["beside"] = beside(tree, columns, scores)
        scores += table.beside * columns["beside"]
    scores = scores.round(4)
    eligible = (columns["letters"] > 0) & (columns["hidden"] == 0)
    topic = (columns["picture"] == 0) & (columns["hub"] == 0)
    if table.topic_only:
        eligible &= topic
    least = _least(scores, eligible, columns["size"], table)
    won = eligible & (scores >= least)
    if table.said:
        _listen(texts, columns, table, scores, least)
        won &= scores >= least
    if table.bare and _is_bare(columns):
        won = _kept_whole(eligible, won, columns)
        columns["bare"] = won
        scores += table.bare * won
    # links may belong to a body, but don't make one
    if not np.count_nonzero(won & topic):
        won[:] = False
    return Judgement(scores, won)


def _least(
    scores: NDArray[np.float32], eligible: NDArray[np.bool_], size: NDArray[np.float32], table: VoteTable
) -> float:
    """The votes that a block of this page needs.

    Where some block has `threshold` votes, a table with `doubt` takes the blocks that together make the best body to
    be expected, by the F measure: where little stands out, that is more than where all is clear.
    """
    least = table.threshold
    among = scores[eligible]
    most = max(0.0, among.item(among.argmax())) if among.size else 0.0
    if table.share_of_highest:
        least = max(least, table.share_of_highest * most)
    if table.doubt is None or most < least or not np.count_nonzero((among >= table.lowest) & (among < least)):
        return least
    order = among.argsort()[::-1]
    ordered = among.take(order).astype(np.float64)
    sizes = size[eligible].take(order).astype(np.float64)
    likely = sizes / (1 + np.exp(table.doubt - ordered))
    whole = float(np.add.reduce(likely))
    best = (np.add.accumulate(likely) / (np.add.accumulate(sizes) + whole + 1e-9)).argmax()
    return min(max(ordered.item(best), table.lowest), least)


def _listen(
    texts: Sequence[str], columns: Columns, table: VoteTable, scores: NDArray[np.float32], least: float
) -> None:
    """Take votes from blocks for telltale words, which are looked for only where that can change anything."""
    close = (scores >= least) & (scores < least - table.most_said) & (columns["size"] <= 3 * LONGEST)
    safe = least - table.most_said_in_latin
    listened = [
        i
        for i, score in zip(close.nonzero()[0].tolist(), scores[close].tolist(), strict=True)
        if len(texts[i]) <= LONGEST and not (score >= safe and texts[i].isascii())
    ]
    heard = phrase_masks([texts[i] for i in listened])
    if any(heard):
        masks = np.zeros(len(texts), dtype=np.int64)
        masks[listened] = heard
        for i, mask in zip(listened, heard, strict=True):
            if mask:
                scores[i] += sum(votes for phrase, votes in table.said if mask >> phrase & 1)
        columns.set_bits(f"says {phrase_names()[0]}", len(phrase_names()), masks)


def _kept_whole(eligible: NDArray[np.bool_], won: NDArray[np.bool_], columns: Columns) -> NDArray[np.bool_]:
    """All of a bare page but for a headline, marked as none: what comes before the text and is no sentence."""
    kept = eligible.copy()
    if won.any():
        first = int(won.argmax())
        kept[:first] &= columns["ends"][:first] > 0
    return kept


def _is_bare(columns: Columns) -> bool:
    """Whether nothing on the page is marked as anything but text: no list of links, no telling class, no form.

    A word processor's page has telling classes as well, such as a table's header, but on little text and no links.
    """
    if columns["hub"].any() or columns["form"].any() or columns["lost"].max() >= UNREADABLE_FROM:
        return False
    marked = columns["hint_against"] > 0
    if not marked.any():
        return True
    letters = columns["letters"]
    little = letters[marked].sum() <= _LITTLE * letters.sum()
    return bool(little and columns["links"].sum() <= _FEW_LINKS)
