import pytest

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.presenters.keywords import Group, KeywordsPresenter, about


@pytest.fixture
def pair(library_and_budget):
    return library_and_budget


@pytest.fixture
def keywords(focus, view, pair):
    presenter = KeywordsPresenter(focus, view)
    presenter.compare(pair)
    return presenter


def test_shared_keywords_come_first_then_those_of_one_side(keywords, view):
    groups = [row.group for row in view.last.rows]
    assert groups == sorted(groups, key=list(Group).index)
    by_term = {row.term: row.group for row in view.last.rows}
    assert by_term["library"] is Group.SHARED
    assert by_term["midnight"] is Group.ONLY_A
    assert by_term["budget"] is Group.ONLY_B


def test_every_keyword_is_counted_in_one_group(keywords, view, pair):
    terms = {keyword.term for keyword in (*pair.a.keywords, *pair.b.keywords)}
    assert sum(count for _group, count in view.last.counts) == len(terms)


def test_one_side_lists_its_heaviest(keywords, view, pair):
    assert view.last.top_a[0].term == pair.a.keywords[0].term
    assert view.last.heaviest == max(k.weight for k in (*pair.a.keywords, *pair.b.keywords))


def test_a_dozen_of_each_group_is_listed_until_all_are_asked_for(focus, view):
    words = " ".join(f"word{chr(97 + i)}{chr(97 + j)}" for i in range(6) for j in range(5))
    presenter = KeywordsPresenter(focus, view)
    presenter.compare(compare(analyse(words), analyse("something else")))
    listed = [row for row in view.last.rows if row.group is Group.ONLY_A]
    assert len(listed) == 12
    presenter.list_all(True)
    assert len([row for row in view.last.rows if row.group is Group.ONLY_A]) == 30


def test_pointing_lights_a_word_only_for_a_while(keywords, focus):
    keywords.hover("library")
    assert focus.current.term == "library"
    keywords.hover(None)
    assert focus.current.term is None


def test_the_mouse_leaving_gives_back_the_word_that_was_lit(keywords, focus):
    focus.on_term("midnight")
    keywords.hover("library")
    keywords.hover(None)
    assert focus.current.term == "midnight"


def test_a_held_word_stays_until_it_is_let_go(keywords, focus):
    keywords.hold("budget")
    keywords.hover("library")
    keywords.hover(None)
    assert focus.current.term == "budget"
    keywords.hold("budget")
    assert focus.current.term is None


def test_keys_walk_the_rows_of_a_group_and_stop_at_the_ends(keywords, view, focus):
    terms = [row.term for row in view.last.rows if row.group is Group.SHARED]
    keywords.move(Group.SHARED, 1)
    assert focus.current.term == terms[0]
    keywords.move(Group.SHARED, -1)
    assert focus.current.term == terms[0]
    keywords.move(Group.SHARED, 1000)
    assert focus.current.term == terms[-1]


def test_a_word_lit_elsewhere_is_lit_here(keywords, focus, view):
    focus.on_term("midnight")
    assert view.last.term == "midnight"
    assert "“midnight”: A 1×" in str(view.last.spoken)


def test_what_is_known_of_a_word_is_said_for_both_sides(keywords, view):
    row = next(row for row in view.last.rows if row.term == "budget")
    assert str(about(row)).startswith("“budget”: A not there; B 2×, level 5 of 5, weight ")


def test_no_text_has_no_keywords(focus, view):
    KeywordsPresenter(focus, view).compare(compare(analyse("!!!"), analyse("!!!")))
    assert view.last.rows == ()
    assert view.last.summary is None
