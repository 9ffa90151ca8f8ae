import numpy as np
import pytest

from leitong.library.ranking.copies import collapsed, copies_elsewhere, rank_with_copies, starts_with
from leitong.library.ranking.pagerank import Graph, pagerank


@pytest.fixture
def example(worked):
    return worked["pagerank_copies"]


@pytest.fixture
def names(example):
    links = example["inputs"]["links"]
    return sorted({*links, *(target for targets in links.values() for target in targets)})


@pytest.fixture
def graph(example, names):
    pairs = [
        (names.index(source), names.index(target))
        for source, targets in example["inputs"]["links"].items()
        for target in targets
    ]
    columns = np.array(pairs, dtype=np.int64)
    return Graph.of(columns[:, 0], columns[:, 1], len(names))


@pytest.fixture
def labels(names):
    """N2 is a copy of N1."""
    return np.array([names.index("N1" if name == "N2" else name) for name in names])


def by_name(names, ranks):
    return {
        "N" if name == "N1" else name: rank
        for name, rank in zip(names, ranks.tolist(), strict=True)
        if name != "N2"
    }


def test_apart_the_copies_rank_below_what_they_lead_to(example, graph, names):
    ranks = dict(zip(names, pagerank(graph).tolist(), strict=True))
    assert ranks == pytest.approx(example["expected"]["before"], abs=1e-9)


def test_united_they_rank_first(example, graph, labels, names):
    same_place = np.zeros(len(names), dtype=np.int64)
    ranks = by_name(names, rank_with_copies(graph, labels, same_place))
    assert ranks == pytest.approx(example["expected"]["merged"], abs=1e-9)


def test_united_their_links_are_one_pages(example, graph, labels, names):
    united = collapsed(graph, labels)
    linked = {}
    for source, target in zip(united.sources.tolist(), united.targets.tolist(), strict=True):
        linked.setdefault(names[source].replace("N1", "N"), []).append(names[target].replace("N1", "N"))
    assert linked == example["expected"]["merged_links"]


def test_a_copy_elsewhere_raises_them_more(example, graph, labels, names):
    own_places = np.arange(len(names))
    copies = copies_elsewhere(labels, own_places)
    starts = by_name(names, starts_with(copies, labels))
    assert starts == pytest.approx(example["expected"]["teleport"])
    ranks = by_name(names, rank_with_copies(graph, labels, own_places))
    assert ranks == pytest.approx(example["expected"]["merged_boosted"], abs=1e-9)


def test_copies_beside_the_page_count_for_nothing():
    labels, places = np.array([0, 0, 0]), np.array([7, 7, 8])
    assert copies_elsewhere(labels, places).tolist() == [1, 0, 0]


def test_without_copies_it_is_plain_pagerank(graph, names):
    own = np.arange(len(names))
    assert rank_with_copies(graph, own, own).tolist() == pytest.approx(pagerank(graph).tolist())


def test_links_within_a_group_are_dropped():
    united = collapsed(Graph.of(np.array([0, 1, 2]), np.array([1, 2, 0]), 3), np.array([0, 0, 2]))
    assert list(zip(united.sources.tolist(), united.targets.tolist(), strict=True)) == [(0, 2), (2, 0)]


def test_a_copy_has_the_rank_of_its_group(graph, labels, names):
    ranks = rank_with_copies(graph, labels, np.arange(len(names)))
    assert ranks[names.index("N2")] == ranks[names.index("N1")]


def test_an_empty_library_has_no_ranks():
    nothing = np.empty(0, dtype=np.int64)
    assert rank_with_copies(Graph(nothing, nothing, 0), nothing, nothing).size == 0
