import pytest

from leitong.pages.addresses import Addresses
from leitong.pages.structure import structure

PAGE = "http://example.org/news/a.html"


@pytest.mark.parametrize(
    ("href", "url"),
    [
        ("/b.html", "http://example.org/b.html"),
        ("b.html", "http://example.org/news/b.html"),
        ("../b.html", "http://example.org/b.html"),
        ("//cdn.example.org/x", "http://cdn.example.org/x"),
        ("https://other.example/", "https://other.example/"),
        ("?page=2", "http://example.org/news/a.html?page=2"),
        (" /b.html\n", "http://example.org/b.html"),
        ("http://[bad", "http://[bad"),
    ],
)
def test_links_are_resolved_against_the_page(page_of, href, url):
    assert page_of(f'<a href="{href}">x</a>', source=PAGE).links[0].url == url


def test_a_base_tag_comes_first(page_of):
    html = '<base href="http://mirror.example/root/"><a href="b">x</a>'
    assert page_of(html, source=PAGE).links[0].url == "http://mirror.example/root/b"


def test_a_saved_page_knows_where_it_came_from(page_of):
    html = f'<!-- saved from url=(0030){PAGE} --><html><a href="b">x</a>'
    assert page_of(html, source="/home/me/a.html").links[0].url == "http://example.org/news/b"


def test_without_an_address_links_stay_as_written(page_of):
    assert page_of('<a href="b">x</a>', source="/home/me/a.html").links[0].url == "b"


@pytest.mark.parametrize(
    ("href", "within"), [("#top", True), ("a.html#x", True), ("b.html#x", False), ("b.html", False)]
)
def test_fragments_point_into_the_page(page_of, href, within):
    assert page_of(f'<a href="{href}">x</a>', source=PAGE).links[0].fragment is within


def test_a_fragment_with_a_base_elsewhere_leaves_the_page():
    addresses = Addresses(PAGE, "http://mirror.example/")
    assert not addresses.within("#top", addresses.resolve("#top"))


def test_an_image_link_is_anchored_by_its_alt_text(page_of):
    link = page_of('<a href="b"><img src="x.png" alt="a bridge"></a>').links[0]
    assert (link.anchor, link.kind) == ("a bridge", "image")


@pytest.mark.parametrize(
    ("html", "anchors"),
    [
        ("<a href=b>one <svg><title>x</title></svg><script>y</script>two</a>", [("one two", "text")]),
        ("<a href=b><svg><title>x</title></svg><img alt=two></a>", [("two", "image")]),
        ("<a href=b><noscript><img alt=x></noscript></a>", [("", "text")]),
        ("<a href=b>one<table><td><a href=c>two</a></table></a>", [("one", "text"), ("two", "text")]),
        (
            "<template><a href=b>x</a></template><noscript><a href=c>y</a></noscript><a href>one</a>",
            [("one", "text")],
        ),
    ],
)
def test_an_anchor_has_the_text_that_is_seen_and_its_own(page_of, html, anchors):
    assert [(link.anchor, link.kind) for link in page_of(html).links] == anchors


def test_nofollow_links_are_kept_and_marked(page_of):
    links = page_of('<a href=a rel="noopener NoFollow">x</a><a href=b>y</a><a name=c>z</a>').links
    assert [(link.url, link.nofollow) for link in links] == [("a", True), ("b", False)]


def test_lazy_pictures_are_found(page_of):
    html = (
        '<img src="data:image/gif;base64,R0" data-src="real.jpg" alt="one"><img srcset="s.jpg 1x, l.jpg 2x">'
        '<img src="c.jpg">'
    )
    assert [(image.url, image.alt) for image in page_of(html).images] == [
        ("real.jpg", "one"),
        ("s.jpg", ""),
        ("c.jpg", ""),
    ]


def test_pictures_have_their_titles_and_the_captions_of_their_figures(page_of):
    html = (
        '<figure><div><img src="a.jpg" title=" At  night "><img src="b.jpg"></div>'
        "<div><figcaption>The <b>old</b>\n bridge</figcaption></div></figure><img src=c.jpg><figcaption>x</figcaption>"
    )
    assert [(image.title, image.caption) for image in page_of(html).images] == [
        ("At  night", "The old bridge"),
        ("", "The old bridge"),
        ("", ""),
    ]


def test_captions_are_blocks(page_of):
    page = page_of("<figure><img src=a.jpg><figcaption>The old bridge</figcaption></figure>")
    assert "The old bridge" in [block.text for block in page.blocks]


def test_a_base_that_is_no_address_is_ignored(page_of):
    html = f'<base href="http://mirror.example/{"x" * 5_000}/"><a href="b">x</a>'
    assert page_of(html, source="/home/me/a.html").links[0].url == "b"


def test_what_is_taken_at_once_is_what_a_second_look_finds(make_document, news_page):
    document = make_document(
        news_page("<p>See <a href=/x>there</a> <a href=/y><img src=a.png alt=bridge></a>")
    )
    at_once, later = structure(document, whole=True), structure(document)
    for part in ("links", "images"):
        assert getattr(at_once, part) == getattr(later, part)
    assert at_once.layout.outline == later.layout.outline
    assert dict(at_once.layout.paths) == dict(later.layout.paths)


def test_links_of_pictures_and_of_text_stay_in_order(page_of):
    html = (
        '<a href="1">one</a><a href="2"><img alt="two"></a><a href="3"></a><a href="4"><img alt="x">four</a>'
    )
    links = page_of(html).links
    assert [(link.url, link.anchor, link.kind) for link in links] == [
        ("1", "one", "text"),
        ("2", "two", "image"),
        ("3", "", "text"),
        ("4", "four", "text"),
    ]
