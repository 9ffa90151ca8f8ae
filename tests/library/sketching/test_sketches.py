import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.fingerprints.marked import NAME, NUMBER, WIDE
from leitong.library.sketching.sketches import gathered, sampled, sketch
from leitong.words.hashing import rolled
from leitong.words.units import units_of

NEWS = "图书馆今天宣布，从下个月起延长夜间开放时间，周末的自习区也将同时开放，读者可以通过手机预约座位。"
TRADITIONAL = (
    "圖書館今天宣布，從下個月起延長夜間開放時間，週末的自習區也將同時開放，讀者可以通過手機預約座位。"
)
ENGLISH = "The city library said it will stay open until midnight from next month, and readers may book their seats."


def of(text):
    return sketch(text, units_of(text), text)


def long_text(letters=4000, seed=3):
    return "".join(map(chr, np.random.default_rng(seed).integers(0x4E00, 0x9000, letters).tolist()))


def test_traditional_and_simplified_texts_have_the_same_sample():
    assert sampled(NEWS.replace("周", "週")).tolist() == sampled(TRADITIONAL).tolist()


def test_words_torn_apart_have_the_same_samples():
    torn = " ".join(ENGLISH)
    assert of(torn).sample.tolist() == of(ENGLISH).sample.tolist()
    assert of(torn).letters.tolist() == of(ENGLISH).letters.tolist()


def test_a_long_text_gives_an_eighth_of_its_runs():
    text = long_text()
    assert sampled(text).size == pytest.approx(len(text) / 8, rel=0.15)


def test_a_short_text_gives_sixteen():
    assert sampled(long_text(60)).size == 16


def test_a_text_shorter_than_a_run_gives_none():
    assert sampled("图书馆开放").size == 0
    assert sampled("").size == 0


def test_a_passage_gives_the_same_runs_wherever_it_stands():
    passage = long_text(600, seed=8)
    inside = sampled(long_text(3000) + passage + long_text(3000, seed=5))
    # all of them but for those that only a short text gives
    assert np.isin(sampled(passage), inside).mean() == 1


def test_units_are_marked():
    numbers, names, wide = (
        [bool(unit & mark) for unit in of("In 2024 图 Rome").units.tolist()]
        for mark in map(int, (NUMBER, NAME, WIDE))
    )
    assert numbers == [False, True, False, False]
    assert names == [True, False, False, True]
    assert wide == [False, False, True, False]


def test_chinese_needs_no_second_look_at_its_letters():
    assert of(NEWS).letters.size == 0


@given(st.lists(st.integers(0, 2**64 - 1), min_size=1, max_size=40), st.integers(1, 12))
def test_equal_runs_roll_to_equal_values(hashes, length):
    values = np.array(hashes + hashes, dtype=np.uint64)
    if values.size < length:
        return
    found = rolled(values, length)
    for start in range(len(hashes)):
        if start + len(hashes) + length <= values.size:
            assert found[start] == found[start + len(hashes)]
    assert found.size == values.size - length + 1


def test_sketches_lie_end_to_end():
    texts = [NEWS, "", ENGLISH]
    together = gathered([of(text) for text in texts])
    assert len(together) == 3
    for place, text in enumerate(texts):
        assert together.units_of(place).tolist() == of(text).units.tolist()
        assert together.sample_of(place).tolist() == of(text).sample.tolist()
