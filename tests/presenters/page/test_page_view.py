"""A page in pieces for the window, and the panel's behaviour around it."""

import pickle

import pytest

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.documents.load import document_of, pasted
from leitong.messages import Message
from leitong.pages.structure import structure
from leitong.pages.votetable import vote_table
from leitong.presenters.desk import Desk
from leitong.presenters.focus import SharedFocus
from leitong.presenters.jobs import Job
from leitong.presenters.page.memory import PageMemory
from leitong.presenters.page.pieces import MOST_PIECES, page_view, view_at_desk
from leitong.presenters.page.presenter import PagePresenter
from leitong.presenters.page.view import LINE_END, Look, key_of
from leitong.presenters.sources import Source

PAGE = """<html><head><title>Tide tables - Harbour News</title></head><body>
<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/tides">Tides</a></li>
<li><a href="/boats">Boats</a></li><li><a href="/market">Market</a></li></ul></nav><h1>Tide tables</h1>
<p>The harbour office has printed   new tide tables, and every boat may have one, <b>free</b> <i>of charge</i>.</p>
<p>They replace those of last year,<br>which were wrong by an hour, as many a skipper found out on the sands.</p>
<pre>  06:12  low
  12:30  high</pre></body></html>"""


def html(text, name="tides.html"):
    return document_of(name, text.encode("utf-8"), name)


@pytest.fixture(scope="module")
def view():
    return page_view(html(PAGE))


def words(piece):
    return "".join(run.text for run in piece.runs)


def piece_with(view, text):
    return next(piece for piece in view.pieces if text in words(piece))


def test_every_block_with_text_is_a_piece_in_order(view):
    blocks = [piece.block for piece in view.pieces]
    assert blocks == sorted(blocks) and len(set(blocks)) == len(blocks)


def test_kinds_follow_the_tags(view):
    assert piece_with(view, "Tide tables").kind == "h1"
    assert piece_with(view, "Boats").kind == "li" and piece_with(view, "Boats").indent == 1


def test_white_space_is_as_a_browser_shows_it(view):
    text = words(piece_with(view, "harbour office"))
    assert text == (
        "The harbour office has printed new tide tables, and every boat may have one, free of charge."
    )


def test_a_line_break_within_a_block_stays_one(view):
    assert f"last year,{LINE_END}which" in words(piece_with(view, "last year"))


def test_preformatted_text_keeps_its_spaces(view):
    assert words(piece_with(view, "06:12")) == f"  06:12  low{LINE_END}  12:30  high"


def test_words_are_set_as_the_page_has_them(view):
    looks = {run.text.strip(): run.look for run in piece_with(view, "harbour office").runs}
    assert looks["free"] == Look.STRONG and looks["of charge"] == Look.SLANTED
    assert piece_with(view, "Boats").runs[0].look == Look.LINK


def test_it_goes_through_a_pipe(view):
    assert pickle.loads(pickle.dumps(view)) == view


def test_a_document_without_tags_is_listed_by_paragraphs():
    view = page_view(pasted("One.\nTwo <b>bold</b>."))
    assert view.tree is None
    assert [words(piece) for piece in view.pieces] == ["One.", "Two <b>bold</b>."]


def test_of_a_long_document_only_the_beginning_is_shown():
    view = page_view(pasted("\n".join(f"line {n}" for n in range(MOST_PIECES + 10))))
    assert view.cut and len(view.pieces) == MOST_PIECES


def test_a_page_nested_deep_is_taken_apart_without_recursion():
    assert piece_with(page_view(html("<div>" * 3000 + "deep enough")), "deep enough")


class Panel:
    """Answers the presenter's questions at once, unless told to keep them."""

    def __init__(self, presenter_of=PagePresenter):
        self.focus = SharedFocus()
        self.desk = Desk()
        self.asked = []
        self.presenter = presenter_of(self, self.focus)
        self.presenter.ask = self._asked

    def show_page(self, state):
        self.state = state

    def _asked(self, task, key, votes, document=None):
        assert task == "page"
        self.asked.append(key)
        self.presenter.on_view(view_at_desk(self.desk, key, votes, document))


@pytest.fixture(scope="module")
def comparison():
    a = analyse(html(PAGE))
    b = analyse(html(PAGE.replace("free", "gratis"), "other.html"))
    return compare(a, b)


@pytest.fixture
def panel(comparison):
    panel = Panel()
    panel.presenter.show_comparison(comparison)
    return panel


def test_the_page_of_a_is_taken_apart_first(panel):
    assert panel.state.side == "a" and panel.state.view is not None
    assert set(panel.asked) == {key_of(panel.state.analysis.document)}


def test_a_document_that_lies_at_the_desk_is_not_sent_again(panel, tmp_path):
    page = tmp_path / "page.html"
    page.write_text(PAGE, encoding="utf-8")
    panel.desk.do(Job(1, Source.file(page), None), lambda _stage: None)
    analysis = analyse(page)
    panel.asked.clear()
    panel.presenter.show_comparison(compare(analysis, analysis))
    assert panel.state.view is not None and len(panel.asked) == 1


def test_each_side_is_taken_apart_once(panel):
    for side in ("b", "a", "b"):
        panel.presenter.show_side(side)
        assert panel.state.view is not None
    assert len(set(panel.asked)) == 2


def test_a_block_that_is_pointed_at_is_told_to_all_and_found_in_the_tree(panel):
    block = piece_with(panel.state.view, "harbour office").block
    panel.presenter.choose_block(block)
    assert panel.focus.current.block == ("a", block)
    assert panel.state.view.tree.tags[panel.state.tag].name == "p"


