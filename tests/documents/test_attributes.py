"""Tags of thousands of attributes are refused before the parser, which takes quadratic time, sees them."""

import pytest

from leitong.documents.formats.attributes import check_attributes
from leitong.documents.load import load
from leitong.errors import LimitExceeded


def _tag(attributes: int, value: str = "1") -> str:
    return "<p " + " ".join(f'a{i}="{value}"' for i in range(attributes)) + ">text</p>"


def test_a_tag_of_a_hundred_thousand_attributes_is_refused_with_the_reason(saved):
    with pytest.raises(LimitExceeded, match="A tag of the page has 100,000 attributes"):
        load(saved("page.html", _tag(100_000).encode()))


@pytest.mark.parametrize(
    "page", [_tag(5_000) * 40, _tag(30_000, ">"), _tag(30_000) + "<!--", "<!---->" + _tag(30_000)]
)
def test_many_such_tags_are_too_many_together_whatever_stands_in_their_values_or_around_them(page):
    with pytest.raises(LimitExceeded):
        check_attributes("page", page)


@pytest.mark.parametrize(
    "page",
    [
        _tag(5_000),
        _tag(20) * 20_000,
        "<p>" + "a < b and so on " * 100_000,
        "<script>if (a <b " + "and c " * 100_000 + ")</script>",
        "<!-- " + _tag(50_000) + " -->",
        '<img src="data:image/png;base64,' + "A1+/" * 200_000 + '">',
        "<script>" * 100_000,
    ],
    ids=["5000", "20 each", "no tag", "script", "comment", "data", "scripts"],
)
def test_what_a_parser_reads_at_once_passes(page):
    check_attributes("page", page)
