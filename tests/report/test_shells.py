"""How many values lie at each distance, as a sum that people read."""

from __future__ import annotations

import pytest

from leitong.report.shells import shells_told


@pytest.mark.parametrize(
    ("k", "told"),
    [(0, "1"), (3, "41,664 + 2,016 + 64 + 1"), (4, "635,376 + 41,664 + 2,016 + 64 + …")],
)
def test_the_farthest_come_first_and_no_more_than_four(k: int, told: str) -> None:
    assert shells_told(k) == told