def test_a_block_pointed_at_in_the_other_text_turns_the_side(panel):
    panel.focus.on_block(("b", 2))
    assert (panel.state.side, panel.state.block) == ("b", 2)


def test_an_element_that_is_chosen_stays_chosen_and_shows_its_first_block(panel):
    tags = panel.state.view.tree.tags
    body = next(number for number, tag in enumerate(tags) if tag.name == "body")
    panel.presenter.choose_tag(body)
    assert panel.state.tag == body and panel.state.block == tags[body].block
    assert panel.focus.current.block == ("a", tags[body].block)


def test_an_element_without_a_block_is_chosen_alone(panel):
    tags = panel.state.view.tree.tags
    title = next(number for number, tag in enumerate(tags) if tag.name == "title")
    panel.presenter.choose_tag(title)
    assert panel.state.tag == title and panel.state.block is None


def test_keys_go_from_block_to_block_and_stop_at_the_ends(panel):
    order = [piece.block for piece in panel.state.view.pieces]
    panel.presenter.step_block(1)
    assert panel.state.block == order[0]
    panel.presenter.step_block(-1)
    assert panel.state.block == order[0]
    panel.presenter.step_block(1000)
    assert panel.state.block == order[-1]


def test_the_next_block_with_a_fate_comes_round_again(panel):
    fates = [block.fate for block in panel.state.analysis.page.blocks]
    bodies = [number for number, fate in enumerate(fates) if fate == "body"]
    seen = []
    for _ in range(len(bodies) + 1):
        panel.presenter.next_of("body")
        seen.append(panel.state.block)
    assert seen == [*bodies, bodies[0]]


def test_a_refusal_is_shown(panel):
    panel.presenter.on_refused(Message("Too many tags."))
    assert str(panel.state.trouble) == "Too many tags."


def test_nothing_compared_is_nothing_shown(panel):
    panel.presenter.show_comparison(None)
    assert panel.state.analysis is None and panel.state.view is None
    panel.presenter.step_block(1)
    panel.presenter.next_of("body")
    panel.focus.on_block(("a", 1))
    assert panel.state.block is None


BOOK = PAGE.replace("<h1>", "<p class='intro'>Tide tables, harbour office, 2026.</p><h1>")


@pytest.fixture
def by_the_book(tmp_path):
    panel = Panel()
    panel.presenter.remember(PageMemory(tmp_path / "page.json"))
    panel.presenter.choose_votes("textbook")
    other = analyse(html(BOOK.replace("free", "gratis"), "other.html"))
    panel.presenter.show_comparison(compare(analyse(html(BOOK)), other))
    return panel


def test_the_textbooks_rules_judge_the_blocks_as_the_terminal_has_them(by_the_book):
    page = structure(html(BOOK), votes=vote_table("textbook"))
    assert list(by_the_book.state.page.blocks) == list(page.blocks)
    assert by_the_book.state.page.body == page.body


def test_each_vote_is_of_one_of_the_nine_rules(by_the_book):
    rules = {vote.rule for block in by_the_book.state.page.blocks for vote in block.votes}
    assert rules and rules <= {rule.name for rule in vote_table("textbook").all_rules}


def test_it_is_counted_which_blocks_the_learned_votes_judge_otherwise(by_the_book):
    state = by_the_book.state
    learned = structure(html(BOOK)).blocks
    others = [n for n, block in enumerate(learned) if block.fate != state.page.blocks[n].fate]
    assert state.differing == len(others)
    told = [n for n in range(len(learned)) if state.learned_otherwise(n) is not None]
    assert told == others


def test_links_stay_those_of_the_page(by_the_book):
    assert [link.url for link in by_the_book.state.page.links] == ["/", "/tides", "/boats", "/market"]


def test_other_votes_keep_the_block_that_is_looked_at(panel):
    block = piece_with(panel.state.view, "harbour office").block
    panel.presenter.choose_block(block)
    panel.presenter.choose_votes("textbook")
    assert panel.state.votes == panel.state.view.votes == "textbook"
    assert panel.state.block == block
    panel.presenter.choose_votes("learned")
    assert panel.state.page is panel.state.analysis.page and panel.state.block == block


def test_an_answer_to_votes_no_longer_chosen_is_kept_for_later(panel):
    asked = []
    panel.presenter.ask = lambda *question: asked.append(question)
    panel.presenter.choose_votes("textbook")
    panel.presenter.choose_votes("learned")
    document = panel.state.analysis.document
    panel.presenter.on_view(page_view(document, "textbook"))
    assert panel.state.view.votes == "learned"
    panel.presenter.choose_votes("textbook")
    assert panel.state.view.votes == "textbook" and len(asked) == 1


def test_a_text_without_tags_is_not_voted_on():
    view = page_view(pasted("One.\nTwo."), "textbook")
    assert view.judged is None and view.votes == "textbook"


def test_the_choice_of_votes_is_kept_between_two_starts(tmp_path):
    file = tmp_path / "page.json"
    assert PageMemory(file).votes == "learned"
    PageMemory(file).keep("textbook")
    assert PageMemory(file).votes == "textbook"
    file.write_text('{"votes": "none of ours"}', encoding="utf-8")
    assert PageMemory(file).votes == "learned"


def test_votes_that_no_table_has_are_not_kept():
    with pytest.raises(KeyError):
        PageMemory().keep("votes")
