import zlib
from contextlib import suppress
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from leitong.documents.load import document_of
from leitong.library.fields import written
from leitong.library.page_records import packed_links, packed_page, unpacked_links, unpacked_page
from leitong.pages.page import Image, LayoutProfile, Link, Page, PageKind
from leitong.pages.structure import structure

TEXT = st.text(max_size=30)
SURROGATES = st.text(alphabet=st.characters(), max_size=10)
LINKS = st.builds(Link, TEXT, SURROGATES, st.sampled_from(["text", "image"]), st.booleans(), st.booleans())
PAGES = st.builds(
    Page,
    title=TEXT,
    content_title=TEXT,
    description=TEXT,
    declared_keywords=st.lists(TEXT, max_size=3).map(tuple),
    body=SURROGATES,
    kind=st.sampled_from(list(PageKind)),
    blocks=st.just(()),
    links=st.lists(LINKS, max_size=4).map(tuple),
    images=st.lists(st.builds(Image, TEXT, TEXT, TEXT, TEXT), max_size=3).map(tuple),
    layout=st.builds(
        LayoutProfile,
        st.lists(st.tuples(st.integers(0, 600), TEXT), max_size=5).map(tuple),
        st.dictionaries(TEXT, st.integers(1, 99), max_size=4),
    ),
    language=st.none() | st.sampled_from(["zh", "en"]),
    fallback=st.booleans(),
    address=TEXT,
    canonical=TEXT,
)


def loaded(page):
    return unpacked_page(packed_page(page), packed_links(page))


@given(PAGES)
def test_what_is_stored_comes_back(page):
    assert loaded(page) == page


def test_a_real_page_comes_back_without_its_blocks():
    html = (
        "<!-- saved from url=(0020)https://example.org/a/ --><title>图书馆</title><img src=p.png alt=门>"
        "<a href='b.html' rel=nofollow>next</a><p>临江市图书馆今天宣布，主馆每天的开放时间延长到晚上十点。</p>"
    )
    page = structure(document_of("page.html", html.encode(), "page.html"))
    assert page.blocks
    assert loaded(page) == replace(page, blocks=())
    (link,) = unpacked_links(packed_links(page)).links
    assert (link.url, link.nofollow) == ("https://example.org/a/b.html", True)


def test_the_layout_of_a_walk_is_packed_as_any_other():
    html = "<title>x</title><p>one<p>two<b>three</b><ul><li>a<li>b</ul><p>four<wbr><custom-tag><p>five</custom-tag>"
    page = structure(document_of("page.html", html.encode(), "page.html"), whole=True)
    layout = LayoutProfile(tuple(page.layout.outline), dict(page.layout.paths))
    assert page.layout.columns
    assert packed_page(page) == packed_page(replace(page, layout=layout))


def test_a_text_that_holds_the_marks_of_a_record_comes_back():
    page = structure(document_of("a.txt", b"a line of some length, then one\x1etwo\x1fthree", "a.txt"))
    assert "\x1e" in page.body
    assert loaded(page) == replace(page, blocks=())


def test_a_text_without_links_takes_no_room_for_them():
    page = structure(document_of("a.txt", "一行字".encode(), "a.txt"))
    assert packed_links(page) == b""


def test_a_long_text_is_smaller_than_itself():
    page = structure(document_of("a.txt", ("the library stays open until ten\n" * 500).encode(), "a.txt"))
    assert len(packed_page(page)) < 1000


def test_a_damaged_record_is_refused():
    with pytest.raises(zlib.error, match="incorrect header"):
        unpacked_page(b"nothing of the kind", b"")


@pytest.mark.parametrize("column", ["\x1e" + "\x1f" * 7_000_000, "[" + "[]," * 6_000_000, "[" * 100_000])
def test_a_record_that_would_take_all_memory_is_refused(column):
    with pytest.raises(ValueError, match="a record"):
        unpacked_links(zlib.compress(column.encode()))


def test_a_record_that_unpacks_without_end_is_refused():
    part = zlib.compressobj(wbits=-15)
    spaces = part.compress(bytes(1_000_000)) + part.flush(zlib.Z_FULL_FLUSH)
    with pytest.raises(ValueError, match="more than a page can hold"):
        unpacked_links(b"\x78\x01" + spaces * 300)


def test_a_record_that_was_cut_off_is_refused():
    with pytest.raises(ValueError, match="ends too early"):
        unpacked_links(packed_links(WRITTEN)[:-5])


WRITTEN = structure(
    document_of("a.html", b"<p>one</p><ul><li>x</ul><img src=a.png><a href=/b.html>two</a>", "a.html"),
    whole=True,
)


@given(st.integers(0), st.sampled_from(["", "\x1e", "\x1f", "0", "9", "-", "é"]))
@example(0, "")
def test_a_record_in_which_something_else_stands_is_read_or_refused(place, other):
    for read, record in (
        (partial(unpacked_page, links=b""), packed_page(WRITTEN)),
        (unpacked_links, packed_links(WRITTEN)),
    ):
        text = zlib.decompress(record).decode()
        at = place % len(text)
        with suppress(ValueError):
            read(zlib.compress((text[:at] + other + text[at + 1 :]).encode()))


@pytest.mark.parametrize("columns", [[], [["only"]], [["a", "b", "c", "d", "topic"], *[[]] * 13], [[]] * 14])
def test_a_record_of_too_few_or_too_many_columns_is_refused(columns):
    record = zlib.compress(written(columns).encode())
    with pytest.raises(ValueError):
        unpacked_page(record, b"")
    with pytest.raises(ValueError):
        unpacked_links(record)
