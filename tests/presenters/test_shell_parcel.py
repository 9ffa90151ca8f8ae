import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.presenters.parcel import LONG_TEXT, LONG_TUPLE, Unpacker, pack


def crossed(value):
    unpacker = Unpacker()
    return [unpacker.add(part) for part in pack(value)][-1]


@pytest.mark.parametrize(
    "value",
    [
        None,
        tuple(range(LONG_TUPLE + 1)),
        tuple(tuple(range(LONG_TUPLE * 3)) for _row in range(LONG_TUPLE * 2)),
        {"text": "图" * (LONG_TEXT + 1), "again": ["x" * (LONG_TEXT * 2)]},
    ],
)
def test_long_things_come_out_as_they_went_in(value):
    assert crossed(value) == value


def test_a_short_value_is_one_part():
    assert len(pack({"a": (1, 2)})) == 1


def test_no_part_holds_more_than_its_share():
    value = tuple(f"word {number}" for number in range(20_000))
    parts = pack(value)
    assert len(parts) == 101
    assert max(map(len, parts)) < 5_000


def test_arrays_cross_too():
    array = np.arange(1000, dtype=np.uint64)
    assert (crossed((array, "x"))[0] == array).all()


@given(
    st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner),
        max_leaves=30,
    )
)
def test_every_value_comes_out_as_it_went_in(value):
    assert crossed(value) == value
