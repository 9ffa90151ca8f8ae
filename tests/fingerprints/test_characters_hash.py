import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.characters_hash import HANZI, char16, code_13, gb13, gb_code
from leitong.fingerprints.hashes import hashes_of


@pytest.mark.parametrize("character", ["啊", "齄", "罗", "玉", "凤", "北", "京", "A", "~", "\t", "，"])
def test_the_place_of_a_character(worked, character):
    assert gb_code(character) == worked["gb_code"]["expected"]["code"][character]


def test_the_range_of_the_code(worked):
    expected = worked["gb_code"]["expected"]
    assert [gb_code("啊"), gb_code("齄")] == expected["hanzi range"]
    assert [gb_code("\t"), gb_code("~")] == expected["ascii range"]
    hanzi = sum(gb_code(chr(code)) is not None for code in range(0x4E00, 0xA000))
    assert (hanzi, HANZI - hanzi) == (expected["hanzi in GB2312"], expected["unused codes"])


@pytest.mark.parametrize("character", ["鳯", "ñ", "\x00"])
def test_what_stands_elsewhere_has_no_place_but_a_code(character):
    assert gb_code(character) is None
    assert 0 <= code_13(character) < 1 << 13


@pytest.mark.parametrize("character", ["，", "★", "Ω", "é"])
def test_a_symbol_stands_before_the_hanzi_and_has_a_code_of_13_bits(character):
    assert gb_code(character) < 0 <= code_13(character) < 1 << 13


def test_a_traditional_character_has_the_code_of_its_simplified_one():
    assert code_13("羅") == gb_code("罗")


@pytest.mark.parametrize(("name", "made"), [("gb13", gb13), ("char16", char16)])
def test_the_hashes_of_words_and_how_far_apart_they_are(worked, name, made):
    expected = worked["char_string_hash"]["expected"]
    assert {word: f"0x{made(word):016x}" for word in expected[name]} == expected[name]
    for pair, distance in expected[f"{name} distances"].items():
        one, other = pair.split(",")
        assert (made(one) ^ made(other)).bit_count() == distance


def test_md5_keeps_near_words_as_far_apart_as_any(worked):
    for pair, distance in worked["char_string_hash"]["expected"]["md5 distances"].items():
        one, other = pair.split(",")
        first, second = hashes_of([one, other]).tolist()
        assert (first ^ second).bit_count() == distance


@given(st.text(max_size=12), st.sampled_from([6, 16, 32, 64, 128]))
def test_a_hash_has_as_many_bits_as_asked_for(word, bits):
    assert 0 <= gb13(word, bits) < 1 << bits
    assert 0 <= char16(word, bits) < 1 << bits
