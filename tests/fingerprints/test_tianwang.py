import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from leitong.fingerprints.tianwang import (
    DISTANCE,
    agreeing,
    first_bytes,
    of_like_weights,
    relative,
    tianwang,
    weight_distance,
)

WEIGHTS = st.dictionaries(st.sampled_from("甲乙丙丁戊"), st.floats(0, 100), max_size=5)


def page_of(row, **options):
    return tianwang(row["weights"], description=row.get("meta", ""), body=row.get("body", ""), **options)


def relative_page(row):
    return page_of(row | {"weights": relative(row["weights"])})


def hexed(digest):
    return digest and digest.hex()


@pytest.mark.parametrize("pair", ["P1,P2", "P1,P3", "P1,P4", "P1,P5"])
@pytest.mark.parametrize(("kind", "made"), [("raw", page_of), ("relative_weights", relative_page)])
def test_the_five_algorithms_on_five_small_pages(worked, pair, kind, made):
    example = worked["tianwang_five_toy"]
    a, b = (made(example["inputs"]["pages"][name]) for name in pair.split(","))
    expected = example["expected"]["pairs"][pair][kind]
    for side, one in (("i", a), ("j", b)):
        assert [hexed(one.des), hexed(one.con), hexed(one.sort)] == [
            expected[f"{name}_{side}"] for name in ("des", "con", "sort")
        ]
    assert weight_distance(a.weight_of, b.weight_of) == pytest.approx(expected["D"], abs=1e-9)
    assert list(agreeing(a, b)) == [expected[f"alg{number}"] for number in range(1, 6)]


def test_the_terms_stand_by_weight(worked):
    example = worked["tianwang_five_toy"]
    for name, row in example["inputs"]["pages"].items():
        made = page_of(row)
        rows = zip(made.terms, made.weights, strict=True)
        assert [list(each) for each in rows] == example["expected"]["top"][name]


@pytest.mark.parametrize("terms", [10, 5, 1])
def test_one_other_keyword_hides_the_football_copy_and_a_small_n_finds_too_much(worked, terms):
    inputs = worked["tianwang_football"]["inputs"]
    a, b = (tianwang(inputs[f"weights_{side}"], body=inputs[f"body_{side}"], terms=terms) for side in "ab")
    expected = worked["tianwang_football"]["expected"][f"N={terms}"]
    assert [hexed(one) for one in (a.des, b.des, a.con, b.con, a.sort, b.sort)] == [
        expected[f"{name}_{side}"] for name in ("des", "con", "sort") for side in "ij"
    ]
    # the weights are given to six places
    assert weight_distance(a.weight_of, b.weight_of) == pytest.approx(expected["D"], abs=1e-6)
    assert list(agreeing(a, b)) == [expected[f"alg{number}"] for number in range(1, 6)]


def test_the_descriptions_of_the_football_paragraphs_are_short_enough_to_be_whole(worked):
    inputs, expected = (worked["tianwang_football"][name] for name in ("inputs", "expected"))
    sizes = [len(first_bytes(inputs[f"body_{side}"]).encode()) for side in "ab"]
    assert sizes == expected["des_utf8_bytes"]


def test_two_empty_pages_are_no_copies(worked):
    expected = worked["tianwang_edge"]["expected"]["empty,empty"]
    for empty in (tianwang({}), tianwang({}, body=" \n"), tianwang({}, description="——", body="。。！")):
        assert (empty.des, empty.con, empty.sort) == (None, None, None)
        assert agreeing(empty, empty) == (False,) * 5
        assert list(agreeing(empty, empty)) == [expected[f"alg{number}"] for number in range(1, 6)]
        assert weight_distance(empty.weight_of, empty.weight_of) is expected["D"] is None


def test_a_single_keyword_of_other_weight_is_told_apart_by_the_distance(worked):
    one, other = tianwang({"上港": 1}), tianwang({"上港": 4})
    expected = worked["tianwang_edge"]["expected"]["single,single"]
    assert weight_distance(one.weight_of, other.weight_of) == pytest.approx(expected["D"], abs=1e-12)
    assert list(agreeing(one, other)) == [expected[f"alg{number}"] for number in range(1, 6)]


