import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.errors import LimitExceeded
from leitong.pages.costly_tags import without_costly_tags
from leitong.pages.parse import MAX_CHARACTERS, MAX_TAGS, parse, root_of


def nested(depth: int, tag: str = "div") -> str:
    return f"<{tag}>" * depth + "deep text" + f"</{tag}>" * depth


@pytest.mark.parametrize("tag", ["div", "b", "span", "blockquote", "svg", "table"])
def test_the_text_of_a_very_deep_page_is_kept(tag):
    assert root_of(parse("page.html", nested(99_000, tag))).text.strip() == "deep text"


def test_very_deep_text_is_read(page_of):
    page = page_of(nested(99_000))
    assert [block.text for block in page.blocks] == ["deep text"]


def test_layout_paths_end_at_the_depth_that_is_kept(page_of):
    layout = page_of(nested(1_500)).layout
    assert max(path.count("/") for path in layout.paths) < 512


def test_a_page_of_too_many_characters_is_refused_by_name(page_of):
    with pytest.raises(LimitExceeded, match=r"huge\.html: The page has 5,000,001 characters"):
        page_of("x" * (MAX_CHARACTERS + 1), source="huge.html")


def test_a_page_of_too_many_tags_is_refused(page_of):
    with pytest.raises(LimitExceeded, match="tags"):
        page_of("<p>" * (MAX_TAGS + 1))


@pytest.mark.parametrize("tag", ["</p>", "</BR>"])
def test_end_tags_that_make_elements_are_tags(page_of, tag):
    with pytest.raises(LimitExceeded, match="100,001 tags"):
        page_of("<div>" + tag * (MAX_TAGS + 1))


def test_a_line_break_a_word_takes_linear_time(page_of):
    assert len(page_of("x<br>" * (MAX_TAGS - 1)).blocks) == 1


def test_a_page_of_many_closed_tags_is_left_as_it_is():
    html = "<p>one <b>two</b> <i>three</i></p>" * 5_000
    assert without_costly_tags(html) is html


def test_a_page_whose_scripts_write_pages_is_left_as_it_is():
    html = "<html><body class=home>" + "<script>'<html><body>'</script>" * 20 + "text " * 20_000
    assert without_costly_tags(html) is html


def test_formatting_left_open_is_not_made_again_in_each_of_many_paragraphs():
    html = "".join(f"<font color={number}><p>x" for number in range(20_000))
    root = root_of(parse("page.html", html))
    assert len(root.find_all("font")) < 20 * 20_000
    assert root.text == "x" * 20_000


def test_formatting_left_open_beyond_borders_is_found():
    html = "".join(f"<font color={number}><object></font></object><p>x" for number in range(10_000))
    assert len(root_of(parse("page.html", html)).find_all("font")) < 20 * 10_000


@pytest.mark.parametrize(
    "left_open",
    [
        '<b a={}>x<br title="</b>">',
        '<b a={} title="</b>">x',
        "<b a={}>x<!--</b>-->",
        "<b a={}>x<script></b></script>",
        "<b a={}>x<svg><title></b></title></svg>",
        "<b a={}>x<select></b></select>",
        "<b a={}>x<table></b></table>",
        "<td><b a={}>x</td>",
        "<small a={}>x</\u017fmall>",
        "<nobr a={}>x",
    ],
)
def test_formatting_whose_end_tag_ends_nothing_is_left_open(left_open):
    html = "".join("<p>" + left_open.format(number) for number in range(4_000))
    assert len(root_of(parse("page.html", html)).find_all(["b", "small", "nobr"])) < 20 * 4_000


@pytest.mark.parametrize(
    "tags", ["<b>{}<i>x</i></b>", "<b><p>{}</p></b>", '<b title="<b>">{}</b>', "<B>{}</b\n>"]
)
def test_formatting_that_is_closed_is_kept(tags):
    html = "".join(tags.format(number) for number in range(8_000))
    assert without_costly_tags(html) is html


def test_formatting_whose_tags_have_no_end_takes_linear_time():
    html = '<b a="' * 90_000
    assert without_costly_tags(html).count("<b ") == 16


@pytest.mark.parametrize("name", ["body", "BODY", "html"])
def test_of_many_bodies_the_first_ones_count(name):
    html = "".join(f'<{name} a{number}="1>2">x' for number in range(10_000))
    root = root_of(parse("page.html", html))
    element = root if name == "html" else root.find("body")
    assert len(element.attrs) == 64
    assert root.text == "x" * 10_000


def test_bodies_of_very_many_attributes_are_passed_over():
    attributes = " ".join(f'a{number}=">"' for number in range(10_000))
    root = root_of(parse("page.html", f"<body class=home>text<body {attributes}>more"))
    body = root.find("body")
    assert (dict(body.attrs), body.text) == ({"class": ["home"]}, "textmore")


@given(
    st.lists(
        st.sampled_from(["<div>", "</div>", "<b>", "</b>", "x", "<p>", "<td>", "<body a>", "<!--", "-->"])
    )
)
def test_every_letter_of_the_source_stays(pieces):
    html = "".join(pieces) * 4_000
    assert without_costly_tags(html).count("x") == html.count("x")
