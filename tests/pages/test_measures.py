import pytest

from leitong.pages.characters import count_characters, spell
from leitong.pages.columns import Columns
from leitong.pages.gathered import gathered
from leitong.pages.measures import measure
from leitong.pages.parse import parse
from leitong.pages.walk import walk

LONG = (
    "The council met on Tuesday evening, and after two hours of talk it agreed to rebuild the old bridge. "
    * 3
)


def measured(html: str, title: str = "") -> tuple[list[str], Columns]:
    walked = walk(parse("page.html", html))
    return walked.stretches.texts, measure(gathered([walked]), [title])


@pytest.mark.parametrize(
    ("text", "breaks_off"),
    [
        ("The council met...", True),
        ("市议会星期二晚上开会…", True),
        ("市议会星期二晚上开会……", True),
        ("The council met.", False),
        ("市议会星期二晚上开会。", False),
        (".", False),
        ("", False),
    ],
)
def test_a_text_breaks_off_where_dots_end_it(text, breaks_off):
    assert count_characters(spell([["before...", text]])).breaks_off.tolist() == [True, breaks_off]


def test_what_follows_a_text_is_counted_from_the_text_on():
    parts = (
        '<div class="related">Before the text</div>',
        f"<p>{LONG}</p>",
        '<div class="related">More of the bridge</div>',
        "<p>Plain words</p>",
        '<div class="comments">Well done</div><div class="footer">River Post</div>',
    )
    _, columns = measured("".join(parts))
    assert columns["closings"].tolist() == [0, 0, 1, 1, 2, 3]


def test_what_follows_a_text_above_the_content_title_follows_another():
    title = "Council agrees to rebuild the old bridge"
    html = f'<p>{LONG}</p><div class="related">More</div><h1>{title}</h1><p>{LONG}</p><div class="related">End</div>'
    _, columns = measured(html, title)
    assert columns["closings"].tolist() == [0, 0, 0, 0, 1]


def test_no_more_than_twenty_blocks_are_counted():
    _, columns = measured(f"<p>{LONG}</p><div class=related>" + "<p>One more</p>" * 30 + "</div>")
    assert columns["closings"].max() == 20
