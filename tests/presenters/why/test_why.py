import pytest

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.compare.methods.choices import Choices
from leitong.compare.methods.judge import Judge
from leitong.compare.pushes import BitVotes
from leitong.presenters.lit_words import terms_of
from leitong.presenters.methods.memory import MethodMemory
from leitong.presenters.why.other_print import OtherPrint, made_anew
from leitong.presenters.why.presenter import WhyPresenter
from leitong.presenters.why.sentences import bit_line
from leitong.presenters.why.state import PrintChoice


@pytest.fixture
def pair(notice_and_repost):
    return notice_and_repost


@pytest.fixture
def why(focus, view, pair):
    presenter = WhyPresenter(focus, view)
    presenter.compare(pair)
    return presenter


def differing(state):
    return [votes.bit for votes in state.bits if votes.differs]


def test_all_votes_are_shown_with_both_fingerprints(why, view, pair):
    assert len(view.last.bits) == 64
    assert view.last.digits_a == pair.a.fingerprints.words.hex
    assert view.last.hamming == pair.measures.hamming == len(differing(view.last))
    assert str(view.last.whole).startswith(f"{pair.measures.hamming} of 64 bits differ.")


def test_with_no_bit_chosen_the_table_speaks_for_all_differing_bits(why, view):
    assert view.last.chosen is None
    pulls = [row.pulls_apart for row in view.last.rows]
    assert pulls == sorted(pulls, reverse=True)
    assert all(row.push_a is None and row.bits is not None for row in view.last.rows)


def test_a_chosen_bit_shows_the_words_that_push_it(why, view, pair):
    bit = differing(view.last)[0]
    why.choose(bit)
    assert [row.term for row in view.last.rows] == [push.term for push in pair.explanation.pushes(bit)]
    assert all(abs(row.push_a) == row.weight_a for row in view.last.rows)


def test_choosing_a_bit_lights_it_everywhere(why, focus):
    why.choose(9)
    assert focus.current.bit == 9


def test_a_bit_lit_elsewhere_is_chosen_here(why, focus, view):
    focus.on_bit(12)
    assert view.last.chosen == 12


def test_steps_stop_at_the_ends(why, view):
    why.move(-1)
    assert view.last.chosen == 63
    why.move(1)
    assert view.last.chosen == 63
    why.choose(0)
    why.move(-1)
    assert view.last.chosen == 0


def test_jumps_go_round_the_differing_bits_and_back(why, view):
    bits = differing(view.last)
    seen = []
    for _bit in bits:
        why.next_differing(1)
        seen.append(view.last.chosen)
    why.next_differing(1)
    assert seen == bits
    assert view.last.chosen == bits[0]
    why.next_differing(-1)
    assert view.last.chosen == bits[-1]


def test_the_mouse_lights_a_bit_only_while_it_is_there(why, view):
    why.hover(7)
    assert view.last.chosen == 7
    why.hover(None)
    assert view.last.chosen is None


def test_the_mouse_leaving_gives_back_the_bit_that_keys_chose(why, view):
    why.choose(7)
    why.hover(20)
    why.hover(21)
    assert view.last.chosen == 21
    why.hover(None)
    assert view.last.chosen == 7


def test_a_pinned_bit_stays_under_the_moving_mouse(why, view):
    why.pin(7)
    why.hover(20)
    assert (view.last.chosen, view.last.pinned) == (7, True)


def test_pinning_again_lets_go(why, view):
    why.pin(7)
    why.pin(7)
    assert (view.last.chosen, view.last.pinned) == (None, False)


def test_pinning_another_bit_moves_the_pin(why, view):
    why.pin(7)
    why.pin(8)
    assert (view.last.chosen, view.last.pinned) == (8, True)


def test_a_word_shows_where_it_pushes(why, view, pair):
    term = view.last.rows[0].term
    why.point_at(term)
    assert view.last.strip == pair.explanation.strip(term)
    why.point_at(None)
    assert view.last.strip == ()


def test_a_word_that_did_not_vote_pushes_nowhere(why, focus, view):
    focus.on_term("是")
    assert view.last.term == "是"
    assert view.last.strip == ()


