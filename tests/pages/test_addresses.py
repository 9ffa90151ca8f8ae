from leitong.documents.load import document_of
from leitong.pages.addresses import Addresses
from leitong.pages.structure import structure

PAGE = "<!doctype html>{}<html><head><title>t</title>{}</head><body><p>A line of text.</p></body></html>"


def page(comment="", head=""):
    return structure(document_of("/home/me/saved.html", PAGE.format(comment, head).encode(), "saved.html"))


def test_a_saved_page_knows_where_it_came_from():
    saved = page("<!-- saved from url=(0027)https://example.org/a/b.html -->")
    assert saved.address == "https://example.org/a/b.html"


def test_a_page_that_was_not_saved_by_a_browser_has_no_address():
    assert page().address == ""


def test_a_page_may_say_which_address_is_its_own():
    assert (
        page(head='<link rel="canonical" href="https://example.org/own">').canonical
        == "https://example.org/own"
    )


def test_a_relative_canonical_address_is_joined_to_where_the_page_came_from():
    saved = page(
        "<!-- saved from url=(0027)https://example.org/a/b.html -->", '<link rel=canonical href="c.html">'
    )
    assert saved.canonical == "https://example.org/a/c.html"


def test_a_style_sheet_is_no_address():
    assert page(head='<link rel="stylesheet" href="style.css">').canonical == ""


def test_many_are_resolved_as_each_is_alone():
    hrefs = [
        " /b.html ",
        "?page=2",
        "//cdn.example.org/x",
        "http://[bad",
        "",
        "#top",
        "mailto:a@example.org",
        "a b.html",
    ]
    for addresses in (Addresses(""), Addresses("http://example.org/news/a.html"), Addresses("", "/root/")):
        assert addresses.resolve_all(hrefs) == [addresses.resolve(href) for href in hrefs]
    assert Addresses("http://example.org/news/a.html").resolve_all(hrefs)[:2] == [
        "http://example.org/b.html",
        "http://example.org/news/a.html?page=2",
    ]
