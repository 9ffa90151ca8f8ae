import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.documents.document import Format
from leitong.fingerprints.signed_text import has_stamps, signed_text, stamps_key
from leitong.words.normalise import letters
from leitong.words.segment import segment
from leitong.words.units import units_of

TEXT = "活动于3月5日本公司大楼举行，报名见 https://example.org/a?b=1 并带证件。"


def key(text):
    return stamps_key(text, signed_text(text, without_stamps=True).stamps)


def test_stamps_are_blank_and_all_else_keeps_its_place():
    signed = signed_text(TEXT, without_stamps=True)
    assert len(signed.text) == len(TEXT)
    assert signed.text.split() == ["活动于", "本公司大楼举行，报名见", "并带证件。"]
    assert signed.text.index("大楼") == TEXT.index("大楼")


def test_a_stamp_grows_into_no_word_beside_it():
    assert "本" in segment(signed_text(TEXT, without_stamps=True).text).terms
    assert "日本公司" not in segment(signed_text(TEXT, without_stamps=True).text).terms


def test_where_stamps_count_all_is_signed():
    assert signed_text(TEXT, without_stamps=False).text == TEXT


def test_web_pages_alone_have_stamps():
    assert [one for one in Format if has_stamps(one)] == [Format.HTML]


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("浏览 12 次，图书馆开放", "瀏覽 12 次，图书馆关闭", True),
        ("浏览 12 次，图书馆开放", "浏览 13 次，图书馆开放", False),
        ("on 5 March the ferry goes", "on 6 March the ferry goes", False),
        ("on 5 March the ferry goes", "since 5 March no bus comes", True),
    ],
)
def test_the_key_is_that_of_what_is_passed_over(one, other, alike):
    assert (key(one) == key(other)) is alike


def test_nothing_passed_over_has_no_key():
    assert key("图书馆周末也开放") == b""


@given(
    st.lists(st.sampled_from(("2023-03-05", "10:20", "3月5日", "浏览（12）", "www.a.org")), min_size=1),
    st.lists(
        st.sampled_from(("the ferry", "图书馆周末也开放", "and the bus", "本公司大楼前面")),
        min_size=4,
        max_size=9,
    ),
)
def test_texts_with_other_stamps_are_signed_alike(stamps, parts):
    places = list(enumerate(parts))
    one = " ".join(f"{part} {stamps[at % len(stamps)]} ." for at, part in places)
    other = " ".join(f"{part} 2024/11/30 ." for _, part in places)
    signed = [signed_text(text, without_stamps=True) for text in (one, other)]
    first, second = (each.text for each in signed)
    assert letters(first) == letters(second)
    assert segment(first).terms == segment(second).terms
    assert units_of(first).hashes.tolist() == units_of(second).hashes.tolist()
