"""How far edits of short texts set their fingerprints apart, measured again beside the specification's table (M4)."""

from collections import Counter
from itertools import accumulate

import numpy as np
import pytest

from leitong.fingerprints.prints import Recipe
from leitong.fingerprints.simhash import simhash

TRIALS = 120


@pytest.fixture(scope="module")
def draw(words_by_use):
    """Draws words as often as they are used."""
    sums = np.array(list(accumulate(count for _, count in words_by_use)))
    rng = np.random.default_rng(11)
    return lambda count: [words_by_use[at][0] for at in sums.searchsorted(rng.integers(0, sums[-1], count))]


def fingerprint(words):
    return simhash(Counter(words), Recipe("words", "tf")).value


def edited(words, count, draw):
    """The same with `count` of its words replaced."""
    rng = np.random.default_rng(len(words) + count)
    changed = list(words)
    for place, word in zip(rng.choice(len(words), count, replace=False), draw(count), strict=True):
        changed[place] = word
    return changed


@pytest.mark.parametrize("length", [8, 15, 30, 60, 120, 250, 500, 1000, 2000])
def test_the_distances_of_the_table(worked, draw, length):
    expected = worked["math_short_texts"]["expected"][str(length)]["tf"]
    one, tenth, unrelated = [], [], []
    for _ in range(TRIALS):
        words = draw(length)
        value = fingerprint(words)
        for found, other in (
            (one, edited(words, 1, draw)),
            (tenth, edited(words, max(1, round(length / 10)), draw)),
            (unrelated, draw(length)),
        ):
            found.append((value ^ fingerprint(other)).bit_count())
    assert np.median(one) == pytest.approx(expected["1word"]["med"], abs=1)
    assert np.percentile(one, 95) == pytest.approx(expected["1word"]["p95"], abs=2)
    assert np.median(tenth) == pytest.approx(expected["0.1"]["med"], abs=1.5)
    assert np.median(unrelated) == pytest.approx(expected["unrelated_med"], abs=2)
