from hypothesis import given
from hypothesis import strategies as st

from leitong.presenters.nearest import nearest
from leitong.words.units import units_of


def test_the_longest_shared_run_is_found_in_both_texts():
    a, b = "今天图书馆开放到晚上十点", "学校宣布图书馆开放日，欢迎参观"
    found = nearest(units_of(a), units_of(b))
    assert found.size == 5
    assert found.a.of(a) == found.b.of(b) == "图书馆开放"


def test_words_count_as_words():
    a, b = "The library opens at nine.", "When the LIBRARY opens, come in."
    assert nearest(units_of(a), units_of(b)).size == 3


def test_texts_without_a_common_word_have_none():
    assert nearest(units_of("图书馆"), units_of("football")) is None
    assert nearest(units_of(""), units_of("football")) is None


@given(st.text(alphabet="甲乙丙", max_size=30), st.text(alphabet="甲乙丙", max_size=30))
def test_no_longer_run_is_shared(a, b):
    found = nearest(units_of(a), units_of(b))
    size = 0 if found is None else found.size
    assert not any(a[start : start + size + 1] in b for start in range(len(a) - size))
    if found is not None:
        assert found.a.of(a) == found.b.of(b)
