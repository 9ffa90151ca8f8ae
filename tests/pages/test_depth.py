import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.errors import LimitExceeded
from leitong.pages.depth import MAX_DEPTH, flattened
from leitong.pages.parse import MAX_CHARACTERS, MAX_TAGS


def nested(depth: int, tag: str = "div") -> str:
    return f"<{tag}>" * depth + "deep text" + f"</{tag}>" * depth


def test_a_flat_page_is_left_as_it_is():
    html = "<p>one</p>" * 20_000
    assert flattened(html) is html


def test_unclosed_paragraphs_are_not_deep():
    html = "<p>one" * 20_000
    assert flattened(html) is html


@pytest.mark.parametrize("tag", ["div", "b", "span", "blockquote"])
def test_two_hundred_thousand_levels_are_cut_and_the_text_kept(tag):
    flat = flattened(nested(200_000, tag))
    assert flat == nested(MAX_DEPTH, tag)


def test_tags_in_a_script_do_not_count_once_it_has_ended():
    html = "<div>" + "<script>x='<div>'</script>" * 9_000 + "text</div>"
    assert flattened(html) is html


def test_deep_nesting_inside_a_script_counts():
    assert len(flattened("<svg><script>" + "<g>" * 200_000)) < 20_000


def test_tags_without_an_end_are_read_in_one_pass():
    assert len(flattened("<a " * 200_000)) < 20_000


@settings(deadline=None)
@given(st.lists(st.sampled_from(["<div>", "</div>", "<b>", "</b>", "x", "<p>", "<!--", "-->"]), max_size=40))
def test_the_text_survives(pieces):
    html = "".join(pieces) * 2_000
    assert flattened(html, 5).count("x") == html.count("x")


def test_very_deep_text_is_read(page_of):
    page = page_of(nested(200_000))
    assert [block.text for block in page.blocks] == ["deep text"]


def test_layout_paths_end_at_the_depth_that_is_kept(page_of):
    layout = page_of(nested(1_500)).layout
    assert max(path.count("/") for path in layout.paths) < 512


def test_a_page_of_too_many_characters_is_refused_by_name(page_of):
    with pytest.raises(LimitExceeded, match=r"huge\.html: The page has 10,000,001 characters"):
        page_of("x" * (MAX_CHARACTERS + 1), source="huge.html")


def test_a_page_of_too_many_tags_is_refused(page_of):
    with pytest.raises(LimitExceeded, match="tags"):
        page_of("<p>" * (MAX_TAGS + 1))
