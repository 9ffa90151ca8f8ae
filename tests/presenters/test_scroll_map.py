from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.comparison import Passage
from leitong.presenters.scroll_map import ScrollMap
from leitong.spans import Span


def passage(a, b, moved=False, runs=()):
    return Passage(Span(*a), Span(*b), "same", moved, 10, runs)


def test_ends_meet_ends():
    lock = ScrollMap(100, 50, ())
    assert (lock.to_b(0), lock.to_b(100)) == (0, 50)
    assert (lock.to_a(0), lock.to_a(50)) == (0, 100)


def test_a_passage_meets_itself_and_what_lies_between_is_spread_evenly():
    lock = ScrollMap(100, 200, [passage((20, 40), (100, 120))])
    assert lock.to_b(20) == 100
    assert lock.to_b(30) == 110
    assert lock.to_b(10) == 50
    assert lock.to_a(160) == 70


def test_a_moved_passage_has_no_say():
    still = [passage((40, 60), (40, 60))]
    moved = passage((0, 20), (80, 100), moved=True)
    assert ScrollMap(100, 100, [*still, moved]).to_b(10) == 10


def test_equal_runs_hold_an_edited_passage_in_step():
    runs = ((Span(0, 10), Span(0, 10)), (Span(10, 20), Span(50, 60)))
    assert ScrollMap(20, 60, [passage((0, 20), (0, 60), runs=runs)]).to_b(15) == 55


def test_two_empty_texts_have_one_place():
    assert ScrollMap(0, 0, ()).to_b(0) == 0


spans = st.tuples(st.integers(0, 500), st.integers(0, 500)).map(sorted)


@given(st.lists(st.tuples(spans, spans, st.booleans()), max_size=12), st.data())
def test_scrolling_down_never_scrolls_the_other_text_up(pairs, data):
    lock = ScrollMap(500, 500, [passage(a, b, moved) for a, b, moved in pairs])
    low, high = sorted(data.draw(st.tuples(st.integers(0, 500), st.integers(0, 500))))
    assert 0 <= lock.to_b(low) <= lock.to_b(high) <= 500
    assert 0 <= lock.to_a(low) <= lock.to_a(high) <= 500
