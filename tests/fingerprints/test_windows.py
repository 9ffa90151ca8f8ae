import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from simhash import Simhash

from leitong.fingerprints.md5_columns import h64_of_windows
from leitong.fingerprints.windows import windows_simhash
from leitong.words.characters import codes_of

ARTICLE = (
    "昨天下午，市图书馆的三楼阅览室里坐满了人。大家都在等一位从外地赶来的老作家，他要在这里讲一讲自己写书的五十年。"
    "The reading room was full; everyone waited for the old writer, who had come from far away."
)


def value(text):
    made = windows_simhash(text)
    return made and f"0x{made.hex}"


def apart(a, b):
    return (windows_simhash(a).value ^ windows_simhash(b).value).bit_count()


def test_a_single_letter_is_signed_and_what_has_no_letters_is_not(worked):
    strings = worked["simhash_pypi_edge"]["expected"]["strings"]
    assert windows_simhash("a").value == int(strings.pop("a"), 16)
    # the package signs them all with the digest of nothing, so that any two would be the same
    assert {windows_simhash(text) for text in strings} == {None}


def test_the_hadoop_sentences(worked):
    example = worked["simhash_pypi_hadoop"]
    expected = example["expected"]["unweighted"]
    found = {name: value(example["inputs"][name]) for name in ("str0", "str0_ocr", "str1")}
    assert found == {name: expected[name] for name in found}


def test_the_football_paragraphs(worked):
    example = worked["football_cosine_simhash"]
    found = [value(example["inputs"][name]) for name in ("text_a", "text_b")]
    assert found == example["expected"]["pypi_simhash_char4"][:2]


def test_a_line_that_stands_in_the_wrong_place_costs_four_bits(worked):
    example = worked["football_cosine_simhash"]
    misplaced, other = example["inputs"]["text_a"], example["inputs"]["text_b"]
    repaired = misplaced.replace("2轮着主场不败的全胜", "2轮全胜").replace("保持，", "保持着主场不败的，")
    assert apart(repaired, other) == example["expected"]["pypi_simhash_char4_repaired_a"] == 12


def test_two_scans_of_one_body_and_how_their_titles_spoil_it(worked):
    inputs, expected = worked["luoyufeng_pair"]["inputs"], worked["luoyufeng_pair"]["expected"]
    bodies = [inputs[f"body_{number}_raw"] for number in (1, 2)]
    wholes = [inputs[f"title_{number}"] + body for number, body in enumerate(bodies, 1)]
    assert apart(*bodies) == expected["pypi distance raw bodies"] == 0
    assert apart(*wholes) == expected["pypi distance title+body"] == 10


def test_the_pairs_of_the_verdict_table(worked):
    expected = worked["verdict_table"]["expected"]
    football, hadoop = worked["football_cosine_simhash"]["inputs"], worked["simhash_pypi_hadoop"]["inputs"]
    luo = worked["luoyufeng_pair"]["inputs"]
    texts = {
        "football": (football["text_a"], football["text_b"]),
        "luoyufeng bodies": (luo["body_1_raw"], luo["body_2_raw"]),
        "hadoop": (hadoop["str0"], hadoop["str1"]),
        "football B against luoyufeng": (football["text_b"], luo["body_1_raw"]),
    }
    assert {name: apart(*pair) for name, pair in texts.items()} == {
        name: expected[name]["simhash_pypi"] for name in texts
    }


@pytest.mark.parametrize("name", ["doubled", "shuffled"])
def test_a_text_twice_and_a_text_shuffled(worked, name):
    inputs, expected = worked["edge_doubled_shuffled"]["inputs"], worked["edge_doubled_shuffled"]["expected"]
    changed = inputs["text"] * 2 if name == "doubled" else "".join(inputs["shuffled_tokens"])
    assert apart(inputs["text"], changed) == expected[name]["simhash_pypi"]


@pytest.mark.parametrize("text", ["", "   ", "!!!", "。。。", "😀"])
def test_a_text_without_letters_has_none_though_the_package_gives_one(text):
    assert windows_simhash(text) is None


@pytest.mark.parametrize(
    "text", ["a", "上港", "abc", "abcd", "abcde", "___", ARTICLE, ARTICLE * 40, "𠮷野家" * 9 + ARTICLE]
)
def test_it_is_the_packages_fingerprint(text):
    assert value(text) == f"0x{Simhash(text).value:016x}"


def test_a_window_may_come_more_often_than_the_package_can_count():
    with pytest.raises(OverflowError):
        Simhash("a" * 259)
    assert windows_simhash("a" * 259).weights.tolist() == [256]


@given(st.text(alphabet="aB中文𠮷é_1 ，") | st.text())
def test_it_is_the_packages_fingerprint_of_any_text(text):
    if value(text) is not None:
        assert value(text) == f"0x{Simhash(text).value:016x}"


@given(st.lists(st.text(alphabet=st.characters(codec="utf-8"), min_size=4, max_size=4), min_size=1))
def test_windows_are_hashed_as_md5_has_it(windows):
    rows = np.stack([codes_of(window) for window in windows])
    tails = [hashlib.md5(window.encode()).digest()[8:] for window in windows]
    assert h64_of_windows(rows).tolist() == [int.from_bytes(tail, "big") for tail in tails]
