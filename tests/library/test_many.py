import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.analysis import analyse, analysis_of
from leitong.documents.load import document_of
from leitong.library.many import prints_of
from leitong.library.prints import print_of
from leitong.pages.structure import structure

ENGLISH = (
    "The harbour master said on Monday that 3.14 million tons, or 1,300 ships, passed the lock; it isn't a record. "
    "Café owners on the quay had hoped for more, and so had the town's bakers."
)
MIXED = "卡拉OK大赛在A股开盘前14天结束，冠军是来自临江的张小姐。第３名得了5元。"


def read(text, name="a.txt"):
    document = document_of(name, text.encode("utf-8", "surrogatepass"), name)
    return document, structure(document)


def everything(print_):
    sketch = print_.sketch
    arrays = tuple(part.tolist() for part in (sketch.units, sketch.sample, sketch.letters))
    rest = [getattr(print_, name) for name in print_.__slots__ if name != "packed"]
    return [*rest, sketch.content, sketch.stamps, *arrays]


def alone(text, name="a.txt"):
    return everything(print_of(analysis_of(*read(text, name))))


AWKWARD = [
    "㉑",
    "3,",
    "5 million",
    "don't",
    "'t is so",
    "\u0301accent first",
    "\u200bhidden first",
    "ａｂｃ　１２３",
    "Ελληνικά and Latin",
    "раураl looks like paypal",
    "left \u202eelpmaxe to right",
    "a&amp;b<br>c",
    "the of and",
    "2024 15 3.5",
    "ﬁne ligatures, straße",
    "か\u3099くせい",
    "é and e\u0301",
    "图书馆",
    "圖書館",
    "x",
    "!!!",
]


def test_what_is_made_together_is_as_it_is_made_alone(notice):
    texts = [notice, ENGLISH, MIXED, *AWKWARD, notice * 3, ENGLISH + MIXED]
    together = prints_of([read(text) for text in texts])
    assert [everything(one) for one in together] == [alone(text) for text in texts]


def test_pages_are_made_with_texts(notice):
    page = f"<html lang=de><title>Bericht</title><body><p>{notice}</p></body></html>"
    together = prints_of([read(ENGLISH), read(page, "p.html"), read(notice)])
    assert everything(together[1]) == alone(page, "p.html")


def test_stamps_are_passed_over_in_pages_among_texts(notice):
    stamped = f"<p>2023-03-05 10:20 浏览（1,234）</p><p>{notice}</p><p>活动于3月5日本公司 https://example.org/?a=1&amp;b=2</p>"
    anew = stamped.replace("2023", "2024").replace("1,234", "7")
    texts = [(ENGLISH, "a.txt"), (stamped, "p.html"), (anew, "q.html"), (notice, "b.txt"), (MIXED, "c.txt")]
    together = prints_of([read(*text) for text in texts])
    assert [everything(one) for one in together] == [alone(*text) for text in texts]
    assert together[1].simhash == together[2].simhash
    assert together[1].sketch.stamps != together[2].sketch.stamps


def test_none_make_none():
    assert prints_of([]) == []


@pytest.mark.parametrize("size", [65, 130])
def test_any_number_of_texts_comes_back_in_order(size):
    together = prints_of([read(f"text {number}") for number in range(size)])
    assert [one.sha256 for one in together] == [read(f"text {number}")[0].sha256 for number in range(size)]


letters = st.text(st.sampled_from("ab1 ,.'\n图書が국ÀéμΟ\u0301\u200b５。;&<"), min_size=1, max_size=40)


@given(st.lists(letters.filter(lambda text: not text.isspace() and text.strip("\u200b\n ")), max_size=6))
def test_no_text_touches_the_next(texts):
    together = prints_of([read(text) for text in texts])
    assert [everything(one) for one in together] == [alone(text) for text in texts]


def test_the_language_is_told_by_the_text_and_only_else_by_the_page(notice):
    german = "Der Ausschuss trat am Dienstag zusammen, um den Bericht über die Bücherei zu prüfen."
    found = prints_of(
        [
            read(f"<html lang=en><body><p>{notice}</p></body></html>", "a.html"),
            read(f"<html lang=de><body><p>{german}</p></body></html>", "b.html"),
            read(german),
            read(ENGLISH),
            read(notice),
        ]
    )
    assert [one.language for one in found] == ["zh", "de", None, "en", "zh"]


def test_the_language_of_a_long_text_is_told_by_its_first_part(notice):
    german = "Der Ausschuss trat am Dienstag zusammen, um den Bericht über die Bücherei zu prüfen. "
    texts = [german * 300 + ENGLISH * 400, ENGLISH * 400 + german * 300, german * 300 + notice * 400]
    assert [prints_of([read(text)])[0].language for text in texts] == [None, "en", None]
    assert [everything(prints_of([read(text)])[0]) for text in texts] == [alone(text) for text in texts]


def test_an_analysis_shows_the_fingerprint_that_is_kept(notice):
    analysis = analyse(notice)
    assert print_of(analysis).simhash == analysis.fingerprints.words.value
    assert np.array_equal(print_of(analysis).sketch.units >> 3, analysis.units.hashes >> 35)
