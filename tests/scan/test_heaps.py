"""Readings are stored in heaps, none of them late."""

from pathlib import Path

import pytest

from leitong.library.records import Reading, Role, Stamp
from leitong.scan.heaps import heaps


@pytest.fixture
def readings():
    return [Reading(Path(f"/{number}"), Role.SCAN, Stamp(1, 1, 1, number)) for number in range(600)]


def test_every_reading_comes_once_and_in_order(readings):
    portions = [readings[first : first + 32] for first in range(0, 600, 32)]
    made = list(heaps(portions))
    assert [one for heap in made for one in heap] == readings
    assert [len(heap) for heap in made if heap] == [256, 256, 88]


def test_none_waits_for_long(readings):
    times = iter((0.0, 0.1, 0.15, 0.2, 0.3, 0.3))
    made = list(heaps([readings[:1], [], readings[1:2], []], clock=lambda: next(times)))
    assert [len(heap) for heap in made] == [0, 0, 2, 0]
