import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.pages.parse import parse
from leitong.pages.walk import walk


def texts(html):
    return walk(parse("page.html", html)).stretches.texts


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<p><b>one</b><b>two</b>", ["onetwo"]),
        ("<p><b>one</b> <b>two</b>", ["one two"]),
        ("<p><b>one<i></i> </b><b>two</b>", ["one two"]),
        ("<p><b>one</b>\n<!-- aside --><b>two</b>", ["one two"]),
        ("<p><b>one</b> <script>let x</script><b>two</b>", ["one two"]),
        ("<p><b>one</b><script> let x </script><b>two</b>", ["onetwo"]),
        ("<p>one <img src=x><b>two</b>", ["one two"]),
        ("<p><img src=x> <b>two</b>", ["two"]),
        ("<p>one&nbsp;<b>two</b>", ["one two"]),
        ("<p>one<br> <b>two</b>", ["one\ntwo"]),
        ("<p>one<br>\n<br><b>two</b>", ["one", "two"]),
        ("<p>one <noscript><br><br><div>x</div></noscript>two", ["one two"]),
        ("<p>one <svg><title>x</title><path></path></svg>two", ["one", "two"]),
        ("<p>one <template><div>x</div></template>two", ["one two"]),
        ("<p>one</p> <p> </p><p>&nbsp;</p><p>two</p>", ["one", "two"]),
        ("<div>one<p>two</p>three</div>", ["one", "two", "three"]),
        ("<p><o:p>one</o:p> two<custom-tag>three</custom-tag>", ["one two", "three"]),
    ],
)
def test_white_space_stands_where_the_page_has_it(html, expected):
    assert texts(html) == expected


def test_preformatted_text_keeps_each_line_between_its_tags():
    html = "<pre><span>if x:</span>\n\n<span>    y</span>\n<b>z</b> </pre>"
    assert texts(html) == ["if x:\n\n    y\nz"]


def test_a_script_makes_no_element():
    walked = walk(parse("page.html", "<div><div><script>x</script></div><p>text</div>"))
    assert walked.elements.tags == ["html", "body", "div", "p"]


def test_the_number_of_a_links_block():
    stretches = walk(
        parse("page.html", "<p>one<p><a href=/>two</a> <a>three</a><p><a href=/><img></a>")
    ).stretches
    assert (stretches.linked, stretches.linked_in.tolist()) == (["two"], [1])
    assert (stretches.links_in.tolist(), stretches.images_in.tolist()) == ([1, 2], [2])


def test_a_link_may_lead_nowhere():
    assert walk(parse("page.html", "<p><a href>one</a> <a>two</a>")).stretches.linked == ["one"]


@given(st.lists(st.sampled_from(["<b>", "</b>", "<i>", "</i>", "x", " ", "\n", "<!---->"]), max_size=30))
def test_inline_tags_never_split_or_glue_words(pieces):
    plain = "".join(piece for piece in pieces if piece in {"x", " ", "\n"})
    assert texts("<p>" + "".join(pieces)) == list(filter(None, [" ".join(plain.split())]))
