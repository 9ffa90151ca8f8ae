import json
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.limits import Limits
from leitong.compare.methods.choices import (
    RANGES,
    USUAL_CHOICES,
    VALUES,
    Choices,
    restored,
    stored,
    value_of,
    with_value,
)

WHOLE = {"terms", "lexicons", "shingle", "gram", "window", "bits"}


def values_for(name):
    if name in VALUES:
        return st.sampled_from(VALUES[name])
    least, most = RANGES[name]
    if name in WHOLE:
        return st.integers(int(least), int(most))
    return st.floats(least, most)


@given(st.fixed_dictionaries({}, optional={name: values_for(name) for name in (*RANGES, *VALUES)}))
def test_choices_come_back_from_json_as_they_were(values):
    choices = USUAL_CHOICES
    for name, value in values.items():
        choices = with_value(choices, name, value)
    assert restored(json.loads(json.dumps(stored(choices)))) == choices


def test_only_what_is_otherwise_than_usual_is_kept():
    assert stored(USUAL_CHOICES) == {}
    assert stored(Choices(terms=5, limits=Limits(bits=3))) == {"terms": 5, "bits": 3}


@pytest.mark.parametrize(
    "row",
    [
        None,
        [],
        "terms",
        {"terms": 0},
        {"terms": "5"},
        {"terms": True},
        {"terms": 5.5},
        {"distance": float("nan")},
        {"bits": 3.5},
        {"hash": "sha-0"},
        {"width": [64]},
        {"limits": {"bits": 3}},
        {"unknown": 1},
    ],
)
def test_what_can_not_be_is_as_usual(row):
    assert restored(row) == USUAL_CHOICES


def test_the_rest_of_what_was_kept_stays():
    assert restored({"terms": 0, "hash": "gb13", "bits": 4}) == Choices(hash="gb13", limits=Limits(bits=4))


def test_every_choice_has_its_range_or_its_values():
    names = {each.name for each in (*fields(Choices), *fields(Limits))} - {"limits"}
    assert names == RANGES.keys() | VALUES.keys()
    assert all(value_of(USUAL_CHOICES, name) is not None for name in names - {"bits"})
