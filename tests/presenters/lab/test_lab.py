"""The Lab's behaviour, with the engine at hand and a view that remembers what it was shown."""

from dataclasses import replace

import pytest

from leitong.messages import Message
from leitong.presenters.lab.cards import CARDS
from leitong.presenters.lab.memory import LabMemory
from leitong.presenters.lab.presenter import LabPresenter
from leitong.presenters.lab.recipe import MOST_LETTERS, LabRecipe
from leitong.presenters.lab.run import run
from leitong.presenters.lab.samples import LAB_SAMPLES
from leitong.presenters.lab.sentences import (
    bit_sentence,
    cut_short,
    flip_sentence,
    md5_sentence,
    moment_sentence,
    pair_sentence,
    printed_sentence,
    struck_sentence,
    word_sentence,
)
from leitong.presenters.lab.steps import Step

SAMPLES = {sample.name: sample for sample in LAB_SAMPLES}
WORDS = "harbour lantern kettle anchor bridge candle winter garden"


class Shown:
    def show_lab(self, state):
        self.state = state


class Lab(LabPresenter):
    """Answers its own questions at once, unless told to keep them."""

    def __init__(self, memory=None):
        self.kept = []
        self.answering = True
        super().__init__(Shown(), self._asked, memory or LabMemory())

    def _asked(self, task, *arguments):
        assert task == "lab"
        if self.answering:
            self.on_run(run(*arguments))
        else:
            self.kept.append(arguments)


@pytest.fixture
def lab():
    made = Lab()
    made.type("a", WORDS)
    made.choose(LabRecipe(weights="count"))
    return made


def test_it_begins_with_the_slides_own_example():
    lab = Lab()
    lab.open()
    assert lab.state.sample.name == "six-bits"
    lab.walk.go(lab.state.timeline.last)
    assert lab.state.text.code == "101000"


def test_it_opens_as_it_was_left(tmp_path):
    first = Lab(LabMemory(tmp_path / "lab.json"))
    first.type("a", WORDS)
    first.choose(LabRecipe(bits=16))
    again = Lab(LabMemory(tmp_path / "lab.json"))
    again.open()
    assert again.state.texts["a"] == WORDS and again.state.recipe.bits == 16


def test_a_slides_table_is_left_by_typing():
    lab = Lab()
    lab.open_sample(SAMPLES["six-bits"])
    lab.type("a", "附加赛 亚冠")
    assert lab.state.sample is None
    assert lab.state.text.width == 6 and lab.state.text.code != ""


def test_the_rule_for_ties_may_be_changed_on_a_slides_table():
    lab = Lab()
    lab.open_sample(SAMPLES["tie"])
    lab.choose(replace(lab.state.recipe, tie="ge"))
    assert lab.state.sample is not None and lab.state.text.code == "111111"
    lab.choose(replace(lab.state.recipe, bits=64))
    assert lab.state.sample is None and lab.state.text.width == 64


def test_an_answer_that_comes_after_a_slide_was_opened_is_let_go(lab):
    late = run("some other text", "", LabRecipe())
    lab.open_sample(SAMPLES["six-bits"])
    lab.on_run(late)
    assert lab.state.text.width == 6


def test_keys_walk_over_every_vote_and_stop_at_both_ends(lab):
    lab.walk.on(-1)
    assert lab.state.moment == 0
    lab.walk.on(3)
    assert lab.state.timeline.step(lab.state.moment) is Step.VOTES
    lab.walk.on(100)
    assert lab.state.moment == lab.state.timeline.last == 11


def test_a_step_is_gone_to_its_beginning(lab):
    lab.walk.steps(2)
    assert lab.state.moment == 2
    lab.walk.steps(2)
    assert lab.state.timeline.step(lab.state.moment) is Step.SIGN
    lab.walk.steps(1)
    lab.walk.to_end(-1)
    assert lab.state.moment == 0


def test_it_plays_to_the_end_and_begins_again(lab):
    lab.walk.play()
    ticks = 0
    while lab.state.playing:
        lab.walk.tick()
        ticks += 1
    assert ticks == lab.state.timeline.last and lab.state.moment == lab.state.timeline.last
    lab.walk.play()
    assert lab.state.playing and lab.state.moment == 0


def test_without_animation_play_goes_step_by_step(lab):
    lab.walk.animated = False
    steps = []
    for _ in range(5):
        lab.walk.play()
        steps.append(lab.state.timeline.step(lab.state.moment))
        assert not lab.state.playing
    assert steps == [Step.WORDS, Step.HASHES, Step.VOTES, Step.SIGN, Step.TEXT]


def test_a_walk_by_hand_stops_what_plays(lab):
    lab.walk.play()
    lab.walk.on(1)
    assert not lab.state.playing


def test_a_struck_word_stays_struck_while_the_text_is_edited(lab):
    lab.choose_row(1)
    lab.strike()
    lab.type("a", "another " + WORDS)
    assert [lab.state.text.terms[row] for row in lab.state.text.struck] == ["lantern"]
    lab.unstrike()
    assert not lab.state.text.struck


