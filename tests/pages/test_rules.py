from itertools import pairwise

import numpy as np
import pytest

from leitong.pages.columns import Columns
from leitong.pages.context import beside
from leitong.pages.forest import forest_of
from leitong.pages.hints import hint_names, hints_against
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
    gives = table.own.totals(columns.matrix, [slice(0, len(lengths))])[-1]
    votes = gives - table.own.totals(nothing.matrix, [slice(0, 1)])[-1]
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
    pages = [slice(0, 2), slice(2, 5)]
    totals = table.own.totals(columns.matrix, pages)[-1] + table.more.totals(columns.matrix, pages)[0]
    assert np.allclose(totals, sums, atol=1e-2)


def test_telltale_words_only_take_votes_away():
    assert all(votes < 0 for _, votes in vote_table("votes").said)


def test_blocks_beside_one_count_by_their_size_within_bounds_unless_hidden():
    # two elements with two blocks each, and one block that hangs on the root
    forest = forest_of([np.array([0, 0, 1, 1, 0, 4, 4, 0])], [np.array([2, 3, 5, 6, 7])])
    columns = Columns(5)
    columns["size"] = [100, 100, 400, 100, 9]
    columns["hidden"] = [0, 0, 0, 1, 0]
    scores = np.array([2, 6, 50, -3, 1], np.float32)
    assert np.allclose(beside(forest, columns, scores), [2, -2, 0, 0, 0], atol=1e-5)


def test_the_rule_on_the_blocks_beside_one_votes_as_the_judge_does():
    table = vote_table("votes")
    rule = next(rule for rule in table.all_rules if rule.measure == "beside")
    assert rule.vote(2.0) == pytest.approx(2 * table.beside)
    assert rule.vote(-4.0) == pytest.approx(-4 * table.beside)


def test_a_hint_at_something_beside_the_text_never_votes_for_a_block():
    against = [name for number, name in enumerate(hint_names()) if hints_against() >> number & 1]
    marks = {f"{where} {name}" for where in ("near", "in") for name in against} | {"comment_below_text"}
    rules = [rule for rule in vote_table("votes").rules if rule.measure in marks]
    assert len(rules) > 10
    assert all(max(*rule.votes, *rule.first) <= 0 for rule in rules)
