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


def test_two_scans_of_one_body(worked):
    inputs = worked["luoyufeng_pair"]["inputs"]
    assert value(inputs["body_1_raw"]) == value(inputs["body_2_raw"])


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