def test_the_smallest_edit_is_struck_and_turns_the_bit(lab):
    lab.choose_bit(9)
    before = lab.state.text.ones[9]
    lab.strike_to_flip()
    assert lab.state.text.ones[9] != before


def test_bits_are_chosen_by_steps_and_stay_within_the_width(lab):
    lab.move_bit(1)
    assert lab.state.bit == 0
    lab.move_bit(-5)
    assert lab.state.bit == 0
    lab.choose_bit(63)
    lab.choose(LabRecipe(weights="count", bits=6))
    assert lab.state.bit is None


def test_the_end_stays_the_end_when_the_text_grows(lab):
    lab.walk.go(lab.state.timeline.last)
    lab.type("a", WORDS + " copper velvet marble")
    assert lab.state.moment == lab.state.timeline.last


def test_the_other_side_can_be_looked_at(lab):
    lab.type("b", "harbour lantern")
    lab.walk.go(lab.state.timeline.last)
    lab.show_side("b")
    assert len(lab.state.text.terms) == 2 and lab.state.moment == lab.state.timeline.last
    assert lab.state.other.terms[0] == "harbour" and len(lab.state.other.terms) == 8


def test_a_solved_challenge_is_remembered(tmp_path):
    lab = Lab(LabMemory(tmp_path / "lab.json"))
    card = next(card for card in CARDS if card.name == "words")
    lab.start_card(card)
    assert not lab.state.fresh
    lab.type("b", card.b.replace("note book", "notebook"))
    assert lab.state.fresh and "words" in LabMemory(tmp_path / "lab.json").solved


def test_a_sample_solves_no_challenge():
    lab = Lab()
    lab.open_sample(SAMPLES["order"])
    assert not lab.state.solved


def test_a_refusal_is_shown_and_goes_with_the_next_answer(lab):
    lab.on_refused(Message("The process ended."))
    assert lab.state.trouble is not None
    lab.type("a", "new words come")
    assert lab.state.trouble is None


def test_every_moment_has_a_sentence(lab):
    lab.strike(2)
    said = [str(moment_sentence(lab.state.text, moment)) for moment in range(lab.state.timeline.last + 1)]
    assert said[0].startswith("The text as it stands") and said[1].endswith("by its weight: 8.")
    assert "“harbour” adds or takes away 1" in said[3] and "struck" in said[5]
    assert lab.state.text.code in said[-1]


def test_the_sums_of_a_slide_without_words_are_told_as_given():
    text = SAMPLES["sign"].given
    assert "110001" in str(moment_sentence(text, 3))


def test_a_bit_is_told_with_those_who_pushed_it():
    text = SAMPLES["six-bits"].given
    assert str(bit_sentence(text, 1)) == "Bit 1: −14 → 0. Most pushed by 上海上港 −5, 赛季 −5, 亚冠 +5."


def test_a_word_is_told_with_its_hash():
    text = SAMPLES["six-bits"].given
    assert str(word_sentence(text, 6)) == "“亚冠” × 1: weight 5, hash 111000."
    whole, _ = run("亚冠", "", LabRecipe(cut="ngrams", gram=2, weights="count"))
    assert "hash 4c2a7453bd702e0d" in str(word_sentence(whole, 0))


def test_a_flip_is_told_with_what_else_it_turns(lab):
    lab.choose_bit(9)
    assert "bit 9 turns" in str(flip_sentence(lab.state.text, 9, lab.flip))
    assert "can't be turned" in str(flip_sentence(lab.state.text, 9, None))


def test_what_striking_did_is_told(lab):
    lab.strike(0)
    whole = lab.state.text.without(frozenset())
    assert str(struck_sentence(whole, lab.state.text)).startswith("1 struck: ")
    nothing = whole.without(frozenset(range(8)))
    assert "no fingerprint" in str(struck_sentence(whole, nothing))


def test_a_pair_is_told_with_chance_and_angle():
    a, b = run(SAMPLES["hadoop"].a, SAMPLES["hadoop"].b, SAMPLES["hadoop"].recipe)
    assert str(pair_sentence(a, b)) == (
        "A and B differ in 3 of 64 bits. Practically never by chance. Angle ≈ 8° ± 5°, cosine ≈ 1.0."
    )
    assert str(md5_sentence(a, b)) == "57 of 128 bits differ"


def test_a_slip_of_the_slide_is_told_and_nothing_where_there_is_none():
    sample = SAMPLES["six-bits"]
    told = str(printed_sentence(tuple(sample.printed), (26, -14, 24, -8, -8, -8)))
    assert told.startswith("The slide prints −24 as the sum of bit 1, but its own rows add up to −14")
    assert printed_sentence((1, 2), (1, 2)) is None


def test_of_a_long_text_the_beginning_walks_on_and_that_is_said(lab):
    lab.take_pair("词" * 40_000, "短")
    assert len(lab.state.texts["a"]) == MOST_LETTERS
    assert str(cut_short(lab.state)) == "Of 40,000 characters the first 30,000 are taken."
    lab.show_side("b")
    assert cut_short(lab.state) is None
    lab.type("a", "也短")
    lab.show_side("a")
    assert cut_short(lab.state) is None
