import pytest

from leitong import analyse, compare
from leitong.presenters.matches import Matches, Side, excerpt, kind_of
from leitong.spans import Span

FIRST = (
    "深圳市图书馆今天宣布将于下月起延长夜间开放时间，周末的自习区一直开放到晚上十一点。馆长在会上说，这是为了回应读者的长期建议，"
    "也是为了配合地铁末班车时间的调整，各区分馆随后会公布自己的安排，市民可以在网站上查到。"
)
SECOND = (
    "读者可以通过手机预约座位，系统会在前十五分钟提醒入座，超时未到的座位会自动释放。去年秋天的问卷收回了四千二百份，"
    "其中六成以上的人希望下班以后还能进馆看书，也有人建议在夜间增设热水和简餐，方便远道而来的居民。"
)
THIRD = (
    "The library also said that a new reading room will open in spring, with many picture books on low shelves, three "
    "quiet corners for reading aloud, and a volunteer who tells stories on every Saturday morning until the summer."
)
ONLY_A = "".join(f"甲文独有的第{number}句说的是山里的天气与收成。\n" for number in range(30))
ONLY_B = "".join(
    f"Only the second text talks about game number {number} of last year.\n" for number in range(30)
)


@pytest.fixture(scope="module")
def pair():
    a = analyse("\n".join((FIRST, ONLY_A, SECOND, ONLY_A, THIRD)))
    b = analyse("\n".join((THIRD, ONLY_B, FIRST, ONLY_B, SECOND)))
    return compare(a, b)


def test_each_side_has_its_own_order(pair):
    matches = Matches(pair)
    assert [pair.passages[index].a.start for index in matches.a.order] == sorted(
        p.a.start for p in pair.passages
    )
    assert [pair.passages[index].b.start for index in matches.b.order] == sorted(
        p.b.start for p in pair.passages
    )


def test_stepping_goes_round_and_back(pair):
    matches = Matches(pair)
    forward = [matches.step(1, "a") for _ in range(len(matches) + 1)]
    assert forward == [*matches.a.order, matches.a.order[0]]
    assert matches.step(-1, "a") == matches.a.order[-1]


def test_stepping_back_at_first_begins_at_the_end(pair):
    assert Matches(pair).step(-1, "b") == Matches(pair).b.order[-1]


def test_stepping_leaves_out_kinds_that_are_not_listed(pair):
    matches = Matches(pair)
    matches.kinds = frozenset(("moved",))
    assert {kind_of(pair.passages[index]) for index in matches.listed()} == {"moved"}
    assert matches.step(1, "a") in matches.listed()


def test_without_matches_there_is_nowhere_to_step():
    matches = Matches(compare(analyse("晴天"), analyse("football")))
    assert matches.step(1, "a") is None
    assert matches.counts() == {"same": 0, "edited": 0, "moved": 0}


def test_a_match_can_be_left_out_and_taken_in_again(pair):
    matches = Matches(pair)
    matches.include(1, False)
    assert matches.excluded == {1}
    assert not matches.row(1).included
    matches.include(1, True)
    assert matches.excluded == frozenset()


def test_a_row_says_how_long_and_how_it_begins(pair):
    rows = [Matches(pair).row(index) for index in range(len(pair.passages))]
    english = next(row for row in rows if row.excerpt.startswith("The library"))
    chinese = next(row for row in rows if row.excerpt.startswith("深圳"))
    assert not english.ideographic
    assert chinese.ideographic
    assert english.number == english.passage + 1


def test_an_excerpt_is_one_short_line():
    assert excerpt("one\n  two") == "one two"
    assert len(excerpt("字" * 500)) == 120


@pytest.fixture
def side():
    return Side([Span(10, 20), Span(0, 100), Span(30, 40)])


def test_the_shortest_match_over_a_place_is_meant(side):
    assert side.at(15) == 0
    assert side.at(25) == 1
    assert side.at(100) is None


def test_a_long_match_is_in_sight_though_it_began_far_above(side):
    assert side.within(50, 60) == [1]
    assert side.within(35, 60) == [1, 2]
    assert side.within(20, 30) == [1]
    assert side.within(100, 200) == []
