from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.explanation import explain
from leitong.fingerprints.prints import Recipe
from leitong.fingerprints.simhash import simhash
from leitong.presenters.why.smallest_edit import words_to_strike

RECIPE = Recipe("words", "tf")
texts = st.dictionaries(
    st.text("图书馆开放时间", min_size=1, max_size=3), st.integers(1, 9), min_size=1, max_size=25
)


def explanation(a, b):
    return explain(simhash(a, RECIPE), simhash(b, RECIPE))


def test_the_one_word_that_parts_two_texts_is_found():
    shared = {"library": 3, "opens": 2, "later": 2, "readers": 4}
    assert words_to_strike(explanation({**shared, "budget": 40}, shared), 0) == ("budget",)


def test_near_texts_need_no_edit():
    same = {"library": 3, "opens": 2}
    assert words_to_strike(explanation(same, same), 3) == ()


def test_texts_with_nothing_in_common_cannot_be_made_near():
    assert words_to_strike(explanation({"a": 1}, {"b": 1}), 0) is None


@given(texts, texts, st.integers(0, 12))
def test_what_is_struck_does_make_them_near(a, b, limit):
    votes = explanation(a, b)
    struck = words_to_strike(votes, limit)
    if struck is not None:
        assert votes.strike(struck).hamming <= limit
