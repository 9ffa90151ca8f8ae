"""The ladder of encodings: what is read, how it was found, and what the person is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.documents.candidates import encoding_candidates
from leitong.documents.document import EncodingOrigin
from leitong.documents.encoding import decode

SIMPLE = "图书馆周末也开放，读者可以自带电脑。\n还书请走东门，谢谢合作。\n"
TRADITIONAL = "圖書館週末也開放，讀者可以自帶電腦。\n還書請走東門，謝謝合作。\n"
JAPANESE = "図書館は週末も開いています。本は東の入口で返してください。\n"
RUSSIAN = "Библиотека открыта и по выходным. Книги сдают у восточного входа.\n"
KOREAN = "도서관은 주말에도 문을 엽니다. 책은 동쪽 문에서 돌려주세요.\n"
ENGLISH = "The café’s “naïve” menu hasn’t changed — they said it’s final.\n"


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (SIMPLE, "gb18030"),
        (SIMPLE + "𠮹㐂€", "gb18030"),
        (TRADITIONAL, "big5"),
        (JAPANESE, "cp932"),
        (JAPANESE, "euc_jp"),
        (KOREAN, "cp949"),
        (RUSSIAN, "cp1251"),
        (RUSSIAN, "koi8-r"),
        (ENGLISH, "cp1252"),
        ("é café naïve, é café naïve", "cp1252"),
        (SIMPLE, "utf-16-le"),
        (SIMPLE, "utf-16-be"),
        (SIMPLE.strip().replace("\n", ""), "utf-16-le"),
        (ENGLISH, "utf-16-le"),
        (ENGLISH, "utf-16-be"),
        (ENGLISH, "utf-32-le"),
        (SIMPLE, "hz"),
        (JAPANESE, "iso2022_jp"),
        (KOREAN, "iso2022_kr"),
    ],
)
def test_text_without_any_mark_is_read_as_it_was_written(text, encoding):
    reading = decode(text.encode(encoding))
    assert reading.text == text
    assert reading.replaced == 0


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_settles_it_and_is_not_text(encoding):
    reading = decode(SIMPLE.encode(encoding))
    assert (reading.text, reading.origin, reading.warnings) == (SIMPLE, EncodingOrigin.BOM, ())


def test_the_mark_of_gb18030_is_known():
    assert decode(("\ufeff" + SIMPLE).encode("gb18030")).text == SIMPLE


def test_utf_32_is_not_taken_for_utf_16_whose_mark_it_begins_with():
    assert decode(SIMPLE.encode("utf-32")).encoding == "utf-32-le"


@pytest.mark.parametrize(("text", "encoding"), [("你好", "gbk"), ("許功蓋", "big5"), ("café", "latin-1")])
def test_a_few_letters_are_read_but_called_uncertain(text, encoding):
    reading = decode(text.encode(encoding))
    assert reading.text == text
    assert "uncertain" in str(reading.warnings[0])


def test_long_ascii_before_the_chinese_does_not_hide_it():
    text = "plain line\n" * 10_000 + SIMPLE
    assert decode(text.encode("gbk")).text == text


def test_one_bad_byte_leaves_utf_8_utf_8():
    data = (SIMPLE * 5).encode()
    reading = decode(data[:300] + b"\xff" + data[300:])
    assert (reading.encoding, reading.replaced) == ("utf-8", 1)
    assert reading.text.replace("\ufffd", "") == SIMPLE * 5
    assert "One place" in str(reading.warnings[0])


def test_utf_8_cut_inside_a_letter_loses_only_that_letter():
    reading = decode("你好吗".encode()[:-1])
    assert (reading.text, reading.replaced) == ("你好\ufffd", 1)


def test_a_replacement_character_that_was_written_is_not_counted():
    assert decode("a\ufffdb".encode()).replaced == 0
    assert decode("好好好好好好好好好好好\ufffdb".encode() + b"\xff").replaced == 1


def test_half_a_surrogate_pair_is_one_bad_place_in_a_utf8_text():
    reading = decode("Das café “naïve” \ud800 x".encode("utf-8", "surrogatepass"))
    assert (reading.text, reading.encoding) == ("Das café “naïve” \ufffd x", "utf-8")
    assert reading.replaced == 1
    assert str(reading.warnings[0]).startswith("One place could not be decoded")


def test_surrogates_encoded_one_by_one_become_the_letter():
    assert decode("x\ud83d\ude00y".encode("utf-8", "surrogatepass")).text == "x😀y"


def test_nul_bytes_are_left_out():
    assert decode(b"ab\0cd\0\0 and more text").text == "abcd and more text"


def test_an_odd_byte_after_utf_16_is_counted():
    reading = decode(SIMPLE.encode("utf-16") + b"A")
    assert (reading.text, reading.replaced) == (SIMPLE + "\ufffd", 1)


def test_lines_in_two_encodings_are_each_read_as_they_are():
    reading = decode(SIMPLE.encode() + SIMPLE.encode("gbk") + SIMPLE.encode())
    assert reading.text == SIMPLE * 3
    assert "gb18030" in str(reading.warnings[0])


def test_a_line_in_another_encoding_among_many_in_utf_8_is_read_as_it_is():
    line = SIMPLE.replace("\n", " ") + "\n"
    reading = decode(line.encode() * 30 + line.encode("gbk") + line.encode() * 9)
    assert (reading.text, reading.replaced) == (line * 40, 0)
    assert "gb18030" in str(reading.warnings[0])


def test_a_long_file_in_two_encodings_is_read_in_parts():
    line = SIMPLE.replace("\n", " ") + "\n"
    reading = decode((line.encode() + line.encode("gbk")) * 10_000)
    assert reading.text == line * 20_000
    assert "gb18030" in str(reading.warnings[0])


def test_a_file_in_two_encodings_one_after_the_other_is_read_in_parts():
    line = SIMPLE.replace("\n", " ") + "\n"
    reading = decode(line.encode("gbk") * 40_000 + line.encode() * 40_000)
    assert reading.text == line * 80_000


def page(charset, body):
    return f'<html><head><meta charset="{charset}"></head><body>'.encode() + body + b"</body></html>"


def test_a_declared_encoding_is_believed():
    reading = decode(page("gb2312", "朱镕基的书".encode("gbk")))
    assert (reading.encoding, reading.origin) == ("gb18030", EncodingOrigin.DECLARED)
    assert "朱镕基的书" in reading.text


def test_the_declaration_decides_where_the_bytes_can_not():
    reading = decode(page("iso-8859-2", "Łódź".encode("iso-8859-2")))
    assert "Łódź" in reading.text


def test_latin_1_means_windows_1252_as_in_browsers():
    reading = decode(page("iso-8859-1", b"price \x80 5 \x93quoted\x94"))
    assert "price € 5 “quoted”" in reading.text


@pytest.mark.parametrize(
    ("declared", "really"),
    [
        ("gb2312", "utf-8"),
        ("big5", "gbk"),
        ("utf-8", "gbk"),
        ("iso-8859-1", "gbk"),
        ("gbk", "cp932"),
        ("utf-16", "gbk"),
        ("punycode", "gbk"),
        ("no-such-thing", "gbk"),
    ],
)
def test_the_bytes_win_over_a_lying_declaration(declared, really):
    text = JAPANESE if really == "cp932" else SIMPLE
    assert text in decode(page(declared, text.encode(really))).text


def test_an_xml_declaration_counts_too():
    text = '<?xml version="1.0" encoding="big5"?><html>' + TRADITIONAL
    reading = decode(text.encode("big5"))
    assert (reading.text, reading.origin) == (text, EncodingOrigin.DECLARED)


def test_the_content_type_of_the_answer_is_a_declaration():
    reading = decode(RUSSIAN[:12].encode("koi8-r"), declared="koi8-r")
    assert (reading.text, reading.origin) == (RUSSIAN[:12], EncodingOrigin.DECLARED)


def test_what_the_person_chose_is_used_even_if_it_is_wrong():
    reading = decode("你好".encode(), given="gbk")
    assert (reading.text, reading.encoding, reading.origin) == ("浣犲ソ", "gb18030", EncodingOrigin.GIVEN)


@pytest.mark.parametrize("name", ["no-such-thing", "base64", "idna", "unicode_escape", ""])
def test_what_is_no_text_encoding_can_not_be_chosen(name):
    with pytest.raises(LookupError):
        decode(b"abc", given=name)


def test_ascii_that_looks_like_escapes_stays_ascii():
    for text in ("Fig.~{12}~\\cite", "\x1b[31mred\x1b[0m \x1b(B plain"):
        assert decode(text.encode()).text == text


def test_candidates_offer_the_reading_taken_first_and_others():
    candidates = encoding_candidates(b"plain beginning " + "你好".encode("gbk"), most=3)
    assert candidates[0] == ("gb18030", "你好")
    assert len(candidates) == 3
    assert len({text for _, text in candidates}) == len(candidates)


@given(st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0\ufeff"), min_size=1))
def test_valid_utf_8_is_never_read_as_anything_else(text):
    data = text.encode()
    if not (b"~{" in data or b"\x1b$" in data):
        assert decode(data).text == text


@given(st.binary(max_size=300))
def test_any_bytes_give_text_that_every_room_can_encode(data):
    reading = decode(data)
    assert "\0" not in reading.text
    reading.text.encode()
    for _, preview in encoding_candidates(data):
        preview.encode()