def test_equal_weights_stand_by_code_point(worked):
    example = worked["tianwang_edge"]
    assert list(tianwang(example["inputs"]["ties"]["weights"]).terms) == example["expected"]["ties order"]


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.25, 1.5, 2.0, 3.0, 10.0])
def test_a_page_of_greater_weights_is_farther_away(worked, scale):
    example = worked["tianwang_distance_scale"]
    weights = example["inputs"]["w"]
    apart = weight_distance(weights, {term: scale * weight for term, weight in weights.items()})
    assert apart == pytest.approx(example["expected"]["D"][f"{scale:g}"], abs=1e-12)
    assert apart == pytest.approx((1 - scale) ** 2 / (1 + scale**2))


def test_terms_are_joined_so_that_no_two_lists_look_alike():
    assert tianwang({"甲乙": 2, "丙": 1}).con != tianwang({"甲": 2, "乙丙": 1}).con


def test_all_keywords_are_used_where_there_are_fewer():
    assert tianwang({"甲": 2, "乙": 1}, terms=10).terms == ("甲", "乙")
    assert tianwang({"甲": 2, "乙": 1}).con != tianwang({"甲": 3, "乙": 2, "丙": 1}).con


@pytest.mark.parametrize("terms", [0, 51])
def test_from_one_to_fifty_terms(terms):
    with pytest.raises(ValueError, match=str(terms)):
        tianwang({"甲": 1}, terms=terms)


def test_the_description_is_cut_between_characters():
    assert first_bytes("啊" * 400) == "啊" * 170
    assert first_bytes("啊" * 400, "gbk") == "啊" * 128
    assert first_bytes("a" + "啊" * 400, "gbk") == "a" + "啊" * 127
    with pytest.raises(ValueError, match="utf-16"):
        first_bytes("a", "utf-16")


def test_a_description_of_the_page_goes_before_its_beginning():
    assert tianwang({}, description="简介", body="正文").description == "简介"
    assert tianwang({}, description=" \n", body="正文").description == "正文"


def test_much_white_space_before_a_text_is_not_its_description():
    assert first_bytes(" \n" * 5000 + "正文" * 300) == first_bytes("正文" * 300)


@given(WEIGHTS, WEIGHTS, st.sampled_from(["甲", "乙", ""]), st.sampled_from(["甲", "乙", ""]))
def test_the_fourth_implies_the_second_and_fifth_and_both_the_third(a, b, body_a, body_b):
    _, second, third, fourth, fifth = agreeing(tianwang(a, body=body_a), tianwang(b, body=body_b))
    assert (not fourth or second) and (not second or third)
    assert (not fourth or fifth) and (not fifth or third)


@given(WEIGHTS, WEIGHTS)
def test_the_distance_is_symmetric_and_within_bounds(a, b):
    apart = weight_distance(a, b)
    assert apart == weight_distance(b, a)
    assert apart is None or 0 <= apart <= 1 + 1e-12


@given(st.dictionaries(st.text("甲乙丙丁", min_size=1), st.floats(0.1, 9), min_size=1), st.floats(0.1, 9))
def test_a_table_decides_as_the_pages_would(weights, other):
    a, b = tianwang(weights, terms=50), tianwang(dict.fromkeys(weights, other), terms=50)
    assert a.sort == b.sort
    # where a sum is rounded otherwise the last bit may decide
    assume(weight_distance(a.weight_of, b.weight_of) != pytest.approx(DISTANCE, rel=1e-12))
    near = of_like_weights(np.array([a.sorted_weights]), np.array([b.sorted_weights]))
    assert near.tolist() == [agreeing(a, b)[4]]


def test_weights_of_nothing_are_not_alike():
    assert of_like_weights(np.zeros((1, 3)), np.zeros((1, 3))).tolist() == [False]
