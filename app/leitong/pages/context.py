"""What a block's surroundings got, once every block has its own votes: body text stands among body text."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from leitong.pages.by_page import ByPage
from leitong.pages.columns import Columns
from leitong.pages.forest import Forest

Floats = NDArray[np.float32]

_REACH = 6
_FADING = 0.75 ** np.abs(np.arange(-_REACH, _REACH + 1.0))
_FADING[_REACH] = 0
_FAR = 20.0
# a block's votes count for its neighbours within these bounds, and be it empty, a little
_MOST = 8.0
_SMALL = 0.1


def look_again(forest: Forest, columns: Columns, scores: Floats) -> None:
    """Fill the columns of the second look from the blocks' own scores: above 0 says "body", 2 or 3 "surely"."""
    blocks = forest.blocks
    seen = 1 - columns["hidden"]
    size = columns["size"] * seen
    score = scores.clip(-6, 6)
    likely = (size > 0) / (1 + np.exp(-score))
    columns["own_score"] = score
    columns["behind_best"] = score - blocks.spread(blocks.highest(score))
    _neighbours(blocks, columns, score, np.sqrt(size))
    _containers(forest, columns, columns["net_size"] * seen, size, likely)
    _gaps(blocks, columns, (likely > 0.5) & (size > 40))
    siblings = forest.levels[1]
    sums, counts = np.bincount(siblings, score), np.bincount(siblings)
    columns["siblings_score"] = (sums / np.maximum(counts, 1)).take(siblings)


def _neighbours(blocks: ByPage, columns: Columns, score: Floats, weight: Floats) -> None:
    """Scores of all blocks within six places, weighed by size and nearness."""
    # as far as one looks, nothing stands before and behind a page
    at = np.arange(len(score)) + _REACH * (blocks.pages + 1)
    weights, scores = np.empty((2, at.item(-1) + 1 + _REACH))
    weights.fill(5.0)
    weights[at] = weight
    scores.fill(-4.0)
    scores[at] = score
    scores *= weights
    at -= _REACH
    near = np.convolve(weights, _FADING, "valid").take(at)
    columns["near_score"] = np.convolve(scores, _FADING, "valid").take(at) / np.maximum(near, 1e-9)


def _containers(forest: Forest, columns: Columns, net: Floats, size: Floats, likely: Floats) -> None:
    """How much of each element's text is likely body, and how much of the page's likely body it holds."""
    sums = np.empty((3, len(columns)))
    sums[0] = size
    np.multiply(size, likely, out=sums[1])
    np.multiply(net, 2 * likely - 1, out=sums[2])
    text, body, gain = forest.within(sums)
    total = np.maximum(body.take(forest.roots), 1e-9)
    mean = body / np.maximum(text, 1e-9)
    measures = np.empty((2, len(text)))
    np.log((mean + 0.02) / (1.02 - mean), out=measures[0])
    np.divide(body, forest.elements.spread(total), out=measures[1])
    # the deepest of those that gain most from being taken whole
    most = forest.elements.highest(gain)
    enough = most - 0.001 * abs(most) - 1e-6
    best = forest.elements.last(gain >= forest.elements.spread(enough))
    columns["from_best"] = np.minimum(forest.steps_from(best).take(forest.of_block), 8)
    columns["page_body"] = forest.blocks.spread(np.log1p(total))
    columns.set_levels("body_density", measures.take(forest.levels, axis=1))


def _gaps(blocks: ByPage, columns: Columns, sure: NDArray[np.bool_]) -> None:
    """Places to the first, and to the next, of the blocks that are likely body by themselves."""
    place = np.arange(len(sure))
    first = blocks.spread(blocks.first(sure))
    columns["before_first"] = np.where(first < 0, _FAR, np.minimum(np.maximum(first - place, 0), _FAR))
    # the next of them, from the last place backwards; it may be the next page's
    following = np.where(sure, place, len(sure))
    following = np.minimum.accumulate(following[::-1])[::-1]
    alone = following >= blocks.spread(blocks.ends)
    columns["until_body"] = np.where(alone, _FAR, np.minimum(following - place, _FAR))


def beside(forest: Forest, columns: Columns, scores: Floats) -> Floats:
    """How much more than a block those got, on an average by size, that hang on the same element, its own among them.

    scores: with all votes but this one. What one template holds is mostly all body or all none.
    """
    parents = forest.levels[1]
    weights = (np.sqrt(columns["size"]) + _SMALL) * (columns["hidden"] == 0)
    held = scores.clip(-_MOST, _MOST)
    sums, whole = np.bincount(parents, held * weights), np.bincount(parents, weights)
    more: Floats = ((sums / np.maximum(whole, _SMALL)).take(parents) - held).astype(np.float32)
    more[columns["hidden"] > 0] = 0
    return more


def strong_neighbour(forest: Forest, columns: Columns, scores: Floats) -> Floats:
    """ALGORITHMS S02: 1 for a topic block with a vote, two places at most from one of the same parent with five."""
    topic = (columns["picture"] == 0) & (columns["hub"] == 0)
    parents = forest.levels[1]
    strong = topic & (scores >= 5)
    found = np.zeros(len(scores), dtype=np.float32)
    for i in np.flatnonzero(topic & (scores >= 1)).tolist():
        near = slice(max(0, i - 2), i + 3)
        # the block itself is no neighbour of its own
        found[i] = (strong[near] & (parents[near] == parents[i])).sum() > strong[i]
    return found
