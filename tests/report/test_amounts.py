"""Numbers as people read them in a table."""

from __future__ import annotations

import pytest

from leitong.report.amounts import amount, seconds, size


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, "0"),
        (2.371e-14, "2.37·10⁻¹⁴"),
        (0.000305, "0.000305"),
        (0.5, "0.5"),
        (99.96, "100"),
        (43745, "43,745"),
        (8e9, "8,000,000,000"),
    ],
)
def test_an_amount_has_three_digits_or_all_before_the_point(number: float, told: str) -> None:
    assert amount(number) == told


def test_a_size_counts_by_thousands() -> None:
    assert [size(999), size(2_530), size(3_499_600_000)] == ["999 B", "2.53 KB", "3.5 GB"]


def test_a_time_is_told_in_the_unit_that_fits() -> None:
    assert [seconds(0), seconds(3.7e-5), seconds(0.1837), seconds(2.5)] == [
        "–",
        "37 µs",
        "183.7 ms",
        "2.50 s",
    ]
