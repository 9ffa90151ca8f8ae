import pytest

from leitong.compare.rules import Rules, Stamps
from leitong.presenters.memory import Memory
from leitong.presenters.rules import AS_USUAL, LONGEST, TICKS, PairRules, RuleChoice
from leitong.presenters.sources import Source, SourceKind
from leitong.spans import Span

A, B, C = (Source(SourceKind.TEXT, text) for text in ("one", "two", "three"))
CHOSEN = RuleChoice(Rules(ignore_case=False, ignore_numbers=True, stamps=Stamps.OFF, shortest=12))


def test_the_choice_for_a_pair_outlives_the_program(tmp_path):
    Memory(tmp_path).rules.keep(A, B, CHOSEN)
    assert Memory(tmp_path).rules.of(A, B) == CHOSEN


def test_a_pair_is_the_same_in_either_order():
    rules = PairRules()
    rules.keep(A, B, CHOSEN)
    assert rules.of(B, A) == CHOSEN


@pytest.mark.parametrize(("a", "b"), [(A, C), (A, None), (None, None)])
def test_other_pairs_have_the_usual_rules(a, b):
    rules = PairRules()
    rules.keep(A, B, CHOSEN)
    assert rules.of(a, b) == AS_USUAL


def test_a_template_that_has_gone_is_forgotten(tmp_path):
    form = tmp_path / "form.txt"
    form.write_text("a form", "utf-8")
    stored = RuleChoice(templates=(Source.file(form),)).stored()
    assert RuleChoice.restored(stored).templates == (Source.file(form),)
    form.unlink()
    assert RuleChoice.restored(stored) == AS_USUAL


@pytest.mark.parametrize(
    "row",
    [
        None,
        3,
        {},
        {"ignore_case": 5},
        {"shortest": -1},
        {"stamps": "often"},
        {"stamps": []},
        {"shortest": LONGEST + 1},
        {"templates": 1},
        {"templates": [1]},
    ],
)
def test_what_cannot_be_read_is_as_usual(row):
    assert RuleChoice.restored(row) == AS_USUAL


def test_only_the_latest_pairs_are_kept(tmp_path):
    rules = PairRules(tmp_path / "rules.json")
    for number in range(201):
        rules.keep(A, Source(SourceKind.TEXT, str(number)), CHOSEN)
    assert rules.of(A, Source(SourceKind.TEXT, "0")) == AS_USUAL
    assert rules.of(A, Source(SourceKind.TEXT, "200")) == CHOSEN


def test_texts_are_not_written_down_with_their_rules(tmp_path):
    PairRules(tmp_path / "rules.json").keep(A, B, CHOSEN)
    assert "two" not in (tmp_path / "rules.json").read_text("utf-8")


def test_changes_count_what_is_not_as_usual():
    assert AS_USUAL.changes == 0
    assert CHOSEN.changes == 4
    assert AS_USUAL.with_stamps(Stamps.ON).changes == 1
    assert AS_USUAL.with_tick("ignore_space", False).with_shortest(4).changes == 2


def test_every_tick_is_a_rule():
    assert set(TICKS) < set(Rules.__dataclass_fields__)


def test_struck_stretches_that_touch_become_one_and_can_be_taken_back():
    choice = (
        AS_USUAL.with_struck("b", Span(10, 20)).with_struck("b", Span(40, 50)).with_struck("b", Span(15, 30))
    )
    assert choice.struck("b") == (Span(10, 30), Span(40, 50))
    assert choice.struck("a") == ()
    assert choice.with_restored("b", 12).struck("b") == (Span(40, 50),)
    assert choice.changes == 1


STRUCK = CHOSEN.with_struck("a", Span(0, 3)).with_struck("b", Span(1, 2)).in_texts("one", "two")


def test_what_is_struck_outlives_the_program(tmp_path):
    Memory(tmp_path).rules.keep(A, B, STRUCK)
    assert Memory(tmp_path).rules.of(A, B) == STRUCK


def test_what_is_struck_stays_with_its_text_when_the_pair_is_opened_the_other_way(tmp_path):
    Memory(tmp_path).rules.keep(A, B, STRUCK)
    turned = Memory(tmp_path).rules.of(B, A)
    assert (turned.struck("a"), turned.struck("b")) == ((Span(1, 2),), (Span(0, 3),))
    assert turned.turned == STRUCK


def test_what_was_struck_in_another_text_counts_again():
    assert STRUCK.for_texts("one", "two") == STRUCK
    changed = STRUCK.for_texts("one", "two!")
    assert (changed.struck("a"), changed.struck("b")) == ((Span(0, 3),), ())
    assert STRUCK.for_texts("other", "others") == CHOSEN


@pytest.mark.parametrize(
    "row",
    [
        {"struck": [[[0, 3]], []]},
        {"struck": [[[0, 3]], []], "texts": "ab"},
        {"struck": [[[3, 0]], []], "texts": ["a", ""]},
        {"struck": [[[0, 3, 4]], []], "texts": ["a", ""]},
        {"struck": [[[True, 3]], []], "texts": ["a", ""]},
        {"struck": [["x"], []], "texts": ["a", ""]},
        {"struck": [[[-1, 3]], []], "texts": ["a", ""]},
        {"struck": [], "texts": []},
        {"struck": {}, "texts": {}},
    ],
)
def test_stretches_that_make_no_sense_are_not_struck(row):
    assert RuleChoice.restored(row) == AS_USUAL
