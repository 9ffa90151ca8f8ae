"""What a block's surroundings got, once every block has its own votes: body text stands among body text."""

from __future__ import annotations

from math import log1p

import numpy as np
from numpy.typing import NDArray

from leitong.pages.columns import Columns
from leitong.pages.tree import Tree

Floats = NDArray[np.float32]

_REACH = 6
_FADING = 0.75 ** np.abs(np.arange(-_REACH, _REACH + 1.0))
_FADING[_REACH] = 0
_FAR = 20.0
# a block's votes count for its neighbours within these bounds, and be it empty, a little
_MOST = 8.0
_SMALL = 0.1


def look_again(tree: Tree, columns: Columns, scores: Floats) -> None:
    """Fill the columns of the second look from the blocks' own scores: above 0 says "body", 2 or 3 "surely"."""
    seen = 1 - columns["hidden"]
    size = columns["size"] * seen
    score = scores.clip(-6, 6)
    likely = (size > 0) / (1 + np.exp(-score))
    columns["own_score"] = score
    columns["behind_best"] = score - score[score.argmax()]
    _neighbours(columns, score, np.sqrt(size))
    _containers(tree, columns, columns["net_size"] * seen, size, likely)
    _gaps(columns, ((likely > 0.5) & (size > 40)).nonzero()[0])
    siblings = tree.levels[1]
    sums, counts = np.bincount(siblings, score), np.bincount(siblings)
    columns["siblings_score"] = (sums / np.maximum(counts, 1)).take(siblings)


def _neighbours(columns: Columns, score: Floats, weight: Floats) -> None:
    """Scores of all blocks within six places, weighed by size and nearness."""
    count = len(score)
    weights, scores = np.empty((2, count + 2 * _REACH))
    weights.fill(5.0)
    weights[_REACH:-_REACH] = weight
    scores.fill(-4.0)
    scores[_REACH:-_REACH] = score
    scores *= weights
    near = np.convolve(weights, _FADING, "valid")
    columns["near_score"] = np.convolve(scores, _FADING, "valid") / np.maximum(near, 1e-9)


def _containers(tree: Tree, columns: Columns, net: Floats, size: Floats, likely: Floats) -> None:
    """How much of each element's text is likely body, and how much of the page's likely body it holds."""
    sums = np.empty((3, len(columns)))
    sums[0] = size
    np.multiply(size, likely, out=sums[1])
    np.multiply(net, 2 * likely - 1, out=sums[2])
    text, body, gain = tree.within(sums)
    total = max(body.item(0), 1e-9)
    mean = body / np.maximum(text, 1e-9)
    measures = np.empty((2, len(text)))
    np.log((mean + 0.02) / (1.02 - mean), out=measures[0])
    np.divide(body, total, out=measures[1])
    # the deepest of those that gain most from being taken whole
    most = gain.item(gain.argmax())
    best = (gain >= most - 0.001 * abs(most) - 1e-6).nonzero()[0].item(-1)
    columns["from_best"] = np.minimum(tree.steps_from(best).take(tree.of_block), 8)
    columns["page_body"] = log1p(total)
    columns.set_levels("body_density", measures.take(tree.levels, axis=1))


def _gaps(columns: Columns, sure: NDArray[np.int64]) -> None:
    """Places to the first, and to the next, of the blocks that are likely body by themselves."""
    columns["before_first"] = _FAR
    columns["until_body"] = _FAR
    if not sure.size:
        return
    place = np.arange(len(columns))
    first = sure.item(0)
    columns["before_first"][first:] = 0
    columns["before_first"][:first] = np.minimum(first - place[:first], _FAR)
    # the next of them, from the last place backwards
    following = np.empty(len(columns))
    following.fill(len(columns) + _FAR)
    following[sure] = sure
    following = np.minimum.accumulate(following[::-1])[::-1]
    columns["until_body"] = np.minimum(following - place, _FAR)


def beside(tree: Tree, columns: Columns, scores: Floats) -> Floats:
    """How much more than a block those got, on an average by size, that hang on the same element, its own among them.

    scores: with all votes but this one. What one template holds is mostly all body or all none.
    """
    parents = tree.levels[1]
    weights = (np.sqrt(columns["size"]) + _SMALL) * (columns["hidden"] == 0)
    held = scores.clip(-_MOST, _MOST)
    sums, whole = np.bincount(parents, held * weights), np.bincount(parents, weights)
    more: Floats = ((sums / np.maximum(whole, _SMALL)).take(parents) - held).astype(np.float32)
    more[columns["hidden"] > 0] = 0
    return more


def strong_neighbour(tree: Tree, columns: Columns, scores: Floats) -> Floats:
    """ALGORITHMS S02: 1 for a topic block with a vote, two places at most from one of the same parent with five."""
    topic = (columns["picture"] == 0) & (columns["hub"] == 0)
    parents = tree.levels[1]
    strong = topic & (scores >= 5)
    found = np.zeros(len(scores), dtype=np.float32)
    for i in np.flatnonzero(topic & (scores >= 1)).tolist():
        near = slice(max(0, i - 2), i + 3)
        # the block itself is no neighbour of its own
        found[i] = (strong[near] & (parents[near] == parents[i])).sum() > strong[i]
    return found
