from pathlib import Path

import pytest

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.presenters.actions import ACTIONS, BY_NAME, matching
from leitong.presenters.examine import facts_of
from leitong.presenters.headline import chance_in_words, headline_of
from leitong.presenters.samples import SAMPLES
from leitong.presenters.ticked import ticked_shares


def analyses(sample):
    return tuple(analyse(Path(source.value)) for source in sample.sources)


@pytest.fixture(scope="module")
def pair():
    return compare(*analyses(SAMPLES[1]))


@pytest.mark.parametrize(
    ("bits", "words"),
    [
        (None, "A text too short has no fingerprint."),
        (3, "Practically never by chance."),
        (10, "About 1 in 10⁸ by chance."),
        (8, "About 1 in 4 × 10⁹ by chance."),
        (15, "About 1 in 82,000 by chance."),
        (31, "No nearer than chance."),
    ],
)
def test_chance_is_said_in_words(bits, words):
    assert str(chance_in_words(bits)) == words


def test_the_head_shows_both_containments_and_the_heaviest_shared_words(pair):
    head = headline_of(pair, facts_of(pair.a), facts_of(pair.b))
    assert head.a_in_b.value == pair.measures.containment_a_in_b
    assert head.b_in_a.was is None
    assert "pool" in head.shared_words


def test_unticking_every_passage_leaves_nothing_and_keeps_the_old_value(pair):
    shares = ticked_shares(pair, frozenset(range(len(pair.passages))))
    head = headline_of(pair, facts_of(pair.a), facts_of(pair.b), shares)
    assert (head.a_in_b.value, head.a_in_b.was) == (0.0, pair.measures.containment_a_in_b)


def test_unticking_nothing_changes_nothing(pair):
    assert ticked_shares(pair, frozenset()) == (
        pair.measures.containment_a_in_b,
        pair.measures.containment_b_in_a,
    )


def test_a_short_text_is_warned_about():
    facts = facts_of(analyse("Only a few words."))
    assert "Fewer than 30 words" in str(facts.warnings[0])


def remarks(text_a, text_b):
    a, b = analyse(text_a), analyse(text_b)
    return [str(remark) for remark in headline_of(compare(a, b), facts_of(a), facts_of(b)).remarks]


def test_remarks_name_their_side():
    long = " ".join(f"word{n}" for n in range(40))
    assert remarks("Only a few words.", long)[0].startswith("A: Fewer than 30")


def test_a_remark_about_both_sides_is_made_once():
    (remark,) = remarks("Only a few words.", "Only a few other words.")
    assert remark.startswith("A, B: Fewer than 30")


def test_what_was_changed_stands_apart_from_the_verdict():
    a, b = analyses(SAMPLES[0])
    head = headline_of(compare(a, b), facts_of(a), facts_of(b))
    assert str(head.lead) == "Likely the same article, edited."
    assert str(head.changes) in str(head.sentence)


def test_a_verdict_that_lists_no_changes_is_one_line():
    a, b = analyses(SAMPLES[1])
    head = headline_of(compare(a, b), facts_of(a), facts_of(b))
    assert head.lead == head.sentence
    assert head.changes is None


def test_equal_texts_in_other_files_say_what_differs():
    a, b = analyses(SAMPLES[2])
    head = headline_of(compare(a, b), facts_of(a), facts_of(b))
    assert str(head.remarks[0]) == "Only the files differ: HTML BIG5 against TXT UTF-8."


def test_every_sample_is_there():
    assert all(not source.missing for sample in SAMPLES for source in sample.sources)


def test_no_two_actions_share_a_key():
    keys = [key for action in ACTIONS for key in action.keys]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("swap", "swap"),
        ("交换", "swap"),
        ("jh", "swap"),
        ("dark", "theme"),
        ("wsm", "why"),
        ("open b", "open-b"),
    ],
)
def test_actions_are_found_in_english_chinese_and_pinyin(query, first):
    assert matching(query, {})[0] is BY_NAME[first]


def test_the_shown_text_is_searched_too():
    assert matching("échanger", {"swap": "Échanger A et B"})[0].name == "swap"


def test_nothing_matches_nonsense():
    assert matching("qqqq", {}) == ()


@pytest.mark.parametrize(
    ("count", "start"), [(1, "1 passage of {all} is left out"), (2, "2 passages of {all} are left out")]
)
def test_passages_that_are_not_ticked_are_said_to_be_left_out(pair, count, start):
    left_out = frozenset(range(count))
    shares = ticked_shares(pair, left_out)
    head = headline_of(pair, facts_of(pair.a), facts_of(pair.b), shares, left_out=count)
    assert str(head.remarks[0]).startswith(start.format(all=len(pair.passages)))
    assert head.sentence == pair.verdict.sentence
