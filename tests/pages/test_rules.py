from itertools import pairwise

import numpy as np
import pytest

from leitong.pages.rules import rule_sentence
from leitong.pages.votetable import vote_table


@pytest.mark.parametrize("name", ["textbook", "votes"])
def test_every_rule_has_a_sentence(name):
    for rule in vote_table(name).rule_names:
        assert str(rule_sentence(rule)).strip()


@pytest.mark.parametrize("name", ["textbook", "votes"])
def test_rules_are_well_formed(name):
    table = vote_table(name)
    assert len(set(table.rule_names)) == len(table.rule_names)
    for rule in table.rules + table.after:
        assert len(rule.at) == len(rule.votes) == len(rule.first)
        assert all(a < b for a, b in pairwise(rule.at))


def test_an_unknown_rule_has_no_sentence():
    with pytest.raises(KeyError):
        rule_sentence("weather")


def test_steps_hold_their_votes_up_to_the_next():
    table = vote_table("textbook")
    lengths = [0, 9, 10, 49, 50, 249, 250, 10_000]
    votes = []
    for length in lengths:
        values = np.zeros(len(table.rules) + len(table.after))
        values[0] = length
        votes.append(float(table.final.by_rule(values)[0]))
    assert votes == [0, 0, 2, 2, 5, 5, 10, 10]


def test_totals_are_the_sum_of_the_rules_votes():
    table = vote_table("votes")
    values = np.random.default_rng(1).random((len(table.rules) + len(table.after), 5)) * 3
    by_rule = [table.final.by_rule(values[:, block]).sum() for block in range(5)]
    assert np.allclose(table.final.totals(values), by_rule, atol=1e-4)
