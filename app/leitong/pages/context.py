"""What a block's surroundings got, once every block has its own votes: body text stands among body text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from leitong.pages.marks import bit_columns
from leitong.pages.phrases import phrase_mask, phrase_names
from leitong.pages.surroundings import LEVELS
from leitong.pages.tree import Tree

Floats = NDArray[np.float64]
Columns = dict[str, Floats]

_REACH = 6
_FADING = 0.75
_FAR = 20.0
_HOPELESS = -3.0


def around(texts: Sequence[str], tree: Tree, columns: Mapping[str, Floats], scores: Floats) -> Columns:
    """Further columns, from the blocks' own scores; a score above 0 says "body", 2 or 3 "surely"."""
    size = columns["size"] * (1 - columns["hidden"])
    score = np.clip(scores, -6, 6)
    likely = (size > 0) / (1 + np.exp(-np.clip(scores, -30, 30)))
    found = {"own_score": score, "behind_best": score - score.max(initial=-6)}
    found |= _said(texts, scores)
    found |= _neighbours(score, np.sqrt(size))
    found |= _containers(tree, columns["net_size"] * (size > 0), size, likely)
    found |= _gaps(np.flatnonzero((likely > 0.5) & (size > 40)), len(score))
    siblings = tree.above[tree.of_block]
    counts = np.maximum(np.bincount(siblings), 1)
    found["siblings_score"] = (np.bincount(siblings, score) / counts)[siblings]
    return found


def _said(texts: Sequence[str], scores: Floats) -> Columns:
    """Telltale words, looked for only in blocks that may still win."""
    masks = np.zeros(len(texts), dtype=np.int64)
    for i in np.flatnonzero(scores > _HOPELESS).tolist():
        masks[i] = phrase_mask(texts[i])
    return bit_columns("says", phrase_names(), masks)


def _neighbours(score: Floats, weight: Floats) -> Columns:
    """Scores of the blocks before and after, and of all within six places, weighed by size and nearness."""
    count = len(score)
    scores = np.pad(score, _REACH, constant_values=-4.0)
    weights = np.pad(weight, _REACH, constant_values=5.0)
    fading = _FADING ** np.abs(np.arange(-_REACH, _REACH + 1))
    fading[_REACH] = 0
    near = np.convolve(scores * weights, fading, "valid") / np.maximum(
        np.convolve(weights, fading, "valid"), 1e-9
    )
    return {
        "before_1": scores[_REACH - 1 : _REACH - 1 + count],
        "before_2": scores[_REACH - 2 : _REACH - 2 + count],
        "after_1": scores[_REACH + 1 : _REACH + 1 + count],
        "after_2": scores[_REACH + 2 : _REACH + 2 + count],
        "near_score": near,
    }


def _containers(tree: Tree, net: Floats, size: Floats, likely: Floats) -> Columns:
    """How much of each element's text is likely body, and how much of the page's likely body it holds."""
    text = tree.within(size)
    body = tree.within(size * likely)
    gain = tree.within(net * (2 * likely - 1))
    total = max(float(body[0]), 1e-9)
    mean = body / np.maximum(text, 1e-9)
    odds = np.log((mean + 0.02) / (1.02 - mean))
    # the deepest of those that gain most from being taken whole
    best = int(np.flatnonzero(gain >= gain.max() - 0.001 * abs(gain.max()) - 1e-6)[-1])
    found = {
        "from_best": np.minimum(tree.steps_from(best)[tree.of_block], 8),
        "page_body": np.full(len(net), np.log1p(total)),
    }
    at = tree.of_block
    for level in range(LEVELS):
        found[f"body_density_{level}"] = odds[at]
        found[f"body_share_{level}"] = body[at] / total
        at = tree.above[at]
    return found


def _gaps(sure: NDArray[np.int64], count: int) -> Columns:
    """Places to the nearest, and to the first and last, of the blocks that are likely body by themselves."""
    place = np.arange(count, dtype=np.float64)
    if not sure.size:
        far = np.full(count, _FAR)
        return {"before_first": far, "after_last": far, "since_body": far, "until_body": far}
    following = np.searchsorted(sure, place)
    since = np.where(following > 0, place - sure[np.maximum(following - 1, 0)], _FAR)
    until = np.where(following < sure.size, sure[np.minimum(following, sure.size - 1)] - place, _FAR)
    return {
        "before_first": np.clip(sure[0] - place, 0, _FAR),
        "after_last": np.clip(place - sure[-1], 0, _FAR),
        "since_body": np.minimum(since, _FAR),
        "until_body": np.minimum(until, _FAR),
    }


def strong_neighbour(tree: Tree, columns: Mapping[str, Floats], scores: Floats) -> Floats:
    """ALGORITHMS S02: 1 for a topic block with a vote, two places at most from one of the same parent with five."""
    topic = (columns["picture"] == 0) & (columns["hub"] == 0)
    parents = tree.above[tree.of_block]
    strong = topic & (scores >= 5)
    found = np.zeros(len(scores))
    for i in np.flatnonzero(topic & (scores >= 1)).tolist():
        near = slice(max(0, i - 2), i + 3)
        # the block itself is no neighbour of its own
        found[i] = (strong[near] & (parents[near] == parents[i])).sum() > strong[i]
    return found
