import subprocess
import sys
from itertools import chain

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.library.ranking.pagerank import Graph, pagerank


def ints(values):
    return np.array(values, dtype=np.int64)


def graph(size, *links):
    columns = ints(links).reshape(-1, 2)
    return Graph.of(columns[:, 0], columns[:, 1], size)


def ranks_of(links):
    """links: for each page by name those that it leads to."""
    names = list(dict.fromkeys([*links, *chain.from_iterable(links.values())]))
    pairs = [(names.index(source), names.index(target)) for source in links for target in links[source]]
    return dict(zip(names, pagerank(graph(len(names), *pairs)).tolist(), strict=True))


def test_the_known_four_pages(worked):
    example = worked["pagerank_basic"]
    ranks = ranks_of(example["inputs"]["links"])
    assert ranks == pytest.approx(example["expected"]["sum1"], abs=1e-9)
    assert sorted(ranks, key=ranks.__getitem__, reverse=True) == example["expected"]["order"]
    of_the_paper = {name: 4 * rank for name, rank in ranks.items()}
    assert of_the_paper == pytest.approx(example["expected"]["brin_page_sumN"], abs=1e-8)


def test_a_page_without_links_gives_its_rank_to_all(worked):
    example = worked["pagerank_dangling"]
    ranks = ranks_of(example["inputs"]["links"])
    assert ranks["A"] == pytest.approx(1 / 2.85, abs=1e-9)
    assert ranks["B"] == pytest.approx(example["expected"]["B"], abs=1e-9)


def test_a_link_among_few_is_worth_more(worked):
    example = worked["pagerank_three_principles"]
    ranks = ranks_of(example["inputs"]["links"])
    assert (ranks["P"], ranks["Q"]) == pytest.approx((example["expected"]["P"], example["expected"]["Q"]))


def test_more_links_to_a_page_are_worth_more():
    ranks = ranks_of({"A": ["P"], "B": ["P"], "C": ["Q"]})
    assert ranks["P"] > ranks["Q"]


def test_a_link_from_a_better_page_is_worth_more():
    ranks = ranks_of({"A": ["S"], "B": ["S"], "C": ["S"], "S": ["P"], "T": ["Q"]})
    assert ranks["P"] > ranks["Q"]


def test_links_of_a_page_to_itself_and_repeated_ones_count_for_nothing():
    once = pagerank(graph(3, (0, 1), (1, 2)))
    assert pagerank(graph(3, (0, 1), (0, 1), (0, 0), (1, 2), (2, 2))).tolist() == once.tolist()


def test_without_links_all_are_equal():
    assert pagerank(graph(4)).tolist() == [0.25] * 4
    assert pagerank(graph(1)).tolist() == [1.0]
    assert pagerank(graph(0)).tolist() == []


def test_starting_more_often_at_a_page_raises_it():
    ranks = pagerank(graph(3), np.array([2.0, 1.0, 1.0]))
    assert ranks.tolist() == [0.5, 0.25, 0.25]


@pytest.mark.parametrize("starts", [[1.0, -1.0], [0.0, 0.0], [1.0], [float("inf"), 1.0]])
def test_starts_that_mean_nothing_are_refused(starts):
    with pytest.raises(ValueError, match="one finite start for each of 2"):
        pagerank(graph(2), np.array(starts))


@pytest.mark.parametrize("followed", [-0.1, 1.0, float("nan")])
def test_links_that_are_always_followed_are_refused(followed):
    with pytest.raises(ValueError, match="less than 1"):
        pagerank(graph(2, (0, 1)), followed=followed)


def test_links_that_are_never_followed_rank_nothing():
    assert pagerank(graph(3, (0, 1), (2, 1)), followed=0).tolist() == pytest.approx([1 / 3] * 3)


def test_a_page_that_nobody_starts_from_or_leads_to_has_no_rank():
    ranks = pagerank(graph(3, (0, 1), (2, 1)), np.array([1.0, 1.0, 0.0]))
    assert ranks[2] == 0
    assert ranks[1] > ranks[0]


def test_nothing_is_loaded_for_it_before_a_rank_is_asked_for():
    code = "import sys, leitong.library.pipeline.arrange; sys.exit('rustworkx' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


webs = st.integers(1, 12).flatmap(
    lambda size: st.tuples(
        st.just(size),
        st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=40),
        st.lists(st.integers(0, 5), min_size=size, max_size=size).filter(any),
    )
)


@given(webs, st.sampled_from([0.0, 0.5, 0.85, 0.99]))
def test_each_rank_is_made_of_those_that_lead_to_the_page(case, followed):
    """The ranks are where the equations of the definition, solved at once, have them."""
    size, links, starts = case
    made, anew = graph(size, *links), np.array(starts) / sum(starts)
    follows = np.zeros((size, size))
    for source, target in zip(made.sources, made.targets, strict=True):
        follows[target, source] = 1 / made.links_out[source]
    follows[:, made.links_out == 0] = anew[:, None]
    solved = np.linalg.solve(np.eye(size) - followed * follows, (1 - followed) * anew)
    assert pagerank(made, np.array(starts, dtype=float), followed=followed) == pytest.approx(solved, abs=2e-8)


@given(webs)
def test_ranks_add_up_to_one_and_nobody_has_none(case):
    size, links, _starts = case
    ranks = pagerank(graph(size, *links))
    assert ranks.sum() == pytest.approx(1)
    assert (ranks >= 0.15 / size - 1e-12).all()


@given(webs, st.randoms())
def test_ranks_know_nothing_of_the_order_of_pages(case, random):
    size, links, _starts = case
    other = list(range(size))
    random.shuffle(other)
    ranks = pagerank(graph(size, *((other[source], other[target]) for source, target in links)))
    assert ranks[other] == pytest.approx(pagerank(graph(size, *links)), abs=1e-8)
