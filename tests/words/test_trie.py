import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.words.characters import codes_of
from leitong.words.trie import LONGEST, Trie, longest_of

LETTERS = st.text(alphabet="中国人民a𠮷", max_size=5)


def backwards(words):
    return Trie.of(word[::-1] for word in words)


def test_the_nodes_of_the_worked_example(worked):
    words, expected = worked["tries"]["inputs"]["words"], worked["tries"]["expected"]
    assert Trie.of(words).nodes == expected["prefix_nodes"]
    assert backwards(words).nodes == expected["suffix_nodes"]


def test_the_longest_word_from_the_left_and_from_the_right(worked):
    words, expected = worked["tries"]["inputs"]["words"], worked["tries"]["expected"]
    left = longest_of(Trie.of(words).words_at(codes_of("中国人民")))
    right = longest_of(backwards(words).words_at(codes_of("中国人民"[::-1])))
    assert left[0] == expected['prefix_longest("中国人民",0)']
    assert right[0] == expected['suffix_longest("中国人民",end)']


def test_every_word_that_begins_at_a_place_is_a_bit():
    found = Trie.of(["中", "中国", "中国人", "国人"]).words_at(codes_of("中国人"))
    assert found.tolist() == [0b1110, 0b100, 0]


def test_without_words_there_is_the_root():
    assert Trie.of([]).nodes == 1
    assert Trie.of([""]).words_at(codes_of("中国")).tolist() == [0, 0]


def test_a_word_of_too_many_letters_is_left_out():
    assert Trie.of(["字" * LONGEST]).words_at(codes_of("字" * LONGEST))[0] == 1 << LONGEST
    assert Trie.of(["字" * (LONGEST + 1)]).nodes == 1


@pytest.mark.parametrize("bit", range(1, 32))
def test_the_longest_is_the_highest_bit(bit):
    found = Trie.of(["x" * bit, "x"]).words_at(codes_of("x" * 31))
    assert longest_of(found)[0] == bit


@settings(deadline=None)
@given(st.lists(LETTERS), LETTERS)
def test_it_finds_the_words_that_the_text_has(words, text):
    found = Trie.of(words).words_at(codes_of(text)).tolist()
    for place in range(len(text)):
        lengths = {n for n in range(32) if found[place] >> n & 1}
        assert lengths == {len(word) for word in words if word and text.startswith(word, place)}


@settings(deadline=None)
@given(st.lists(LETTERS))
def test_as_many_nodes_as_there_are_beginnings_of_words(words):
    beginnings = {word[:n] for word in words for n in range(1, len(word) + 1)}
    assert Trie.of(words).nodes == len(beginnings) + 1
