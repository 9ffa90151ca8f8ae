from itertools import pairwise

import numpy as np
import pytest

from leitong.pages.columns import Columns
from leitong.pages.rules import rule_sentence
from leitong.pages.votetable import vote_table


@pytest.mark.parametrize("name", ["textbook", "votes"])
def test_every_rule_has_a_sentence(name):
    for rule in vote_table(name).all_rules:
        assert str(rule_sentence(rule.name)).strip()


@pytest.mark.parametrize("name", ["textbook", "votes"])
def test_rules_are_well_formed(name):
    table = vote_table(name)
    assert len({rule.name for rule in table.all_rules}) == len(table.all_rules)
    for rule in table.all_rules:
        assert len(rule.at) == len(rule.votes) == len(rule.first)
        assert all(a < b for a, b in pairwise(rule.at))


def test_an_unknown_rule_has_no_sentence():
    with pytest.raises(KeyError):
        rule_sentence("weather")


def test_steps_hold_their_votes_up_to_the_next():
    table = vote_table("textbook")
    lengths = [0, 9, 10, 49, 50, 249, 250, 10_000]
    columns = Columns(len(lengths))
    nothing = Columns(1)
    columns["net"] = lengths
    votes = table.own.totals(columns.matrix)[-1] - table.own.totals(nothing.matrix)[-1]
    assert votes.tolist() == [0, 0, 2, 2, 5, 5, 10, 10]
    assert [table.rules[0].vote(length) for length in lengths] == [0, 0, 2, 2, 5, 5, 10, 10]


@pytest.mark.parametrize("name", ["textbook", "votes"])
def test_totals_are_the_sum_of_the_rules_votes(name):
    table = vote_table(name)
    rules = [rule for rule in table.all_rules if not rule.measure.startswith("says")]
    columns = Columns(5)
    columns.matrix[:] = np.random.default_rng(1).integers(0, 9, columns.matrix.shape)
    values = columns.values_of([rule.measure for rule in rules])
    sums = [sum(rule.vote(float(value)) for rule, value in zip(rules, row, strict=True)) for row in values]
    totals = table.own.totals(columns.matrix)[-1] + table.more.totals(columns.matrix)[0]
    assert np.allclose(totals, sums, atol=1e-2)


def test_telltale_words_only_take_votes_away():
    assert all(votes < 0 for _, votes in vote_table("votes").said)
