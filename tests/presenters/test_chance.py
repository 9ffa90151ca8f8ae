import pytest

from leitong.presenters.chance import angle_of, cosine_of, within_by_chance


@pytest.mark.parametrize(
    ("distance", "probability"), [(0, 5.42e-20), (3, 2.37e-15), (10, 9.98e-9), (12, 2.28e-7), (16, 3.87e-5)]
)
def test_two_random_fingerprints_seldom_come_near(distance, probability):
    assert within_by_chance(distance) == pytest.approx(probability, rel=5e-3)


def test_no_two_fingerprints_differ_in_more_bits_than_they_have():
    assert within_by_chance(64) == 1


@pytest.mark.parametrize(
    ("distance", "angle", "cosine"), [(0, 0, 1), (8, 22.5, 0.9239), (16, 45, 0.7071), (32, 90, 0)]
)
def test_a_distance_estimates_the_angle_between_the_words(distance, angle, cosine):
    assert angle_of(distance) == angle
    assert cosine_of(distance) == pytest.approx(cosine, abs=1e-4)