def test_the_filter_looks_through_all_words(why, view):
    why.want("课")
    assert {row.term for row in view.last.rows} == {"课程"}
    why.want("")
    assert len(view.last.rows) > 10


def test_an_empty_table_says_why(why, focus, view, pair):
    why.want("zebra")
    assert str(view.last.no_rows) == "No voting word holds “zebra”."
    why.want("")
    assert view.last.no_rows is None
    WhyPresenter(focus, view).compare(compare(pair.a, pair.a))
    assert str(view.last.no_rows).startswith("No bit differs")


def test_striking_a_word_changes_votes_distance_and_sentence_at_once(why, view, pair):
    term = view.last.rows[0].term
    outcome = pair.explanation.strike({term})
    why.strike([term])
    assert view.last.struck == (term,)
    assert differing(view.last) == list(outcome.bits)
    assert view.last.hamming == outcome.hamming
    assert f"{pair.measures.hamming} → {outcome.hamming}" in str(view.last.whole)
    assert term not in {row.term for row in view.last.rows}


def test_a_struck_word_comes_back(why, view, pair):
    first, second = (row.term for row in view.last.rows[:2])
    why.strike([first, second])
    why.restore(first)
    assert view.last.struck == (second,)
    why.restore_all()
    assert view.last.struck == ()
    assert view.last.bits == pair.explanation.bits


def test_striking_every_word_leaves_no_distance_but_a_way_back(why, view, pair):
    why.strike(pair.explanation.terms)
    assert view.last.hamming is None
    assert "none left" in str(view.last.whole)
    why.restore_all()
    assert view.last.hamming == pair.measures.hamming


def test_few_words_struck_make_the_two_near(why, view):
    why.strike_until_near()
    assert view.last.struck
    assert view.last.hamming <= view.last.limit


def test_the_card_names_words_that_pushed_the_way_the_vote_went(why, view):
    for votes in view.last.bits:
        card = why.card(votes.bit)
        assert all((push > 0) == (votes.a > 0) for _word, push in card.words_a)
        assert all((push > 0) == (votes.b > 0) for _word, push in card.words_b)


def test_the_card_follows_what_is_struck(why, view):
    word = why.card(0).words_a[0][0]
    why.strike([word])
    assert why.card(0).votes == view.last.bits[0]
    assert word not in {term for term, _push in why.card(0).words_a}


def test_another_pair_begins_afresh(why, focus, view, pair):
    why.pin(3)
    why.strike([view.last.rows[0].term])
    focus.clear()
    why.compare(pair)
    assert (view.last.chosen, view.last.pinned, view.last.struck) == (None, False, ())


def test_a_panel_opened_late_shows_what_is_lit_already(focus, view, pair):
    focus.on_bit(9)
    focus.on_term("课程")
    WhyPresenter(focus, view).compare(pair)
    assert (view.last.chosen, view.last.term) == (9, "课程")
    assert view.last.strip == pair.explanation.strip("课程")


def test_texts_of_very_different_length_are_shown_by_shares(focus, view, pair):
    WhyPresenter(focus, view).compare(compare(pair.a, analyse(pair.b.text * 40)))
    assert view.last.share


def test_a_short_text_is_called_unreliable(focus, view, pair):
    WhyPresenter(focus, view).compare(compare(pair.a, analyse("图书馆延长开放时间")))
    assert any("B has only" in str(note) for note in view.last.notes)


def test_without_a_fingerprint_the_view_is_told_why(focus, view, pair):
    WhyPresenter(focus, view).compare(compare(pair.a, analyse("!!!")))
    assert view.last.bits == ()
    assert str(view.last.empty).startswith("B has no words")


def test_nothing_compared_shows_nothing(why, view):
    why.compare(None)
    assert view.last.bits == ()
    assert why.card(0) is None


class Process:
    """Answers what is asked, when it is told to."""

    def __init__(self, why, pair, memory):
        self.why, self.pair, self.asked, self.memory = why, pair, [], memory
        why.ask_through(self._ask, memory)

    def _ask(self, choice):
        self.asked.append(choice)
        return True

    def answer(self, choice=None):
        choice = choice or self.asked[-1]
        prints = (side.fingerprints.words for side in (self.pair.a, self.pair.b))
        self.why.on_print(OtherPrint(choice, made_anew(*prints, choice)))


