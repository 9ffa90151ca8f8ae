import pytest

from leitong.fingerprints.chance import (
    angle_error,
    angle_error_of,
    angle_of,
    cosine_of,
    expected_distance,
    likely_distance,
    pairs_by_chance,
    spread_of_distance,
    within_at_cosine,
    within_by_chance,
)


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


def test_random_pairs_of_the_specification(worked):
    expected = worked["math_random_pairs"]["expected"]
    for k, chance in expected["P(d<=k)"].items():
        assert within_by_chance(int(k)) == pytest.approx(chance, rel=1e-9)
    for size, row in expected["expected random pairs in the whole set"].items():
        for k, count in row.items():
            assert pairs_by_chance(int(k), int(float(size))) == pytest.approx(count, rel=1e-9)


def test_the_distances_that_an_angle_leads_to(worked):
    for cosine, row in worked["math_angle"]["expected"]["P(d<=k | cosine)"].items():
        assert expected_distance(float(cosine)) == pytest.approx(row["mean_d"], rel=1e-9)
        assert spread_of_distance(float(cosine)) == pytest.approx(row["sd"], rel=1e-9)
        for k, chance in row.items():
            if k.isdigit():
                assert within_at_cosine(int(k), float(cosine)) == pytest.approx(chance, rel=1e-6)


def test_three_bits_miss_a_pair_of_cosine_point_98_more_often_than_they_find_it():
    assert within_at_cosine(3, 0.98) < 0.5 < within_at_cosine(6, 0.98)


def test_five_per_cent_of_words_changed_stay_below_eleven_bits():
    assert likely_distance(0.95) == pytest.approx(10.4, abs=0.1)


def test_one_fingerprint_tells_an_angle_within_six_degrees_or_so():
    assert angle_error(16.5) == pytest.approx(6.5, abs=0.1)


def test_a_cosine_has_bounds():
    with pytest.raises(ValueError, match=r"1\.5"):
        expected_distance(1.5)


def test_equal_fingerprints_do_not_make_an_angle_certain():
    assert 1 < angle_error_of(0) < 3
    assert angle_error_of(6) == pytest.approx(angle_error(18), abs=0.1)
