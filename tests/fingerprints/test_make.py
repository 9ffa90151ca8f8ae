import pytest

from leitong.fingerprints.digests import content_digest, differing_bits, text_md5
from leitong.fingerprints.make import fingerprints_of
from leitong.words.keywords import keywords_of
from leitong.words.normalise import letters, norm
from leitong.words.segment import segment
from leitong.words.units import units_of


def made(text):
    return fingerprints_of(text, segment(text), units_of(text))


def test_one_letter_changes_half_of_the_digest(worked):
    example = worked["md5_avalanche"]
    one, other = (text_md5(example["inputs"][name]) for name in "ab")
    assert (one, other) == (example["expected"]["md5_a"], example["expected"]["md5_b"])
    assert differing_bits(one, other) == example["expected"]["bits_different"] == 72


def test_two_scans_of_one_body_have_one_digest(worked):
    example = worked["luoyufeng_pair"]
    bodies = [norm(example["inputs"][f"body_{i}_raw"]) for i in (1, 2)]
    assert [text_md5(body) for body in bodies] == [example["expected"]["md5 of normalised body"]] * 2


def test_digests_of_different_lengths_are_not_compared():
    with pytest.raises(ValueError, match="1 and 2"):
        differing_bits("a", "ab")


def test_the_digest_of_a_text_is_that_of_its_letters():
    text = "上港 3-0，FC！"
    assert made(text).content == content_digest(letters(text)) == content_digest("上港30fc")
    assert made(text).letters == 6


@pytest.mark.parametrize("text", ["", " \n", "。。。!!!", "😀"])
def test_a_text_without_letters_has_no_fingerprints(text):
    found = made(text)
    assert (found.content, found.words, found.windows, found.shingles) == (None, None, None, None)
    assert found.letters == 0


def test_the_words_that_vote_are_the_keywords():
    text = "昨天下午，市图书馆的三楼阅览室里坐满了人。The reading room was full."
    keywords = keywords_of(segment(text))
    words = made(text).words
    assert set(words.features) == {keyword.term for keyword in keywords}
    assert words.weights.min() > 0
    assert not words.only_stop_words


def test_a_text_of_stop_words_is_signed_by_them_and_says_so():
    words = made("the of and to").words
    assert set(words.features) == {"the", "of", "and", "to"}
    assert words.only_stop_words
    assert words.too_short


def test_traditional_and_simplified_text_have_the_same_words_and_shingles():
    one, other = made("委員會於星期二開會審議年度報告"), made("委员会于星期二开会审议年度报告")
    assert one.words.value == other.words.value
    assert one.shingles.hashes.tolist() == other.shingles.hashes.tolist()
    assert one.content != other.content


def test_a_fingerprint_is_also_the_packages_type():
    words = made("昨天下午，市图书馆的三楼阅览室里坐满了人").words
    assert words.package.value == words.value == int(words.hex, 16)
