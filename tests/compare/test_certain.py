import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.compare.passages import passages_of
from leitong.words.units import units_of

RNG = random.Random(5)
WORDS = ["".join(RNG.choices("abcdefghiklmnoprstuw", k=RNG.randint(2, 8))) for _ in range(900)]
# few characters and few words, so that chance meetings and turns of phrase abound
HAN = [chr(code) for code in range(0x4E00, 0x4E00 + 150)]


def english(rng, count):
    return " ".join(rng.choices(WORDS[:120], k=count))


def chinese(rng, count):
    return "".join(rng.choices(HAN, k=count))


def inside(a, b, copied):
    start_a, start_b = a.index(copied), b.index(copied)
    return any(
        passage.a.start <= start_a
        and start_a + len(copied) <= passage.a.end
        and passage.b.start <= start_b
        and start_b + len(copied) <= passage.b.end
        for passage in passages_of(units_of(a), units_of(b))
    )


@pytest.mark.parametrize(("make", "length", "space"), [(english, 15, " "), (chinese, 30, "")])
@given(seed=st.integers(0, 10**6), sizes=st.tuples(*[st.integers(0, 400)] * 4))
@settings(max_examples=40, deadline=None)
def test_a_copied_run_is_never_missed(make, length, space, seed, sizes):
    rng = random.Random(seed)
    copied = make(rng, length)
    a0, a1, b0, b1 = (make(rng, size) for size in sizes)
    assert inside(space.join([a0, copied, a1]), space.join([b0, copied, b1]), copied)


@pytest.mark.parametrize(("make", "length", "space"), [(english, 15, " "), (chinese, 30, "")])
@given(seed=st.integers(0, 10**6), places=st.tuples(st.integers(0, 300), st.integers(0, 300)))
@settings(max_examples=40, deadline=None)
def test_a_run_that_was_moved_within_one_text_is_never_missed(make, length, space, seed, places):
    rng = random.Random(seed)
    rest = [make(rng, 1) for _ in range(300)]
    copied = make(rng, length)
    a, b = (space.join([*rest[:place], copied, *rest[place:]]) for place in places)
    assert inside(a, b, copied)


def test_a_quoted_sentence_is_found_beside_passages_that_repeat_its_phrases():
    rng = random.Random(3)
    quoted, own, other = chinese(rng, 40), chinese(rng, 600), chinese(rng, 700)
    phrases = [quoted[start : start + 8] for start in range(0, 40, 8)]
    a = own + "".join(rng.choices(phrases, k=9)) + chinese(rng, 60) + quoted
    b = quoted + other + "".join(rng.choices(phrases, k=9))
    assert inside(a, b, quoted)


def test_a_passage_that_was_cut_for_a_quotation_keeps_both_ends():
    rng = random.Random(4)
    before, after, moved = (chinese(rng, 120) for _ in range(3))
    a = before + moved[:40] + after
    b = before + after + chinese(rng, 90) + moved[:40]
    found = passages_of(units_of(a), units_of(b))
    assert [passage.a.of(a) for passage in found] == [before, moved[:40], after]
    assert [passage.moved for passage in found] == [False, True, False]
