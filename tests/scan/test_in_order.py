from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from leitong.library.records import Reading, Role, Stamp
from leitong.scan.in_order import InOrder


def reading(name):
    return Reading(Path(name), Role.SCAN, Stamp(0, 0, 0, 0))


def released(order, portions):
    found = InOrder(map(Path, order)).of([[reading(name) for name in portion] for portion in portions])
    return [[one.path.name for one in some] for some in found]


def test_what_comes_too_early_waits():
    assert released("abcd", ["b", "", "ad", "c"]) == [[], [], ["a", "b"], ["c", "d"]]


def test_what_waits_for_a_file_that_is_never_read_is_never_told():
    assert released("abc", ["b", "c"]) == [[], []]


def test_it_is_full_until_the_one_that_all_wait_for_comes():
    order = InOrder(map(Path, map(str, range(3000))))
    portions = [[reading(str(number))] for number in (*range(1, 1100), 0)]
    full = [order.is_full for _ready in order.of(portions)]
    assert full == [False] * 1023 + [True] * 76 + [False]


@given(st.permutations("abcdefgh"), st.integers(1, 8))
def test_all_come_once_and_in_order(names, size):
    portions = [names[at : at + size] for at in range(0, len(names), size)]
    assert [name for some in released("abcdefgh", portions) for name in some] == list("abcdefgh")
