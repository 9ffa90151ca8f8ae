from leitong.compare.comparison import Kind
from leitong.library.clusters.spread import spread
from leitong.library.records import PrintPair

DIGESTS = {1: "b" * 64, 2: "b" * 64, 3: "a" * 64, 4: "c" * 64}


def near(a, b):
    return PrintPair(a, b, Kind.NEAR, 0.7, 0.9, 0.8, 0.7)


def test_a_text_is_stood_for_by_a_print_of_the_same_bytes_that_is_in_no_pair():
    found = spread(DIGESTS, [near(2, 3)])
    assert found.groups[1] == found.groups[2]
    (pair,) = found.near
    assert (pair.a, pair.b, pair.a_in_b, pair.b_in_a) == (3, found.groups[2].first, 0.8, 0.9)


def test_pairs_of_prints_that_are_not_there_say_nothing():
    assert spread(DIGESTS, [near(4, 5)]).near == []
