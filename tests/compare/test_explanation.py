import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.explanation import MOST, Explanation, explain
from leitong.fingerprints.prints import Recipe
from leitong.fingerprints.simhash import simhash

TF = Recipe("words", "tf")
COUNTS = st.dictionaries(st.sampled_from("天地玄黄宇宙洪荒日月盈昃"), st.integers(1, 9), min_size=1)
A = {"bridge": 5, "river": 3, "school": 2, "rain": 1, "bread": 1}
B = {"bridge": 5, "river": 1, "salmon": 4, "rain": 1, "vote": 2}


def explained(a, b, recipe=TF):
    return Explanation(simhash(a, recipe), simhash(b, recipe))


def test_each_bit_has_both_votes_and_their_margins():
    explanation = explained(A, B)
    votes = explanation.bits[0]
    assert votes.a == simhash(A, TF).votes[0]
    assert votes.margin_a == abs(votes.a) / sum(A.values())
    assert len(explanation.bits) == 64


def test_the_differing_bits_are_those_of_the_fingerprints():
    distance = (simhash(A, TF).value ^ simhash(B, TF).value).bit_count()
    assert len(explained(A, B).differing) == distance > 0


def test_a_word_pushes_a_bit_where_its_hash_says():
    explanation = explained(A, B)
    for bit in (0, 31, 63):
        sign = explanation.strip(term="river")[bit]
        push = next(push for push in explanation.pushes(bit) if push.term == "river")
        assert (push.push_a, push.push_b) == (3 * sign, sign)


def test_no_fingerprint_no_explanation():
    assert explain(simhash({}, TF), simhash(A, TF)) is None


def test_votes_of_different_recipes_are_refused():
    with pytest.raises(ValueError, match="different recipes"):
        Explanation(simhash(A, TF), simhash(B, Recipe("words", "levels")))


def test_an_unknown_word_has_no_strip():
    with pytest.raises(KeyError):
        explained(A, B).strip(term="nowhere")


def test_an_equal_bit_is_held_apart_by_nothing():
    explanation = explained(A, A)
    assert explanation.differing == ()
    assert explanation.holding_apart(7) == ()
    assert explanation.apart() == ()


def test_striking_all_words_of_a_document_leaves_no_fingerprint():
    assert explained(A, B).strike(frozenset(A)).hamming is None


def test_words_can_be_struck_from_one_document_only():
    explanation = explained(A, B)
    struck = explanation.strike({"school"}, side="a")
    assert struck.terms == ("school",)
    assert (
        struck.hamming
        == (
            simhash({k: v for k, v in A.items() if k != "school"}, TF).value ^ simhash(B, TF).value
        ).bit_count()
    )


def test_it_crosses_a_process():
    explanation = explained(A, B)
    again = pickle.loads(pickle.dumps(explanation))
    assert again.bits == explanation.bits
    assert again.apart() == explanation.apart()


@given(COUNTS, COUNTS)
def test_all_pulls_of_a_bit_add_up_to_the_distance_of_its_votes(a, b):
    explanation = explained(a, b)
    for bit in range(0, 64, 9):
        votes = explanation.bits[bit]
        assert sum(push.pulls_apart for push in explanation.pushes(bit)) == abs(votes.a - votes.b)


@given(COUNTS, COUNTS, st.sampled_from(["gt", "ge"]))
def test_without_the_words_that_hold_it_apart_a_bit_is_equal(a, b, tie):
    recipe = Recipe("words", "tf", tie=tie)
    explanation = explained(a, b, recipe)
    for bit in explanation.differing:
        held = explanation.holding_apart(bit)
        struck = explanation.strike(push.term for push in held)
        assert held
        assert bit not in struck.bits


@given(COUNTS, COUNTS, st.sets(st.sampled_from("天地玄黄宇宙"), max_size=3))
def test_striking_is_the_same_as_signing_without_the_words(a, b, terms):
    struck = explained(a, b).strike(terms)
    one, other = (simhash({k: v for k, v in side.items() if k not in terms}, TF) for side in (a, b))
    expected = None if one is None or other is None else (one.value ^ other.value).bit_count()
    assert struck.hamming == expected


@given(COUNTS, COUNTS)
def test_a_word_reconciles_the_bits_that_are_equal_without_it(a, b):
    explanation = explained(a, b)
    for apart in explanation.apart():
        struck = explanation.strike({apart.term})
        if struck.hamming is not None:
            assert set(apart.reconciles) == set(explanation.differing) - set(struck.bits)


def facts(explanation):
    return explanation.terms, explanation.bits, explanation.apart(), explanation.pushes(5)


@given(COUNTS, COUNTS, st.sets(st.sampled_from("天地玄黄宇宙洪荒日月盈昃")))
def test_without_words_it_is_that_of_the_fingerprints_without_them(a, b, struck):
    def rest(counts):
        return simhash({term: count for term, count in counts.items() if term not in struck}, TF)

    left, fresh = explained(a, b).without(struck), explain(rest(a), rest(b))
    assert (left is None) == (fresh is None)
    if left is not None and fresh is not None:
        assert facts(left) == facts(fresh)


def test_words_are_looked_for_by_their_letters():
    explanation = explained(A, B)
    assert {push.term for push in explanation.pushes(5, within="ri")} == {"bridge", "river"}
    assert {word.term for word in explanation.apart(within="al")} == {"salmon"}
    assert explanation.pushes(5, within="zz") == ()


def test_a_word_has_a_weight_in_each_document():
    explanation = explained(A, B)
    assert explanation.weights_of("river") == (3, 1)
    assert explanation.weights_of("vote") == (0, 2)
    assert explanation.weights_of("owl") == (0, 0)
    assert "vote" in explanation
    assert "owl" not in explanation


def test_of_too_many_words_the_heaviest_explain_the_votes_of_all():
    words = {f"w{number}": 1 + (number == 7) for number in range(MOST + 5)}
    whole = simhash(words, Recipe("words", "tf"))
    explained = Explanation(whole, whole)
    assert len(explained.terms) == MOST
    assert "w7" in explained
    first = explained.bits[0]
    assert first.margin_a == pytest.approx(abs(first.a) / whole.total_weight)
