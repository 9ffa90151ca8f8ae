import random

import pytest

from leitong.fingerprints.digests import content_digest, differing_bits, text_md5


def test_one_character_less_changes_more_than_half_of_the_bits_here(worked):
    example = worked["md5_avalanche"]
    a, b = (text_md5(example["inputs"][side]) for side in "ab")
    assert [a, b] == [example["expected"]["md5_a"], example["expected"]["md5_b"]]
    assert differing_bits(a, b) == example["expected"]["bits_different"] == 72


def test_on_average_it_is_half_of_the_bits_and_not_more(worked):
    chance = random.Random(2)
    changes = []
    for _ in range(2000):
        text = "".join(chance.choices("甲乙丙丁戊己庚辛", k=20))
        at = chance.randrange(20)
        changes.append(differing_bits(text_md5(text), text_md5(text[:at] + "壬" + text[at + 1 :])))
    assert sum(changes) / 2000 == pytest.approx(
        worked["md5_avalanche"]["expected"]["mean_over_20000_single_bit_flips"], abs=1
    )
    assert sum(bits > 64 for bits in changes) / 2000 == pytest.approx(0.467, abs=0.05)


def test_no_letters_have_no_digest():
    assert content_digest("") is None


def test_digests_of_different_lengths_have_no_distance():
    with pytest.raises(ValueError, match="32 and 64"):
        differing_bits("0" * 32, "0" * 64)