@pytest.fixture
def process(why, pair):
    return Process(why, pair, MethodMemory())


def test_the_usual_fingerprint_is_asked_of_nobody(why, process, view, pair):
    why.compare(pair)
    assert process.asked == []
    assert view.last.departs is None


@pytest.mark.parametrize("width", [6, 16, 32, 128])
def test_another_width_gives_other_votes_and_says_that_it_departs(why, process, view, pair, width):
    why.choose_print("width", width)
    assert view.last.waiting
    process.answer()
    state = view.last
    assert len(state.bits) == width
    assert f"of {width} bits" in str(state.whole)
    assert f"{pair.measures.hamming} of 64 bits differ" in str(state.departs)
    assert state.hamming == len(differing(state))
    assert len(state.digits_a) == (6 if width == 6 else width // 4)


@pytest.mark.parametrize("hash_name", ["gb13", "char16", "enumerated"])
def test_another_hash_gives_the_distance_that_the_methods_tell(why, process, view, pair, hash_name):
    why.choose_print("hash", hash_name)
    process.answer()
    told = Judge(pair).says(Choices(hash=hash_name))
    value = next(answer.value for answer in told.answers if answer.name == "simhash-words")
    assert view.last.hamming == value
    assert "unrelated" not in str(view.last.whole)


def test_the_tie_rule_says_what_a_vote_of_zero_gives():
    votes = BitVotes(0, 0, -2, 0.0, 0.1, differs=True, tie="ge")
    assert (votes.one_a, votes.one_b) == (True, False)
    assert str(bit_line(votes)) == "bit 0: A 0 → 1, B −2 → 0"


def test_the_words_of_a_bit_follow_the_fingerprint_that_is_shown(why, process, view, focus, pair):
    why.choose_print("hash", "char16")
    process.answer()
    why.choose(3)
    weights = sorted((row.pulls_apart for row in view.last.rows), reverse=True)
    assert [row.pulls_apart for row in view.last.rows] == weights
    assert terms_of(pair, focus.current) == tuple(row.term for row in view.last.rows[:8])


def test_words_that_were_struck_stay_struck_in_another_fingerprint(why, process, view):
    why.strike(["写作课程"])
    why.choose_print("width", 32)
    process.answer()
    assert view.last.struck == ("写作课程",)
    assert "写作课程" not in [row.term for row in view.last.rows]
    why.restore_all()
    assert view.last.hamming == view.last.unstruck


def test_what_is_chosen_is_kept_and_can_be_set_back(why, process, view, pair):
    why.choose_print("width", 16)
    process.answer()
    assert process.memory.choices.width == 16
    why.usual_print()
    assert process.memory.choices == Choices()
    assert (len(view.last.bits), view.last.departs) == (64, None)


def test_a_choice_of_the_methods_is_followed(why, process, view):
    process.memory.keep(Choices(tie="ge", terms=12))
    assert process.asked == [PrintChoice(tie="ge")]
    process.answer()
    assert view.last.print == PrintChoice(tie="ge")


def test_an_answer_that_came_too_late_changes_nothing(why, process, view):
    why.choose_print("width", 16)
    why.choose_print("width", 32)
    process.answer(PrintChoice(width=16))
    assert view.last.waiting
    process.answer()
    assert len(view.last.bits) == 32
    why.usual_print()
    process.answer(PrintChoice(width=32))
    assert len(view.last.bits) == 64


def test_a_pair_is_opened_with_the_choice_that_was_kept(focus, view, pair):
    presenter = WhyPresenter(focus, view)
    memory = MethodMemory()
    memory.keep(Choices(width=16))
    process = Process(presenter, pair, memory)
    presenter.compare(pair)
    assert process.asked == [PrintChoice(width=16)]
    process.answer()
    assert len(view.last.bits) == 16


def test_a_bit_that_the_new_fingerprint_does_not_have_is_let_go(why, process, view, focus):
    why.choose(40)
    why.choose_print("width", 16)
    process.answer()
    assert (view.last.chosen, focus.current.bit) == (None, None)
