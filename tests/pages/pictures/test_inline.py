import base64

import pytest

from leitong.pages.pictures.inline import MOST_PICTURES, inline_pictures

CONTENT = b"\x89PNG and so on"
CODED = base64.b64encode(CONTENT).decode()


@pytest.mark.parametrize(
    "html",
    [
        f"<img src='data:image/png;base64,{CODED}'>",
        f'<IMG alt="a b" SRC = "data:image/png;base64,{CODED}">',
        f"<img src=data:image/png;base64,{CODED}>",
    ],
)
def test_a_picture_within_a_page_is_its_bytes(html):
    assert list(inline_pictures(f"<p>{html}</p>")) == [CONTENT]


def test_one_that_is_not_coded_is_taken_as_it_stands():
    assert list(inline_pictures("<img src='data:image/svg+xml,%3Csvg/%3E'>")) == [b"<svg/>"]


@pytest.mark.parametrize(
    "html", ["<img src='a.png'>", "<img src='data:image/png;base64,%%%'>", "<a src='data:image/png,x'>", ""]
)
def test_others_are_passed_over(html):
    assert list(inline_pictures(html)) == []


def test_there_is_an_end_to_it():
    assert len(list(inline_pictures(f"<img src='data:image/png;base64,{CODED}'>" * 300))) == MOST_PICTURES
